import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { addresses, ownedPathsId } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { clearSession, useSession } from '#web/lib/session/session.ts';

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

/** Ends the session on the server if it can be reached, and here in any case. */
const endSession = async (): Promise<void> => {
  const [{ callRoute }, { authRoutes }] = await Promise.all([
    import('#web/lib/api/call-route.ts'),
    import('#shared/contract/routes/auth.ts'),
  ]);
  await callRoute(authRoutes.logOut);
};

function LogOutButton() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  const logOut = async () => {
    if (pending) return;
    setPending(true);
    await endSession().catch(() => undefined);
    clearSession();
    // Synchronous, so that it runs before the session guard redirects to the log-in page.
    flushSync(() => void navigate(addresses.home()));
    setPending(false);
  };

  return (
    <button type="button" className="menu-item" aria-disabled={pending || undefined} onClick={logOut}>
      {pending ? 'Logging out…' : 'Log Out'}
    </button>
  );
}

/** Both menus show these links to a logged-in person. */
export function AccountLinks() {
  return (
    <ul>
      <li>
        <Link to={addresses.dashboard()} className="menu-item">
          Dashboard
        </Link>
      </li>
      <li>
        <Link to={`${addresses.dashboard()}#${ownedPathsId}`} className="menu-item">
          Your paths
        </Link>
      </li>
      <li>
        <Link to={addresses.profile()} className="menu-item">
          Your profile
        </Link>
      </li>
      <li>
        <LogOutButton />
      </li>
    </ul>
  );
}

const menuId = 'account-menu';

/** A popover, so that it works before the app runs and closes on Escape or a press elsewhere. */
export function AccountMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="flex min-h-11 w-full max-w-44 cursor-pointer items-center gap-1 rounded-sm px-2 font-semibold text-ink hover:bg-leaf-tint"
      >
        <AccountLabel />
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="m-0 top-16 bottom-auto inset-x-auto absolute right-[max(1.5rem,calc((100%-var(--container-page))_/_2+1.5rem))] w-52 rounded-md border border-line bg-sheet p-2 shadow-float"
      >
        <AccountLinks />
      </div>
    </>
  );
}
