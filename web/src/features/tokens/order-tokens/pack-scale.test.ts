import { expect, it } from 'vitest';
import { fittingAmount } from './pack-scale.tsx';

it.each([
  ['a plan', { name: 'a Pro plan', missing: 9900 }, { amount: 10_000, mark: 'Enough for a Pro plan' }],
  [
    'a path with a small shortfall',
    { name: 'Pet Care Rounds', missing: 900 },
    { amount: 1000, mark: 'Enough for Pet Care Rounds' },
  ],
  ['a shortfall beyond every pack', { name: 'an Enterprise plan', missing: 99_900 }, undefined],
  ['a goal that the balance covers', { name: 'a Basic plan', missing: 0 }, undefined],
])('offers for %s the smallest pack that covers it', (_what, wish, pack) => {
  expect(fittingAmount(wish, { token_balance: 0 })).toEqual(pack);
});

it.each([
  [0, { amount: 3850, mark: 'Enough for a Basic plan' }],
  [850, { amount: 3000, mark: 'Enough for a Basic plan' }],
  [6250, { amount: 3650, mark: 'Enough for a Pro plan' }],
  [9895, { amount: 100, mark: 'Enough for a Pro plan' }],
  [9900, { amount: 10_000, mark: 'Enough for any path' }],
  [19_900, undefined],
])('offers a person with %d exactly the shortfall for the next plan or path', (balance, offered) => {
  expect(fittingAmount(undefined, { token_balance: balance })).toEqual(offered);
});
