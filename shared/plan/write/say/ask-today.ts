import type { Figures } from '../../figures/calculate.ts';
import { weeksPerMonth } from '../../figures/run-months.ts';
import type { Maybe } from '../blocks.ts';
import { about } from './money.ts';

/** What we read of today's sales did not fit the rest, so we ask. */
export function askToday({ inputs: { today } }: Pick<Figures, 'inputs'>): Maybe<string> {
  return (
    today?.isDoubted &&
    `You told us you sell about ${about(today.salesCents / weeksPerMonth)} a week; is that right?`
  );
}
