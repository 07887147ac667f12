import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it, vi } from 'vitest';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { accountClient } from '#web/lib/api/account-client.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { ownedPathsQuery } from '#web/lib/api/user-query.ts';
import { accountOf } from '#web/lib/session/account.ts';
import { clearSession, readSession } from '#web/lib/session/session.ts';
import { answerCalls, beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { useAccess } from '../path-page/path-access.ts';
import { usePathAnswers } from './use-path-answers.ts';

const params = { personaSlug: 'local-earner', pathSlug: 'pet-care-rounds' };

const Reader = withAccountQueries(({ isHeld = false }: { isHeld?: boolean }) => {
  const [state, dispatch] = useAccess();
  usePathAnswers({ params, state, dispatch, isHeld });
  return <p>{state.access.kind}</p>;
});

const Part = (reader: { isHeld?: boolean }) => (
  <MemoryRouter initialEntries={['/']}>
    <Reader {...reader} />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

function arrive() {
  const status = Promise.withResolvers<Response>();
  answerCalls({
    'GET /path-compiler/purchase-status/local-earner/pet-care-rounds': () => status.promise,
    'GET /path-compiler/content/local-earner/pet-care-rounds': () => new Promise(() => {}),
  });
  beSignedIn();
  return {
    list: (paths: OwnedPath[]) =>
      accountClient(accountOf(readSession()) ?? '').setQueryData(ownedPathsQuery.queryKey, paths),
    answer: (purchased: boolean) => act(async () => status.resolve(Response.json({ purchased }))),
  };
}

it("waits for the server when the account's paths are not loaded", async () => {
  const { answer } = arrive();
  render(<Part />);
  screen.getByText('checking');
  await answer(false);
  await screen.findByText('locked');
});

it('starts with the list of another page, and the server decides', async () => {
  const { list, answer } = arrive();
  list([]);
  render(<Part />);
  screen.getByText('locked');
  await answer(true);
  await screen.findByText('opening');
});

it('leaves a page as it is while a payment for it is checked, and applies the answer afterwards', async () => {
  const { list, answer } = arrive();
  list([]);
  const { rerender } = render(<Part isHeld />);
  await answer(true);
  screen.getByText('checking');
  rerender(<Part />);
  await screen.findByText('opening');
});

it("opens a path straight away that is in the account's list", () => {
  const { list } = arrive();
  const unlockedAt = '2026-11-22T10:00:00.000Z';
  list([{ ...params, title: 'Pet-Care Rounds', unlockedAt, sections: 2, lastRead: null }]);
  render(<Part />);
  screen.getByText('opening');
});
