import { LoaderCircle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import type { Way } from '#web/components/page/way-there.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useSession } from '#web/lib/session/session.ts';
import { FormPage, Outcome, useDelayedRedirect, WithoutLink } from '../form/form-page.tsx';
import {
  couldNotAsk,
  linkMissing,
  type MailLink,
  type OpenPlan,
  type TakenLink,
  type TakenMailLink,
  useMailLink,
  type Verification,
} from '../form/mail-link.ts';
import { ScriptNeeded } from '../form/script-needed.tsx';

/** Loaded with the schema library only when there is a link to check. */
const verify = async (link: MailLink): Promise<Verification> =>
  (await import('./verify-email.ts')).verifyEmail(link);

/**
 * One call per link and attempt, however often effects run. The page is public, so it avoids the query
 * library.
 */
function useVerification({ link, forget }: TakenMailLink) {
  const asked = useRef<TakenLink>(undefined);
  const [verification, setVerification] = useState<Verification>();

  const ask = useCallback(
    async (taken: MailLink) => {
      const result = await verify(taken).catch(() => couldNotAsk);
      if (result.ok || !result.retryable) forget();
      setVerification(result);
    },
    [forget],
  );
  useEffect(() => {
    if (link === undefined || link === 'missing' || asked.current === link) return;
    asked.current = link;
    void ask(link);
  }, [link, ask]);

  const retry = () => {
    if (link === undefined || link === 'missing') return;
    setVerification(undefined);
    void ask(link);
  };
  return { verification: link === 'missing' ? linkMissing : verification, retry };
}

function Verifying() {
  return (
    <>
      <ScriptNeeded action="Verifying your email" />
      <p role="status" className="flex items-center gap-3 pt-4 text-ink-soft noscript:hidden lifeless:hidden">
        <LoaderCircle
          aria-hidden
          className="size-5 shrink-0 animate-spin text-leaf motion-reduce:animate-none"
        />
        Verifying your email…
      </p>
    </>
  );
}

interface VerifiedProps {
  verification: Verification;
  isLoggedIn: boolean;
  takesFocus: boolean;
  onRetry: () => void;
}

const toDashboard = <ButtonLink to={addresses.dashboard()}>Go to your dashboard</ButtonLink>;

const addressAfter = (plan: OpenPlan | undefined): string =>
  plan === undefined ? addresses.dashboard() : addresses.run({ runId: plan.runId });

const onwards = (plan: OpenPlan | undefined) =>
  plan === undefined ? toDashboard : <ButtonLink to={addressAfter(plan)}>{plan.label}</ButtonLink>;

/** The log-in leads there, too. */
const toLogIn = <ButtonLink to={addresses.logIn()}>Log in to get a new one</ButtonLink>;

function Verified({ verification, isLoggedIn, takesFocus, onRetry }: VerifiedProps) {
  const toNewLink = isLoggedIn ? toDashboard : toLogIn;
  if (verification.ok) {
    return (
      <Outcome
        tone="success"
        title="Email verified successfully! Redirecting..."
        action={onwards(verification.plan)}
        takesFocus
      >
        <p>
          {verification.plan === undefined
            ? 'Once you have a plan, you can submit it.'
            : 'You can now submit your plan.'}
        </p>
      </Outcome>
    );
  }
  if (verification.already !== undefined)
    return (
      <Outcome
        tone="success"
        title="You verified your email earlier, so you don’t need this link."
        action={onwards(verification.already.plan)}
        takesFocus={takesFocus}
      />
    );
  if (verification === linkMissing)
    return (
      <WithoutLink
        advice={isLoggedIn ? linkMissing.advice : 'Use the link in our latest email.'}
        said={linkMissing.message}
      >
        {toNewLink}
      </WithoutLink>
    );
  return (
    <Outcome
      tone="failed"
      title={verification.message}
      takesFocus={takesFocus}
      action={verification.retryable ? <Button onClick={onRetry}>Try again</Button> : toNewLink}
    >
      <p>{verification.advice}</p>
    </Outcome>
  );
}

/** Its link is used up or invalid; a link that could not be checked may still work. */
const isDead = (verification: Verification | undefined): boolean =>
  verification?.ok === false && !verification.retryable && verification.already === undefined;

const isVerified = (verification: Verification | undefined): boolean =>
  verification !== undefined && (verification.ok || verification.already !== undefined);

function howItEnded(verification: Verification): string {
  if (verification === linkMissing) return 'Your verification link is missing';
  if (isVerified(verification)) return 'Email verified';
  return isDead(verification) ? 'This link doesn’t work' : 'Email not verified';
}

function wayOf(verification: Verification | undefined, isLoggedIn: boolean): Way {
  // There may be no account yet.
  if (verification === linkMissing && !isLoggedIn) return { to: 'email', named: 'Your account' };
  return { to: 'email', at: isVerified(verification) ? 2 : 1, broken: isDead(verification) };
}

export default function VerifyEmailPage() {
  const taken = useMailLink();
  const { link } = taken;
  const isLoggedIn = useSession() !== null;
  const { verification, retry } = useVerification(taken);
  useDelayedRedirect({
    to: addressAfter(verification?.ok ? verification.plan : undefined),
    afterMs: 2000,
    when: verification?.ok === true,
  });
  return (
    <FormPage
      title="Verify your email"
      ended={verification && howItEnded(verification)}
      way={wayOf(verification, isLoggedIn)}
      waits={verification === undefined}
    >
      {verification === undefined ? (
        <Verifying />
      ) : (
        <Verified {...{ verification, isLoggedIn }} takesFocus={link !== 'missing'} onRetry={retry} />
      )}
    </FormPage>
  );
}
