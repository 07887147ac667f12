import { expect, it } from 'vitest';
import { sentenceOf } from '#shared/contract/errors.ts';
import { missingToken, type Settlement } from '#web/lib/api/settle-return.ts';
import { paymentTitle } from './payment-return.ts';

type State = Parameters<typeof paymentTitle>[0];

const quiet: State = {
  asking: undefined,
  settlement: undefined,
  left: undefined,
  notStarted: false,
  missesToken: false,
};

const told = (message: string, more: Partial<Settlement> = {}): Settlement => ({
  message,
  settled: true,
  paid: false,
  cancelled: false,
  ...more,
});

it.each<[string | undefined, Partial<State>]>([
  [undefined, {}],
  ['Confirming your payment', { asking: 'success', left: 'success' }],
  ['Cancelling your payment', { asking: 'cancel', left: 'cancel' }],
  ['Payment cancelled', { settlement: told('Payment was cancelled.', { cancelled: true }) }],
  ['Payment not cancelled', { left: 'cancel', settlement: told('Cancellation failed.', { settled: false }) }],
  [
    'Payment not confirmed',
    { left: 'success', settlement: told('Verification failed.', { settled: false }) },
  ],
  [
    'Payment not completed',
    { left: 'success', settlement: told(sentenceOf('payment-not-paid'), { settled: false }) },
  ],
  ['Payment refunded', { settlement: told(sentenceOf('payment-refunded')) }],
  ['Payment not found', { settlement: told('This payment was not found.') }],
  ['Payment not started', { notStarted: true, settlement: told(sentenceOf('payment-unavailable')) }],
  [undefined, { settlement: told('Payment verified.', { paid: true }) }],
  [undefined, { missesToken: true, settlement: missingToken }],
])('says “%s” in this state', (title, state) => {
  expect(paymentTitle({ ...quiet, ...state })).toBe(title);
});
