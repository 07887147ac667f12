import { PaymentProviderDown } from '../gateways/ask-stripe.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

interface Action {
  /** What was being done, for the operator. */
  doing: string;
  /** What to tell the person, where it is not about opening the payment page. */
  sentence?: string;
}

/**
 * A provider that is down is an expected outcome with an answer of its own, and an operator is told. What was begun
 * stands in the order, which the reconciler asks about.
 */
export function answerOutage<Given extends unknown[], Outcome>(
  payments: Pick<PaymentDependencies, 'alarm'>,
  { doing, sentence }: Action,
  handle: (...given: Given) => Promise<Outcome>,
): (...given: Given) => Promise<Outcome | Refusal> {
  return async (...given) => {
    try {
      return await handle(...given);
    } catch (error) {
      if (!(error instanceof PaymentProviderDown)) throw error;
      payments.alarm('payment-provider-down', { doing, reason: error.message });
      return refuse('payment-unavailable', sentence === undefined ? {} : { sentence });
    }
  };
}
