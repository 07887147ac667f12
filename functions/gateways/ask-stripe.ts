import { TimeIsUp, timeFor, within } from '../runtime/deadline.ts';
import { patient } from '../runtime/patience.ts';

/** Stripe does not answer or reports an outage. It is no fault of ours and may be over soon. */
export class PaymentProviderDown extends Error {
  override readonly name = 'PaymentProviderDown';
}

/** The SDK makes two attempts, which both fit into a call. */
export const attemptTimeoutMs = patient(4000);
export const retries = 1;
const callTimeoutMs = 2 * attemptTimeoutMs + patient(1000);

/** Limits a call with its retries, so that the request can always be answered in time. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  const leftMs = timeFor(callTimeoutMs);
  if (leftMs <= 0) throw new PaymentProviderDown('No time is left to ask the payment provider');
  try {
    return await within(leftMs, call());
  } catch (error) {
    if (!isOutage(error)) throw error;
    throw new PaymentProviderDown(`The payment provider is down: ${error.name}`, { cause: error });
  }
}

function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof TimeIsUp) return true;
  if ('type' in error && error.type === 'StripeConnectionError') return true;
  const status = statusOf(error);
  return status !== undefined && (status >= 500 || status === 429);
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
