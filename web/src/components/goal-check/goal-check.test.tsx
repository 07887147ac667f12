import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reach, Understanding } from '#shared/plan/describe/understanding.ts';
import { goalCheckId } from '#web/config/addresses.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { readCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { clearSession, dropSession } from '#web/lib/session/session.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { beSignedIn, tokenOf } from '#web/lib/testing/answer-calls.ts';
import { needsMore, someBusiness, someUnderstanding } from '../understanding/testing/some-understanding.ts';
import { hashWith } from './check-answers.ts';
import GoalCheck from './goal-check.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  localStorage.clear();
});
afterEach(cleanup);

const answers = {
  incomeGoal: '$800 a month by next June',
  timePerWeek: '3–5h',
  budget: '<300',
  skills: 'bookkeeping',
  interests: 'numbers',
};

/** Answers with the goal that was asked about. */
const answering =
  (understood: Understanding): AskReading =>
  async ({ incomeGoal }) => ({
    kind: 'read',
    understanding: { ...understood, summary: `You want ${incomeGoal}.` },
  });
const sendInterest = async () => undefined;
const check = (ask: AskReading = answering(someUnderstanding())) => (
  <GoalCheck ask={ask} sendInterest={sendInterest} />
);

const show = (hash = '', ask?: AskReading) =>
  render(<MemoryRouter initialEntries={[`/${hash}`]}>{check(ask)}</MemoryRouter>);
const withReach = (more: Partial<Reach>) =>
  someUnderstanding({
    businesses: [someBusiness({ reaches: { ...(someBusiness().reaches as Reach), ...more } })],
  });

it('is filled in and checked by keyboard alone, and says what it understood', async () => {
  const user = userEvent.setup();
  const ask = vi.fn(answering(someUnderstanding()));
  show('', ask);
  await user.tab();
  await user.keyboard(answers.incomeGoal);
  await user.tab();
  await user.selectOptions(document.activeElement ?? document.body, answers.timePerWeek);
  await user.tab();
  await user.selectOptions(document.activeElement ?? document.body, answers.budget);
  await user.tab();
  await user.keyboard(answers.skills);
  await user.tab();
  expect(ask).not.toHaveBeenCalled();
  await user.keyboard(`${answers.interests}{Enter}`);
  const result = await screen.findByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result));
  expect(screen.getByText('You want $800 a month by next June.')).toBeTruthy();
  expect(screen.getAllByText('A stretch').length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: /; the goal is \$800\.$/ })).toBeTruthy();
  expect(ask.mock.calls.map(([asked]) => asked)).toEqual([answers]);
  expect(readCarriedAnswers()).toMatchObject(answers);
});

it('names up to three businesses with their price, what an hour leaves and how much of the goal they reach', async () => {
  show(hashWith(answers));
  const [first, second] = await screen.findAllByRole('article');
  const card = within(first as HTMLElement);
  expect(card.getByRole('heading', { name: 'Weekly books for tradespeople' })).toBeTruthy();
  for (const words of ['$120 a week', 'about $54', /about \$640 of \$800 a month/])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getByText('You have done this work for 4 years.')).toBeTruthy();
  expect(card.getByRole('link', { name: /path/ }).getAttribute('href')).toBe(
    '/make-money/paths/local-earner/handy-odd-jobs',
  );
  expect(second).toBeTruthy();
});

it('names missing answers next to each question, focuses the first, and sends nothing', async () => {
  const user = userEvent.setup();
  const ask = vi.fn(answering(someUnderstanding()));
  show('', ask);
  await user.click(screen.getByRole('button', { name: 'Check my goal' }));
  expect(screen.getByText('Please enter what you’d like to earn.')).toBeTruthy();
  expect(screen.getByText('Please choose your hours.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/What would you like to earn/));
  expect(ask).not.toHaveBeenCalled();
});

it('shows the result of a shared address', async () => {
  show(hashWith(answers));
  expect(await screen.findByText('You want $800 a month by next June.')).toBeTruthy();
  expect(screen.getByLabelText(/Your skills/)).toHaveProperty('value', answers.skills);
});

it('shows another shared address opened on the same page', async () => {
  const user = userEvent.setup();
  const next = { ...answers, incomeGoal: '$300 a month' };
  render(
    <MemoryRouter initialEntries={[`/${hashWith(answers)}`]}>
      {check()}
      <Link to={hashWith(next)}>Another</Link>
      <Link to={hashWith({ ...next, timePerWeek: '' })}>Half of one</Link>
    </MemoryRouter>,
  );
  await screen.findByText('You want $800 a month by next June.');
  await user.click(screen.getByText('Another'));
  expect(await screen.findByText('You want $300 a month.')).toBeTruthy();
  expect(screen.getByLabelText(/What would you like to earn/)).toHaveProperty('value', next.incomeGoal);
  const result = () => screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result()));
  await user.click(screen.getByText('Half of one'));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull());
  expect(screen.getByLabelText(/Hours a week/)).toHaveProperty('value', '');
});

it('shows its result again on back, without taking the focus', async () => {
  vi.stubGlobal('scrollBy', vi.fn());
  const first = show(hashWith(answers));
  await screen.findByText('You want $800 a month by next June.');
  first.unmount();
  const second = show();
  expect(await screen.findByText('You want $800 a month by next June.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  second.unmount();
  history.replaceState(null, '');
  show();
  expect(screen.getByLabelText(/Your skills/)).toHaveProperty('value', answers.skills);
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
  vi.unstubAllGlobals();
});

it('names the first month and the compared one next to it', async () => {
  show(hashWith(answers));
  const chart = await screen.findByRole('img', { name: /; the goal is \$800\.$/ });
  const words = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['month 1', 'month 12']));
  expect(words.at(-1)).toBe('$640 in month 7');
});

it('scrolls to the answer of each check, not only of the first', async () => {
  const user = userEvent.setup();
  show(hashWith(answers));
  const result = await screen.findByRole('heading', { name: 'Your goal, checked' });
  await user.type(screen.getByLabelText(/Your interests/), ' and gardens');
  expect(document.activeElement).not.toBe(result);
  await user.click(screen.getByRole('button', { name: 'Check my goal' }));
  const next = () => screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(next()));
});

it('keeps the old result, marked as busy, during further typing', async () => {
  const user = userEvent.setup();
  show(hashWith(answers));
  const result = await screen.findByRole('region', { name: 'Your goal, checked' });
  await user.type(screen.getByLabelText(/What would you like to earn/), '!');
  expect(result.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('You want $800 a month by next June!.')).toBeTruthy();
  expect(result.getAttribute('aria-busy')).toBe('false');
});

it('keeps the typed text over a reload of the page', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.type(screen.getByLabelText(/Your interests/), 'gardens');
  unmount();
  show();
  expect(screen.getByLabelText(/Your interests/)).toHaveProperty('value', 'gardens');
});

it('says that our server can’t be reached, keeps the answers, and tries again', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const ask: AskReading = (asked, signal) =>
    isOffline ? Promise.resolve({ kind: 'unreachable' }) : answering(someUnderstanding())(asked, signal);
  show(hashWith(answers), ask);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
  expect(screen.getByLabelText(/Your skills/)).toHaveProperty('value', answers.skills);
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your goal, checked' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says when to try again after too many checks', async () => {
  const message = 'Too many attempts. Please try again in 4 minutes.';
  show(hashWith(answers), async () => ({ kind: 'refused', message, isTooOften: true }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

it('gives no verdict, and sells no plan, where no amount was named', async () => {
  const user = userEvent.setup();
  const { reaches: _, ...untested } = someBusiness();
  show(hashWith(answers), answering(someUnderstanding({ businesses: [untested] })));
  await user.click(await screen.findByRole('button', { name: 'Enter an amount' }));
  expect(screen.queryByRole('link', { name: /\$38\.50/ })).toBeNull();
  expect(localStorage.getItem('carried-answers')).not.toContain('"check"');
  expect(document.activeElement).toBe(screen.getByLabelText(/What would you like to earn/));
});

it('names three ways forward where nothing can be planned well, and sells no plan', async () => {
  const user = userEvent.setup();
  show(hashWith({ ...answers, skills: 'daydreaming' }), answering(needsMore));
  expect(await screen.findByRole('heading', { name: 'We can’t plan this well yet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Basic|Pro|Enterprise),/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Email me' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a skill' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Your skills/));
});

it('sells no plan to a hopeless goal: it tests a nearer one, which fills in the question', async () => {
  const user = userEvent.setup();
  show(hashWith(answers), answering(withReach({ targetCents: 1_500_000, reachedCents: 9_000 })));
  expect(await screen.findByRole('heading', { name: 'No plan can close this gap' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Basic|Pro|Enterprise),/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Plans, from $38.50' })).toBeTruthy();
  expect(localStorage.getItem('carried-answers')).not.toContain('"check"');
  await user.click(screen.getByRole('button', { name: 'Try $90 a month instead' }));
  expect(screen.getByLabelText(/What would you like to earn/)).toHaveProperty('value', '$90 a month');
  expect(await screen.findByText('You want $90 a month.')).toBeTruthy();
  const result = () => screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result()));
});

it('carries its result to the page of the plans', async () => {
  show(hashWith(answers));
  await screen.findByRole('heading', { name: 'Pro fits' });
  const { check: carried } = JSON.parse(localStorage.getItem('carried-answers') ?? '{}');
  expect(carried).toMatchObject({
    fits: 'PRO',
    words: 'A stretch, about $640 of $800 a month',
    brief: { title: 'Weekly books for tradespeople', path: 'handy-odd-jobs' },
  });
});

it('links people with nothing to start with to free content', async () => {
  show(
    hashWith({ ...answers, budget: '0' }),
    answering(withReach({ verdict: 'tight', reachedCents: 80_000 })),
  );
  expect(await screen.findByRole('heading', { name: 'Start with a free path' })).toBeTruthy();
});

const logOutElsewhere = () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
};

it.each([
  ['there', clearSession],
  ['in another tab', logOutElsewhere],
])('is cleared when its user logs out %s', async (_where, logOut) => {
  const user = userEvent.setup();
  beSignedIn();
  show(hashWith(answers));
  await screen.findByRole('heading', { name: 'Your goal, checked' });
  act(logOut);
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    '',
    '',
    '',
  ]);
  expect([readCarriedAnswers(), sessionStorage.length]).toEqual([undefined, 0]);
  await user.click(screen.getByRole('button', { name: 'Check my goal' }));
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
});

it('survives an expired session, and is cleared once another account logs in', async () => {
  beSignedIn();
  show(hashWith(answers));
  await screen.findByRole('heading', { name: 'Your goal, checked' });
  act(dropSession);
  expect(screen.getByRole('heading', { name: 'Your goal, checked' })).toBeTruthy();
  await userEvent.setup().type(screen.getAllByRole('textbox')[0] as HTMLElement, ' or so');
  expect(sessionStorage.getItem('draft:goal-check')).toMatch(/^usr_\w+\n/);
  act(() => storeSession(tokenOf('usr_2'), 'Tom'));
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
  expect(readCarriedAnswers()).toBeUndefined();
  act(clearSession);
});

it.each([
  ['scrolls to it', 'H1', 0, true],
  ['does not move a user who moved on', 'BUTTON', 0, false],
  ['does not move a user who scrolled on', 'H1', 300, false],
])('rendered later than its page, a link to it %s', (_what, focused, scrolled, arrives) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.stubGlobal('scrollY', scrolled);
  window.history.replaceState(null, '', `/#${goalCheckId}`);
  const stood = document.createElement(focused);
  stood.tabIndex = -1;
  document.body.append(stood);
  stood.focus();
  show();
  expect(document.activeElement?.id === goalCheckId).toBe(arrives);
  expect(scroll).toHaveBeenCalledTimes(arrives ? 1 : 0);
  stood.remove();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  scroll.mockRestore();
});

it('says which business it would choose, and which one reaches more', async () => {
  const reaches = { ...(someBusiness().reaches as Reach), reachedCents: 71_000 };
  const better = someBusiness({ id: 'bookkeeping/monthly', title: 'Monthly books', reaches });
  show(hashWith(answers), answering(someUnderstanding({ businesses: [someBusiness(), better] })));
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain('Our pick');
  expect(second?.textContent).not.toContain('Our pick');
  screen.getByText('“Monthly books” reaches more: $710 a month.');
});

it('asks which kind of work the name of a field means, and checks the chosen one', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const kinds = ['house cleaning', 'window cleaning'].map((kind) => ({ kind, skills: kind }));
  const broad: Understanding = { ...needsMore, broadSkill: { said: 'Cleaning', kinds } };
  const ask: AskReading = async ({ skills }) => {
    asked.push(skills);
    return { kind: 'read', understanding: skills === 'Cleaning' ? broad : someUnderstanding() };
  };
  show(hashWith({ ...answers, skills: 'Cleaning' }), ask);
  await screen.findByRole('heading', { name: 'Which kind of work is “Cleaning”?' });
  expect(screen.queryByRole('heading', { name: 'We can’t plan this well yet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'House cleaning' }));
  await screen.findByRole('heading', { name: 'Businesses that fit your answers' });
  expect(asked).toEqual(['Cleaning', 'house cleaning']);
  expect(screen.getByLabelText(/Your skills/)).toHaveProperty('value', 'house cleaning');
});

it('answers whether the goal is before tax with one press', async () => {
  const user = userEvent.setup();
  show(
    hashWith(answers),
    answering(
      someUnderstanding({
        questions: [
          { id: 'income', about: 'income', ask: 'What do you live on now?', changes: 'figures' },
          { id: 'goal-tax', about: 'goal', ask: 'Is $800 before or after tax?', changes: 'goal' },
        ],
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'After tax' }));
  await screen.findByText('You want $800 a month by next June, after tax.');
  expect(screen.queryByText('What do you live on now?')).toBeNull();
});
