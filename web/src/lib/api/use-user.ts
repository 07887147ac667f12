import { useEffect, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { useBalanceVersion } from '../balance.ts';
import { callRoute } from './call-route.ts';

export type UserState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; user: UserEntity };

/** The signed-in user, asked for again whenever the balance is said to have changed. */
export function useUser(): { state: UserState; retry: () => void } {
  const version = useBalanceVersion();
  const [state, setState] = useState<UserState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or try is the reason to ask again
  useEffect(() => {
    const call = new AbortController();
    void callRoute(userRoutes.getUser, { signal: call.signal }).then((result) => {
      if (call.signal.aborted) return;
      if (result.ok) setState({ kind: 'ready', user: result.answer });
      // The end of a session leads to the log-in page by itself; what is known stays.
      else if (result.kind === 'network' || result.status !== 401)
        setState((before) => (before.kind === 'ready' ? before : { kind: 'failed' }));
    });
    return () => call.abort();
  }, [version, tries]);

  const retry = () => {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  };
  return { state, retry };
}
