import { lazy, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '#shared/contract/errors.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { isNewHere, loggedInAgainState, saysDraftLost, saysSessionEnded } from '#web/lib/navigation-state.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { LogInForm } from './log-in-form.tsx';
import {
  AccountSwitch,
  afterEnd,
  FormLede,
  HowOnePays,
  isBackFromPaying,
  nameOf,
  useReason,
} from './reason-to-log-in.tsx';

// Lazy, because most people here have an account and need only two fields.
const AccountUnavailable = lazy(() => import('./account-unavailable.tsx'));
const SignUpOffer = lazy(() => import('../sign-up/sign-up-offer.tsx'));

/** When an account fails to load, its page redirects here with the session intact and the reason. */
const unavailability = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'accountUnavailable' in state &&
  typeof state.accountUnavailable === 'string'
    ? state.accountUnavailable
    : undefined;

export default function LogInPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const ref = search.get('ref');
  const carried = ref === null ? {} : { ref };
  const destination = safeReturnPath(ref);
  const why = unavailability(state);

  // A person who turns out to have an account goes to the same address without the “new” state, so that a
  // reload shows the same form.
  const offersSignUp = isNewHere(state);
  const [offeredFirst] = useState(offersSignUp);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (offeredFirst && !offersSignUp) heading.current?.focus();
  }, [offeredFirst, offersSignUp]);

  const ended = saysSessionEnded(state);
  const wanted = useReason(destination);
  // A person whose session just ended has an account and knows the reason.
  const lost = saysDraftLost(state);
  const isBack = ended || lost || isBackFromPaying(destination);
  const reason = isBack ? undefined : wanted;
  const title = reason === undefined ? 'Log in' : `Log in to ${nameOf(reason)}`;
  usePageTitle(session === null && !offersSignUp ? title : undefined);
  const goOn = { replace: true, state: ended ? loggedInAgainState : null };
  if (session !== null && why !== undefined) return <AccountUnavailable {...{ why, destination }} />;
  if (session !== null) return <Navigate to={destination} {...goOn} />;
  if (offersSignUp)
    return <SignUpOffer {...{ reason, destination }} logInAddress={addresses.logIn(carried)} />;
  // Shown last to people who were just logged in.
  const toSignUp = (
    <AccountSwitch current="log-in" other={<Link to={addresses.signUp(carried)}>Sign up free</Link>} />
  );
  return (
    <div className="split sm:-mb-16 not-last:mb-0 split-alone">
      <div className="split-form">
        <h1
          ref={heading}
          tabIndex={-1}
          className={reason && 'max-sm:text-2xl'}
          data-path={reason?.path?.slug}
        >
          <WholeWords text={title} />
        </h1>
        {isBack ? (
          <div className="mt-6 mb-5">
            <Banner
              tone="warning"
              title={ended ? sentenceOf('session-invalid') : 'You’re logged out.'}
              role="alert"
            >
              {lost && 'You logged out in another tab, so unsaved changes here were lost. '}
              {afterEnd(destination)}
            </Banner>
          </div>
        ) : (
          <FormLede reason={reason}>{reason?.next ?? 'Welcome back.'}</FormLede>
        )}
        {!isBack && toSignUp}
        <LogInForm
          resetAddress={addresses.requestReset(carried)}
          onLoggedIn={() => navigate(destination, goOn)}
        />
        {isBack && toSignUp}
        {reason?.pays && (
          <div className="mt-4">
            <HowOnePays />
          </div>
        )}
      </div>
    </div>
  );
}
