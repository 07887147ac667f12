import { sentenceOf } from '#shared/contract/errors.ts';
import { Banner } from '#web/components/banner.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { loggedInAgainState, saysSessionEnded } from '#web/lib/ended-session.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { Navigate } from '#web/lib/router/link.tsx';
import { useLocation, useNavigate, useSearchParams } from '#web/lib/router/use-router.ts';
import { useSession } from '#web/lib/session.ts';
import { LogInForm } from './log-in-form.tsx';
import { useReason } from './reason-to-log-in.ts';

/** A page that could not load the account sends people here without ending their session. */
const wasUnavailable = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountUnavailable' in state;

export default function LogInPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const ref = search.get('ref');
  const carried = ref === null ? {} : { ref };
  const destination = safeReturnPath(ref);
  const unavailable = session !== null && wasUnavailable(state);

  const ended = saysSessionEnded(state);
  const wanted = useReason(destination);
  // Somebody who was logged in a moment ago knows what they were doing.
  const reason = ended ? undefined : wanted;
  const goOn = { replace: true, state: ended ? loggedInAgainState : null };
  if (session !== null && !unavailable) return <Navigate to={destination} {...goOn} />;
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1>{reason === undefined || unavailable ? 'Log in' : `Log in to ${reason.to}`}</h1>
        {unavailable ? (
          <div className="mt-6 flex flex-col items-start gap-6">
            <Banner tone="failed" title="We couldn’t load your account" role="alert">
              Nothing is lost and you are still logged in. Check your connection, then try again.
            </Banner>
            <ButtonLink to={destination}>Try again</ButtonLink>
          </div>
        ) : (
          <>
            {ended ? (
              <div className="mt-6 mb-8">
                <Banner tone="warning" title={sentenceOf('session-invalid')} role="alert">
                  You come straight back to where you were.
                </Banner>
              </div>
            ) : (
              <p className="mt-2 mb-8 text-ink-soft">
                {reason?.next ?? 'Your plans, tokens and unlocked paths are waiting.'}
              </p>
            )}
            <LogInForm
              resetAddress={addresses.requestReset(carried)}
              onLoggedIn={() => navigate(destination, goOn)}
            />
            <div className="mt-8 border-t border-line pt-5">
              <p className="mb-3">
                {reason === undefined
                  ? 'New here?'
                  : `New here? An account is free and leads to the same place.`}
              </p>
              <div className="grid">
                <ButtonLink to={addresses.signUp(carried)} variant="secondary">
                  Sign up free
                </ButtonLink>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
