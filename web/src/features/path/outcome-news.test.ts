import { describe, expect, it } from 'vitest';
import { type News, newsOf } from './outcome-news.ts';
import type { UnlockOutcome } from './read-answers.ts';

const message = 'The server’s words.';

describe('the toast after an attempt to unlock', () => {
  it.each<[string, UnlockOutcome, News]>([
    [
      'an ended session',
      { kind: 'session-refused' },
      { tone: 'failed', message: 'Session expired. Redirecting to login...' },
    ],
  ])('reports %s', (_what, outcome, news) => {
    expect(newsOf(outcome, { paid: false })).toEqual(news);
    expect(newsOf(outcome, { paid: true })).toEqual(news);
  });

  it.each<[string, UnlockOutcome]>([
    ['a purchase, which the receipt reports', { kind: 'unlocked' }],
    ['too few tokens, which the dialog reports', { kind: 'short', message }],
    ['any other failure, which the dialog reports', { kind: 'failed', message }],
  ])('is omitted for %s', (_what, outcome) => {
    expect(newsOf(outcome, { paid: false })).toBeUndefined();
    expect(newsOf(outcome, { paid: true })).toBeUndefined();
  });

  it('says after a second payment for an unlocked path where the extra money is', () => {
    const before: UnlockOutcome = { kind: 'unlocked', before: true };
    expect(newsOf(before, { paid: true })).toEqual({
      tone: 'info',
      message: 'You were charged once for this path. Anything extra you paid is in your balance.',
    });
    expect(newsOf(before, { paid: false })).toBeUndefined();
  });
});
