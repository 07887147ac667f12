import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#shared/contract/errors.ts';
import { readConfirmation } from './read-confirmation.ts';

describe('the task of the confirm page', () => {
  it.each([
    ['pc_sid=p1', { kind: 'start', quoteId: 'p1' }],
    ['pc_sid=p1&error=nothing-to-pay', { kind: 'start', quoteId: 'p1' }],
    ['pc_sid=p1&status=success&session_id=cs_1', { kind: 'verify', quoteId: 'p1', checkoutId: 'cs_1' }],
    ['pc_sid=p1&status=cancel&session_id=cs_1', { kind: 'cancel', quoteId: 'p1', checkoutId: 'cs_1' }],
    ['pc_sid=p1&status=cancel', { kind: 'cancel', quoteId: 'p1', checkoutId: undefined }],
    ['pc_sid=p1&status=success', { kind: 'nothing' }],
    ['pc_sid=p1&status=won', { kind: 'nothing' }],
    ['status=success&session_id=cs_1', { kind: 'nothing' }],
    ['status=success', { kind: 'nothing' }],
    ['', { kind: 'nothing', unnamed: true }],
    ['pc_sid=p1&error=session-invalid', { kind: 'start', quoteId: 'p1' }],
    [
      'pc_sid=p1&error=payment-unavailable',
      { kind: 'refused', reason: sentenceOf('payment-unavailable'), next: 'choose-again' },
    ],
    [
      'pc_sid=p1&error=plan-price-changed',
      {
        kind: 'refused',
        reason: sentenceOf('plan-price-changed'),
        next: 'choose-again',
        choiceEnded: 'price',
      },
    ],
    ['pc_sid=p1&error=Ring%20me', { kind: 'nothing' }],
  ])('is read from ?%s', (query, step) => {
    expect(readConfirmation(new URLSearchParams(query))).toEqual(step);
  });
});
