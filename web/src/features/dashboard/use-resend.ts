import { useState } from 'react';
import { type ResendOutcome, resendVerification } from '#web/lib/api/resend-verification.ts';

/** Asks for the verification mail once more, and how that went. */
export function useResend() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome>();
  const resend = async () => {
    setPending(true);
    setOutcome(undefined);
    setOutcome(await resendVerification());
    setPending(false);
  };
  return { pending, outcome, resend: () => void resend() };
}
