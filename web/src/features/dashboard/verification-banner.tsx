import { Banner } from '#web/components/banner.tsx';
import { ResendButton, ResendOutcome } from './resend-mail.tsx';
import { useResend } from './use-resend.ts';

export function VerificationBanner({ email }: { email: string }) {
  const resend = useResend();
  return (
    <Banner tone="warning" title="Your email isn’t verified yet" action={<ResendButton {...resend} />}>
      <p>Verifying unlocks full features. You’ll need it to submit a plan.</p>
      <ResendOutcome email={email} outcome={resend.outcome} />
    </Banner>
  );
}
