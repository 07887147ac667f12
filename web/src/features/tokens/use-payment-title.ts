import { useQuery } from '@tanstack/react-query';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { orderQuery } from './api/find-order.ts';
import { paymentTitle } from './payment-title.ts';
import type { PaymentReturnState } from './use-payment-return.ts';

/** Back from a payment the page says first how that stands: what it brought, once that is known, is its title and, but for one that was cancelled, its heading. */
export function usePaymentTitle(payment: PaymentReturnState): string | undefined {
  const { settlement } = payment;
  const orderId = settlement?.paid ? settlement.orderId : undefined;
  const { data: order } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const bought = order && order !== 'absent' ? tokensBoughtWith(cents(order.amount)) : undefined;
  const are =
    bought === undefined ? undefined : `${formatTokens(bought)} ${bought === 100 ? 'is' : 'are'} yours`;
  const title = settlement?.paid ? (are ?? 'Your tokens are here') : paymentTitle(payment);
  usePageTitle(title);
  // The banner right below says it in the same words.
  return settlement?.cancelled ? undefined : title;
}
