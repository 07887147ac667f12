import { expect, it } from 'vitest';
import { knownNow, someCustomer } from './known-people.ts';
import { preparePlanner } from './plan-person.ts';

const plan = preparePlanner();

it.each([
  'I put up fences at $120 a metre. Till the end of Feb I’m with the boss so Saturdays only. Full time from Monday 1 March, 6.30 to 3.',
  'I groom dogs at $75 each. Until the end of March I can do Saturdays only, then I finish at the shop.',
])('work goes on where no other times follow those that end: %s', (content) => {
  const { figures } = plan(someCustomer('', content), knownNow);
  const months = figures?.cases[0]?.rows.slice(0, 12).map(({ salesCents }) => salesCents) ?? [];
  expect(months.slice(4)).toHaveLength(8);
  expect(months.slice(4).every((cents) => cents > 0)).toBe(true);
});
