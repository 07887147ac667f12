import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKept } from '#web/lib/session/kept-locally.ts';
import { clearSession, dropSession } from '#web/lib/session/session.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { tokenOf } from '#web/lib/testing/answer-calls.ts';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';

describe('form draft', () => {
  /** A minimal browser storage: its keys are its own properties. */
  class TabStorage {
    [key: string]: unknown;
  }

  Object.defineProperties(TabStorage.prototype, {
    getItem: {
      value(this: TabStorage, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
    },
    setItem: {
      value(this: TabStorage, key: string, value: string) {
        this[key] = value;
      },
    },
    removeItem: {
      value(this: TabStorage, key: string) {
        delete this[key];
      },
    },
  });

  let storage: TabStorage;

  beforeEach(() => {
    storage = new TabStorage();
    vi.stubGlobal('sessionStorage', storage);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const mia = { formId: 'profile', owner: 'usr_mia' };

  const tom = { formId: 'profile', owner: 'usr_tom' };

  const visitor = { formId: 'profile' };

  describe('a draft', () => {
    it('is found again by its author', () => {
      keepDraft(mia, '{"abn":"51"}');
      expect(readDraft(mia)).toBe('{"abn":"51"}');
    });

    it.each([
      ['another user', mia, tom],
      ['a visitor', mia, visitor],
    ])('is not shown to %s, and waits for its author', (_, typist, reader) => {
      keepDraft(typist, '{"abn":"51"}');
      expect(readDraft(reader)).toBeNull();
      expect(readDraft(typist)).toBe('{"abn":"51"}');
    });

    it('of a form without an owner is found by the next visitor of the tab', () => {
      keepDraft({ formId: 'sign-up' }, '{}');
      expect(readDraft({ formId: 'sign-up' })).toBe('{}');
    });

    it('is removed when it is dropped', () => {
      keepDraft(mia, '{}');
      dropDraft(mia);
      expect(readDraft(mia)).toBeNull();
    });

    it('typed without a session passes to the account that logs in', () => {
      keepDraft(visitor, '{"abn":"51"}');
      expect(readDraft(mia)).toBe('{"abn":"51"}');
    });

    it('is not kept by a browser without storage, and nothing else changes', () => {
      vi.stubGlobal('sessionStorage', undefined);
      keepDraft(mia, '{}');
      dropDraft(mia);
      expect(readDraft(mia)).toBeNull();
    });
  });
});

describe('draft without owner', () => {
  const logIn = (userId: string) => storeSession(tokenOf(userId), userId);

  beforeEach(clearSession);

  afterEach(cleanup);

  describe('a draft typed without a session', () => {
    const check = { formId: 'goal-check' };
    const draftOf = (owner?: string) => readDraft({ ...check, owner });
    beforeEach(() => keepDraft(check, '#goal=1'));

    it('passes to the next account that logs in, and to no other', () => {
      logIn('usr_mia');
      expect(draftOf('usr_mia')).toBe('#goal=1');
      dropSession();
      logIn('usr_tom');
      expect(draftOf('usr_tom')).toBeNull();
      expect(sessionStorage).toHaveLength(0);
    });

    it('is hidden from visitors once it has an owner', () => {
      logIn('usr_mia');
      dropSession();
      expect(draftOf()).toBeNull();
    });

    it('waits for its account while a session has expired', () => {
      logIn('usr_mia');
      dropSession();
      logIn('usr_mia');
      expect(draftOf('usr_mia')).toBe('#goal=1');
    });

    it('passes to a session that starts in another tab, too', () => {
      const { unmount } = renderHook(() => useKept('planLayout'));
      localStorage.setItem('token', tokenOf('usr_mia'));
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
      unmount();
      expect(draftOf('usr_tom')).toBeNull();
    });
  });
});
