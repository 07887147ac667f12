import { itemOf } from '#shared/content/order-item.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { formatAudToTheCent, formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { gstIncluded } from '#shared/domain/tokens/gst.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import type { OrderStatus } from '#shared/domain/tokens/order-status.ts';

export interface Invoice {
  /** Only a paid order makes a tax invoice. */
  title: 'Tax invoice' | 'Order';
  /** The plan or the path; undefined when only tokens were bought. */
  item?: string;
  bought: Hundredths;
  quantity: string;
  total: string;
  gst: string;
  /** The total without tax. */
  net: string;
  status: string;
}

const statusTexts: Record<OrderStatus, string> = {
  PAID: 'Paid',
  REFUNDED: 'Paid and refunded',
  PENDING: 'Not paid yet',
  CANCELLED: 'Cancelled, not paid',
  EXPIRED: 'Expired, not paid',
};

export function invoiceOf({ amount, status, paidAt, plan, unlocks }: PaymentOrder): Invoice {
  const price = cents(amount);
  const gst = gstIncluded(price);
  const bought = tokensBoughtWith(price);
  return {
    title: paidAt === null ? 'Order' : 'Tax invoice',
    ...(plan === undefined && unlocks === undefined
      ? {}
      : { item: itemOf({ amountCents: amount, plan, unlocks }) }),
    bought,
    quantity: formatTokenCount(bought),
    total: formatAudToTheCent(price),
    gst: formatAudToTheCent(gst),
    net: formatAudToTheCent(price - gst),
    status: statusTexts[status],
  };
}
