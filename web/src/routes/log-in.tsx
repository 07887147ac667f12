import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Banner } from '../components/banner.tsx';
import { ButtonLink } from '../components/button/button-link.tsx';
import { TextLink } from '../components/text-link.tsx';
import { LogInForm } from '../features/account/log-in-form.tsx';
import { safeReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';

/** A page that could not load the account sends people here without ending their session. */
const wasUnavailable = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountUnavailable' in state;

export default function LogInPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const ref = search.get('ref');
  const destination = safeReturnPath(ref);
  const unavailable = session !== null && wasUnavailable(state);

  if (session !== null && !unavailable) return <Navigate replace to={destination} />;
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1>Log in</h1>
        {unavailable ? (
          <div className="mt-6 flex flex-col items-start gap-6">
            <Banner tone="failed" title="We couldn’t load your account" role="alert">
              Nothing is lost and you are still logged in. Check your connection, then try again.
            </Banner>
            <ButtonLink to={destination}>Try again</ButtonLink>
          </div>
        ) : (
          <>
            <p className="mt-2 mb-8 text-ink-soft">Your plans, tokens and unlocked paths are waiting.</p>
            <LogInForm onLoggedIn={() => navigate(destination, { replace: true })} />
            <p className="mt-8 border-t border-line pt-5">
              New here?{' '}
              <TextLink snug to={paths.signUp(ref === null ? {} : { ref })}>
                Sign up free
              </TextLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
