import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { refreshBalance } from '../../lib/balance.ts';
import { safeReturnPath } from '../../lib/return-path.ts';
import { readReturn } from './read-return.ts';
import { missingToken, type Settlement, settleReturn } from './settle-return.ts';

export interface PaymentReturnState {
  /** What the server is being told just now. */
  asking: 'success' | 'cancel' | undefined;
  settlement: Settlement | undefined;
  /** Where the visitor came from to buy tokens. */
  goOnTo: string | undefined;
  askAgain: () => void;
  /** For a purchase begun after the session had gone. */
  missToken: () => void;
}

/** Settles the payment that the address speaks of, and clears the address once that is done for good. */
export function usePaymentReturn(): PaymentReturnState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [settlement, setSettlement] = useState<Settlement>();
  const search = query.toString();
  const goOnTo = safeReturnPath(query.get('ref'), '') || undefined;
  const news = readReturn(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it all, and an attempt asks again
  useEffect(() => {
    if (news === undefined) return;
    const address = paths.orderTokens(goOnTo === undefined ? {} : { ref: goOnTo });
    const clearAddress = () => navigate(address, { replace: true });
    if (news.kind === 'refused') {
      setSettlement({ message: news.sentence, settled: true, paid: false });
      clearAddress();
      return;
    }
    const call = new AbortController();
    setSettlement(undefined);
    settleReturn({ kind: news.kind, sessionId: news.sessionId }, call.signal).then((outcome) => {
      if (call.signal.aborted) return;
      setSettlement(outcome);
      if (outcome.paid) refreshBalance();
      if (outcome.settled) clearAddress();
    });
    return () => call.abort();
  }, [search, attempt]);

  const asking = news === undefined || news.kind === 'refused' || settlement ? undefined : news.kind;
  return {
    asking,
    settlement,
    goOnTo,
    askAgain: () => setAttempt(attempt + 1),
    missToken: () => setSettlement(missingToken),
  };
}
