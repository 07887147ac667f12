import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useKept } from '#web/lib/kept-locally.ts';
import { clearSession, dropSession } from '#web/lib/session.ts';
import { storeSession } from '#web/lib/store-session.ts';
import { tokenOf } from '#web/lib/testing/answer-calls.ts';
import { keepDraft, readDraft } from './form-draft.ts';

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
