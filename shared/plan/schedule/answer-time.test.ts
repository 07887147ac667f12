import { expect, it } from 'vitest';
import type { BuyerFact, Reading } from '../reading/reading.ts';
import { firstDayAfterAsking } from './answer-time.ts';

const buyer = (when: BuyerFact['when']): Pick<Reading, 'buyers'> => ({
  buyers: [
    {
      id: 'buyer',
      value: { who: 'bakery', when },
      words: 'the bakery',
      at: { field: 'content', from: 0, to: 10 },
      certainty: 'stated',
    },
  ],
});
const isHoliday = (date: string) => date === '2026-12-25';

it.each([
  ['a buyer of old, asked on a Friday', buyer('past'), '2026-12-04', '2026-12-09'],
  ['no one in sight, asked on a Monday', { buyers: [] }, '2026-11-30', '2026-12-03'],
  ['a holiday in between', { buyers: [] }, '2026-12-23', '2026-12-29'],
  ['someone who sends others', buyer('sends'), '2026-11-30', '2026-12-03'],
  ['someone who waits', buyer('waiting'), '2026-12-04', '2026-12-05'],
  ['someone who promised', buyer('promised'), '2026-12-04', '2026-12-05'],
])('the first job may come after %s', (_, reading, asked, day) => {
  expect(firstDayAfterAsking(asked, reading, isHoliday)).toBe(day);
});
