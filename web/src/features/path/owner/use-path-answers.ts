import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import { ownedPathsQuery } from '#web/lib/api/user-query.ts';
import { type AccessEvent, type AccountAccess, undecided } from '../path-page/path-access.ts';
import { holdPlace } from '../text/reading-place.ts';
import { type PathParams, pathTextQuery, purchaseQuery } from '../unlock/path-queries.ts';

interface PathAnswersProps {
  params: PathParams;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
  /** A payment for it is being checked and decides what follows, so the page waits unchanged. */
  isHeld: boolean;
}

/**
 * Whether it is in the list of owned paths that another page of this visit has loaded; undefined without a
 * list.
 */
function useListed({ personaSlug, pathSlug }: PathParams): boolean | undefined {
  const { queryKey } = ownedPathsQuery;
  const state = useQueryClient().getQueryState(queryKey);
  if (state?.data === undefined || state.isInvalidated) return undefined;
  return state.data.some((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
}

/** Requests what the state waits for: whether the path was bought, here or in another tab, then its text. */
export function usePathAnswers({ params, state, dispatch, isHeld }: PathAnswersProps) {
  const { account } = state;
  const { kind } = state.access;
  const isUndecided = undecided.includes(kind);
  const purchase = useQuery({ ...purchaseQuery(params), enabled: isUndecided });
  const listed = useListed(params);
  const text = useQuery({ ...pathTextQuery(params), enabled: kind === 'opening' });

  // A layout effect, so that a list that another page has just loaded is used before the first paint. The
  // server's answer follows.
  useLayoutEffect(() => {
    if (kind === 'checking' && listed !== undefined && !isHeld)
      dispatch({ account, kind: 'status', purchased: listed });
  }, [account, kind, listed, dispatch, isHeld]);

  /** Restores the position of a reader when another tab unlocks the path. */
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
