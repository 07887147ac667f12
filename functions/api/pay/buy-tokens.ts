import { redirect, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { isFromOwnPage } from '#functions/http/same-site.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { type WantedDependencies, wantedPayment } from './wanted-payment.ts';

interface BuyTokensDependencies extends WantedDependencies {
  gate: Pick<PaymentGate, 'page'>;
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
    const agreedTerms = termsAgreedTo(body.agreement);
    // Forms for tokens and plans may be as they were before there was this field.
    const isForPath = back.unlocks !== undefined && body.price !== undefined;
    if (isForPath && agreedTerms === undefined) return refuse('agreement-missing');
    const posted = { owner, back, amount: body.amount, price: body.price };
    const wanted = await wantedPayment(dependencies, posted);
    if (typeof wanted === 'string') return refuse(wanted);

    const opening = await openPayment(payments, {
      orderId: newOrderId(payments.clock.nowMs()),
      owner,
      kind: 'TOKENS',
      ...wanted,
      ...(agreedTerms === undefined ? {} : { agreedTerms }),
      customerEmail: session.account.email,
      back,
      whyNot: async (own) => {
        const again = await wantedPayment(dependencies, { ...posted, own });
        return typeof again === 'string' ? again : undefined;
      },
    });
    return opening.kind === 'opened' ? redirect(opening.url) : refuse(opening.code);
  });
}

const termsDate = /^\d{1,2} [A-Z][a-z]+ \d{4}$/;

/** The box of our dialogs has the day of the terms as its value. */
const termsAgreedTo = (posted: string | undefined): string | undefined =>
  posted !== undefined && termsDate.test(posted) ? posted : undefined;
