import type { WantedPayment } from '#functions/payments/open-payment.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { isOpen } from '#shared/domain/plans/plan-quote.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';
import { pathQuotedAtMs } from '#shared/domain/tokens/path-quote.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import type { PaymentContext, PostedForm } from './payment-context.ts';

export type Wanted = Pick<WantedPayment, 'amountCents' | 'unlocksFor' | 'plan'>;
type ContextFor<What extends PaymentContext['for']> = Extract<PaymentContext, { for: What }>;

/** Reasons to refuse that need no question to the provider. */
export function refusalWithoutProvider(context: PaymentContext, nowMs: number): ErrorCode | undefined {
  if (context.for === 'unknown path') return 'invalid-input';
  if (context.for !== 'plan') return undefined;
  if (context.planQuote === undefined || !isOpen(context.planQuote, nowMs)) return 'plan-quote-ended';
  // guard: plan-no-one-pays-while-another-plan
  if (context.hasActiveRun) return 'run-active';
  return undefined;
}

/** Returns the payment to ask for, or the reason for none. */
export function wantedPayment(
  context: PaymentContext,
  posted: PostedForm,
  nowMs: number,
): Wanted | ErrorCode {
  const refusal = refusalWithoutProvider(context, nowMs);
  if (refusal !== undefined) return refusal;
  switch (context.for) {
    case 'plan':
      return missingForPlan(context);
    case 'path':
      return missingForPath(context, posted, nowMs);
    default: {
      const amountCents = purchaseAmount(posted.amount);
      return amountCents === undefined ? 'amount-invalid' : { amountCents };
    }
  }
}

/**
 * Guards: no one pays an amount for a plan that they were not shown, or pays for a plan that cannot start. The amount
 * is calculated here; the posted one comes from the browser and is not trusted.
 */
function missingForPlan({ planQuote, wallet }: ContextFor<'plan'>): Wanted | ErrorCode {
  if (planQuote === undefined) return 'plan-quote-ended';
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const { charge } = costFor(planQuote.price, wallet, planQuote.quotedAtMs);
  if (charge === 0) return 'nothing-to-pay';
  const { plan: type, price, basedOn } = planQuote;
  const plan = { type, price, ...(basedOn === undefined ? {} : { basedOn }) };
  // guard: plan-charged-only-what-was-quoted
  return charge === planQuote.charge ? { amountCents: charge, plan } : 'plan-price-changed';
}

/**
 * Guards: no one pays for a path at an amount or price that they were not shown, pays twice, or pays for a path they
 * own. The posted amount only proves what was shown; the charge is calculated here.
 */
function missingForPath(
  { path, isTheirs, wallet, recent }: ContextFor<'path'>,
  posted: PostedForm,
  nowMs: number,
): Wanted | ErrorCode {
  // guard: path-no-one-pays
  if (isFree(path) || isTheirs) return 'nothing-to-pay';
  // guard: path-no-one-pays-with-a-frozen
  if (wallet.frozen !== undefined) return 'wallet-frozen';
  const price = effectivePrice(path);
  const asOfMs = pathQuotedAtMs(recent, { unlocks: pathNameOf(path), price, nowMs });
  const { charge } = costFor(price, wallet, asOfMs);
  // guard: path-no-one-pays-for-what
  if (charge === 0) return 'nothing-to-pay';
  // guard: path-charged-only-what-was-shown
  const isAsShown = posted.amount === String(charge) && posted.price === String(price / 100);
  // guard: path-charged-by-our-own-figures
  return isAsShown ? { amountCents: charge, unlocksFor: price } : 'path-cost-changed';
}
