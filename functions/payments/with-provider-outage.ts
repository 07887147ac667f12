import { PaymentProviderDown } from '../gateways/ask-stripe.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

interface Action {
  doing: string;
  /** The sentence for the person, if the action was not opening the payment page. */
  sentence?: string;
}

/**
 * A provider outage is an expected outcome with its own answer, and an operator is told. The order records the attempt,
 * and the reconciler checks it.
 */
export function withProviderOutage<Given extends unknown[], Outcome>(
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
