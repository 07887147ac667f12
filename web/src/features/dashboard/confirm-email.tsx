import { Button } from '#web/components/button/button.tsx';
import { useResend } from './use-resend.ts';

/** All that a filled-in plan waits for: the one button of the head, in the place of the banner that has it else. */
export function ConfirmEmail() {
  const { pending, outcome, resend } = useResend();
  return (
    <>
      <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={resend}>
        Resend
      </Button>
      <p role="status" className="min-h-[1lh] self-center font-semibold">
        {outcome?.text}
      </p>
    </>
  );
}
