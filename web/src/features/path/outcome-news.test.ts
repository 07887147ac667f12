import { describe, expect, it } from 'vitest';
import { type News, newsOf } from './outcome-news.ts';
import type { UnlockOutcome } from './read-answers.ts';

const message = 'The server’s words.';

describe('the news of an attempt to unlock', () => {
  it.each<[string, UnlockOutcome, News]>([
    [
      'a purchase',
      { kind: 'unlocked' },
      { tone: 'success', message: 'Purchase successful! Full access unlocked.' },
    ],
    [
      'a session that is over',
      { kind: 'session-refused' },
      { tone: 'failed', message: 'Session expired. Redirecting to login...' },
    ],
    ['too few tokens', { kind: 'short', message }, { tone: 'failed', message }],
    ['any other failure', { kind: 'failed', message }, { tone: 'failed', message }],
  ])('tells of %s', (_what, outcome, news) => {
    expect(newsOf(outcome)).toEqual(news);
  });
});
