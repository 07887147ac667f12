import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { PathPrice } from '#shared/domain/paths/price.ts';
import type { PlanQuote } from '#shared/domain/plans/plan-quote.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentReturn } from '#shared/domain/tokens/payment-return.ts';

export interface WantedDependencies {
  payments: PaymentDependencies;
  runs: Pick<RunStore, 'findQuote' | 'activeRunOf'>;
  purchases: Pick<PurchaseStore, 'has'>;
}

export interface PostedForm {
  owner: string;
  back: PaymentReturn;
  amount: string;
  /** The price of a path in whole tokens, as its buyer was shown it. */
  price: string | undefined;
}

/**
 * The data that decides the amount. Guards: the wallet is read first. Everything that could change the amount also
 * changes the wallet, and `openPayment` hands out the page only if the wallet is unchanged, so all reads are
 * consistent.
 */
export interface Funds {
  wallet: StoredWallet;
  recent: readonly Order[];
}

export type PaymentContext =
  | { for: 'tokens' }
  | (Funds & { for: 'plan'; planQuote: PlanQuote | undefined; hasActiveRun: boolean })
  | (Funds & { for: 'path'; path: PathPrice; isTheirs: boolean })
  | { for: 'unknown path' };

/** A page lives for an hour; older pending orders are left to the reconciler. */
const recentMs = 24 * 3_600_000;

export const recentOrders = ({ orders, clock }: PaymentDependencies, owner: string): Promise<Order[]> =>
  orders.madeSince(owner, clock.nowMs() - recentMs);

/** Undefined for tokens alone. A form for a path without a price buys tokens and returns to the path. */
export async function walletFor(
  { payments }: WantedDependencies,
  { owner, back, price }: PostedForm,
): Promise<StoredWallet | undefined> {
  const isForPath = back.unlocks !== undefined && price !== undefined;
  return isForPath || back.planQuoteId !== undefined ? payments.wallets.read(owner) : undefined;
}

export async function loadPaymentContext(
  { payments, runs, purchases }: WantedDependencies,
  { owner, back }: PostedForm,
  wallet: StoredWallet | undefined,
): Promise<PaymentContext> {
  if (wallet === undefined) return { for: 'tokens' };
  if (back.planQuoteId !== undefined) {
    const [recent, planQuote, activeRun] = await Promise.all([
      recentOrders(payments, owner),
      runs.findQuote(owner, back.planQuoteId),
      runs.activeRunOf(owner),
    ]);
    return { for: 'plan', wallet, recent, planQuote, hasActiveRun: activeRun !== undefined };
  }
  const path = back.unlocks && findPathPrice(back.unlocks.personaSlug, back.unlocks.pathSlug);
  if (path === undefined) return { for: 'unknown path' };
  const [recent, isTheirs] = await Promise.all([recentOrders(payments, owner), purchases.has(owner, path)]);
  return { for: 'path', wallet, recent, path, isTheirs };
}
