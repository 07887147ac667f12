import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { isFromOwnPage } from '#functions/http/same-site.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { contributionsOwner } from '#shared/domain/tokens/order.ts';
import { contributionReturn } from '#shared/domain/tokens/payment-return.ts';
import { contributionAmount } from '#shared/domain/tokens/purchase-amount.ts';
import type { PaymentGate } from '../payment-gate.ts';

interface ContributeDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'page'>;
  newOrderId: (atMs: number) => string;
}

export function contribute({
  payments,
  gate,
  newOrderId,
}: ContributeDependencies): RouteHandler<typeof payRoutes.contribute> {
  return withProviderOutage(payments, { doing: 'open a page' }, async ({ body, request }) => {
    if (!isFromOwnPage(request, payments.siteUrl)) return refuse('cross-site-form');
    // guard: limits-contributions
    const refusal = await gate.page({ request });
    if (refusal !== undefined) return refusal;
    // /guard
    const amountCents = contributionAmount(body.amount);
    if (amountCents === 'too-small') return refuse('contribution-invalid');
    if (amountCents === 'too-large') return refuse('contribution-too-large');
    const opening = await openPayment(payments, {
      orderId: newOrderId(payments.clock.nowMs()),
      owner: contributionsOwner,
      kind: 'FUND',
      amountCents,
      back: contributionReturn(),
    });
    return opening.kind === 'opened' ? redirect(opening.url) : refuse(opening.code);
  });
}
