import { describe, expect, it } from 'vitest';
import { type ErrorCode, sentenceOf, statusOf } from '#shared/contract/errors.ts';
import { settlementOf } from './settle-return.ts';

const refused = (code: ErrorCode) =>
  ({ ok: false, kind: 'refused', status: statusOf(code), code, message: sentenceOf(code) }) as const;
const answered = (global: string) => ({ ok: true, answer: { global } }) as const;
const unreachable = { ok: false, kind: 'network' } as const;

describe('the end of a payment', () => {
  it.each([
    ['success', answered(''), { message: 'Payment verified.', settled: true, paid: true, cancelled: false }],
    ['success', answered('All good.'), { message: 'All good.', settled: true, paid: true, cancelled: false }],
    [
      'cancel',
      answered(''),
      { message: 'Payment was cancelled.', settled: true, paid: false, cancelled: true },
    ],
  ] as const)('after %s is reported in the server’s words, or in ours', (kind, result, settlement) => {
    expect(settlementOf(kind, result)).toEqual(settlement);
  });

  it.each([
    ['success', unreachable, 'Verification failed. Please try again.'],
    ['success', refused('internal-error'), 'Verification failed. Please try again.'],
    ['cancel', unreachable, 'Cancellation failed. Please try again.'],
  ] as const)('after %s and a failure can be checked again', (kind, result, message) => {
    expect(settlementOf(kind, result)).toEqual({ message, settled: false, paid: false, cancelled: false });
  });

  it.each([
    ['payment-not-paid', { settled: false, paid: false }],
    ['session-invalid', { settled: false, paid: false }],
    ['wallet-frozen', { settled: false, paid: false }],
    ['too-many-requests', { settled: false, paid: false }],
    ['payment-mismatch', { settled: false, paid: false }],
    ['payment-refunded', { settled: true, paid: false }],
    ['not-found', { settled: true, paid: false, absent: true }],
    ['payment-completed', { settled: true, paid: true }],
  ] as const)('after the refusal %s is reported with its sentence', (code, settlement) => {
    const cancelled = false;
    const expected = { message: sentenceOf(code), ...settlement, cancelled };
    expect(settlementOf('cancel', refused(code))).toEqual(expected);
  });
});
