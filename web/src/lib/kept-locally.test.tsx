import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSession } from './begin-session.ts';
import { keepLocally, readKept, useKept } from './kept-locally.ts';
import { clearSession, dropSession } from './session.ts';

const logIn = (userId: string) => {
  const claims = { sub: userId, exp: Math.floor(Date.now() / 1000) + 3600 };
  storeSession(`e30.${btoa(JSON.stringify(claims))}.c2ln`, userId);
};

beforeEach(clearSession);
afterEach(() => {
  cleanup();
  // What a reviewer keeps outlasts every session.
  sessionStorage.clear();
});

it('goes on with the account that begins a session next, and with no other', () => {
  keepLocally('fundingProfile', 'idea');
  logIn('usr_mia');
  expect(readKept('fundingProfile')).toBe('idea');
  dropSession();
  expect(readKept('fundingProfile')).toBeNull();
  logIn('usr_tom');
  expect(readKept('fundingProfile')).toBeNull();
  dropSession();
  logIn('usr_mia');
  expect(readKept('fundingProfile')).toBeNull();
});

it('waits for its account while a session has ended by itself', () => {
  logIn('usr_mia');
  keepLocally('carried-path', 'pet-care-rounds');
  dropSession();
  logIn('usr_mia');
  expect(readKept('carried-path')).toBe('pet-care-rounds');
});

it('goes, with all that the tab and the browser keep, when somebody leaves on purpose', () => {
  logIn('usr_mia');
  keepLocally('carried-answers', '{}');
  sessionStorage.setItem('draft:goal-check', 'usr_mia\n#goal=1');
  clearSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('is told of as it changes, and as sessions do', () => {
  const { result } = renderHook(() => useKept('planLayout'));
  act(() => keepLocally('planLayout', 'text'));
  expect(result.current).toBe('text');
  act(() => logIn('usr_mia'));
  expect(result.current).toBe('text');
  act(dropSession);
  expect(result.current).toBeNull();
});

it('forgets what this tab keeps when somebody leaves on purpose in another one', () => {
  renderHook(() => useKept('planLayout'));
  sessionStorage.setItem('draft:profile', 'usr_mia\n{}');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(sessionStorage.length).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionStorage.length).toBe(0);
});

it('leaves a reviewer’s link and draft alone when somebody leaves, here or in another tab, or comes', () => {
  renderHook(() => useKept('planLayout'));
  const reviewers = { 'review-link': 'rev_1', 'draft:review-run_1-1': '\n{"feedback":"Say more."}' };
  for (const [key, text] of Object.entries(reviewers)) sessionStorage.setItem(key, text);
  act(() => logIn('usr_mia'));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  act(clearSession);
  expect({ ...sessionStorage }).toEqual(reviewers);
});
