import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { clearSession } from '#web/lib/session.ts';

/** Ends the session on the server if it can be reached, and here in any case. */
const endSession = async (): Promise<void> => {
  const [{ callRoute }, { authRoutes }] = await Promise.all([
    import('#web/lib/api/call-route.ts'),
    import('#shared/contract/routes/auth.ts'),
  ]);
  await callRoute(authRoutes.logOut);
};

export function LogOutButton() {
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
