import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLocally, readKept, useKept } from './kept-locally.ts';
import { clearSession, dropSession } from './session.ts';
import { storeSession } from './store-session.ts';

const logIn = (userId: string) => {
  const claims = { sub: userId, exp: Math.floor(Date.now() / 1000) + 3600 };
  storeSession(`e30.${btoa(JSON.stringify(claims))}.c2ln`, userId);
};

beforeEach(clearSession);

afterEach(() => {
  cleanup();
  // Data of reviewers survives every session.
  sessionStorage.clear();
});

it('passes to the next account that logs in, and to no other', () => {
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

it('waits for its account while a session has expired', () => {
  logIn('usr_mia');
  keepLocally('carried-path', 'pet-care-rounds');
  dropSession();
  logIn('usr_mia');
  expect(readKept('carried-path')).toBe('pet-care-rounds');
});

it('is removed with everything in tab and browser when its user logs out', () => {
  logIn('usr_mia');
  keepLocally('carried-answers', '{}');
  sessionStorage.setItem('draft:goal-check', 'usr_mia\n#goal=1');
  clearSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('reports its changes and those of sessions', () => {
  const { result } = renderHook(() => useKept('planLayout'));
  act(() => keepLocally('planLayout', 'text'));
  expect(result.current).toBe('text');
  act(() => logIn('usr_mia'));
  expect(result.current).toBe('text');
  act(dropSession);
  expect(result.current).toBeNull();
});

it('clears this tab when its user logs out in another one', () => {
  renderHook(() => useKept('planLayout'));
  sessionStorage.setItem('draft:profile', 'usr_mia\n{}');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(sessionStorage.length).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionStorage.length).toBe(0);
});

it('leaves a reviewer’s link and draft alone at any log-in or log-out, here or in another tab', () => {
  renderHook(() => useKept('planLayout'));
  const reviewers = { 'review-link': 'rev_1', 'draft:review-run_1-1': '\n{"feedback":"Say more."}' };
  for (const [key, text] of Object.entries(reviewers)) sessionStorage.setItem(key, text);
  act(() => logIn('usr_mia'));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  act(clearSession);
  expect({ ...sessionStorage }).toEqual(reviewers);
});
