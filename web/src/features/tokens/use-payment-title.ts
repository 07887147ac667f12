import { useQuery } from '@tanstack/react-query';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { orderQuery } from './api/find-order.ts';
import { paymentTitle } from './payment-title.ts';
import type { PaymentReturnState } from './use-payment-return.ts';

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
