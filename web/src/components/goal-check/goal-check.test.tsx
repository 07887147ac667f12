import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCarriedAnswers } from '#web/lib/carried-answers.ts';
import { MemoryRouter } from '#web/lib/testing/memory-router.tsx';
import { hashWith } from './check-answers.ts';
import GoalCheck from './goal-check.tsx';

beforeEach(() => {
  sessionStorage.clear();
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
    <MemoryRouter at={`/${hash}`}>
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
  expect(screen.getByRole('img', { name: /of the goal is supported/ })).toBeTruthy();
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

it('keeps what was typed over a reload of the page', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.type(screen.getByLabelText(/What do you like/), 'gardens');
  unmount();
  show();
  expect(screen.getByLabelText(/What do you like/)).toHaveProperty('value', 'gardens');
});

it('judges nothing where no amount was named', async () => {
  show(hashWith({ ...answers, incomeGoal: 'something on the side' }));
  expect(await screen.findByText('What your hours support')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /of the goal is supported/ })).toBeNull();
});
