import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellAccountChange } from './session/account-changes.ts';
import { clearSession } from './session/session.ts';
import { answerCalls, beSignedIn } from './testing/answer-calls.ts';
import { useOwnedPaths } from './use-owned-paths.ts';

const path = 'local-earner/pet-care-rounds';
let owned: object[] = [];

const ownedPath = {
  personaSlug: 'local-earner',
  pathSlug: 'pet-care-rounds',
  title: 'Pet-Care Rounds',
  unlockedAt: '2026-11-22T10:00:00.000Z',
  sections: 7,
  lastRead: null,
};

function Page() {
  return <p>{useOwnedPaths().has(path) ? 'Owned' : 'For sale'}</p>;
}

const answer = () =>
  answerCalls({
    'GET /path-compiler/purchases': () => Response.json({ status: 'ok', data: { data: owned } }),
  });

beforeEach(() => {
  owned = [];
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('knows the unlocked paths of an account, and follows new ones', async () => {
  answer();
  beSignedIn();
  render(<Page />);
  expect(screen.getByText('For sale')).toBeDefined();
  owned = [ownedPath];
  await vi.waitFor(() => {
    act(() => tellAccountChange('paths'));
    expect(screen.getByText('Owned')).toBeDefined();
  }, 10_000);
});

it('requests nothing without an account, and clears the last one’s paths', async () => {
  const calls = answer();
  render(<Page />);
  expect(calls).toEqual([]);
  owned = [ownedPath];
  act(() => {
    beSignedIn();
    dispatchEvent(new Event('storage'));
  });
  await screen.findByText('Owned');
  act(clearSession);
  expect(screen.getByText('For sale')).toBeDefined();
});

it('stays empty when the list fails to load', async () => {
  answerCalls({ 'GET /path-compiler/purchases': () => new Response('', { status: 500 }) });
  beSignedIn();
  render(<Page />);
  await act(async () => {});
  expect(screen.getByText('For sale')).toBeDefined();
});
