import { wordsOf } from '../reading/match/words.ts';
import type { MostFact, Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import { askedCents, type FigureInputs } from './inputs.ts';
import { daysPerWeek } from './plan-hours.ts';
import { runMonths, weeksPerMonth } from './run-months.ts';

/** The most that the customer can make in a month, and when their buyers pay. */

const inMonth: Readonly<Record<Exclude<MostFact['per'], 'day'>, number>> = {
  week: weeksPerMonth,
  fortnight: weeksPerMonth / 2,
  month: 1,
  year: 1 / 12,
};

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** The limit is of the thing that is planned, and not of an hour or of another line of their list. */
function isOfUnit(of: string | undefined, { unit, item, job }: Business, { prices }: Reading): boolean {
  if (of === undefined) return true;
  if (job && [...stems(job.of)].some((stem) => stems(of).has(stem))) return true;
  const said = stems(of);
  const has = (text: string): boolean => [...stems(text)].some((stem) => stem.length > 2 && said.has(stem));
  if (has(`${unit} ${item}`)) return true;
  if (/^(?:hours?|hrs?|days?|minutes?)/.test(of) || /^(?:hour|half hour)$/.test(unit)) return false;
  return !prices.some(({ value }) => has(`${value.item ?? ''} ${value.unit ?? ''}`));
}

const mostOver = 1.5;

function mostOf(inputs: FigureInputs, business: Business, reading: Reading): number | undefined {
  const { most } = reading;
  if (!most || !isOfUnit(most.value.of, business, reading)) return undefined;
  const { count, per } = most.value;
  const days = inputs.days.length > 0 ? daysPerWeek(inputs) : Math.ceil(daysPerWeek(inputs));
  const times = per === 'day' ? days * weeksPerMonth : inMonth[per];
  const { job } = business;
  const isOfJob = job && [...stems(job.of)].some((stem) => stems(most.value.of ?? job.of).has(stem));
  const units = isOfJob ? (count * times) / job.times : count * times;
  // Who sells more than that today named the most of something else.
  const sold = Math.max(0, ...(reading.salesNow ?? []).map(({ value }) => value.perMonth));
  if (sold > units * mostOver) return undefined;
  return Math.max(1, Math.floor(Math.round(units * 100) / 100));
}

export function withOwnLimits(inputs: FigureInputs, business: Business, reading: Reading): FigureInputs {
  const most = mostOf(inputs, business, reading);
  return most === undefined ? inputs : { ...inputs, mostPerMonth: most, isMostOwn: true };
}

/** The part of sales that is paid a month late or later by those who named their terms. */
export function latePercentOf(inputs: FigureInputs, { paysAfter }: Reading): number {
  const slow = paysAfter.filter(({ value }) => value.days >= 21);
  const lines = inputs.named?.lines ?? [];
  const units = runMonths(inputs, [], 12).reduce((sum, row) => sum + row.units, 0);
  const year = units * inputs.priceCents.value;
  const late = lines
    .filter(({ who }) => slow.some(({ value }) => value.who === who))
    .reduce((sum, { yearUnits, cents = askedCents(inputs) }) => sum + yearUnits * cents, 0);
  if (late <= 0 || year <= 0) return inputs.latePercent;
  return Math.max(inputs.latePercent, Math.min(100, Math.round((late / year) * 100)));
}
