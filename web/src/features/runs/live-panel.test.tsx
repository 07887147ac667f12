import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { needsMore, someUnderstanding } from '#web/components/understanding/testing/some-understanding.ts';
import type { AskReading, ReadOutcome } from '#web/lib/ask-reading.ts';
import { user } from '#web/lib/testing/answer-calls.ts';
import LivePanel from './live-panel.tsx';

afterEach(cleanup);

const answers = {
  ...emptyAnswers,
  timePerWeek: '3–5h',
  incomeGoal: '$800 a month by next June',
  skills: 'bookkeeping',
};

function show(outcome: ReadOutcome | Understanding, more: Partial<Parameters<typeof LivePanel>[0]> = {}) {
  const ask = vi.fn<AskReading>(async () =>
    'outcome' in outcome ? { kind: 'read', understanding: outcome } : outcome,
  );
  const panel = (props: object = {}) => (
    <MemoryRouter>
      <LivePanel answers={answers} user={user} plan="PRO" ask={ask} {...more} {...props} />
    </MemoryRouter>
  );
  const { rerender } = render(panel());
  return { ask, change: (props: object) => rerender(panel(props)) };
}

it('shows open questions first, then what was understood, then the businesses', async () => {
  show(someUnderstanding());
  await screen.findByRole('region', { name: 'Please answer' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Please answer', 'What we understood', 'Your business']);
});

it('shows each fact with the words that it came from', async () => {
  show(someUnderstanding());
  const facts = within(await screen.findByRole('region', { name: 'What we understood' }));
  const goal = facts.getByText('Goal: $800 a month before tax by 30 June 2027.').closest('li');
  expect(goal?.textContent).toContain('“$800 a month by next June”');
});

it('shows up to three businesses with price, first step and why they are there', async () => {
  show(someUnderstanding());
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText('$120 a week')).toBeTruthy();
  expect(within(first as HTMLElement).getByText('You have done this work for 4 years.')).toBeTruthy();
  expect(within(first as HTMLElement).getByText(/Write to three tradespeople/)).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
});

it('sends where the person lives, and no name', async () => {
  const { ask } = show(someUnderstanding(), { user: { ...user, state: 'Victoria' } });
  await screen.findByRole('region', { name: 'Your business' });
  expect(ask.mock.calls[0]?.[0]).toEqual({ ...answers, country: 'Australia', state: 'Victoria' });
});

it('reads nothing as long as nothing is written', () => {
  const { ask } = show(someUnderstanding(), { answers: emptyAnswers });
  expect(screen.getByText(/^Write your goal and your skills/)).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it('marks an old result as busy while newer answers are read', async () => {
  const { change } = show(someUnderstanding());
  const business = await screen.findByRole('region', { name: 'Your business' });
  change({ answers: { ...answers, skills: 'welding' } });
  expect(business.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says politely what changed', async () => {
  show(someUnderstanding());
  await screen.findByText('Updated: A stretch, about $640 of $800 a month');
});

it('tells the verdict in one line next to the form, which opens the whole', async () => {
  const line = document.body.appendChild(document.createElement('div'));
  show(someUnderstanding(), { line });
  const bar = await screen.findByRole('button', {
    name: 'How we read your answers: A stretch, about $640 of $800 a month , 1 question',
  });
  await userEvent.click(bar);
  const whole = screen.getByRole('dialog', { name: 'How we read your answers' });
  expect(within(whole).getByRole('region', { name: 'What we understood' })).toBeTruthy();
  expect(line.contains(whole)).toBe(false);
});

it('says what to do where nothing can be planned yet', async () => {
  show(needsMore);
  expect(await screen.findByRole('heading', { name: 'We can’t plan this well yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Name a skill' })).toBeTruthy();
  // Their email is known.
  expect(screen.queryByText('Leave your email.')).toBeNull();
});

it('says what Basic would be refused for, and only of Basic', async () => {
  const needs = someUnderstanding({ basicNeeds: ['What do you charge for one?'] });
  const { change } = show(needs, { plan: 'BASIC' });
  expect(await screen.findByText('What do you charge for one?')).toBeTruthy();
  change({ plan: 'PRO' });
  expect(screen.queryByText('What do you charge for one?')).toBeNull();
});

it.each([
  [{ kind: 'unreachable' }, /can’t reach our server/],
  [{ kind: 'refused', message: 'Too many attempts.', isTooOften: true }, /Too many attempts/],
  [{ kind: 'refused', message: 'Oops', isTooOften: false }, /a fault on our side/],
] as const)('says that it could not read the answers, and blocks no submit', async (failure, sentence) => {
  const { change } = show(failure);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.getByText('You can save and submit as usual.')).toBeTruthy();
  change({ editable: false });
  expect(screen.queryByText('You can save and submit as usual.')).toBeNull();
});
