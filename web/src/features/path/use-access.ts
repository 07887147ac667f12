import { type Dispatch, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { accountOf } from '#web/lib/account.ts';
import { useSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { type AccessEvent, type AccountAccess, nextAccess, visiting } from './path-access.ts';

/**
 * The access of the account that is logged in, in this tab or by another; it starts over with another
 * account.
 */
export function useAccess(): [AccountAccess, Dispatch<AccessEvent>] {
  const account = accountOf(useSession());
  const [state, dispatch] = useReducer(nextAccess, visiting);
  const { search } = useLocation();
  const hydrated = useHydrated();
  // During rendering, so that no frame shows content of the previous account.
  if (state.account !== account) dispatch({ account, kind: 'account' });
  // Back from the payment page but logged out: the reader may own the path.
  const isBack = hydrated && account === undefined && search.includes('session_id=');
  return [isBack ? { account, access: { kind: 'unsure' } } : state, dispatch];
}
