import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { resendVerification } from '#web/lib/api/resend-verification.ts';
import { useOutcome } from '#web/lib/use-outcome.ts';

export function VerificationBanner({ email }: { email: string }) {
  const { pending, outcome, begin } = useOutcome(resendVerification);
  return (
    <Banner
      tone="warning"
      title="Your email is not verified yet"
      action={
        <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={begin}>
          Resend
        </Button>
      }
    >
      <p>Verifying unlocks full features.</p>
      {/* The answer takes the place of the advice, so that nothing below moves. */}
      <p
        role="status"
        className={classNames(outcome && 'font-semibold', outcome?.sent === false && 'text-brick')}
      >
        {outcome?.text ?? (
          <>
            Open the link we sent to <strong className="wrap-anywhere">{email}</strong>.
          </>
        )}
      </p>
    </Banner>
  );
}
