import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentenceOf } from '#shared/contract/errors.ts';
import { clearSession, readSession } from '../session.ts';
import { accountClient } from './account-client.ts';
import { sessionHolds } from './session-holds.ts';

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
  ['valid', 'there is no network', () => Promise.reject(new TypeError('no network')), true],
  ['valid', 'the gateway has no server', () => Promise.resolve(new Response('', { status: 502 })), true],
  ['valid', 'the server has a fault', answer(500, 'internal-error'), true],
])('treats a session as %s when %s', async (_expected, _when, fetched, holds) => {
  vi.stubGlobal('fetch', fetched);
  // Cached data of the account is not an answer.
  accountClient('mia').setQueryData(['user'], { full_name: 'Mia' });
  expect(await sessionHolds(accountClient('mia'), new AbortController().signal)).toBe(holds);
  expect(readSession() !== null).toBe(holds);
});

it('continues without an answer that does not arrive', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const asking = new AbortController();
  const holds = sessionHolds(accountClient('mia'), asking.signal);
  asking.abort();
  expect(await holds).toBe(true);
});
