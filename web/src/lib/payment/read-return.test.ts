import { describe, expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

describe('the return of a payment', () => {
  it.each([
    ['status=success&session_id=cs_1', { kind: 'success', checkoutId: 'cs_1' }],
    ['ref=%2Fdashboard&status=cancel&session_id=cs_1', { kind: 'cancel', checkoutId: 'cs_1' }],
    [
      'error=payment-unavailable',
      { kind: 'refused', code: 'payment-unavailable', sentence: expect.stringContaining('failed to open') },
    ],
    [
      'error=Call%20this%20number',
      {
        kind: 'refused',
        code: 'Call this number',
        sentence: 'The payment failed to start. Please try again.',
      },
    ],
    ['error=', { kind: 'refused', code: '', sentence: 'The payment failed to start. Please try again.' }],
    ['', undefined],
    ['status=success', undefined],
    ['session_id=cs_1', undefined],
    ['status=won&session_id=cs_1', undefined],
    ['ref=%2Fdashboard', undefined],
  ])('is read from ?%s', (query, news) => {
    expect(readReturn(new URLSearchParams(query))).toEqual(news);
  });
});
