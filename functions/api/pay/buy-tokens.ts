import { redirect, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { isFromOwnPage } from '#functions/http/same-site.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import { termsDates } from '#shared/content/terms-as-at.ts';
import type { BodyOf, QueryOf } from '#shared/contract/route.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { findPayable } from './find-payable.ts';
import {
  loadPaymentContext,
  type PostedForm,
  type WantedDependencies,
  walletFor,
} from './payment-context.ts';

interface BuyTokensDependencies extends WantedDependencies {
  gate: Pick<PaymentGate, 'page'>;
  newOrderId: (atMs: number) => string;
}

type BuyTokens = typeof payRoutes.buyTokens;

const postedBy = (
  owner: string,
  { body, query }: { body: BodyOf<BuyTokens>; query: QueryOf<BuyTokens> },
): PostedForm => ({ owner, back: tokenReturn(query.redirect), amount: body.amount, price: body.price });

export function buyTokens(dependencies: BuyTokensDependencies): RouteHandler<BuyTokens> {
  const { payments, gate, newOrderId } = dependencies;
  const { clock, siteUrl } = payments;
  return prefetching(
    (call) => walletFor(dependencies, postedBy(call.userId, call)),
    withProviderOutage(payments, { doing: 'open a page' }, async (call, wallet) => {
      const { session, body, request } = call;
      if (!isFromOwnPage(request, siteUrl)) return refuse('cross-site-form');
      if (session === undefined) return refuse('session-invalid');
      const posted = postedBy(session.userId, call);
      const [refusal, first] = await Promise.all([
        // guard: limits-payment-pages
        gate.page({ session, request }),
        // guard: path-and-plan-the-wallet
        loadPaymentContext(dependencies, posted, wallet),
      ]);
      if (refusal !== undefined) return refusal;
      const agreedTerms = termsAgreedTo(body.agreement);
      // Forms for tokens and plans may come from pages older than this field.
      const isForPath = posted.back.unlocks !== undefined && posted.price !== undefined;
      // guard: path-no-one-pays-who-agreed
      if (isForPath && agreedTerms === undefined) return refuse('agreement-missing');
      const reload = async () =>
        loadPaymentContext(dependencies, posted, await walletFor(dependencies, posted));
      const payable = await findPayable(payments, { posted, first, reload });
      if (typeof payable === 'string') return refuse(payable);

      const opening = await openPayment(payments, {
        orderId: newOrderId(clock.nowMs()),
        owner: posted.owner,
        kind: 'TOKENS',
        ...payable,
        ...(agreedTerms === undefined ? {} : { agreedTerms }),
        customerEmail: session.account.email,
        back: posted.back,
      });
      return opening.kind === 'opened' ? redirect(opening.url) : refuse(opening.code);
    }),
    async ({ request }) => refuse(isFromOwnPage(request, siteUrl) ? 'session-invalid' : 'cross-site-form'),
  );
}

/** The checkbox sends the date of the terms; a date on which no terms applied does not count. */
const termsAgreedTo = (posted: string | undefined): string | undefined =>
  termsDates.find((date) => date === posted);
