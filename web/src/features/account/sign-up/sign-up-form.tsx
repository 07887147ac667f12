import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { countries } from '#shared/domain/account/profile-options.ts';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { NewPasswordField, takesPassword } from '../form/new-password-field.tsx';
import {
  AbnField,
  NameField,
  ProfileQuestions,
  profileNames,
  StateField,
} from '../form/profile-questions.tsx';
import { ScriptNeeded } from '../form/script-needed.tsx';
import { HowOnePays } from '../log-in/reason-to-log-in.tsx';
import { emptySignUp, type SignUpValues } from './empty-sign-up.ts';

interface OptionalAnswersProps {
  children: ReactNode;
  /** A field inside must be visible, for example because of an error. */
  mustShow: boolean;
}

const rowLook = 'flex w-full items-center justify-between gap-4 py-4 text-start';

const AboutYou = () => (
  <span>
    <span className="font-serif text-xl font-semibold">About you</span>{' '}
    <span className="text-ink-soft">(optional)</span>
    <span className="block text-sm text-ink-soft">We’ll use these to pre-fill your first plan.</span>
  </span>
);

/** Folds questions that can wait into one row, so that the form is short. */
function OptionalAnswers({ children, mustShow }: OptionalAnswersProps) {
  const [opened, setOpened] = useState(false);
  const bodyId = useId();
  const open = opened || mustShow;
  return (
    <section className="border-y border-line">
      <h2 className="font-sans text-base font-normal">
        {mustShow ? (
          <span className={rowLook}>
            <AboutYou />
          </span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            className={`${rowLook} cursor-pointer hover:text-leaf`}
            onClick={() => setOpened(!opened)}
          >
            <AboutYou />
            <ChevronDown
              aria-hidden
              className={classNames('size-6 shrink-0 text-leaf', open && 'rotate-180')}
            />
          </button>
        )}
      </h2>
      <div id={bodyId} className={classNames('flex-col gap-5 pt-2 pb-6', open ? 'flex' : 'hidden')}>
        {children}
      </div>
    </section>
  );
}

const secrets = ['password', 'confirm_password'] as const;

const shared = ['email'] as const;

const optional = ['state', 'abn', 'skills', 'interests', 'budget', 'weekly_time'] as const;

const countryOptions = countries.map((name) => [name, name] as const);

const ownerOf = ({ email, full_name }: PasswordOwner): PasswordOwner => ({ email, full_name });

const loadCall = () => import('./sign-up.ts');

/** Loaded together with the call, so that sending needs no further code. */
const loadSchema = async () => {
  const [{ signUpForm }] = await Promise.all([import('#shared/contract/account-forms.ts'), loadCall()]);
  return signUpForm.refine(...takesPassword('password', ownerOf));
};

type Form = ReturnType<typeof useSignUpForm>;

const useSignUpForm = (onSignedUp: () => void) =>
  useDraftForm({
    id: 'sign-up',
    empty: emptySignUp,
    schema: loadSchema,
    secrets,
    shared,
    leavesPage: true,
    send: async (answers) => {
      const { signUp } = await loadCall();
      const refused = await signUp(answers);
      if (refused === undefined) onSignedUp();
      return refused;
    },
  });

/** Two fields while the password is hidden, one while it is visible. */
function PasswordQuestions({ text, values }: Form) {
  const [seen, setSeen] = useState(false);
  const [password, confirm] = [text('password'), text('confirm_password')];
  return (
    <>
      <NewPasswordField
        {...password}
        label="Password"
        owner={ownerOf(values)}
        onChange={(value) => {
          password.onChange(value);
          if (seen) confirm.onChange(value);
        }}
        onShow={(shown) => {
          setSeen(shown);
          if (shown) confirm.onChange(password.value);
        }}
      />
      {!seen && <PasswordField {...confirm} label="Confirm password" required autoComplete="new-password" />}
    </>
  );
}

function AccountQuestions(form: Form) {
  const { text } = form;
  return (
    <>
      <TextField
        {...text('email')}
        label="Email"
        hint="We’ll send you a link to verify it."
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordQuestions {...form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField {...text('full_name')} />
        <SelectField
          {...text('country')}
          label="Country"
          required
          options={countryOptions}
          placeholder="Choose your country"
          autoComplete="country-name"
        />
      </div>
    </>
  );
}

const fieldNames: Record<keyof SignUpValues, string> = {
  email: 'Email',
  password: 'Password',
  confirm_password: 'Confirm password',
  ...profileNames,
  country: 'Country',
  terms: 'Terms',
};

interface SignUpFormProps {
  logInAddress: string;
  /** A plan or a path comes next. */
  goesOn?: boolean;
  /** The person wants to pay. */
  pays?: boolean | undefined;
  /** The optional questions come after the button, because no plan was asked for. */
  asksLater?: boolean;
  onSignedUp: () => void;
}

export function SignUpForm({
  logInAddress,
  goesOn = false,
  pays = false,
  asksLater = false,
  onSignedUp,
}: SignUpFormProps) {
  const signUpState = useSignUpForm(onSignedUp);
  const { form, text, box, values, pending, refusal, attempts } = signUpState;
  const foldable = optional.every((name) => values[name] === '' && text(name).error === undefined);

  const optionalAnswers = (
    <OptionalAnswers mustShow={!foldable}>
      {values.country === 'Australia' && <StateField {...text('state')} label="State" />}
      <AbnField {...text('abn')} />
      <ProfileQuestions text={text} />
    </OptionalAnswers>
  );

  return (
    <>
      <ScriptNeeded action="Signing up" />
      <form {...form} data-unmarked className="flex flex-col gap-5 noscript:hidden">
        <FormRefusal refusal={refusal} attempts={attempts}>
          {refusal?.code === 'email-taken' && <TextLink to={logInAddress}>Log in instead</TextLink>}
        </FormRefusal>
        <FormProblems {...signUpState} names={fieldNames} />
        <AccountQuestions {...signUpState} />
        {!asksLater && optionalAnswers}
        <div className="-mt-2">
          <CheckboxField
            {...box('terms')}
            required
            label={
              <>
                I agree to the{' '}
                <a href={addresses.terms()} target="_blank" rel="noopener">
                  Terms &amp; Disclaimer<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            }
          />
        </div>
        <Button type="submit" pending={pending} pendingText="Creating your account…">
          Sign up{goesOn && ' and continue'}
        </Button>
        {pays && <HowOnePays />}
        {asksLater && optionalAnswers}
      </form>
    </>
  );
}
