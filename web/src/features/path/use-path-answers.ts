import { type Dispatch, useEffect } from 'react';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { useSession } from '#web/lib/session.ts';
import type { AccessEvent, AccountAccess } from './path-access.ts';
import { isSessionRefused, readOwed, readPurchased } from './read-answers.ts';

export interface PathAnswersProps {
  personaSlug: string;
  pathSlug: string;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
}

/** Asks the server for what the state waits for: whether the path was bought, then its text. */
export function usePathAnswers({ personaSlug, pathSlug, state, dispatch }: PathAnswersProps): void {
  const token = useSession()?.token;
  const { account } = state;
  const { kind } = state.access;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token of the same account asks anew
  useEffect(() => {
    const call = new AbortController();
    const { signal } = call;
    const input = { params: { personaSlug, pathSlug }, signal };
    if (kind === 'checking') {
      void callRoute(pathCompilerRoutes.getPurchaseStatus, input).then((result) => {
        const purchased = readPurchased(result);
        if (!signal.aborted && purchased !== undefined) dispatch({ account, kind: 'status', purchased });
      });
    }
    if (kind === 'opening') {
      void callRoute(pathCompilerRoutes.getPathContent, input).then((result) => {
        if (signal.aborted || isSessionRefused(result)) return;
        const owed = readOwed(result);
        if (owed !== undefined) return dispatch({ account, kind: 'owed', message: owed });
        dispatch({ account, kind: 'content', content: result.ok ? result.answer.data : undefined });
      });
    }
    return () => call.abort();
  }, [personaSlug, pathSlug, account, kind, token, dispatch]);
}
