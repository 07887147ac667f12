import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatShortTime } from '#web/components/date-time/format-date-time.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { EmailAddress } from '#web/components/text/email-address.tsx';
import { resendVerification } from '#web/lib/api/mail-calls.ts';
import { useOutcome } from '#web/lib/page/use-outcome.ts';

type Resend = ReturnType<typeof useResend>;

/** Sends the link again, and then rests for a minute. */
export const ResendButton = ({ pending, pause, resend }: Resend) => (
  <Button variant="secondary" pending={pending} pendingText="Sending…" resting={pause > 0} onClick={resend}>
    {pause > 0 ? `Resend in ${pause} s` : 'Resend'}
  </Button>
);

/** Says where the link was sent and how sending it again went, in one place, so that nothing below moves. */
export function ResendOutcome({ email, outcome }: Pick<Resend, 'outcome'> & { email: string }) {
  return (
    <p role="status">
      {outcome?.sent === true ? (
        <>
          <span className="block font-semibold">{outcome.text} </span>
          Sent to <EmailAddress email={email} /> at{' '}
          {formatShortTime(outcome.atMs, { timeZone: browserTimeZone() })}.
        </>
      ) : (
        <>
          Open the link we sent to <EmailAddress email={email} end="." />
          {outcome !== undefined && (
            <span className="block font-semibold text-brick in-[.dark-band]:text-inherit">
              {' '}
              <CircleX aria-hidden className="mr-1.5 mb-0.5 inline size-5" />
              {outcome.text}
            </span>
          )}
        </>
      )}
    </p>
  );
}

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

export function VerificationBanner({ email }: { email: string }) {
  const resend = useResend();
  return (
    <Banner tone="warning" title="Your email isn’t verified yet" action={<ResendButton {...resend} />}>
      <p>Verifying unlocks full features. You’ll need it to submit a plan.</p>
      <ResendOutcome email={email} outcome={resend.outcome} />
    </Banner>
  );
}
