import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { isFromOwnPage } from '#functions/http/same-site.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { costFor, isOpen } from '#shared/domain/plans/plan-quote.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';
import { tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import type { PaymentGate } from '../payment-gate.ts';

interface BuyTokensDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'page'>;
  runs: Pick<RunStore, 'findQuote' | 'activeRunOf'>;
  newOrderId: (atMs: number) => string;
}

export function buyTokens({
  payments,
  gate,
  runs,
  newOrderId,
}: BuyTokensDependencies): RouteHandler<typeof payRoutes.buyTokens> {
  return answerOutage(payments, { doing: 'open a page' }, async ({ session, query, body, request }) => {
    if (!isFromOwnPage(request, payments.siteUrl)) return refuse('cross-site-form');
    if (session === undefined) return refuse('session-invalid');
    const refusal = await gate.page({ session, request });
    if (refusal !== undefined) return refusal;
    const owner = session.userId;
    const back = tokenReturn(query.redirect);
    const amountCents =
      back.planQuoteId === undefined
        ? (purchaseAmount(body.amount) ?? 'amount-invalid')
        : await missingFor(owner, back.planQuoteId, { payments, runs });
    if (typeof amountCents === 'string') return refuse(amountCents);

    const url = await openPayment(payments, {
      orderId: newOrderId(payments.clock.nowMs()),
      owner,
      kind: 'TOKENS',
      amountCents,
      customerEmail: session.account.email,
      back,
    });
    return url === undefined ? refuse('payment-unavailable') : redirect(url);
  });
}

/**
 * Guards: for a plan nobody pays another amount than the one they were shown, and nobody pays for a plan that could not
 * begin. By our own figures: the posted amount is a browser's opinion.
 */
async function missingFor(
  owner: string,
  planQuoteId: string,
  { payments, runs }: Pick<BuyTokensDependencies, 'payments' | 'runs'>,
): Promise<Cents | ErrorCode> {
  const planQuote = await runs.findQuote(owner, planQuoteId);
  if (planQuote === undefined || !isOpen(planQuote, payments.clock.nowMs())) return 'plan-quote-ended';
  if ((await runs.activeRunOf(owner)) !== undefined) return 'run-active';
  const wallet = await payments.wallets.read(owner);
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const { charge } = costFor(planQuote.price, wallet, planQuote.quotedAtMs);
  if (charge === 0) return 'nothing-to-pay';
  return charge === planQuote.charge ? charge : 'plan-price-changed';
}
