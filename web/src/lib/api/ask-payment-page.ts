import * as z from 'zod';
import { readReturn } from '../read-return.ts';

/** What keeps the page from opening and may be over in a moment: nothing else changes by it, so nobody is led away. */
const passing: readonly string[] = ['payment-unavailable', 'internal-error', 'too-many-requests'];

const nothing = 'Nothing was charged.';
const notReached = `Could not reach the payment page. ${nothing}`;

const withNothing = (sentence: string): string =>
  sentence.includes(nothing.slice(0, -1)) ? sentence : `${sentence} ${nothing}`;

const answered = z.object({ location: z.string().min(1) });

export type PaymentPage = { kind: 'opened'; address: string } | { kind: 'failed'; sentence: string };

/** Asks where the form leads, so that a failure finds the page still there. No failure of this call can have charged anybody. */
export async function askPaymentPage(form: HTMLFormElement): Promise<PaymentPage> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    const { location } = answered.parse(await answer.json());
    const { origin, href, searchParams } = new URL(location, window.location.href);
    const news = origin === window.location.origin ? readReturn(searchParams) : undefined;
    if (news?.kind !== 'refused' || !passing.includes(news.code)) return { kind: 'opened', address: href };
    return { kind: 'failed', sentence: withNothing(news.sentence) };
  } catch {
    return { kind: 'failed', sentence: notReached };
  }
}
