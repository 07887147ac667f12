import { useQuery } from '@tanstack/react-query';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import type { Settlement } from '#web/lib/api/settle-return.ts';
import { orderQuery } from './api/find-order.ts';

/** After a payment the page is no longer for buying: what it brought is its heading and title, once that is known. */
export function usePaidTitle(settlement: Settlement | undefined): string | undefined {
  const orderId = settlement?.paid ? settlement.orderId : undefined;
  const { data: order } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const bought = order && order !== 'absent' ? tokensBoughtWith(cents(order.amount)) : undefined;
  const are =
    bought === undefined ? undefined : `${formatTokens(bought)} ${bought === 100 ? 'is' : 'are'} yours`;
  const title = settlement?.paid ? (are ?? 'Your tokens are here') : undefined;
  usePageTitle(title);
  return title;
}
