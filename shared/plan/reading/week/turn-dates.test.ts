import { expect, it } from 'vitest';
import type { Fact, Turn, WeekCell } from '../reading.ts';
import { assumedStart, holdsOn, shareOf, wholeTurn } from './turn-dates.ts';

const second: Turn = { on: 1, of: 2, per: 'week' };
const cell = (day: WeekCell['day'], turn?: Turn): Fact<WeekCell> => ({
  id: day,
  value: { day, part: 'morning', is: 'free', ...(turn && { turn }) },
  words: '',
  at: { field: 'content', from: 0, to: 0 },
  certainty: 'stated',
});

it.each([
  ['2026-12-05', true],
  ['2026-12-12', false],
  ['2026-12-19', true],
  ['2026-11-21', true],
])('every second Saturday counts from the one that was named: %s', (date, holds) => {
  expect(holdsOn({ turn: { ...second, from: '2026-12-05' } }, date, undefined)).toBe(holds);
});

it('the other of two weeks holds when the first does not', () => {
  const turn: Turn = { ...second, isSecond: true, from: '2026-12-05' };
  expect(['2026-12-05', '2026-12-12'].map((date) => holdsOn({ turn }, date, undefined))).toEqual([
    false,
    true,
  ]);
});

it('4 on and 4 off is counted in days', () => {
  const turn: Turn = { on: 4, of: 8, per: 'day', from: '2026-12-01' };
  const dates = ['01', '04', '05', '08', '09'].map((day) => `2026-12-${day}`);
  expect(dates.map((date) => holdsOn({ turn }, date, undefined))).toEqual([true, true, false, false, true]);
});

it('a week that was not named holds on no date, unless no other time is free', () => {
  const mixed = { week: [cell('wed'), cell('sat', second)] };
  const whole = { week: [cell('sat', second)] };
  expect(assumedStart(mixed, '2026-11-29')).toBeUndefined();
  expect(holdsOn({ turn: second }, '2026-12-05', undefined)).toBe(false);
  expect(assumedStart(whole, '2026-11-29')).toBe('2026-11-30');
});

it('hours of a turn count by their share, unless all free times take the same turn', () => {
  const saturday = cell('sat', second);
  const mixed = { week: [cell('wed'), saturday] };
  expect([shareOf(saturday.value, mixed), wholeTurn(mixed)]).toEqual([0.5, undefined]);
  expect([shareOf(saturday.value, { week: [saturday] }), wholeTurn({ week: [saturday] })]).toEqual([
    1,
    second,
  ]);
});

it('times that start later hold from that day', () => {
  const dates = ['2027-01-31', '2027-02-01'];
  expect(dates.map((date) => holdsOn({ starts: '2027-02-01' }, date, undefined))).toEqual([false, true]);
});
