import { useEffect, useState } from 'react';
import { type ResendOutcome, resendVerification } from '#web/lib/api/resend-verification.ts';

const secondMs = 1000;
/** A mail takes a moment: until then a second one would only make two. */
const pauseSeconds = 60;

/** Asks for the verification mail once more, how that went and when, and for how long it is not asked again. */
export function useResend() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome & { atMs: number }>();
  const [pause, setPause] = useState(0);
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => setPause(pause - 1), secondMs);
    return () => clearTimeout(timer);
  }, [pause]);
  const resend = async () => {
    setPending(true);
    setOutcome(undefined);
    const answered = await resendVerification();
    setOutcome({ ...answered, atMs: Date.now() });
    if (answered.sent) setPause(pauseSeconds);
    setPending(false);
  };
  return { pending, outcome, pause, resend: () => void resend() };
}
