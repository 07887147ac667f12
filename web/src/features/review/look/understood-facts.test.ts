import { expect, it } from 'vitest';
import { withTrades } from './understood-facts.tsx';

it.each([
  ['wins over the picked business', { trades: ['dog-walking'] }, { kind: 'reviewer' }],
  [
    'leaves the customer’s own business',
    { trades: ['dog-walking'], picked: { kind: 'own', what: 'Honey' } },
    { kind: 'own', what: 'Honey' },
  ],
  ['is dropped when it is removed', { picked: { kind: 'reviewer' } }, undefined],
] as const)('a reviewer’s choice of work %s', (_what, set, picked) => {
  expect(
    withTrades({ version: 1, ...set, trades: 'trades' in set ? [...set.trades] : undefined } as never).picked,
  ).toEqual(picked);
});
