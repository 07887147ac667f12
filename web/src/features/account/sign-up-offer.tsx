import type { ReactNode } from 'react';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { useNavigate } from '#web/lib/router/use-router.ts';
import { AccountSwitch } from './account-switch.tsx';
import { CameFor } from './came-for.tsx';
import { nameOf, type Reason } from './reason-to-log-in.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { WantedPath } from './wanted-path.tsx';

export interface SignUpOfferProps {
  reason: Reason | undefined;
  destination: string;
  logInAddress: string;
  /** The way to the other form, for those who have an account. */
  logIn: ReactNode;
}

/** The sign-up form with what it is for, and what one gets. */
export default function SignUpOffer({ reason, destination, logInAddress, logIn }: SignUpOfferProps) {
  const navigate = useNavigate();
  usePageTitle(reason === undefined ? 'Sign up' : `Sign up to ${nameOf(reason)}`);
  return (
    <div className="split">
      <div className="split-form">
        <h1 className={reason && 'text-2xl'}>
          {reason === undefined ? 'Sign up' : `Sign up to ${reason.to}`}
        </h1>
        <WantedPath reason={reason} />
        <p className="mt-2 mb-5 text-ink-soft">
          Free to sign up, in about two minutes. {!reason?.path && reason?.next}{' '}
          <a href="#came-for" className="inline-block max-w-full lg:hidden">
            What {reason?.steps ? 'comes next' : 'an account is for'}
          </a>
        </p>
        <AccountSwitch current="sign-up" other={logIn} />
        <SignUpForm
          logInAddress={logInAddress}
          goesOnTo={reason?.plan && reason.price}
          pays={reason?.pays}
          asksLater={reason?.path !== undefined}
          onSignedUp={() => navigate(destination, { replace: true })}
        />
      </div>
      <CameFor reason={reason} isLong />
    </div>
  );
}
