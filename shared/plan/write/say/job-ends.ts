import type { Figures } from '../../figures/calculate.ts';
import { monthAt, monthsFrom } from '../../figures/calendar-months.ts';
import type { Reading } from '../../reading/reading.ts';
import { type Maybe, prose } from '../blocks.ts';
import { monthYear } from './dates.ts';
import { inPeriod } from './goal.ts';
import { about, dollars } from './money.ts';

/** The customer still has a job in a month of the plan. */
export const hasJobIn = ({ income }: Pick<Reading, 'income'>, month: string): boolean =>
  income.some(({ value: { kind, until } }) => kind === 'wage' && (until === undefined || until >= month));

/** Months after the wage that are compared with it. */
const compared = 6;

/** When the wage stops, and what the months after it leave. */
export function wageEndWords({
  reading,
  figures: { cases, inputs },
}: {
  reading: Reading;
  figures: Figures;
}): Maybe<string> {
  const wage = reading.income.find(({ value }) => value.kind === 'wage' && value.until !== undefined)?.value;
  const rows = cases[0]?.rows ?? [];
  const end = wage?.until === undefined ? -1 : monthsFrom(inputs.firstMonth, wage.until);
  const after = rows.slice(end + 1, end + 1 + compared);
  if (!wage || end < 0 || after.length === 0) return undefined;
  const stops = monthYear(monthAt(inputs.firstMonth, end));
  const { cents, per, yearCents, tax } = wage;
  const unit = per === 'week' || per === 'fortnight' ? per : 'month';
  const left = after.reduce((sum, { leftCents }) => sum + leftCents, 0) / after.length;
  const said = `From ${monthYear(after[0]?.month ?? '')} to ${monthYear(after.at(-1)?.month ?? '')} you make about ${about(inPeriod(left, unit))} a ${unit} before tax on average`;
  if (cents === undefined || per === undefined || yearCents === undefined)
    return `Your wage stops in ${stops}. ${said}.`;
  const gap = tax === 'after' ? 0 : yearCents / 12 - left;
  const lowest = after.toSorted((one, other) => one.leftCents - other.leftCents)[0];
  return prose(
    `Your wage, ${dollars(cents)} a ${per}, stops in ${stops}.`,
    gap > 0
      ? `${said}, about ${about(inPeriod(gap, unit))} less than your wage.`
      : `${said}${tax === 'after' ? '' : ', no less than your wage'}.`,
    lowest &&
      `The lowest of these months is ${monthYear(lowest.month)}, at about ${about(inPeriod(lowest.leftCents, unit))} a ${unit}.`,
    gap > 0 && 'Put the difference aside while you have the wage.',
  );
}
