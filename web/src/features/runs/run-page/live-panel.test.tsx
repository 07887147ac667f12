import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { DescribedFact, Understanding } from '#shared/plan/describe/understanding.ts';
import { needsMore, someUnderstanding } from '#web/components/understanding/testing/some-understanding.ts';
import type { ReadFailure } from '#web/lib/ask-reading.ts';
import LivePanel from './live-panel.tsx';

afterEach(cleanup);

const answers = {
  ...emptyAnswers,
  timePerWeek: '3–5h',
  incomeGoal: '$800 a month by next June',
  skills: 'bookkeeping',
};

type Props = Partial<Parameters<typeof LivePanel>[0]>;

function show(outcome: ReadFailure | Understanding, more: Props = {}) {
  const isRead = 'outcome' in outcome;
  const state = {
    understanding: isRead ? outcome : undefined,
    failure: isRead ? undefined : outcome,
    pending: false,
    retry: () => {},
  };
  const panel = (props: Props = {}) => (
    <MemoryRouter>
      <LivePanel answers={answers} plan="PRO" state={state} {...more} {...props} />
    </MemoryRouter>
  );
  const { rerender } = render(panel());
  return { state, change: (props: Props) => rerender(panel(props)) };
}

const submitted = { editable: false };

describe('next to the form', () => {
  it('shows the business that a plan would be made for, and the number of open questions', () => {
    show(someUnderstanding({ chosen: 'bookkeeping/catch-up' }));
    const [only, ...others] = screen.getAllByRole('article');
    expect(within(only as HTMLElement).getByRole('heading').textContent).toBe('Catch-up of late books');
    expect(others).toEqual([]);
    screen.getByText('There’s one question below your answers.');
  });

  it('says why nothing can be planned yet', () => {
    show(needsMore);
    screen.getByRole('heading', { name: 'We can’t plan this well yet' });
  });
});

it('shows open questions first, then the facts, then the businesses', async () => {
  show(someUnderstanding(), submitted);
  await screen.findByRole('region', { name: 'Open questions' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Open questions', 'What we understood', 'Your business']);
});

it('shows each fact with its source words', async () => {
  show(someUnderstanding(), submitted);
  const facts = within(await screen.findByRole('region', { name: 'What we understood' }));
  const goal = facts.getByText('Goal: $800 a month before tax by 30 June 2027.').closest('li');
  expect(goal?.textContent).toContain('“$800 a month by next June”');
});

it('says once what it keeps out of the plan, in the customer’s own words', async () => {
  const kept = (id: string, text: string): DescribedFact => ({
    id,
    kind: 'private',
    says: 'We keep this out.',
    words: [{ field: 'content', text }],
    isConfirmed: false,
    from: [],
  });
  const facts = [...someUnderstanding().facts, kept('a', 'I owe my sister'), kept('b', 'my knee')];
  show(someUnderstanding({ facts }), submitted);
  const heading = await screen.findByRole('heading', { name: 'Kept out of your plan and every email' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['“I owe my sister”', '“my knee”']);
});

it('shows up to three businesses with price, first step and reason', async () => {
  show(someUnderstanding(), submitted);
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText('$120 a week')).toBeTruthy();
  expect(within(first as HTMLElement).getByText('You have done this work for 4 years.')).toBeTruthy();
  expect(within(first as HTMLElement).getByText(/Write to three tradespeople/)).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
});

it('says what to write while there is nothing to read', () => {
  const nothing = { understanding: undefined, failure: undefined, pending: false, retry: () => {} };
  show(someUnderstanding(), { state: nothing });
  screen.getByText(/^Add your goal and skills/);
});

it('marks an old result as busy while newer answers are read', () => {
  const { state, change } = show(someUnderstanding());
  const business = screen.getByRole('article');
  change({ state: { ...state, pending: true } });
  expect(business.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('announces changes politely', async () => {
  show(someUnderstanding());
  await screen.findByText('Updated: A stretch, about $640 of $800 a month');
});

it('shows the verdict on one line next to the form, which opens all of it', async () => {
  const line = document.body.appendChild(document.createElement('div'));
  show(someUnderstanding(), { line });
  const bar = await screen.findByRole('button', {
    name: 'Your estimate: A stretch, about $640 of $800 a month , 1 question',
  });
  await userEvent.click(bar);
  const whole = screen.getByRole('dialog', { name: 'Your estimate' });
  expect(within(whole).getByRole('article')).toBeTruthy();
  expect(line.contains(whole)).toBe(false);
});

it.each([
  [{ kind: 'unreachable' }, /can’t reach our server/],
  [{ kind: 'refused', message: 'Too many attempts.', isTooOften: true }, /Too many attempts/],
  [{ kind: 'refused', message: 'Oops', isTooOften: false }, /went wrong on our side/],
] as const)('says that it could not read submitted answers: %j', async (failure, sentence) => {
  const { change } = show(failure, submitted);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  // While the form is editable, the section below the answers says it.
  change({ editable: true });
  expect(screen.queryByRole('alert')).toBeNull();
});
