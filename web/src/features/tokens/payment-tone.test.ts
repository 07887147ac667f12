import { describe, expect, it } from 'vitest';
import { paymentFormErrors, sentenceOf } from '#shared/contract/errors.ts';
import { paymentTone } from './payment-tone.ts';

describe('the colour of a message on a payment', () => {
  it.each([
    ['Payment verified.', 'success'],
    ['Transaction complete. The order is completed.', 'success'],
    ['Payment was cancelled.', 'warning'],
    ['This payment is not paid yet.', 'warning'],
    ['Verification failed. Please try again.', 'failed'],
    ['Cancellation failed. Please try again.', 'failed'],
    ['Invalid payment session.', 'failed'],
    ['This payment was not found.', 'failed'],
    [sentenceOf('payment-completed'), 'success'],
    [sentenceOf('payment-mismatch'), 'failed'],
    ['The completed order failed.', 'failed'],
    ['The verified payment was cancelled.', 'warning'],
    ['This payment is not verified.', 'warning'],
    ['This payment was not yet completed.', 'warning'],
    ['An unverified address', 'warning'],
    ['Missing token.', 'warning'],
    ['', 'warning'],
  ])('%j is %s', (message, tone) => {
    expect(paymentTone(message)).toBe(tone);
  });

  it.each(paymentFormErrors)('never shows the refusal %s as a success', (code) => {
    expect(paymentTone(sentenceOf(code))).not.toBe('success');
  });
});
