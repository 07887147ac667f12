import { expect, it } from 'vitest';
import { fittingPack } from './fitting-pack.ts';

it.each([
  ['nothing in particular', undefined, { amount: 5000, mark: 'The least that pays for a plan' }],
  ['a plan', { name: 'a Pro plan', missing: 9900 }, { amount: 10_000, mark: 'Enough for a Pro plan' }],
  [
    'a path that a little is missing for',
    { name: 'Pet Care Rounds', missing: 900 },
    { amount: 1000, mark: 'Enough for Pet Care Rounds' },
  ],
  ['more than any pack covers', { name: 'an Enterprise plan', missing: 99_900 }, undefined],
  ['what the balance covers', { name: 'a Basic plan', missing: 0 }, undefined],
])('to somebody who is here for %s, the smallest pack that covers it is shown', (_what, wish, pack) => {
  expect(fittingPack(wish, { token_balance: 0 })).toEqual(pack);
});

it.each([
  [850, { amount: 3000, mark: 'Takes you to a Basic plan: 30 more' }],
  [6250, { amount: 5000, mark: 'Takes you to a Pro plan: 36.5 more' }],
  [9900, undefined],
])('whoever has %d already is told what takes them to the next plan', (balance, pack) => {
  expect(fittingPack(undefined, { token_balance: balance })).toEqual(pack);
});
