import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type ResendOutcome, resendVerification } from '#web/lib/api/resend-verification.ts';
import type { RunFault } from './use-run-form.ts';

function Resend() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome>();
  const resend = async () => {
    setPending(true);
    setOutcome(await resendVerification());
    setPending(false);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={() => void resend()}>
        Resend verification
      </Button>
      <span role="status">{outcome?.text}</span>
    </div>
  );
}

interface RunFaultNoteProps {
  fault: RunFault | undefined;
  user: UserEntity | undefined;
}

/** What stands in the way of the last attempt, with the step that helps. */
export function RunFaultNote({ fault, user }: RunFaultNoteProps) {
  if (fault === undefined) {
    if (user === undefined || user.verified) return null;
    if (user.mail_stopped !== null)
      return (
        <Banner tone="failed" title="We can’t reach you by email">
          <p>
            Your email has to be confirmed before you submit, and mail to{' '}
            <strong className="wrap-anywhere">{user.email}</strong> came back or was unwanted. You can fill in
            and save your answers meanwhile, and{' '}
            <TextLink snug to={addresses.profile()}>
              correct your address
            </TextLink>
            .
          </p>
        </Banner>
      );
    return (
      <Banner tone="warning" title="Confirm your email before you submit">
        <p>
          Open the link we sent to <strong className="wrap-anywhere">{user.email}</strong>. You can fill in
          and save your answers meanwhile.
        </p>
        <Resend />
      </Banner>
    );
  }
  const fields = answerFields
    .filter((field) => fault.beside[field] !== undefined)
    .map((field) => ({ id: `run-${field}`, message: answerNames[field] }));
  return (
    <FormError title={fault.sentence} fields={fields} takesFocus={fields.length === 0}>
      {fault.code === 'unreachable' && (
        <p>No answer came. What you typed is kept in this tab: check your connection, then try again.</p>
      )}
      {fault.code === 'email-unverified' && <Resend />}
    </FormError>
  );
}
