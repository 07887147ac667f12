import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LeftPayment, missingToken, type Settlement, settleReturn } from '#web/lib/api/settle-return.ts';
import { readReturn, withoutReturn } from '#web/lib/read-return.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';

export interface PaymentReturnState {
  /** The outcome that is being reported to the server. */
  asking: 'success' | 'cancel' | undefined;
  settlement: Settlement | undefined;
  /** How the payment page was left, while the address says so, so that it can be reported again. */
  left: LeftPayment['kind'] | undefined;
  /** The payment page never opened. */
  notStarted: boolean;
  /** The page from which the visitor came to buy tokens. */
  goOnTo: string | undefined;
  askAgain: () => void;
  /** A purchase was started after the session had ended. */
  missesToken: boolean;
  missToken: () => void;
}

/** Settles the payment in the address, and clears the address once that is final. */
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
