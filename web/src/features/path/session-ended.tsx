import { Link, useLocation } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { sessionEndedState } from '#web/lib/api/session-end.ts';
import { hasSessionEnded, useSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/**
 * A reader whose session expired may own a path that shows a price again, so they get the reason and a link
 * to log in.
 */
export function SessionEnded({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated || session !== null || !hasSessionEnded()) return null;
  return (
    <p
      role="status"
      className={`session-ended py-2.5 px-3.5 border-l-4 border-l-ochre bg-ochre-tint [&>a]:font-semibold ${className}`}
    >
      Your session has ended.{' '}
      <Link to={addresses.logIn({ ref: `${pathname}${search}` })} state={sessionEndedState}>
        Log in
      </Link>{' '}
      to open this path if it’s yours.
    </p>
  );
}
