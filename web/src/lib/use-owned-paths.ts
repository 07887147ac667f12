import { useEffect, useState } from 'react';
import { accountOf } from './session/account.ts';
import { useSession } from './session/session.ts';

interface Known {
  account: string;
  owned: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * The paths that the logged-in person has unlocked, as `<personaSlug>/<pathSlug>`; empty until known. For
 * public pages: the code that calls the server loads only for an account.
 */
export function useOwnedPaths(): ReadonlySet<string> {
  const account = accountOf(useSession());
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (account === undefined) return;
    let left = false;
    let stop = () => {};
    const watch = async () => {
      const { watchOwnedPaths } = await import('./api/user-query.ts');
      if (!left) stop = watchOwnedPaths(account, (owned) => setKnown({ account, owned }));
    };
    // Without that code, a page shows no ownership and otherwise works.
    watch().catch(() => undefined);
    return () => {
      left = true;
      stop();
    };
  }, [account]);
  return known !== undefined && known.account === account ? known.owned : none;
}
