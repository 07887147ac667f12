import { expect, it } from 'vitest';
import type { PriceFact, Reading } from '../reading/reading.ts';
import { workDays } from './work-days.ts';

const price = (words: string, when: PriceFact['when'] = 'now'): Pick<Reading, 'prices' | 'running'> => ({
  prices: [
    {
      id: 'price',
      value: { cents: 1000, when },
      words,
      at: { field: 'content', from: 0, to: 10 },
      certainty: 'stated',
    },
  ],
});

it.each([
  ['Every Friday I make 46 loaves and sell them at $10', ['fri']],
  ['$95 a cut, each Tuesday and Thursday', ['tue', 'thu']],
  ['on Saturdays I charge $60', ['sat']],
  ['$95 a visit', []],
])('the days of their work: %s', (words, days) => {
  expect([...workDays(price(words))]).toEqual(days);
});

it('are not the days of a price that is only planned', () => {
  expect(workDays(price('a class at $130 on Sundays', 'planned')).size).toBe(0);
});
