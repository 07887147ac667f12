import { Button } from '#web/components/button/button.tsx';
import { resendVerification } from '#web/lib/api/resend-verification.ts';
import { useOutcome } from '#web/lib/use-outcome.ts';

/** All that a filled-in plan waits for: the one button of the head, in the place of the banner that has it else. */
export function ConfirmEmail() {
  const { pending, outcome, begin } = useOutcome(resendVerification);
  return (
    <>
      <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={begin}>
        Resend
      </Button>
      <p role="status" className="min-h-[1lh] self-center font-semibold">
        {outcome?.text}
      </p>
    </>
  );
}
