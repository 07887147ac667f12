import { expect, it } from 'vitest';
import { salesNeeded } from './paid-work.ts';

it.each([
  ['Write down the hours, costs and price of your last five sales.', 5],
  ['Compare the time of your first three jobs with the price.', 3],
  ['Look at the last 10 orders. Count who came back.', 10],
  ['Compare what an hour left you with what you planned.', 1],
  ['Write down this week: people asked, hours, money in and money out.', 0],
  ['Ask three people on your list of ten.', 0],
])('%s needs %d sales', (words, count) => {
  expect(salesNeeded(words)).toBe(count);
});
