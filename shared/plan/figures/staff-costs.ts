import type { Staff } from '../reading/firm-facts.ts';
import type { Fact, Reading } from '../reading/reading.ts';
import { heading } from '../write/say/words.ts';
import type { CostLine } from './inputs.ts';
import { percentOf } from './round.ts';
import { weeksPerMonth } from './run-months.ts';

/** Wages of a month and the super on them, for the people whom the firm pays today. */

const superPercent = 12;
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-AU')}`;

function wageOf({
  count = 1,
  hourCents,
  hoursPerWeek,
  weekCents,
  yearCents,
}: Staff): { cents: number; said: string } | undefined {
  const each =
    weekCents !== undefined
      ? { cents: weekCents * weeksPerMonth, said: `${dollars(weekCents)} a week` }
      : yearCents !== undefined
        ? { cents: yearCents / 12, said: `${dollars(yearCents)} a year` }
        : hourCents !== undefined && hoursPerWeek !== undefined
          ? {
              cents: hourCents * hoursPerWeek * weeksPerMonth,
              said: `${dollars(hourCents)} an hour for ${hoursPerWeek} hours a week`,
            }
          : undefined;
  return each && { cents: Math.round(each.cents * count), said: each.said };
}

export function staffCosts({ staff }: Pick<Reading, 'staff'>): CostLine[] {
  return staff
    .filter(({ value }) => value.isPlanned === undefined)
    .flatMap(({ value }: Fact<Staff>): CostLine[] => {
      const wage = wageOf(value);
      if (!wage) return [];
      // A file names no one whom the customer pays.
      const who = value.role ?? 'staff';
      return [
        {
          what: heading(`${who}, wage and super`),
          cents: wage.cents + percentOf(wage.cents, superPercent),
          isOwn: true,
          basis: { judged: `You told us ${wage.said}. We added ${superPercent}% super.` },
        },
      ];
    });
}
