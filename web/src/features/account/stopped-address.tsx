import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { MailStopBanner } from '#web/components/mail-stop-banner.tsx';
import { Section } from '#web/components/section.tsx';
import { resumeMail } from '#web/lib/api/resume-mail.ts';
import { CorrectAddressForm, correctAddressId } from './correct-address-form.tsx';
import { Outcome } from './outcome.tsx';

/**
 * For an account whose address gets no mail: the reason, and the way out. It stays until its owner has read
 * the outcome.
 */
export function StoppedAddress({ user }: { user: UserEntity }) {
  const [corrected, setCorrected] = useState<string>();
  if (corrected !== undefined)
    return (
      <Outcome tone="success" title="Your new email address" takesFocus>
        <p>{corrected}</p>
      </Outcome>
    );
  return (
    <div className="flex flex-col gap-6 pt-4 empty:hidden">
      <MailStopBanner
        user={user}
        resume={resumeMail}
        correction={
          <a href={`#${correctAddressId}-email`} className={buttonLook({ variant: 'secondary' })}>
            Change it below
          </a>
        }
      />
      {user.mail_stopped !== null && (
        <>
          <Section title="Change your email address">
            <CorrectAddressForm onCorrected={setCorrected} />
          </Section>
          <h2 className="mt-6 border-t border-line pt-6">Your profile</h2>
        </>
      )}
    </div>
  );
}
