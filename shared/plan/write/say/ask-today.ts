import type { Figures } from '../../figures/calculate.ts';
import { weeksPerMonth } from '../../figures/run-months.ts';
import type { Maybe } from '../blocks.ts';
import { about } from './money.ts';

/** What we read of today's sales did not fit the rest, so we ask. */
export function askToday({
  inputs: { today, hoursNamed, hoursPerWeek },
}: Pick<Figures, 'inputs'>): Maybe<string> {
  if (hoursNamed !== undefined)
    return `What you sell today takes about ${Math.round(hoursPerWeek.value)} hours a week, but we read ${Math.round(hoursNamed)}; how many hours do you work?`;
  return (
    today?.isDoubted &&
    `You told us you sell about ${about(today.salesCents / weeksPerMonth)} a week; is that right?`
  );
}
