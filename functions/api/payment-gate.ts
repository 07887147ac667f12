import { addressGroup } from '../http/address-group.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { Limit, LimitStore } from '../stores/limits.ts';

/**
 * Guards: orders, questions to the payment provider and plan quotes are limited per account and per address to more
 * than a person could want. They are counted first.
 */
export interface PaymentGate {
  /** Each returns a refusal or undefined: for opening a payment page, asking about a payment, and quoting a plan. */
  page(caller: Caller): Promise<Refusal | undefined>;
  check(caller: Caller): Promise<Refusal | undefined>;
  plan(caller: Caller): Promise<Refusal | undefined>;
}

export interface Caller {
  request: { clientAddress: string };
  /** It is absent for a person without an account. */
  session?: { userId: string } | undefined;
}

export interface PaymentLimit {
  ofAddress: Limit;
  ofAccount: Limit;
}

interface GateDependencies extends Record<'pages' | 'checks' | 'plans', PaymentLimit> {
  limits: Pick<LimitStore, 'attempt'>;
}

export function buildPaymentGate({ limits, pages, checks, plans }: GateDependencies): PaymentGate {
  const pass =
    ({ ofAddress, ofAccount }: PaymentLimit) =>
    async ({ request, session }: Caller): Promise<Refusal | undefined> => {
      const counted = await Promise.all([
        limits.attempt(ofAddress, addressGroup(request.clientAddress)),
        ...(session === undefined ? [] : [limits.attempt(ofAccount, session.userId)]),
      ]);
      const waits = counted.flatMap((attempt) => (attempt.allowed ? [] : [attempt.retryAfterSeconds]));
      return waits.length === 0
        ? undefined
        : refuse('too-many-requests', { retryAfterSeconds: Math.max(...waits) });
    };
  return { page: pass(pages), check: pass(checks), plan: pass(plans) };
}
