import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { type LeftPayment, missingToken, type Settlement, settleReturn } from '#web/lib/api/settle-return.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { readReturn, withoutReturn } from '#web/lib/payment/read-return.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { orderQuery } from '../find-order.ts';

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

const refusals: readonly [words: RegExp, title: string][] = [
  [/not found/i, 'Payment not found'],
  [/refunded/i, 'Payment refunded'],
  [/not (?:\w+ )*paid/i, 'Payment not completed'],
];

const refusedTitle = ({ message }: Settlement): string =>
  refusals.find(([words]) => words.test(message))?.[1] ?? 'Payment not confirmed';

const asked = { success: 'Confirming your payment', cancel: 'Cancelling your payment' } as const;

/**
 * The state of a payment that has brought nothing so far; undefined on a page for buying, or once it is paid.
 */
export function paymentTitle({
  asking,
  settlement,
  left,
  notStarted,
  missesToken,
}: Pick<PaymentReturnState, 'asking' | 'settlement' | 'left' | 'notStarted' | 'missesToken'>):
  | string
  | undefined {
  if (asking !== undefined) return asked[asking];
  if (settlement === undefined || settlement.paid || missesToken) return undefined;
  if (notStarted) return 'Payment not started';
  if (settlement.cancelled) return 'Payment cancelled';
  return left === 'cancel' ? 'Payment not cancelled' : refusedTitle(settlement);
}

function broughtBy(
  bought: Hundredths | undefined,
  { isLess, isLessByNow }: { isLess: boolean; isLessByNow: boolean },
) {
  if (bought === undefined || (isLess && !isLessByNow)) return 'Tokens added';
  return `${formatTokens(bought)} added`;
}

interface PaymentTitle {
  title: string | undefined;
  isLessByNow: boolean;
}

/**
 * After a return from a payment, the page first shows its state. Once its result is known, that is the title
 * and, unless it was cancelled, the heading.
 */
export function usePaymentTitle(payment: PaymentReturnState): PaymentTitle {
  const { settlement } = payment;
  const orderId = settlement?.paid ? settlement.orderId : undefined;
  const { data: order } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const { data: user, isFetching } = useQuery(userQuery);
  const bought = order && order !== 'absent' ? tokensBoughtWith(cents(order.amount)) : undefined;
  // The address may mention tokens that are spent by now; a balance that is being reloaded may still rise.
  const isLess =
    bought !== undefined && user !== undefined && user.path_compiler_quota.token_balance < bought;
  const isLessByNow = isLess && !isFetching;
  const title = settlement?.paid ? broughtBy(bought, { isLess, isLessByNow }) : paymentTitle(payment);
  usePageTitle(title);
  // The banner right below uses the same words.
  return { title: settlement?.cancelled ? undefined : title, isLessByNow };
}
