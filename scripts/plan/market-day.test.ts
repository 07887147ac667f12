import { expect, it } from 'vitest';
import { shortName } from '#shared/plan/reading/costs/read-costs.ts';
import { knownNow, someCustomer } from './known-people.ts';
import { preparePlanner } from './plan-person.ts';

const plan = preparePlanner();
const monthlyOf = (content: string) => {
  const { figures } = plan(someCustomer('', content), knownNow);
  return figures?.inputs.monthly.find(({ what }) => /table|stall|pitch/i.test(what));
};

it.each([
  ['One lady say table', 'table'],
  ['The organiser said the stall', 'stall'],
  ['my power', 'power'],
])('“%s” is the cost of the %s', (words, name) => {
  expect(shortName(words)).toBe(name);
});

it.each([
  'I bake focaccia on Thursdays, $9 each, and sell at the Sunday market. The stall is $30 a day.',
  'I make beeswax wraps, $12 each, on Fridays and sell at the Saturday market. The stall is $30 a day.',
])('a table at a market is paid for on market days only: %s', (content) => {
  const line = monthlyOf(content);
  expect(line?.what).toMatch(/^(?:table|stall)$/i);
  expect(line?.cents).toBeGreaterThan(30_00 * 3);
  expect(line?.cents).toBeLessThan(30_00 * 4.5);
});
