import { describe, expect, it } from 'vitest';
import { readContributionReturn } from './fund-us-page.tsx';

describe('the return of a contribution', () => {
  it.each([
    ['status=success&session_id=cs_1', { tone: 'success', message: 'Transaction complete.' }],
    ['status=cancel', { tone: 'warning', message: 'Transaction cancelled. No charge was made.' }],
    ['error=contribution-invalid', { tone: 'failed', message: 'Minimum contribution is 1 AUD' }],
    ['error=contribution-too-large', { tone: 'failed', message: 'Maximum contribution is 10,000 AUD' }],
    [
      'error=Wire%20us%20money',
      { tone: 'failed', message: 'The payment failed to start. Please try again.' },
    ],
    ['status=success&error=internal-error', { tone: 'failed', message: expect.any(String) }],
    ['status=won', undefined],
    ['', undefined],
  ])('is read from ?%s', (query, news) => {
    expect(readContributionReturn(new URLSearchParams(query))).toEqual(news);
  });
});
