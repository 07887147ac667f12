import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePaths } from '#shared/content/free-paths.ts';
import { goalCheckId } from '#web/config/addresses.ts';
import { storeSession } from '#web/lib/begin-session.ts';
import { readCarriedAnswers } from '#web/lib/carried-answers.ts';
import { clearSession, dropSession } from '#web/lib/session.ts';
import { beSignedIn, tokenOf } from '#web/lib/testing/answer-calls.ts';
import { hashWith } from './check-answers.ts';
import GoalCheck from './goal-check.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  localStorage.clear();
});
afterEach(cleanup);

const answers = {
  incomeGoal: 'A$800 a month by next June',
  timePerWeek: '3–5h',
  budget: '<300',
  skills: 'writing, editing',
  interests: 'books',
};

const show = (hash = '') =>
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <GoalCheck />
    </MemoryRouter>,
  );

it('is filled in and checked by keyboard alone, and says what the hours support', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard(answers.incomeGoal);
  await user.tab();
  await user.selectOptions(document.activeElement ?? document.body, answers.timePerWeek);
  await user.tab();
  await user.selectOptions(document.activeElement ?? document.body, answers.budget);
  await user.tab();
  await user.keyboard(answers.skills);
  await user.tab();
  await user.keyboard(`${answers.interests}{Enter}`);
  const result = await screen.findByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result));
  expect(screen.getByText('A$800 a month')).toBeTruthy();
  expect(screen.getByText(/^A stretch: A\$\d+ a month short$/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /; the goal is A\$800 a month\.$/ })).toBeTruthy();
  const path = screen.getByRole('article');
  expect(within(path).getByText('Path that fits best')).toBeTruthy();
  expect(within(path).getByRole('link').getAttribute('href')).toMatch(/^\/make-money\/paths\/.+\/.+/);
  expect(screen.getByRole('heading', { name: 'What would have to be true' })).toBeTruthy();
  expect(readCarriedAnswers()).toMatchObject(answers);
});

it('says beside each question what is missing, goes to the first, and shows no result', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Check my goal' }));
  expect(screen.getByText('Please write what you would like to earn.')).toBeTruthy();
  expect(screen.getByText('Please choose your hours.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/What would you like to earn/));
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
});

it('shows the result of a shared address at once', async () => {
  show(hashWith(answers));
  expect(await screen.findByText('A$800 a month')).toBeTruthy();
  expect(screen.getByLabelText(/What can you do/)).toHaveProperty('value', answers.skills);
});

it('shows the next shared address that is opened where it stands already', async () => {
  const user = userEvent.setup();
  const next = { ...answers, incomeGoal: 'A$300 a month' };
  render(
    <MemoryRouter initialEntries={[`/${hashWith(answers)}`]}>
      <GoalCheck />
      <Link to={hashWith(next)}>Another</Link>
      <Link to={hashWith({ ...next, timePerWeek: '' })}>Half of one</Link>
    </MemoryRouter>,
  );
  await screen.findByText('A$800 a month');
  await user.click(screen.getByText('Another'));
  expect(await screen.findByText('A$300 a month')).toBeTruthy();
  expect(screen.getByLabelText(/What would you like to earn/)).toHaveProperty('value', next.incomeGoal);
  const result = screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result));
  await user.click(screen.getByText('Half of one'));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull());
  expect(screen.getByLabelText(/Hours a week/)).toHaveProperty('value', '');
});

it('is shown again to who comes back to its step of the history, and takes no focus', async () => {
  vi.stubGlobal('scrollBy', vi.fn());
  const first = show(hashWith(answers));
  await screen.findByText('A$800 a month');
  first.unmount();
  const second = show();
  expect(await screen.findByText('A$800 a month')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  second.unmount();
  history.replaceState(null, '');
  show();
  expect(screen.getByLabelText(/What can you do/)).toHaveProperty('value', answers.skills);
  expect(screen.queryByRole('heading', { name: 'Your goal, checked' })).toBeNull();
  vi.unstubAllGlobals();
});

it('names other paths outside the card of the path that fits, whose link is its only one', async () => {
  show(
    hashWith({
      ...answers,
      incomeGoal: 'A$1,500 a month in a year',
      timePerWeek: '5–10h',
      skills: 'writing, repairs',
      interests: 'gardens, teaching',
    }),
  );
  const path = await screen.findByRole('article');
  expect(within(path).getAllByRole('link')).toHaveLength(1);
  const others = screen.getByRole('heading', { name: 'Other paths for your answers' }).parentElement;
  const said = [...(others?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Pays more, but suits you less: .+, A\$[\d,]+ a month$/);
  expect(said[1]).toMatch(/^About “gardens”: .+, but /);
});

it('names the first month and the last beside the one that is compared', async () => {
  show(hashWith({ ...answers, incomeGoal: 'A$800 a month in 7 months' }));
  const chart = await screen.findByRole('img', { name: /; the goal is A\$800 a month\.$/ });
  const words = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['month 1', 'month 12']));
  expect(words.at(-1)).toMatch(/^A\$\d+ in month 7$/);
});

it('goes to the answer of each check, not only of the first', async () => {
  const user = userEvent.setup();
  show(hashWith(answers));
  const result = await screen.findByRole('heading', { name: 'Your goal, checked' });
  await user.type(screen.getByLabelText(/What do you like/), ' and gardens');
  expect(document.activeElement).not.toBe(result);
  await user.click(screen.getByRole('button', { name: 'Check my goal' }));
  const next = () => screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(next()));
});

it('keeps what was typed over a reload of the page', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.type(screen.getByLabelText(/What do you like/), 'gardens');
  unmount();
  show();
  expect(screen.getByLabelText(/What do you like/)).toHaveProperty('value', 'gardens');
});

it('says of a date that is past that it is', async () => {
  show(hashWith({ ...answers, incomeGoal: '−A$800 a month by last Christmas' }));
  expect(await screen.findByText(/^25 December 20\d\d has passed, so/)).toBeTruthy();
  expect(screen.queryByText(/You named no date/)).toBeNull();
  expect(screen.getByText(/“A\$800[^”]*” is read without the minus/)).toBeTruthy();
});

it('judges nothing, and sells no plan, where no amount was named', async () => {
  const user = userEvent.setup();
  show(hashWith({ ...answers, incomeGoal: 'something on the side' }));
  expect(await screen.findByText('What your hours support')).toBeTruthy();
  expect(screen.queryByText(/is what this path supports/)).toBeNull();
  expect(screen.queryByText(/% of the goal/)).toBeNull();
  expect(screen.queryByText(/fits$|within reach/)).toBeNull();
  expect(screen.queryByRole('link', { name: /A\$38\.50/ })).toBeNull();
  expect(localStorage.getItem('carried-answers')).not.toContain('"check"');
  await user.click(screen.getByRole('button', { name: 'Name an amount' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/What would you like to earn/));
});

it('sells no plan to a hopeless goal: it tests a nearer one, which fills in the question', async () => {
  const user = userEvent.setup();
  show(
    hashWith({
      incomeGoal: 'A$15,000 a month in 3 months',
      timePerWeek: '1–3h',
      budget: '<1000',
      skills: 'bookkeeping, spreadsheets',
      interests: 'numbers',
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No plan closes this gap' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Basic|Pro|Enterprise),/ })).toBeNull();
  const read = screen.getByRole('link', { name: /^Read “.+”, free$/ });
  const title = /“(.+)”/.exec(read.textContent ?? '')?.[1] ?? '';
  expect(screen.getByText(/Free from its first step to its last/).textContent).toContain(title);
  expect(screen.getByRole('link', { name: 'Plans, from A$38.50' })).toBeTruthy();
  expect(localStorage.getItem('carried-answers')).not.toContain('"check"');
  const test = screen.getByRole('button', { name: /^Test A\$[\d,]+ a month instead$/ });
  const amount = test.textContent?.match(/A\$[\d,]+ a month/)?.[0] ?? '';
  await user.click(test);
  expect(screen.getByLabelText(/What would you like to earn/)).toHaveProperty(
    'value',
    `${amount} in 9 months`,
  );
  expect(await screen.findByText(amount, { selector: 'dd' })).toBeTruthy();
  const result = screen.getByRole('heading', { name: 'Your goal, checked' });
  await vi.waitFor(() => expect(document.activeElement).toBe(result));
});

it('leads from a hopeless goal to the path whose support it would test', async () => {
  show(
    hashWith({
      incomeGoal: 'A$3,000 a month in a month',
      timePerWeek: '3–5h',
      budget: '<300',
      skills: 'writing, editing',
      interests: 'books',
    }),
  );
  const test = await screen.findByRole('button', { name: /^Test .+, which .+ supports$/ });
  const title = /which (.+) supports/.exec(test.textContent ?? '')?.[1] ?? '';
  expect(screen.getByRole('link', { name: new RegExp(`^(?:Read|See) “${title}”`) })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^(?:Read|See) “/ })).toHaveLength(1);
});

it.each(['A$300 a month in a year', 'something on the side'])(
  'whoever has nothing to begin with is shown what is free before what is sold: %s',
  async (incomeGoal) => {
    show(hashWith({ ...answers, incomeGoal, budget: '0', skills: 'video', interests: 'social media' }));
    const path = await screen.findByRole('article');
    expect(
      within(path).getByText('Its first two sections are free to read.').parentElement?.textContent,
    ).toMatch(/ The rest is A\$\d+, which is more than you have to begin with\.$/);
    const free = within(screen.getByText(/^Free from its first step to its last:/)).getByRole('link');
    const [name, address] = [free.textContent, free.getAttribute('href')];
    expect(freePaths.some((slug) => address?.endsWith(`/${slug}`))).toBe(true);
    // The way on leads to the same one.
    expect(screen.getByRole('link', { name: `Read “${name}”, free` }).getAttribute('href')).toBe(address);
  },
);

it('whoever can pay for the path that fits is told its price', async () => {
  show(hashWith(answers));
  const path = await screen.findByRole('article');
  expect(within(path).queryByText(/free to read/i)).toBeNull();
  expect(path.textContent).toMatch(/A\$\d+ · \d+ tokens/);
});

const logOutElsewhere = () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
};

it.each([
  ['there', clearSession],
  ['in another tab', logOutElsewhere],
])('is forgotten where it stands when whoever asked logs out %s', async (_where, logOut) => {
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

it('outlasts a session that ended by itself, and is forgotten once another account logs in', async () => {
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
  ['arrives', 'H1', 0, true],
  ['stays where they are, who moved on', 'BUTTON', 0, false],
  ['stays where they are, who scrolled on', 'H1', 300, false],
])('drawn later than its page, a link that leads here %s', (_what, focused, scrolled, arrives) => {
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
