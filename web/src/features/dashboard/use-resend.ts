import { useEffect, useState } from 'react';
import { resendVerification } from '#web/lib/api/resend-verification.ts';
import { useOutcome } from '#web/lib/use-outcome.ts';

const secondMs = 1000;
/** A mail takes a moment to arrive; a second request before that would only send two. */
const pauseSeconds = 60;

/** Sends the verification mail again, with its outcome, its time and the pause that follows. */
export function useResend() {
  const [pause, setPause] = useState(0);
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => setPause(pause - 1), secondMs);
    return () => clearTimeout(timer);
  }, [pause]);
  const { pending, outcome, begin } = useOutcome(async () => {
    const answered = await resendVerification();
    if (answered.sent) setPause(pauseSeconds);
    return { ...answered, atMs: Date.now() };
  });
  return { pending, outcome, pause, resend: begin };
}
