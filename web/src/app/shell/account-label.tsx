import { useSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/**
 * The stored name. It is empty until the app runs; then styles/base.css shows the name that first-paint.js
 * found.
 */
export function AccountLabel() {
  const hydrated = useHydrated();
  const session = useSession();
  return (
    <span className="account-label empty:before:content-[var(--account-label,_'My_Account')] truncate">
      {hydrated ? session?.userName || 'My Account' : ''}
    </span>
  );
}
