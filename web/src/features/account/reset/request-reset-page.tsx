import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/button/button.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { FormPage, Outcome } from '../form/form-page.tsx';
import { ScriptNeeded } from '../form/script-needed.tsx';
import { keepResetReturn } from './reset-return.ts';

const loadCall = () => import('./request-reset.ts');

/** Loaded together with the call, so that sending needs no further code. */
const loadSchema = async () => {
  const [{ authRoutes }] = await Promise.all([import('#shared/contract/routes/auth.ts'), loadCall()]);
  return authRoutes.requestPasswordReset.body;
};

const empty = { email: '' };

const secrets = [] as const;

const shared = ['email'] as const;

function ResetEmailForm({ onSend, onSent }: { onSend: () => void; onSent: () => void }) {
  const { form, text, pending, refusal, attempts } = useDraftForm({
    id: 'request-reset',
    empty,
    schema: loadSchema,
    secrets,
    shared,
    leavesPage: true,
    send: async (answers) => {
      onSend();
      const { requestReset } = await loadCall();
      const refused = await requestReset(answers);
      if (refused === undefined) onSent();
      return refused;
    },
  });

  return (
    <>
      <ScriptNeeded action="Resetting your password" />
      <form {...form} data-unmarked className="flex flex-col gap-5 noscript:hidden">
        <FormRefusal refusal={refusal} attempts={attempts} />
        <TextField
          {...text('email')}
          label="Email"
          required
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" pending={pending} pendingText="Sending…">
          Send reset link
        </Button>
      </form>
    </>
  );
}

function Sent({ logInAddress, onAgain }: { logInAddress: string; onAgain: () => void }) {
  return (
    <Outcome
      tone="success"
      title="If your email exists, a reset link has been sent."
      takesFocus
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={onAgain}>
            Use a different email
          </Button>
          <TextLink to={logInAddress}>Back to log in</TextLink>
        </div>
      }
    >
      <p>It works once, for 30 minutes. If it doesn’t arrive, check your spam folder.</p>
      <p className="mt-1">
        If our emails have bounced or been marked as spam, we can’t send to that address:{' '}
        {provider.email === null ? 'write to us' : <a href={`mailto:${provider.email}`}>write to us</a>}.
      </p>
    </Outcome>
  );
}

export default function RequestResetPage() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const ref = search.get('ref');
  const logInAddress = addresses.logIn(ref === null ? {} : { ref });
  // Stored before the answer, because the mail may be opened sooner.
  const keepReturn = () => keepResetReturn(ref);
  return (
    <FormPage
      title="Reset your password"
      ended={sent ? 'Check your email' : undefined}
      way={{ to: 'password', at: sent ? 1 : 0 }}
    >
      {sent ? (
        <Sent logInAddress={logInAddress} onAgain={() => setSent(false)} />
      ) : (
        <>
          <p className="mb-8 text-ink-soft noscript:hidden">
            Enter the email you signed up with and we’ll send you a reset link.
          </p>
          <ResetEmailForm onSend={keepReturn} onSent={() => setSent(true)} />
          <p className="mt-8 border-t border-line pt-5">
            Remembered it?{' '}
            <TextLink snug to={logInAddress}>
              Back to log in
            </TextLink>
          </p>
        </>
      )}
    </FormPage>
  );
}
