import { expect, it } from 'vitest';
import { withTrades } from './with-trades.ts';

it.each([
  ['leads over the business that was picked', { trades: ['dog-walking'] }, { kind: 'reviewer' }],
  [
    'leaves an own business where it is',
    { trades: ['dog-walking'], picked: { kind: 'own', what: 'Honey' } },
    { kind: 'own', what: 'Honey' },
  ],
  ['gives way when it is taken back', { picked: { kind: 'reviewer' } }, undefined],
] as const)('a reviewer’s trades %s', (_what, set, picked) => {
  expect(
    withTrades({ version: 1, ...set, trades: 'trades' in set ? [...set.trades] : undefined } as never).picked,
  ).toEqual(picked);
});
