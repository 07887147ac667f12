import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import { ownedPathsQuery } from '#web/lib/api/owned-paths.ts';
import { type PathParams, pathTextQuery, purchaseQuery } from './api/path-queries.ts';
import { holdPlace } from './hold-place.ts';
import { type AccessEvent, type AccountAccess, undecided } from './path-access.ts';

export interface PathAnswersProps {
  params: PathParams;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
  /** A payment for it is looked into, and decides what comes: the page waits as it is. */
  isHeld: boolean;
}

/** Whether it is among the paths that another page of this visit has asked for; undefined when none has. */
function useListed({ personaSlug, pathSlug }: PathParams): boolean | undefined {
  const { queryKey } = ownedPathsQuery;
  const state = useQueryClient().getQueryState(queryKey);
  if (state?.data === undefined || state.isInvalidated) return undefined;
  return state.data.some((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
}

/** Asks the server for what the state waits for: whether the path was bought, here or in another tab, then its text. */
export function usePathAnswers({ params, state, dispatch, isHeld }: PathAnswersProps) {
  const { account } = state;
  const { kind } = state.access;
  const isUndecided = undecided.includes(kind);
  const purchase = useQuery({ ...purchaseQuery(params), enabled: isUndecided });
  const listed = useListed(params);
  const text = useQuery({ ...pathTextQuery(params), enabled: kind === 'opening' });

  // Before it is drawn: nobody waits for what another page has asked a moment ago. The server's answer follows.
  useLayoutEffect(() => {
    if (kind === 'checking' && listed !== undefined && !isHeld)
      dispatch({ account, kind: 'status', purchased: listed });
  }, [account, kind, listed, dispatch, isHeld]);

  /** Of somebody who is reading while it is unlocked elsewhere. */
  const goBack = useRef<() => void>(undefined);
  const purchased = purchase.isFetching ? undefined : purchase.data;
  useEffect(() => {
    if (!isUndecided || isHeld || purchased === undefined || purchased === 'undecided') return;
    if (purchased === true) goBack.current = holdPlace();
    dispatch({ account, kind: 'status', purchased });
  }, [account, isUndecided, purchased, dispatch, isHeld]);

  const answer = text.isFetching ? undefined : text.data;
  useEffect(() => {
    if (kind === 'opening' && answer !== undefined && answer.kind !== 'undecided')
      dispatch({ account, ...answer });
  }, [account, kind, answer, dispatch]);

  return { goBack, checking: purchase.isFetching, checkAgain: () => void purchase.refetch() };
}
