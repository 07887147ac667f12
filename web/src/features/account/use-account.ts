import { useEffect, useState } from 'react';
import { userRoutes } from '../../../../shared/contract/routes/user.ts';
import type { UserEntity } from '../../../../shared/domain/account/account.ts';
import { callRoute } from '../../lib/api/call-route.ts';

export type AccountState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; user: UserEntity };

/** The signed-in user as the server knows them now. */
export function useAccount(): { account: AccountState; retry: () => void } {
  const [account, setAccount] = useState<AccountState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is the reason to ask again
  useEffect(() => {
    const call = new AbortController();
    callRoute(userRoutes.getUser, { signal: call.signal }).then((result) => {
      if (call.signal.aborted) return;
      if (result.ok) setAccount({ kind: 'ready', user: result.answer });
      // The end of a session leads to the log-in page by itself.
      else if (result.kind === 'network' || result.status !== 401) setAccount({ kind: 'failed' });
    });
    return () => call.abort();
  }, [tries]);

  const retry = () => {
    setAccount({ kind: 'loading' });
    setTries(tries + 1);
  };
  return { account, retry };
}
