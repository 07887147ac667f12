import type { ReactNode } from 'react';
import { useNavigate } from '#web/lib/router/use-router.ts';
import type { Reason } from './reason-to-log-in.ts';
import { SignUpForm } from './sign-up-form.tsx';

const promises = [
  ['Look around first', 'Every income path shows its first two sections to everyone, free.'],
  ['Pay only for what you choose', 'One token is A$1. There is no subscription and nothing renews.'],
  ['People read your plan', 'Our team reviews every Pro and Enterprise submission before it is built.'],
] as const;

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
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div>
        <h1>{reason === undefined ? 'Sign up' : `Sign up to ${reason.to}`}</h1>
        <p className="mt-2 mb-8 text-ink-soft">
          Free, in about two minutes. {reason !== undefined && `${reason.next} `}Have an account? {logIn}
        </p>
        <SignUpForm logInAddress={logInAddress} onSignedUp={() => navigate(destination, { replace: true })} />
      </div>
      <aside aria-label="What you get" className="lg:pt-28">
        <dl className="flex flex-col gap-6 border-t border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          {promises.map(([title, text]) => (
            <div key={title}>
              <dt className="font-serif text-lg font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
