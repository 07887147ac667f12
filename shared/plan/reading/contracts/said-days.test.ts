import { describe, expect, it } from 'vitest';
import { daysOfOrder, timeOfOrder } from './said-days.ts';

const today = Date.parse('2026-11-28') / 86_400_000;

describe('the days of an order', () => {
  it.each([
    ['Jazz festival, Sat 17 and Sun 18 April, quote by 30 January', { on: ['2027-04-17', '2027-04-18'] }],
    [
      'wants 80 pies on the 14 March and maybe again on the 21',
      { on: ['2027-03-14'], maybe: ['2027-03-21'] },
    ],
    ['show is Friday 12 to Sunday 14 March. A bench on the Friday', { on: ['2027-03-12'], isRange: true }],
    ['a 3 week course, Mondays starting 1 February', { on: ['2027-02-01', '2027-02-08', '2027-02-15'] }],
    ['a sample by 11 Dec and the lot by Mon 15 Feb', { on: [], sampleBy: '2026-12-11', by: '2027-02-15' }],
    ['40 pairs before 20 May', { on: [], by: '2027-05-19' }],
    ['the grant closes 26 Feb, the room is held, they hold it to 22 January', { on: [] }],
    ['tender closes Fri 12 Feb and the start is 1 July', { on: [] }],
  ])('are read from: %s', (text, { on, ...more }: { on: string[]; [name: string]: unknown }) => {
    const days = daysOfOrder(text, today);
    expect(days.on).toEqual(on);
    const { isRange: _, ...others } = more;
    expect(days).toMatchObject(others);
  });

  it.each([
    ['a talk at 5.30pm', 1050],
    ['Saturday 10 o clock', 600],
    ['at 12 noon or 12 am', 0],
    ['no time', undefined],
  ])('have a time in: %s', (text, at) => {
    expect(timeOfOrder(text)).toBe(at);
  });
});
