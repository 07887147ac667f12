import { Link, useNavigate } from 'react-router-dom';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { AccountSwitch, FormLede, nameOf, type Reason } from '../log-in/reason-to-log-in.tsx';
import { CameFor } from './came-for.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export interface SignUpOfferProps {
  reason: Reason | undefined;
  destination: string;
  logInAddress: string;
}

/** The sign-up form with its reason and benefits. */
export default function SignUpOffer({ reason, destination, logInAddress }: SignUpOfferProps) {
  const navigate = useNavigate();
  const title = reason === undefined ? 'Sign up' : `Sign up to ${nameOf(reason)}`;
  usePageTitle(title);
  return (
    <div className="split sm:-mb-16 not-last:mb-0">
      <div className="split-form">
        <h1 className={reason && 'max-sm:text-2xl'} data-path={reason?.path?.slug}>
          <WholeWords text={title} />
        </h1>
        <FormLede reason={reason}>Free. Takes about two minutes. {reason?.next}</FormLede>
        <a href="#came-for" className="inline-block max-w-full lg:hidden">
          {reason?.steps ? 'What happens next' : 'What you get'}
        </a>
        <AccountSwitch current="sign-up" other={<Link to={logInAddress}>Log in</Link>} />
        <SignUpForm
          logInAddress={logInAddress}
          goesOn={reason?.plan !== undefined || reason?.path !== undefined}
          pays={reason?.pays}
          asksLater={reason?.path !== undefined}
          onSignedUp={() => navigate(destination, { replace: true })}
        />
      </div>
      <CameFor reason={reason} />
    </div>
  );
}
