import { describe, expect, it } from 'vitest';
import type { ApiResult } from '#web/lib/api/call-route.ts';
import { readPurchased, readUnlock } from './read-answers.ts';

const refused = (status: number, code: string, message = 'The server’s words.'): ApiResult<never> => ({
  ok: false,
  kind: 'refused',
  status,
  code,
  message,
});
const network: ApiResult<never> = { ok: false, kind: 'network' };

describe('the purchase status', () => {
  it.each<[string, ApiResult<{ purchased: boolean }>, boolean | 'unknown' | undefined]>([
    ['purchased', { ok: true, answer: { purchased: true } }, true],
    ['not purchased', { ok: true, answer: { purchased: false } }, false],
    ['unknown when no answer comes', network, 'unknown'],
    ['unknown when the server fails', refused(500, 'internal-error'), 'unknown'],
    ['unknown when there is no such path', refused(404, 'not-found'), 'unknown'],
    ['undecided when the session is refused', refused(401, 'session-invalid'), undefined],
    ['undecided when access is refused', refused(403, 'unreadable-answer'), undefined],
  ])('is %s', (_what, result, purchased) => {
    expect(readPurchased(result)).toBe(purchased);
  });
});

const done = { status: 'ok', global: 'Done.' } as const;

describe('an attempt to unlock', () => {
  it.each([
    ['succeeds', { ok: true, answer: done } as const, { kind: 'unlocked' }],
    [
      'was no longer needed',
      { ok: true, answer: { ...done, unlockedBefore: true } } as const,
      { kind: 'unlocked', before: true },
    ],
    ['meets an ended session', refused(401, 'session-invalid'), { kind: 'session-refused' }],
    ['meets a refused access', refused(403, 'unreadable-answer'), { kind: 'session-refused' }],
    [
      'finds the balance too low',
      refused(402, 'insufficient-tokens'),
      { kind: 'short', message: 'The server’s words.' },
    ],
    ['finds tokens owed', refused(402, 'tokens-owed'), { kind: 'short', message: 'The server’s words.' }],
    [
      'finds the balance too low without words',
      refused(402, 'unreadable-answer', 'Our own words.'),
      { kind: 'short', message: 'Purchase failed.' },
    ],
    [
      'finds the price changed',
      refused(409, 'price-changed'),
      { kind: 'failed', message: 'The server’s words.' },
    ],
    [
      'is refused in words',
      refused(409, 'wallet-frozen'),
      { kind: 'failed', message: 'The server’s words.' },
    ],
    [
      'is refused without words',
      refused(502, 'unreadable-answer', 'Our own words.'),
      { kind: 'failed', message: 'Purchase failed.' },
    ],
    [
      'is refused with empty words',
      refused(409, 'conflict', ''),
      { kind: 'failed', message: 'Purchase failed.' },
    ],
    ['gets no answer', network, { kind: 'failed', message: 'Something went wrong. Try again.' }],
    [
      'gets an unreadable success',
      refused(200, 'unreadable-answer'),
      { kind: 'failed', message: 'Something went wrong. Try again.' },
    ],
  ])('%s', (_what, result, outcome) => {
    expect(readUnlock(result)).toEqual(outcome);
  });
});
