import type { WantedPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { quotedAtMs } from '#functions/payments/quoted-at.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { isOpen } from '#shared/domain/plans/plan-quote.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentReturn } from '#shared/domain/tokens/payment-return.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { settleRecentOrders } from './settle-recent-orders.ts';

export interface WantedDependencies {
  payments: PaymentDependencies;
  runs: Pick<RunStore, 'findQuote' | 'activeRunOf'>;
  purchases: Pick<PurchaseStore, 'has'>;
}

export interface Posted {
  owner: string;
  back: PaymentReturn;
  amount: string;
  /** Of a path, in whole tokens, as its buyer was shown it. */
  price: string | undefined;
  /** The order it is for, once that is on record. */
  own?: Order;
}

export type Wanted = Pick<WantedPayment, 'amountCents' | 'unlocksFor'>;

/** What is to be paid, or why nothing is. A form that shows no price of a path buys tokens and comes back to it. */
export async function wantedPayment(
  dependencies: WantedDependencies,
  posted: Posted,
): Promise<Wanted | ErrorCode> {
  const { back, price } = posted;
  if (back.planQuoteId !== undefined) return missingForPlan(dependencies, posted, back.planQuoteId);
  if (back.unlocks !== undefined && price !== undefined)
    return missingForPath(dependencies, posted, { ...back.unlocks, shown: price });
  const amountCents = purchaseAmount(posted.amount);
  return amountCents === undefined ? 'amount-invalid' : { amountCents };
}

/**
 * Guards: for a plan nobody pays another amount than the one they were shown, and nobody pays for a plan that could not
 * begin. By our own figures: the posted amount is a browser's opinion.
 */
async function missingForPlan(
  { payments, runs }: WantedDependencies,
  posted: Posted,
  planQuoteId: string,
): Promise<Wanted | ErrorCode> {
  const { owner } = posted;
  const planQuote = await runs.findQuote(owner, planQuoteId);
  if (planQuote === undefined || !isOpen(planQuote, payments.clock.nowMs())) return 'plan-quote-ended';
  if ((await runs.activeRunOf(owner)) !== undefined) return 'run-active';
  const unsettled = await settleRecentOrders(payments, posted);
  if (unsettled !== undefined) return unsettled;
  const wallet = await payments.wallets.read(owner);
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const { charge } = costFor(planQuote.price, wallet, planQuote.quotedAtMs);
  if (charge === 0) return 'nothing-to-pay';
  return charge === planQuote.charge ? { amountCents: charge } : 'plan-price-changed';
}

interface ShownPath {
  personaSlug: string;
  pathSlug: string;
  shown: string;
}

/**
 * Guards: for a path nobody pays another amount or at another price than they were shown, nor twice, nor for one they
 * have. What is posted is what was shown, and only that: what is charged are our own figures.
 */
async function missingForPath(
  { payments, purchases }: WantedDependencies,
  posted: Posted,
  { personaSlug, pathSlug, shown }: ShownPath,
): Promise<Wanted | ErrorCode> {
  const { owner, own } = posted;
  const path = findPathPrice(personaSlug, pathSlug);
  if (path === undefined) return 'invalid-input';
  const unsettled = await settleRecentOrders(payments, posted);
  if (unsettled !== undefined) return unsettled;
  // The wallet first: what was bought in between is then seen, before the balance it lowered counts as too low.
  const wallet = await payments.wallets.read(owner);
  if (isFree(path) || (await purchases.has(owner, path))) return 'nothing-to-pay';
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const price = effectivePrice(path);
  const nowMs = own?.createdAtMs ?? payments.clock.nowMs();
  const asOfMs = await quotedAtMs(payments.orders, { owner, unlocks: pathNameOf(path), price, nowMs });
  const { charge } = costFor(price, wallet, asOfMs);
  if (charge === 0) return 'nothing-to-pay';
  const isAsShown = posted.amount === String(charge) && shown === String(price / 100);
  return isAsShown ? { amountCents: charge, unlocksFor: price } : 'path-cost-changed';
}
