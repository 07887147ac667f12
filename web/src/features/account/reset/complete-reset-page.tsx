import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { addresses } from '#web/config/addresses.ts';
import { FormPage, Outcome, WithoutLink } from '../form/form-page.tsx';
import { type TakenLink, useMailLink } from '../form/mail-link.ts';
import { NewPasswordField, takesPassword } from '../form/new-password-field.tsx';
import { ScriptNeeded } from '../form/script-needed.tsx';
import type { LinkState } from './complete-reset.ts';
import { readResetReturn } from './reset-return.ts';

const empty = { newPassword: '', confirmPassword: '' };

const secrets = ['newPassword', 'confirmPassword'] as const;

const answerNames = { newPassword: 'New password', confirmPassword: 'Confirm new password' };

const loadCalls = () => import('./complete-reset.ts');

/** Loaded together with the call, so that sending needs no further code. */
const loadSchema = async () => {
  const [{ resetPasswordForm }] = await Promise.all([
    import('#shared/contract/account-forms.ts'),
    loadCalls(),
  ]);
  return resetPasswordForm.refine(...takesPassword('newPassword', () => ({})));
};

const asked = 'Choose a new password';

const missing = 'Missing reset token or user.';

const invalid = 'Reset link is invalid or expired.';

/** The state of the link so far. */
function LinkNews({ state }: { state: Exclude<LinkState, 'invalid'> | 'checking' }) {
  if (state !== 'unknown') return state === 'works' ? 'Your link works.' : 'Checking your link…';
  return (
    <div className="pt-4 pb-4">
      <Banner tone="warning" title="We couldn’t check your link.">
        You can still try to set a new password.
      </Banner>
    </div>
  );
}

interface ResetFormProps {
  link: RefObject<TakenLink>;
  onReset: () => void;
  onInvalidLink: () => void;
}

/** The form works from the first paint on, while its link is still being read and checked. */
function ResetForm({ link, onReset, onInvalidLink }: ResetFormProps) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id: 'complete-reset',
    empty,
    schema: loadSchema,
    secrets,
    leavesPage: true,
    send: async ({ newPassword }) => {
      // If the button was pressed before hydration, the link has not been rendered yet.
      const { current } = link;
      if (current === undefined || current === 'missing') return { message: missing };
      const { completeReset } = await loadCalls();
      const refused = await completeReset({ ...current, newPassword });
      if (refused === undefined) onReset();
      else if (refused.code === 'link-invalid') onInvalidLink();
      return refused;
    },
  });

  return (
    <>
      <ScriptNeeded action="Choosing a new password" />
      <form {...form} data-unmarked className="flex flex-col gap-5 noscript:hidden">
        <FormRefusal refusal={refusal} attempts={attempts} />
        <FormProblems {...{ problems, attempts }} names={answerNames} />
        <NewPasswordField {...text('newPassword')} label="New password" />
        <PasswordField
          {...text('confirmPassword')}
          label="Confirm new password"
          required
          autoComplete="new-password"
        />
        <Button type="submit" pending={pending} pendingText="Saving…">
          Set new password
        </Button>
      </form>
    </>
  );
}

const askForNew = <ButtonLink to={addresses.requestReset()}>Get a new link</ButtonLink>;

const MissingLink = () => (
  <FormPage title={asked} ended="Your reset link is missing" way={{ to: 'password' }}>
    <WithoutLink advice="Use the link in our latest email, or get a new one." said={missing}>
      {askForNew}
    </WithoutLink>
  </FormPage>
);

const DeadLink = () => (
  <FormPage title={asked} ended="This link doesn’t work" way={{ to: 'password', at: 1, broken: true }}>
    <Outcome tone="failed" title={invalid} takesFocus action={askForNew}>
      <p>
        Each link works once, for 30 minutes, and using one cancels the others. Your password hasn’t changed.
      </p>
    </Outcome>
  </FormPage>
);

export default function CompleteResetPage() {
  const { link, latest, forget } = useMailLink();
  const [linkState, setLinkState] = useState<LinkState | 'checking'>('checking');
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (link === undefined || link === 'missing') return;
    let left = false;
    const check = async (): Promise<LinkState> => (await loadCalls()).checkResetLink(link);
    const cannotAsk = (): LinkState => 'unknown';
    void check()
      .catch(cannotAsk)
      .then((state) => {
        if (state === 'invalid') forget();
        if (!left) setLinkState(state);
      });
    return () => {
      left = true;
    };
  }, [link, forget]);
  const reset = () => {
    forget();
    setDone(true);
  };
  const refuse = () => {
    forget();
    setLinkState('invalid');
  };

  if (link === 'missing') return <MissingLink />;
  if (done) {
    return (
      <FormPage title={asked} ended="Password changed" way={{ to: 'password', at: 3 }}>
        <Outcome
          tone="success"
          title="Password reset successful."
          takesFocus
          action={<ButtonLink to={addresses.logIn(readResetReturn())}>Log in</ButtonLink>}
        >
          <p>You’ve been logged out everywhere. Log in with your new password.</p>
        </Outcome>
      </FormPage>
    );
  }
  if (linkState === 'invalid') return <DeadLink />;
  return (
    <FormPage title={asked} way={{ to: 'password', at: linkState === 'works' ? 2 : 1 }}>
      <div className="mb-8 text-ink-soft">
        <div role="status" className="noscript:hidden lifeless:hidden">
          <LinkNews state={linkState} />
        </div>
        <p>You’ll be logged out on all your devices.</p>
      </div>
      <ResetForm link={latest} onReset={reset} onInvalidLink={refuse} />
    </FormPage>
  );
}
