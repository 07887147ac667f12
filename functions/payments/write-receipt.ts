import type { WalletChange } from '#shared/domain/tokens/ledger.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import type { Checkout, Order } from '#shared/domain/tokens/order.ts';
import { startPlanByMs } from '#shared/domain/tokens/paid-plan.ts';
import type { Addressee } from '../mail/deliver-outbox.ts';
import { contributionReceipt, purchaseReceipt } from '../mail/token-letters.ts';
import type { OutboxMail } from '../stores/outbox.ts';
import type { OrderContext } from './load-order-context.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

interface ReceiptFacts {
  order: Order;
  nowMs: number;
  checkout: Checkout;
  change?: WalletChange | undefined;
}

export function receiptOf(
  payments: PaymentDependencies,
  { order, nowMs, checkout, change }: ReceiptFacts,
): OutboxMail | undefined {
  const mail = { mailId: `receipt-${order.orderId}`, createdAtMs: nowMs };
  const facts = { order, paidAtMs: nowMs, siteUrl: payments.siteUrl };
  const { entry, wallet } = change ?? {};
  if (entry?.lot !== undefined && wallet !== undefined) {
    const debtPaid = hundredths(-entry.debt_change);
    const paid: Order = { ...order, status: 'PAID' };
    const startByMs = startPlanByMs({ order: paid, wallet, hasActiveRun: false, nowMs });
    const letter = purchaseReceipt({ ...facts, debtPaid, expiresAtMs: entry.lot.expires_at_ms, startByMs });
    return { ...mail, to: { userId: order.owner }, letter };
  }
  const address = checkout.customerEmail;
  return address === undefined ? undefined : { ...mail, to: { address }, letter: contributionReceipt(facts) };
}

/** Starts the lookup while the credit is written. */
export function addresseeOf(
  { mailStops }: PaymentDependencies,
  mail: OutboxMail | undefined,
  { account }: OrderContext,
): Addressee | undefined {
  if (mail === undefined) return undefined;
  const address = 'address' in mail.to ? mail.to.address : account?.email;
  if (address === undefined) return undefined;
  const standing = mailStops.read(address);
  // The promise is not awaited if nothing was written.
  standing.catch(() => {});
  return { address, standing };
}
