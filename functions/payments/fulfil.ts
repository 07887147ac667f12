import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { type Checkout, disagreement, isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { contributionReceipt, purchaseReceipt } from '../mail/token-letters.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { OutboxMail } from '../stores/outbox.ts';
import type { TransactItem } from '../stores/transact.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { returnPayment } from './return-payment.ts';

/**
 * Guards: an order is credited at most once, only to its owner, and only when the payment provider itself says that
 * exactly this order was paid. Webhook, verification and reconciler all come through here.
 */
export type Fulfilment =
  | { kind: 'paid'; order: Order; creditedNow: boolean }
  | { kind: 'refunded'; order: Order }
  | { kind: 'unpaid'; order: Order; checkout: Checkout }
  | { kind: 'mismatch'; checkout: Checkout }
  | { kind: 'frozen' }
  | { kind: 'unknown' };

export interface PaymentClaim {
  checkoutId: string;
  /** Whose payment it must be; left out when the provider itself brings the news. */
  owner?: string;
}

export async function fulfil(
  payments: PaymentDependencies,
  { checkoutId, owner }: PaymentClaim,
): Promise<Fulfilment> {
  if (owner === undefined) return fulfilCheckout(payments, checkoutId);
  // The provider is only asked about what may be its owner's and is not known yet.
  const claimed = await payments.orders.findByCheckout(owner, checkoutId);
  if (claimed === undefined) return { kind: 'unknown' };
  return isCredited(claimed) ? settled(claimed) : fulfilCheckout(payments, checkoutId, owner);
}

/** For an order that was found already. */
export const fulfilOrder = (
  payments: PaymentDependencies,
  { checkoutId, owner }: Required<PaymentClaim>,
): Promise<Fulfilment> => fulfilCheckout(payments, checkoutId, owner);

async function fulfilCheckout(
  payments: PaymentDependencies,
  checkoutId: string,
  owner?: string,
): Promise<Fulfilment> {
  const checkout = await payments.provider.findCheckout(checkoutId);
  if (checkout === undefined || checkout.owner === '' || checkout.orderId === '') return { kind: 'unknown' };
  if (owner !== undefined && checkout.owner !== owner) return { kind: 'unknown' };
  const order = await payments.orders.find(checkout.owner, checkout.orderId);
  if (order === undefined) return { kind: 'unknown' };

  const why = disagreement(order, checkout);
  if (why !== undefined) {
    payments.alarm('payment-mismatch', { orderId: order.orderId, why });
    return { kind: 'mismatch', checkout };
  }
  if (isCredited(order)) return settled(order);
  if (!checkout.paid) return { kind: 'unpaid', order, checkout };
  return creditOrder(payments, order, checkout);
}

const settled = (order: Order): Fulfilment =>
  order.status === 'REFUNDED' ? { kind: 'refunded', order } : { kind: 'paid', order, creditedNow: false };

async function creditOrder(
  payments: PaymentDependencies,
  first: Order,
  checkout: Checkout,
): Promise<Fulfilment> {
  let known: Order | undefined = first;
  return untilDone(payments.pacing, async () => {
    // The first attempt may use what was just read; a later one must not.
    const order = known ?? (await payments.orders.find(first.owner, first.orderId));
    known = undefined;
    if (order === undefined) return { kind: 'unknown' };
    if (isCredited(order)) return settled(order);

    const nowMs = payments.clock.nowMs();
    const paid = payments.orders.paidWrite(order, {
      atMs: nowMs,
      paymentIntentId: checkout.paymentIntentId ?? '',
      amountCents: checkout.amountCents,
    });
    const credited = order.kind === 'TOKENS' ? await creditWrites(payments, order, nowMs) : noCredit;
    if (credited === 'frozen') return { kind: 'frozen' };
    const mail = receiptOf(payments, { order, nowMs, checkout, entry: credited.entry });
    const receipt = mail === undefined ? [] : [payments.outbox.writeOf(mail)];
    const writes = [paid, ...credited.writes, ...receipt];
    // A contribution needs no account.
    const check = order.kind === 'TOKENS' ? [payments.accounts.existsCheck(order.owner)] : [];
    const written = await payments.write([...writes, ...check]);
    // Nobody to credit: what was credited before the account went shows in the order, which is then not written either.
    if (written.kind === 'refused' && written.at.includes(writes.length) && !written.at.includes(0)) {
      const returned = await returnPayment(payments, order, checkout);
      return returned === 'returned' ? { kind: 'refunded', order } : new TryAgain(returned);
    }
    if (written.kind !== 'written') return new TryAgain(written);
    if (mail !== undefined) await payments.deliver(mail);
    return { kind: 'paid', order, creditedNow: true };
  });
}

interface CreditWrites {
  writes: TransactItem[];
  entry?: LedgerEntry;
}

/** A contribution moves no tokens. */
const noCredit: CreditWrites = { writes: [] };

async function creditWrites(
  { wallets }: PaymentDependencies,
  order: Order,
  atMs: number,
): Promise<CreditWrites | 'frozen'> {
  const before = await wallets.read(order.owner);
  if (before.frozen !== undefined) return 'frozen';
  const amount = tokensBoughtWith(order.amountCents);
  const change = creditTokens(before, { order: order.orderId, amount, atMs });
  return { writes: wallets.writesOf(order.owner, before, change), entry: change.entry };
}

interface ReceiptFacts {
  order: Order;
  nowMs: number;
  checkout: Checkout;
  entry?: LedgerEntry | undefined;
}

function receiptOf(
  payments: PaymentDependencies,
  { order, nowMs, checkout, entry }: ReceiptFacts,
): OutboxMail | undefined {
  const mail = { mailId: `receipt-${order.orderId}`, createdAtMs: nowMs };
  const facts = { order, paidAtMs: nowMs, siteUrl: payments.siteUrl };
  if (entry?.lot !== undefined) {
    const debtPaid = hundredths(-entry.debt_change);
    const letter = purchaseReceipt({ ...facts, debtPaid, expiresAtMs: entry.lot.expires_at_ms });
    return { ...mail, to: { userId: order.owner }, letter };
  }
  const address = checkout.customerEmail;
  return address === undefined ? undefined : { ...mail, to: { address }, letter: contributionReceipt(facts) };
}
