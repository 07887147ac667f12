import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { clearGoal, days, type Reading } from '../reading/reading.ts';
import { withinMost } from '../reading/week/read-most-days.ts';
import { lasting, shareOf } from '../reading/week/turn-dates.ts';
import type { DayHours, FigureInputs, Input } from './inputs.ts';

const judged = (reason: string) => ({ basis: { judged: reason } });

/** A full week, a week next to a job, and a week of which we know nothing, until the customer tells us. */
const openWeek = { full: 40, withJob: 12, unknown: 24 };
const partHours = { morning: 4, afternoon: 4, evening: 3 } as const;
const mostPerDay = 8;
const [leastOfDay, mostOfDay] = [5, 10];

/** Hours of each day that is free: times where they were named, else four for half a day and eight for a whole one. */
export function freeDays(given: Pick<Reading, 'week'>): DayHours[] {
  const reading = lasting(given);
  return days.flatMap((day) => {
    const cells = reading.week.filter(({ value }) => value.is === 'free' && value.day === day);
    const named = cells.filter(({ value }) => value.from !== undefined && value.to !== undefined);
    const seen = new Set<string>();
    let hours = 0;
    for (const { value } of named.length > 0 ? named : cells) {
      const key = named.length > 0 ? `${value.from}-${value.to}` : value.part;
      if (seen.has(key)) continue;
      seen.add(key);
      hours += named.length > 0 ? ((value.to ?? 0) - (value.from ?? 0)) / 60 : partHours[value.part];
    }
    const most = named.length > 0 ? 12 : mostPerDay;
    const rounded = Math.round(Math.min(most, hours) * 2) / 2;
    const [first] = cells;
    const share = first ? shareOf(first.value, reading) : 0;
    return rounded > 0 ? [{ day, hours: rounded, ...(share < 1 && { share }) }] : [];
  });
}

/** The longest day of theirs that is no part of a day, else eight hours. */
export function hoursOfDay(reading: Pick<Reading, 'week'>): number {
  const longest = Math.max(0, ...freeDays(reading).map(({ hours }) => hours));
  return longest >= leastOfDay ? Math.min(mostOfDay, longest) : mostPerDay;
}

/** The minimum wage of a month of full weeks in 2026–27. A goal of that size, without a job, is full-time work. */
export const fullWageCents = 435_457;
const outOfWork = new Set(['laid-off', 'employer-insolvent', 'jobseeker']);
const heldBack = new Set([
  'full-time-student',
  'school-student',
  'student-visa',
  'carer',
  'carer-payment',
  'parenting-payment',
  'single-parent',
  'new-baby',
  'disability',
  'disability-support-pension',
  'retiree',
  'age-pension',
]);

function openHours(reading: Reading, free: number): Input {
  const ask = 'You ticked “10h+”. Tell us your hours.';
  if (free > 0) return { value: Math.min(openWeek.full, Math.max(10, free)), from: judged(ask) };
  const ids = new Set(reading.situations.map(({ value }) => value.id));
  const hasJob = reading.income.some(({ value }) => value.kind === 'wage');
  if (hasJob) return { value: openWeek.withJob, from: judged(`${ask} We left room for your job.`) };
  const wantsWage = (clearGoal(reading)?.monthlyCents ?? 0) >= fullWageCents;
  const isFree = wantsWage || [...ids].some((id) => outOfWork.has(id));
  const isFull = isFree && ![...ids].some((id) => heldBack.has(id));
  return isFull
    ? { value: openWeek.full, from: judged(`${ask} We assumed you are free full time.`) }
    : { value: openWeek.unknown, from: judged(ask) };
}

function wantedHours(reading: Reading, free: number): Input {
  const { hours } = reading;
  if (!hours) return { value: 5, from: judged('You gave no hours. We used five a week.') };
  const { low, high } = hours.value;
  const isBand = hours.at.field === 'timePerWeek' && hours.certainty !== 'confirmed';
  if (isBand && low === 10 && high >= 38) return openHours(reading, free);
  // The days that you named say where in the band you are.
  const value = isBand && free > 0 ? Math.min(high, Math.max(low, free)) : (low + high) / 2;
  return { value: Math.max(0.5, Math.round(value * 2) / 2), from: { words: hours.words } };
}

/** Hours that a visa or a payment allows, a job and the business together. */
function lawfulHours(reading: Reading, rules: MoneyRules): Input | undefined {
  const ids = new Set(reading.situations.map(({ value }) => value.id));
  const payments = new Set(reading.income.map(({ value }) => value.payment));
  const caps = [
    ...rules.hours
      .filter(({ situation }) => ids.has(situation))
      .map(({ most, weeks, basis }) => ({ value: most / weeks, from: { basis } })),
    ...rules.payments.flatMap(({ situations, hours }) =>
      hours && situations.some((id) => ids.has(id) || payments.has(id))
        ? [{ value: hours.most / hours.weeks, from: { basis: hours.basis } }]
        : [],
    ),
  ];
  return caps.toSorted((one, other) => one.value - other.value)[0];
}

/** The hours that the plan works with, and the days on which they fall. */
export function planHours(
  reading: Reading,
  rules: MoneyRules,
): Pick<FigureInputs, 'hoursPerWeek' | 'days'> & { isCapped: boolean } {
  const free = withinMost(freeDays(reading), reading);
  // All days off of a roster are no hours that the customer named.
  const ofWeeks = reading.week.filter(({ value }) => value.turn?.per !== 'day');
  const named = withinMost(freeDays({ week: ofWeeks }), reading);
  const hoursNamed = named.reduce((sum, { hours, share = 1 }) => sum + hours * share, 0);
  const wanted = wantedHours(reading, Math.round(hoursNamed * 2) / 2);
  const cap = lawfulHours(reading, rules);
  const isCapped = cap !== undefined && cap.value < wanted.value;
  const hoursPerWeek = isCapped ? cap : wanted;
  return { hoursPerWeek, days: layDays(free, hoursPerWeek.value), isCapped };
}

/** The hours of a week before the first day on which other free times start, where there are such. */
export function hoursAtFirst({ week }: Pick<Reading, 'week'>): { until: string; hours: number } | undefined {
  const free = week.filter(({ value }) => value.is === 'free');
  const [until] = free.flatMap(({ value }) => value.starts ?? []).toSorted();
  if (until === undefined) return undefined;
  const now = free.filter(({ value }) => value.starts === undefined);
  const always = now.map(({ value: { ends: _, ...value }, ...fact }) => ({ ...fact, value }));
  const hours = freeDays({ week: always }).reduce((sum, { hours, share = 1 }) => sum + hours * share, 0);
  return hours > 0 ? { until, hours } : undefined;
}

/** Full days first, so that a short week is one day and a bit, not a piece of each day. */
function layDays(free: readonly DayHours[], total: number): DayHours[] {
  let left = total;
  const laid = free.map(({ share = 1, ...one }) => {
    const used = Math.min(one.hours, left / share);
    left = Math.round((left - used * share) * 100) / 100;
    return { ...one, hours: used, ...(share < 1 && { share }) };
  });
  // More hours than the named days hold: the rest has no day yet. Half hours are rounding.
  return left > 0.5 && laid.length > 0 ? [] : laid.filter(({ hours }) => hours > 0);
}

/** Days of an average week on which the customer works: the days that are known, else eight hours each. */
export const daysPerWeek = ({
  days: laid,
  hoursPerWeek,
}: Pick<FigureInputs, 'days' | 'hoursPerWeek'>): number =>
  laid.length > 0 ? laid.reduce((sum, { share = 1 }) => sum + share, 0) : Math.max(1, hoursPerWeek.value / 8);
