import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, dropSession } from '#web/lib/session/session.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { tokenOf } from '#web/lib/testing/answer-calls.ts';
import { readMailLink, useMailLink } from './mail-link.ts';

describe('the link in a mail', () => {
  it('is read from the query', () => {
    expect(readMailLink('?userId=usr_1&token=a-b_c&utm_source=mail')).toEqual({
      userId: 'usr_1',
      token: 'a-b_c',
    });
  });

  it.each([
    ['nothing', ''],
    ['no user', '?token=abc'],
    ['no token', '?userId=usr_1'],
    ['an empty token', '?userId=usr_1&token='],
    ['an empty user', '?userId=&token=abc'],
    ['parameters in another spelling', '?userid=usr_1&Token=abc'],
  ])('is missing in a query with %s', (_, search) => expect(readMailLink(search)).toBe('missing'));
});

describe('mail link', () => {
  const page = '/user/reset-password';

  const logIn = (userId: string) => act(() => storeSession(tokenOf(userId), userId));

  const open = (search = '') => {
    history.replaceState(null, '', `${page}${search}`);
    const hook = renderHook(useMailLink, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[page]}>{children}</MemoryRouter>,
    });
    history.replaceState(null, '', page);
    return hook;
  };

  const openMias = () => open('?userId=usr_mia&token=abc');

  const mias = { userId: 'usr_mia', token: 'abc' };

  beforeEach(clearSession);

  afterEach(() => {
    cleanup();
    history.replaceState(null, '', '/');
  });

  describe('the link of a mail that was opened and not used', () => {
    it('survives a reload of the tab, and is removed once it is used', () => {
      openMias().unmount();
      const again = open();
      expect(again.result.current.link).toEqual(mias);
      act(again.result.current.forget);
      again.unmount();
      expect(open().result.current.link).toBe('missing');
    });

    it('stays for the account it names', () => {
      openMias().unmount();
      logIn('usr_mia');
      act(dropSession);
      expect(open().result.current.link).toEqual(mias);
    });

    it('is dropped once another account logs in, in the same tab or another', () => {
      const { result, unmount } = openMias();
      logIn('usr_tom');
      expect([result.current.link, result.current.latest.current]).toEqual(['missing', 'missing']);
      unmount();
      expect(open().result.current.link).toBe('missing');
      expect(sessionStorage).toHaveLength(0);
    });

    it('works when it is opened again, for any logged-in account', () => {
      logIn('usr_tom');
      expect(openMias().result.current.link).toEqual(mias);
    });
  });
});
