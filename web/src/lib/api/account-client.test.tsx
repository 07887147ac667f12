import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellAccountChange } from '../session/account-changes.ts';
import { clearSession, readSession } from '../session/session.ts';
import { accountClient } from './account-client.ts';

/** A session that the browser considers valid. */
const beginSession = (account: string): void => {
  localStorage.setItem('token', `h.${btoa(JSON.stringify({ exp: 9_999_999_999, sub: account }))}.s`);
  dispatchEvent(new Event('storage'));
  expect(readSession()?.userId).toBe(account);
};

/** Removes the session as another tab does, key by key. */
const loseToken = (): void => {
  localStorage.setItem('userName', 'Mia');
  localStorage.removeItem('token');
  dispatchEvent(new Event('storage'));
};

beforeEach(() => beginSession('mia'));
afterEach(clearSession);

describe('the store of an account’s answers', () => {
  it('is shared by all parts of a page', () => {
    expect(accountClient('mia')).toBe(accountClient('mia'));
  });

  it('shows nothing of one account to the next, even before the change is noticed', () => {
    const before = accountClient('mia');
    before.setQueryData(['paths', 'stall'], 'the locked part');
    expect(accountClient('sam').getQueryData(['paths', 'stall'])).toBeUndefined();
    expect(before.getQueryCache().getAll()).toEqual([]);
  });

  it.each([
    ['logged out', () => clearSession()],
    ['lost its token, but not its name', loseToken],
    ['another account took over in another tab', () => beginSession('sam')],
  ])('is emptied when its account has %s', (_moment, happens) => {
    const client = accountClient('mia');
    client.setQueryData(['user'], 'Mia');
    happens();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(accountClient('mia').getQueryData(['user'])).toBeUndefined();
  });

  it('rejects an answer that was pending when the session ended', async () => {
    const client = accountClient('mia');
    const call = Promise.withResolvers<string>();
    const asked = client.fetchQuery({ queryKey: ['user'], queryFn: () => call.promise }).catch(() => 'never');
    clearSession();
    call.resolve('Mia');
    await asked;
    expect(client.getQueryData(['user'])).toBeUndefined();
  });

  it('reloads only what was changed, here or in another tab', async () => {
    const client = accountClient('mia');
    for (const part of ['user', 'orders', 'paths']) client.setQueryData([part, 1], part);
    const stale = () =>
      ['user', 'orders', 'paths'].filter((part) => client.getQueryState([part, 1])?.isInvalidated);
    tellAccountChange('user');
    expect(stale()).toEqual(['user']);
    const otherTab = new BroadcastChannel('account');
    otherTab.postMessage('paths');
    otherTab.postMessage(['orders', 7]);
    await expect.poll(stale).toEqual(['user', 'orders']);
    otherTab.close();
  });
});
