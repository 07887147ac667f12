import { expect, it } from 'vitest';
import type { Fact, Reading, WeekCell } from '../../reading/reading.ts';
import { freeDays, namesBlockedTime } from './free-times.ts';

const cell = (value: WeekCell): Fact<WeekCell> => ({
  id: `${value.day}-${value.part}`,
  value,
  words: '',
  at: { field: 'content', from: 0, to: 0 },
  certainty: 'stated',
});
const weekOf = (...cells: WeekCell[]): Pick<Reading, 'week'> => ({ week: cells.map(cell) });
const mornings = weekOf(
  { day: 'tue', part: 'morning', is: 'free' },
  { day: 'thu', part: 'morning', is: 'free' },
);

it.each([
  ['I can do Monday after the game.', true],
  ['I can do Tuesday after drop-off.', false],
  ['Would an evening suit you?', true],
  ['Would a morning suit you?', false],
  ['I have room on the weekend.', true],
  ['I have room next week.', false],
])('a person who is free on two mornings: %s', (text, isBlocked) => {
  expect(namesBlockedTime(text, mornings)).toBe(isBlocked);
});

it('leaves every time to a person who named none', () => {
  expect(namesBlockedTime('Monday evening?', weekOf())).toBe(false);
});

it('takes out only the times that a person ruled out', () => {
  const busy = weekOf(
    ...(['morning', 'afternoon', 'evening'] as const).map(
      (part): WeekCell => ({ day: 'fri', part, is: 'blocked' }),
    ),
  );
  expect(namesBlockedTime('Is Friday good?', busy)).toBe(true);
  expect(namesBlockedTime('Is Monday good?', busy)).toBe(false);
});

it('names the days with most time and leaves out a short evening', () => {
  const week = weekOf(
    { day: 'wed', part: 'evening', is: 'free', from: 1110, to: 1230 },
    { day: 'sat', part: 'morning', is: 'free' },
    { day: 'sat', part: 'afternoon', is: 'free' },
  );
  expect(freeDays(week)).toEqual(['sat']);
});
