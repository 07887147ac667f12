import { expect, it } from 'vitest';
import { goalsBeyond } from './reach-scale.tsx';

it.each([
  [1000, ['your first path', 'a Basic plan', 'a Pro plan', 'any path', 'an Enterprise plan']],
  [12_900, ['any path', 'an Enterprise plan']],
  [99_900, []],
])('%i hundredths do not pay for these yet, the nearest first', (amount, names) => {
  expect(goalsBeyond(amount).map(({ name }) => name)).toEqual(names);
});

it('names each goal and its price', () => {
  expect(goalsBeyond(0).map(({ label }) => label)).toEqual([
    'First path 19',
    'Basic 38.5',
    'Pro 99',
    'Any path 199',
    'Enterprise 999',
  ]);
});
