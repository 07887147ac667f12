import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LeftPayment, missingToken, type Settlement, settleReturn } from '#web/lib/api/settle-return.ts';
import { readReturn, withoutReturn } from '#web/lib/read-return.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';

export interface PaymentReturnState {
  /** What the server is being told just now. */
  asking: 'success' | 'cancel' | undefined;
  settlement: Settlement | undefined;
  /** How the payment page was left, as long as the address says so: that can be told to the server once more. */
  left: LeftPayment['kind'] | undefined;
  /** The payment page never opened. */
  notStarted: boolean;
  /** Where the visitor came from to buy tokens. */
  goOnTo: string | undefined;
  askAgain: () => void;
  /** A purchase was begun after the session had gone. */
  missesToken: boolean;
  missToken: () => void;
}

/** Settles the payment that the address speaks of, and clears the address once that is done for good. */
export function usePaymentReturn(): PaymentReturnState {
  const [query, setQuery] = useSearchParams();
  const [told, setTold] = useState<Settlement>();
  const { mutate, data } = useMutation({ mutationFn: settleReturn, networkMode: 'always' });
  const news = readReturn(query);
  const kind = news?.kind;
  const checkoutId = news !== undefined && 'checkoutId' in news ? news.checkoutId : undefined;

  const clearAddress = () => setQuery(withoutReturn, { replace: true });
  const settle = (left: LeftPayment) =>
    mutate(left, { onSuccess: ({ settled }) => settled && clearAddress() });
  const takeNews = useEffectEvent((_address: string) => {
    if (news === undefined) return;
    if (news.kind !== 'refused') return settle(news);
    setTold({ message: news.sentence, settled: true, paid: false, cancelled: false });
    clearAddress();
  });
  const address = `${kind} ${checkoutId}`;
  useEffect(() => takeNews(address), [address]);

  const outcome = told ?? data;
  const left = news === undefined || news.kind === 'refused' ? undefined : news.kind;
  return {
    asking: outcome ? undefined : left,
    settlement: outcome,
    left,
    notStarted: told !== undefined && told !== missingToken,
    goOnTo: safeReturnPath(query.get('ref'), '') || undefined,
    askAgain: () => news !== undefined && news.kind !== 'refused' && settle(news),
    missesToken: outcome === missingToken,
    missToken: () => setTold(missingToken),
  };
}
