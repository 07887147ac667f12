import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { changePasswordForm } from '#shared/contract/account-forms.ts';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { isLoggedInAgain } from '#web/lib/navigation-state.ts';
import { readSession } from '#web/lib/session/session.ts';
import { FormPage, Outcome, useDelayedRedirect, useFocusOn } from '../form/form-page.tsx';
import { NewPasswordField, takesPassword } from '../form/new-password-field.tsx';
import { changePassword } from './change-password.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

const secrets = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

const answerNames = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
};

const ownerHere = (): PasswordOwner => ({ full_name: readSession()?.userName ?? '' });

const schema = changePasswordForm.refine(...takesPassword('newPassword', ownerHere));

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id: 'change-password',
    empty,
    schema,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const refused = await changePassword(answers);
      if (refused === undefined) onChanged();
      return refused;
    },
  });

  const current = text('currentPassword');
  const wrong = refusal?.fields?.currentPassword !== undefined;
  useFocusOn(current.id, wrong);

  return (
    <form {...form} data-unmarked className="flex flex-col gap-5">
      {!wrong && <FormRefusal refusal={refusal} attempts={attempts} />}
      <FormProblems {...{ problems, attempts }} names={answerNames} />
      <div>
        <PasswordField {...current} label="Current password" required autoComplete="current-password" />
        <TextLink to={addresses.requestReset()}>Forgot your password?</TextLink>
      </div>
      <NewPasswordField {...text('newPassword')} label="New password" owner={ownerHere()} />
      <PasswordField
        {...text('confirmPassword')}
        label="Confirm new password"
        required
        autoComplete="new-password"
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={pending} pendingText="Changing…">
          Change password
        </Button>
        <ButtonLink to={addresses.dashboard()} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function TypeAgain() {
  return (
    <div className="mt-4 mb-6">
      <Banner tone="info" title="Please enter your passwords again" role="status">
        Your password hasn’t changed yet. We never store what you type in a password field.
      </Banner>
    </div>
  );
}

export default function ChangePasswordPage() {
  const { state } = useLocation();
  const [changed, setChanged] = useState(false);
  useDelayedRedirect({ to: addresses.dashboard(), afterMs: 1500, when: changed });
  return (
    <FormPage
      title="Change your password"
      ended={changed ? 'Password changed' : undefined}
      way={{ to: 'change', at: changed ? 3 : 0 }}
    >
      {changed ? (
        <Outcome
          tone="success"
          title="Your other devices have been logged out."
          action={<ButtonLink to={addresses.dashboard()}>Go to your dashboard</ButtonLink>}
          takesFocus
        >
          <p>You’re still logged in here. Taking you to your dashboard…</p>
        </Outcome>
      ) : (
        <>
          {isLoggedInAgain(state) && <TypeAgain />}
          <p className="mb-8 text-ink-soft">You’ll stay logged in here and be logged out everywhere else.</p>
          <PasswordForm onChanged={() => setChanged(true)} />
        </>
      )}
    </FormPage>
  );
}
