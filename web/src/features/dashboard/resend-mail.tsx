import { CircleX } from 'lucide-react';
import { Button } from '#web/components/button/button.tsx';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortTime } from '#web/components/date-time/format-date-time.ts';
import { EmailAddress } from '#web/components/email-address.tsx';
import type { useResend } from './use-resend.ts';

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
