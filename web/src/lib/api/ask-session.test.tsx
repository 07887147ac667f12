import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentenceOf } from '#shared/contract/errors.ts';
import { clearSession, readSession } from '../session.ts';
import { accountClient } from './account-client.ts';
import { askSession } from './ask-session.ts';

const answer = (status: number, code: 'session-invalid' | 'internal-error') => {
  const sentence = sentenceOf(code);
  const envelope = { code, global: sentence, error: sentence, message: sentence, requestId: 'r1' };
  return () => Promise.resolve(Response.json(envelope, { status }));
};

beforeEach(() => {
  localStorage.setItem('token', `h.${btoa('{"exp":9999999999,"sub":"mia"}')}.s`);
  dispatchEvent(new Event('storage'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

it.each([
  ['ended', 'the server refuses the session', answer(401, 'session-invalid'), false],
  ['unreachable', 'there is no network', () => Promise.reject(new TypeError('no network')), true],
  [
    'unreachable',
    'nothing stands behind the gateway',
    () => Promise.resolve(new Response('', { status: 502 })),
    true,
  ],
  ['alive', 'the server has a fault of its own', answer(500, 'internal-error'), true],
])('takes a session for %s when %s', async (expected, _when, fetched, isKept) => {
  vi.stubGlobal('fetch', fetched);
  // What was known of the account before is no answer.
  accountClient('mia').setQueryData(['user'], { full_name: 'Mia' });
  expect(await askSession(accountClient('mia'), new AbortController().signal)).toBe(expected);
  expect(readSession() !== null).toBe(isKept);
});
