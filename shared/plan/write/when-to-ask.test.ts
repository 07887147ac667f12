import { describe, expect, it } from 'vitest';
import type { Day, DayPart, Reading } from '../reading/reading.ts';
import { whenToAsk } from './when-to-ask.ts';

// A cast is needed, because only these parts of a reading decide when someone can ask.
const freeOn = (cells: readonly (readonly [Day, DayPart])[]): Reading =>
  ({
    week: cells.map(([day, part]) => ({ value: { day, part, is: 'free' } })),
    income: [],
    situations: [],
  }) as unknown as Reading;
const fridays = freeOn([
  ['fri', 'morning'],
  ['fri', 'afternoon'],
]);

describe('when to ask a kind of buyer', () => {
  it.each(['Tuesday to Thursday, 9 to 11 am', 'Saturday mornings', 'midweek', 'weekday evenings'])(
    'is by message for a person who is never free then: %s',
    (when) => {
      expect(whenToAsk(when, fridays)).toMatch(/^by message/);
    },
  );

  it.each(['Thursday or Friday', 'weekday mornings', 'before the season', 'Tuesday to Friday'])(
    'stays where they are free or no time is named: %s',
    (when) => {
      expect(whenToAsk(when, fridays)).toBe(when);
    },
  );

  it('stays where we know nothing of their week', () => {
    expect(whenToAsk('Saturday mornings', freeOn([]))).toBe('Saturday mornings');
  });
});
