import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import type { WalletChange } from '#shared/domain/tokens/ledger.ts';
import { tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { type Checkout, disagreement, isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { TransactItem } from '../stores/transact.ts';
import { loadOrderContext, type OrderContext } from './load-order-context.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { returnPayment } from './return-payment.ts';
import { addresseeOf, receiptOf } from './write-receipt.ts';

/**
 * Guards: an order is credited at most once, only to its owner, and only when the payment provider confirms that
 * exactly this order was paid. Webhook, verification and reconciler all use this.
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
  owner: string;
}

/** The order is the one found for the checkout in the claimant's account. */
export interface FoundClaim extends PaymentClaim {
  context: OrderContext | undefined;
}

/** Handles events of the provider, which name the owner. */
export const fulfil = (payments: PaymentDependencies, checkoutId: string): Promise<Fulfilment> =>
  fulfilCheckout(payments, { checkoutId });

/** Asks the provider only about an unsettled order that may belong to this owner. */
export async function fulfilClaim(
  payments: PaymentDependencies,
  { checkoutId, owner, context }: FoundClaim,
): Promise<Fulfilment> {
  // guard: fulfil-order-of-the-owner
  if (context === undefined) return { kind: 'unknown' };
  if (isCredited(context.order)) return settled(context.order);
  return fulfilCheckout(payments, { checkoutId, owner, context });
}

/** For an order that was already found. */
export const fulfilOrder = (
  payments: PaymentDependencies,
  { checkoutId, owner }: PaymentClaim,
): Promise<Fulfilment> => fulfilCheckout(payments, { checkoutId, owner });

async function fulfilCheckout(
  payments: PaymentDependencies,
  { checkoutId, ...claim }: Pick<FoundClaim, 'checkoutId'> & Partial<FoundClaim>,
): Promise<Fulfilment> {
  const checkout = await payments.provider.findCheckout(checkoutId);
  return checkout === undefined ? { kind: 'unknown' } : fulfilFound(payments, checkout, claim);
}

/** Handles a checkout that was already fetched from the provider. */
export async function fulfilFound(
  payments: PaymentDependencies,
  checkout: Checkout,
  { owner, context }: Partial<Omit<FoundClaim, 'checkoutId'>>,
): Promise<Fulfilment> {
  if (checkout.owner === '' || checkout.orderId === '') return { kind: 'unknown' };
  // guard: fulfil-only-its-owners-payment
  if (owner !== undefined && checkout.owner !== owner) return { kind: 'unknown' };
  const found = isOf(checkout, context?.order) ? context : await loadOrderContext(payments, checkout);
  if (found === undefined) return { kind: 'unknown' };

  const { order } = found;
  // A window that lost against another closes its page before the order stores it, so no one saw that page or can pay
  // there.
  if (order.checkoutId === undefined && checkout.state === 'expired' && !checkout.paid)
    return { kind: 'unpaid', order, checkout };
  const why = disagreement(order, checkout);
  if (why !== undefined) {
    // Before a payment a mismatch harms no one.
    if (checkout.paid) payments.alarm('payment-mismatch', { orderId: order.orderId, why });
    return { kind: 'mismatch', checkout };
  }
  if (isCredited(order)) return settled(order);
  // guard: fulfil-paid
  if (!checkout.paid) return { kind: 'unpaid', order, checkout };
  return creditOrder(payments, found, checkout);
}

const isOf = (checkout: Checkout, order: Order | undefined): boolean =>
  checkout.owner === order?.owner && checkout.orderId === order.orderId;

const settled = (order: Order): Fulfilment =>
  order.status === 'REFUNDED' ? { kind: 'refunded', order } : { kind: 'paid', order, creditedNow: false };

async function creditOrder(
  payments: PaymentDependencies,
  first: OrderContext,
  checkout: Checkout,
): Promise<Fulfilment> {
  let known: OrderContext | undefined = first;
  return untilDone(payments.pacing, async () => {
    // The first attempt may use the data just read; later ones must read again.
    const now = known ?? (await loadOrderContext(payments, first.order));
    // guard: fulfil-read-again-on-every-attempt
    known = undefined;
    if (now === undefined) return { kind: 'unknown' };
    return isCredited(now.order) ? settled(now.order) : creditOnce(payments, now, checkout);
  });
}

async function creditOnce(
  payments: PaymentDependencies,
  context: OrderContext,
  checkout: Checkout,
): Promise<Fulfilment | TryAgain> {
  const { order } = context;
  const nowMs = payments.clock.nowMs();
  const paid = payments.orders.paidWrite(order, {
    atMs: nowMs,
    paymentIntentId: checkout.paymentIntentId ?? '',
    amountCents: checkout.amountCents,
  });
  // guard: credit-kind-before
  const credited = order.kind === 'TOKENS' ? creditWrites(payments, context, nowMs) : noCredit;
  if (credited === 'frozen') return { kind: 'frozen' };
  const mail = receiptOf(payments, { order, nowMs, checkout, change: credited.change });
  // guard: fulfil-receipt-in-the-same-write
  const receipt = mail === undefined ? [] : [payments.outbox.writeOf(mail)];
  const writes = [paid, ...credited.writes, ...receipt];
  // A contribution needs no account. An account being deleted would take the tokens with it.
  // guard: credit-only-to-an-account
  const check = order.kind === 'TOKENS' ? [payments.accounts.staysCheck(order.owner)] : [];
  const addressee = addresseeOf(payments, mail, context);
  const written = await payments.write([...writes, ...check]);
  // There is no account to credit. The write of an order that was credited before is refused as well.
  // guard: return-only-what-was-never-credited
  if (written.kind === 'refused' && written.at.includes(writes.length) && !written.at.includes(0)) {
    const returned = await returnPayment(payments, order, checkout);
    return returned === 'returned' ? { kind: 'refunded', order } : new TryAgain(returned);
  }
  if (written.kind !== 'written') return new TryAgain(written);
  if (mail !== undefined) await payments.deliver(mail, addressee);
  return { kind: 'paid', order, creditedNow: true };
}

interface CreditWrites {
  writes: TransactItem[];
  change?: WalletChange;
}

/** A contribution moves no tokens. */
const noCredit: CreditWrites = { writes: [] };

function creditWrites(
  { wallets }: PaymentDependencies,
  { order, wallet: before }: OrderContext,
  atMs: number,
): CreditWrites | 'frozen' {
  if (before.frozen !== undefined) return 'frozen';
  const amount = tokensBoughtWith(order.amountCents);
  const change = creditTokens(before, { order: order.orderId, amount, atMs });
  return { writes: wallets.writesOf(order.owner, before, change), change };
}
