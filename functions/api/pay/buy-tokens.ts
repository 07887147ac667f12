import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { isFromOwnPage } from '#functions/http/same-site.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { openPayment, type WantedPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { isOpen } from '#shared/domain/plans/plan-quote.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';
import { type PaymentReturn, tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { closeEarlierPages } from './close-earlier-pages.ts';

interface BuyTokensDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'page'>;
  runs: Pick<RunStore, 'findQuote' | 'activeRunOf'>;
  purchases: Pick<PurchaseStore, 'has'>;
  newOrderId: (atMs: number) => string;
}

export function buyTokens(dependencies: BuyTokensDependencies): RouteHandler<typeof payRoutes.buyTokens> {
  const { payments, gate, newOrderId } = dependencies;
  return answerOutage(payments, { doing: 'open a page' }, async ({ session, query, body, request }) => {
    if (!isFromOwnPage(request, payments.siteUrl)) return refuse('cross-site-form');
    if (session === undefined) return refuse('session-invalid');
    const refusal = await gate.page({ session, request });
    if (refusal !== undefined) return refusal;
    const owner = session.userId;
    const back = tokenReturn(query.redirect);
    const wanted = await wantedFor(dependencies, { owner, back, posted: body.amount });
    if (typeof wanted === 'string') return refuse(wanted);

    const url = await openPayment(payments, {
      orderId: newOrderId(payments.clock.nowMs()),
      owner,
      kind: 'TOKENS',
      ...wanted,
      customerEmail: session.account.email,
      back,
    });
    return url === undefined ? refuse('payment-unavailable') : redirect(url);
  });
}

interface Posted {
  owner: string;
  back: PaymentReturn;
  posted: string;
}

type Wanted = Pick<WantedPayment, 'amountCents' | 'unlocksFor'>;

async function wantedFor(
  dependencies: BuyTokensDependencies,
  { owner, back, posted }: Posted,
): Promise<Wanted | ErrorCode> {
  if (back.planQuoteId !== undefined) return missingForPlan(dependencies, owner, back.planQuoteId);
  if (back.unlocks !== undefined) return missingForPath(dependencies, { owner, ...back.unlocks, posted });
  const amountCents = purchaseAmount(posted);
  return amountCents === undefined ? 'amount-invalid' : { amountCents };
}

/**
 * Guards: for a plan nobody pays another amount than the one they were shown, and nobody pays for a plan that could not
 * begin. By our own figures: the posted amount is a browser's opinion.
 */
async function missingForPlan(
  { payments, runs }: BuyTokensDependencies,
  owner: string,
  planQuoteId: string,
): Promise<Wanted | ErrorCode> {
  const planQuote = await runs.findQuote(owner, planQuoteId);
  if (planQuote === undefined || !isOpen(planQuote, payments.clock.nowMs())) return 'plan-quote-ended';
  if ((await runs.activeRunOf(owner)) !== undefined) return 'run-active';
  const wallet = await payments.wallets.read(owner);
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const { charge } = costFor(planQuote.price, wallet, planQuote.quotedAtMs);
  if (charge === 0) return 'nothing-to-pay';
  return charge === planQuote.charge ? { amountCents: charge } : 'plan-price-changed';
}

/**
 * Guards: for a path nobody pays another amount than the one they were shown, nor twice, nor for one they have. The posted amount
 * is what was shown, and only that: what is charged are our own figures.
 */
async function missingForPath(
  { payments, purchases }: BuyTokensDependencies,
  {
    owner,
    personaSlug,
    pathSlug,
    posted,
  }: { owner: string; personaSlug: string; pathSlug: string; posted: string },
): Promise<Wanted | ErrorCode> {
  const path = findPathPrice(personaSlug, pathSlug);
  if (path === undefined) return 'invalid-input';
  await closeEarlierPages(payments, { owner, unlocks: `${personaSlug}/${pathSlug}` });
  // The wallet first: what was bought in between is then seen, before the balance it lowered counts as too low.
  const wallet = await payments.wallets.read(owner);
  if (isFree(path) || (await purchases.has(owner, path))) return 'nothing-to-pay';
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const { price, charge } = costFor(effectivePrice(path), wallet, payments.clock.nowMs());
  if (charge === 0) return 'nothing-to-pay';
  return posted === String(charge) ? { amountCents: charge, unlocksFor: price } : 'path-cost-changed';
}
