import * as z from 'zod';
import { checkoutOrigin } from '#shared/contract/checkout-origin.ts';
import { type ErrorCode, paymentFormErrors, sentenceOf } from '#shared/contract/errors.ts';
import { jsonAlone } from '#shared/contract/route.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { withQuery } from '#shared/domain/tokens/payment-return.ts';

/** Refusals that may be over in a moment and change nothing else, so the page stays. */
const passing: readonly ErrorCode[] = [
  'payment-unavailable',
  'payment-overtaken',
  'internal-error',
  'too-many-requests',
];

const nothing = 'Nothing was charged.';
const notReached = 'Could not reach the payment page. Nothing was charged; please try again.';

const withNothing = (sentence: string): string =>
  sentence.includes(nothing.slice(0, -1)) ? sentence : `${sentence} ${nothing}`;

const { schema: opened, refusalsTo } = payRoutes.buyTokens.response;
const refused = z.object({ code: z.enum(paymentFormErrors) });

export type PaymentPage =
  | { kind: 'opened'; address: string }
  | { kind: 'failed'; sentence: string }
  /** After a rollback, older functions answer only forms that the browser submits itself. */
  | { kind: 'forms alone' };

/**
 * Requests the payment page's address by a call, so that a failure leaves the page open. No failure of this
 * call can have charged anyone.
 */
export async function askPaymentPage(form: HTMLFormElement, signal: AbortSignal): Promise<PaymentPage> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: jsonAlone },
      body,
      redirect: 'manual',
      signal,
    });
    if (answer.type === 'opaqueredirect') return { kind: 'forms alone' };
    const content: unknown = await answer.json();
    if (answer.ok) return { kind: 'opened', address: addressOf(opened.parse(content).location) };
    const { code } = refused.parse(content);
    if (passing.includes(code)) return { kind: 'failed', sentence: withNothing(sentenceOf(code)) };
    const { searchParams } = new URL(form.action);
    const back = refusalsTo(searchParams.get('redirect') ?? undefined);
    return { kind: 'opened', address: addressOf(withQuery(back, `error=${code}`)) };
  } catch {
    return { kind: 'failed', sentence: notReached };
  }
}

/**
 * Guards: a payment leads only where the content security policy lets its form lead, whatever the answer
 * says.
 */
function addressOf(location: string): string {
  const { origin, href } = new URL(location, window.location.href);
  if (origin === window.location.origin || origin === checkoutOrigin) return href;
  throw new Error('The payment page is on another site');
}
