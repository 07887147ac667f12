import { type ReactNode, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { mayResume } from '#shared/domain/account/mail-stop.ts';
import { useOutcome } from '#web/lib/page/use-outcome.ts';
import { Button } from '../button/button.tsx';
import { EmailAddress } from '../text/email-address.tsx';
import { Banner } from './banner.tsx';

type MailStopped = NonNullable<UserEntity['mail_stopped']>;

const whatHappened: Record<MailStopped['reason'], string> = {
  bounced: 'bounced: that mailbox doesn’t seem to exist.',
  complained: 'was marked as spam.',
};

interface MailStopBannerProps {
  user: Pick<UserEntity, 'email' | 'verified' | 'mail_stopped'>;
  resume: () => Promise<{ resumed: boolean; text: string }>;
  /** A link to the place where the address can be changed. */
  correction: ReactNode;
}

/** Says why the account's address gets no mail and what its owner can do, then how that went. */
export function MailStopBanner({ user, resume, correction }: MailStopBannerProps) {
  // By the time there is an outcome to show, the account no longer has the stop.
  const [stopSeen] = useState(user.mail_stopped);
  const { pending, outcome, begin } = useOutcome(resume, { keepsLast: true });
  const stopped = user.mail_stopped ?? stopSeen;
  if (stopped === null) return null;

  if (outcome?.resumed)
    return (
      <Banner tone="success" title="We can email you again" role="status">
        <p>{outcome.text}</p>
      </Banner>
    );
  const offers = mayResume({ reason: stopped.reason, verified: user.verified });
  return (
    <Banner
      tone="failed"
      title="We can’t reach you by email"
      action={
        <div className="flex flex-wrap gap-3">
          {offers && (
            <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={begin}>
              It works: try again
            </Button>
          )}
          {correction}
        </div>
      }
    >
      <p>
        Our emails to <EmailAddress email={user.email} /> {whatHappened[stopped.reason]} You won’t get
        receipts, plans or password links until this is fixed.
      </p>
      <p className="mt-1">
        {offers
          ? 'If the address is right, try again. If not, change it.'
          : 'Please change your email address.'}
      </p>
      <p role="status" className="font-semibold text-brick">
        {outcome?.text}
      </p>
    </Banner>
  );
}
