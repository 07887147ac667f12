import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { clearSession } from '#web/lib/session/session.ts';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import { OwnerCard, OwnerPart } from './owner-part.tsx';

const params = { personaSlug: 'local-earner', pathSlug: 'pet-care-rounds' };

const own = { ...params, title: 'Pet-Care Rounds', unlockedAt: '2026-11-22T10:00:00.000Z', sections: 2 };

const section = (id: string) => ({ id, title: id, minutes: 2, html: '<p>Read</p>' });

const sections = [section('first'), section('second')];

const Part = withAccountQueries(() => (
  <OwnerPart
    {...{ params, sections, place: document.body, current: undefined, hasKit: false }}
    account="mia"
    onReading={() => {}}
  />
));

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('says when the reading position is unknown, and retries', async () => {
  const answered = Promise.withResolvers<Response>();
  let answer = (): Promise<Response> | Response => refusal(404, 'not-found', 'Not found');
  answerCalls({ 'GET /path-compiler/purchases': () => answer() });
  beSignedIn();
  render(<Part />);
  await screen.findByText('We couldn’t load where you stopped.');
  answer = () => answered.promise;
  fireEvent.click(screen.getByRole('button'));
  // The button stays during the request, because it may have the focus.
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true'));
  await act(async () =>
    answered.resolve(Response.json({ status: 'ok', data: { data: [{ ...own, lastRead: null }] } })),
  );
  await screen.findByText('2 sections, about 4 min to read');
  expect(screen.queryByText('We couldn’t load where you stopped.')).toBeNull();
});

afterEach(cleanup);

const path = {
  ...{ personaSlug: 'maker', pathSlug: 'stall', title: 'A stall', sections: 3 },
  ...{ unlockedAt: '2026-11-22T02:00:00.000Z', lastRead: null },
};

const lastRead = { section: 'second', title: 'The second', number: 2, at: '2026-11-22T03:00:00.000Z' };

const ownerCardSection = (id: string, minutes: number) => ({ id, title: id, minutes, html: '<p>Read</p>' });

const ownerCardSections = [
  ownerCardSection('first', 2),
  ownerCardSection('second', 3),
  ownerCardSection('third', 5),
];

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the card of an owner', () => {
  it('leads a new reader to the first section, and to the kit', () => {
    render(<OwnerCard own={path} sections={ownerCardSections} read={[]} hasKit />);
    screen.getByText('3 sections, about 10 min to read');
    expect(links()).toEqual([
      ['Start reading', '#first'],
      ['Your working kit', '#working-kit'],
    ]);
  });

  it('resumes where they stopped, and has no kit link without a kit', () => {
    render(<OwnerCard own={{ ...path, lastRead }} sections={ownerCardSections} read={[]} hasKit={false} />);
    screen.getByText('Section 2 of 3');
    screen.getByText(', about 8 min to the end');
    screen.getByText('The second');
    expect(links()).toEqual([['Continue', '#second']]);
  });
});
