import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { checkoutOrigin } from '#shared/contract/checkout-origin.ts';
import { type ErrorCode, paymentFormErrors, sentenceOf } from '#shared/contract/errors.ts';
import { jsonAlone } from '#shared/contract/route.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { withQuery } from '#shared/domain/tokens/payment-return.ts';
import { useLeaving } from '../payment/use-leaving.ts';
import { accountOf } from '../session/account.ts';
import { onSessionChange, readSession } from '../session/session.ts';
import { userQuery } from './user-query.ts';

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

type PaymentPage =
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

/** Longer than the server's longest response time. */
const longestMs = 25_000;

interface PaymentAttempt {
  /** Aborted when the user left or it took too long. */
  signal: AbortSignal;
  /** Whether the user navigated away, so that nothing may be shown any more. */
  isLeft: () => boolean;
  leave: () => void;
  /** Call it when the answer has arrived. */
  end: () => void;
}

/**
 * Guards: a payment page opens only from the page and for the account that asked for it, and a hanging
 * connection blocks no dialog.
 */
function beginPaymentAttempt(): PaymentAttempt {
  const account = accountOf(readSession());
  const asking = new AbortController();
  let left = false;
  const leave = () => {
    left = true;
    asking.abort();
  };
  const timer = setTimeout(() => asking.abort(), longestMs);
  const unhear = onSessionChange(() => {
    if (accountOf(readSession()) !== account) leave();
  });
  // Back and Forward may only close the dialog.
  addEventListener('popstate', leave);
  const end = () => {
    clearTimeout(timer);
    unhear();
    removeEventListener('popstate', leave);
  };
  return { signal: asking.signal, isLeft: () => left, leave, end };
}

/** Only this wait ends, because others may wait for the same answer. */
const givenUp = (signal: AbortSignal): Promise<void> =>
  new Promise((answer) => signal.addEventListener('abort', () => answer()));

/**
 * Checks the session before a payment, because an ended one would lose the choices. By the time this returns,
 * an ended session has led to the log-in page. It waits until the signal; the payment itself reports any
 * other failure.
 */
export async function sessionHolds(client: QueryClient, signal: AbortSignal): Promise<boolean> {
  await Promise.race([client.fetchQuery(userQuery).catch(() => {}), givenUp(signal)]);
  return readSession() !== null;
}

interface WayToPayment {
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** The last failure, to be announced. */
  failure: string | undefined;
  leaving: boolean;
  /** Marks the page as being left, by another way than the form. */
  leave: () => void;
  /** Goes where the form leads, if there is still a session to pay with. */
  pay: (form: HTMLFormElement) => Promise<void>;
  /** Returns to the state before the agreement. */
  reset: () => void;
}

/** Leads from the conditions to the payment page, once per agreement. */
export function useWayToPayment(): WayToPayment {
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { leaving, leave, stay } = useLeaving();
  const attempt = useRef<PaymentAttempt>(undefined);
  useEffect(() => () => attempt.current?.leave(), []);

  const begin = () => {
    leave();
    setFailure(undefined);
  };
  const pay = async (form: HTMLFormElement) => {
    begin();
    const trying = beginPaymentAttempt();
    attempt.current = trying;
    const holds = await sessionHolds(client, trying.signal);
    const page = holds ? await askPaymentPage(form, trying.signal) : undefined;
    trying.end();
    if (page === undefined || trying.isLeft()) return stay();
    if (page.kind === 'opened') return location.assign(page.address);
    if (page.kind === 'forms alone') return form.submit();
    stay();
    setFailure(page.sentence);
  };
  const reset = () => {
    setAgreed(false);
    setFailure(undefined);
  };
  return { agreed, setAgreed, failure, leaving, leave: begin, pay, reset };
}
