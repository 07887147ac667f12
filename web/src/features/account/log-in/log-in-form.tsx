import { Button } from '#web/components/button/button.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { ScriptNeeded } from '../form/script-needed.tsx';

const loadCall = () => import('./log-in.ts');

/** Loaded together with the call, so that sending needs no further code. */
const loadSchema = async () => {
  const [{ logInForm }] = await Promise.all([import('#shared/contract/account-forms.ts'), loadCall()]);
  return logInForm;
};

const empty = { email: '', password: '' };

const secrets = ['password'] as const;

const answerNames = { email: 'Email', password: 'Password' };

const shared = ['email'] as const;

export function LogInForm({ resetAddress, onLoggedIn }: { resetAddress: string; onLoggedIn: () => void }) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id: 'log-in',
    empty,
    schema: loadSchema,
    secrets,
    shared,
    leavesPage: true,
    send: async (answers) => {
      const { logIn } = await loadCall();
      const refused = await logIn(answers);
      if (refused === undefined) onLoggedIn();
      return refused;
    },
  });

  return (
    <>
      <ScriptNeeded action="Logging in" />
      <form {...form} className="flex flex-col gap-4 sm:gap-5 noscript:hidden">
        <FormRefusal refusal={refusal} attempts={attempts} />
        <FormProblems {...{ problems, attempts }} names={answerNames} />
        <TextField
          {...text('email')}
          isTip={refusal?.fields?.email !== undefined}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField
            {...text('password')}
            isTip={refusal?.fields?.password !== undefined}
            label="Password"
            autoComplete="current-password"
          />
          <TextLink to={resetAddress}>Forgot your password?</TextLink>
        </div>
        <Button type="submit" pending={pending} pendingText="Logging in…">
          Log in
        </Button>
      </form>
    </>
  );
}
