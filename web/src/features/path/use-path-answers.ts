import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { type PathParams, pathTextQuery, purchaseQuery } from './api/path-queries.ts';
import { type AccessEvent, type AccountAccess, undecided } from './path-access.ts';

export interface PathAnswersProps {
  params: PathParams;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
}

/** Asks the server for what the state waits for: whether the path was bought, here or in another tab, then its text. */
export function usePathAnswers({ params, state, dispatch }: PathAnswersProps) {
  const { account } = state;
  const { kind } = state.access;
  const isUndecided = undecided.includes(kind);
  const purchase = useQuery({ ...purchaseQuery(params), enabled: isUndecided });
  const text = useQuery({ ...pathTextQuery(params), enabled: kind === 'opening' });

  const purchased = purchase.isFetching ? undefined : purchase.data;
  useEffect(() => {
    if (isUndecided && purchased !== undefined && purchased !== 'undecided')
      dispatch({ account, kind: 'status', purchased });
  }, [account, isUndecided, purchased, dispatch]);

  const answer = text.isFetching ? undefined : text.data;
  useEffect(() => {
    if (kind === 'opening' && answer !== undefined && answer.kind !== 'undecided')
      dispatch({ account, ...answer });
  }, [account, kind, answer, dispatch]);

  return { checking: purchase.isFetching, checkAgain: () => void purchase.refetch() };
}
