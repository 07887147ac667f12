import type { ReactNode } from 'react';
import { Cover } from '#web/components/cover/cover.tsx';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { WholeWords } from '#web/components/whole-words.tsx';
import { useNavigate } from '#web/lib/router/use-router.ts';
import { AccountSwitch } from './account-switch.tsx';
import { CameFor } from './came-for.tsx';
import type { Reason } from './reason-to-log-in.ts';
import { SignUpForm } from './sign-up-form.tsx';

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
  const title = reason === undefined ? 'Sign up' : `Sign up to ${reason.to}`;
  usePageTitle(title);
  return (
    <div className="split">
      <div className="split-form">
        <h1 className={reason && 'text-2xl'}>
          <WholeWords text={title} />
        </h1>
        <div className="mt-2 mb-5 flex items-center gap-3">
          {reason?.path && <Cover of={reason.path.meta.slug} className="form-cover" />}
          <p className="text-ink-soft">
            Free, in about two minutes. {reason?.next}{' '}
            <a href="#came-for" className="inline-block max-w-full lg:hidden">
              What {reason?.steps ? 'comes next' : 'an account is for'}
            </a>
          </p>
        </div>
        <AccountSwitch current="sign-up" other={logIn} />
        <SignUpForm
          logInAddress={logInAddress}
          price={reason?.price}
          asksLater={reason?.path !== undefined}
          onSignedUp={() => navigate(destination, { replace: true })}
        />
      </div>
      <CameFor reason={reason} isLong />
    </div>
  );
}
