import { useState } from 'react';
import type * as z from 'zod';
import type { UserEntity } from '#shared/contract/account.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal, type Refusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { MailStopBanner } from '#web/components/notice/mail-stop-banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { resumeMail } from '#web/lib/api/mail-calls.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { Outcome, useFocusOn } from '../form/form-page.tsx';
import { refusalText } from '../form/refusal-text.ts';

type Correction = z.output<typeof userRoutes.correctAddress.body>;

/** Changes the account's address and returns the server's sentence, or a refusal. */
async function correctAddress(
  body: Correction,
): Promise<{ corrected: string } | { refused: Refusal<Correction> }> {
  const result = await callRoute(userRoutes.correctAddress, { body });
  if (result.ok) {
    tellAccountChange('user');
    return { corrected: result.answer.global || 'Your email address has been changed.' };
  }
  const message = refusalText(result, 'We couldn’t change your email address.');
  const code = result.kind === 'refused' ? result.code : 'network';
  if (code === 'wrong-password') return { refused: { message, fields: { currentPassword: message } } };
  if (code === 'email-taken' || code === 'invalid-input')
    return { refused: { message, fields: { email: message } } };
  return { refused: { message } };
}

const empty = { email: '', currentPassword: '' };

const secrets = ['currentPassword'] as const;

const answerNames = { email: 'New email address', currentPassword: 'Your password' };

const correctAddressId = 'correct-address';

/** Replaces an address that bounced. */
function CorrectAddressForm({ onCorrected }: { onCorrected: (sentence: string) => void }) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id: correctAddressId,
    empty,
    schema: userRoutes.correctAddress.body,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const result = await correctAddress(answers);
      if ('refused' in result) return result.refused;
      onCorrected(result.corrected);
      return undefined;
    },
  });
  const email = text('email');
  const password = text('currentPassword');
  useFocusOn(email.id, refusal?.fields?.email !== undefined);
  useFocusOn(password.id, refusal?.fields?.currentPassword !== undefined);

  return (
    <form {...form} data-unmarked className="flex flex-col gap-5">
      {refusal?.fields === undefined && <FormRefusal refusal={refusal} attempts={attempts} />}
      <FormProblems {...{ problems, attempts }} names={answerNames} />
      <TextField
        {...email}
        label="New email address"
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...password} label="Your password" required autoComplete="current-password" />
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" pending={pending} pendingText="Changing…">
          Change my email
        </Button>
      </div>
    </form>
  );
}

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
