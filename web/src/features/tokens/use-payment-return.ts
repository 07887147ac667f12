import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { readReturn } from './read-return.ts';
import { missingToken, type Settlement, settleReturn } from './settle-return.ts';

export interface PaymentReturnState {
  /** What the server is being told just now. */
  asking: 'success' | 'cancel' | undefined;
  settlement: Settlement | undefined;
  /** Where the visitor came from to buy tokens. */
  goOnTo: string | undefined;
  askAgain: () => void;
  /** A purchase was begun after the session had gone. */
  missesToken: boolean;
  missToken: () => void;
}

/** What else the address holds stays: where to go on to, and what is being bought. */
const withoutReturn = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['status', 'session_id', 'error']) rest.delete(name);
  return rest;
};

/** Settles the payment that the address speaks of, and clears the address once that is done for good. */
export function usePaymentReturn(): PaymentReturnState {
  const [query, setQuery] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [settlement, setSettlement] = useState<Settlement>();
  const goOnTo = safeReturnPath(query.get('ref'), '') || undefined;
  const news = readReturn(query);

  const checkoutId = news !== undefined && 'checkoutId' in news ? news.checkoutId : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says of a payment, and an attempt asks again
  useEffect(() => {
    if (news === undefined) return;
    const clearAddress = () => setQuery(withoutReturn, { replace: true });
    if (news.kind === 'refused') {
      setSettlement({ message: news.sentence, settled: true, paid: false });
      clearAddress();
      return;
    }
    const call = new AbortController();
    setSettlement(undefined);
    void settleReturn({ kind: news.kind, checkoutId: news.checkoutId }, call.signal).then((outcome) => {
      if (call.signal.aborted) return;
      setSettlement(outcome);
      if (outcome.paid) tellAccountChange('user', 'orders');
      if (outcome.settled) clearAddress();
    });
    return () => call.abort();
  }, [news?.kind, checkoutId, attempt]);

  const asking = news === undefined || news.kind === 'refused' || settlement ? undefined : news.kind;
  return {
    asking,
    settlement,
    goOnTo,
    askAgain: () => setAttempt(attempt + 1),
    missesToken: settlement === missingToken,
    missToken: () => setSettlement(missingToken),
  };
}
