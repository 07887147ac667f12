import type { Contract } from '../reading/firm-facts.ts';
import type { Reading } from '../reading/reading.ts';
import { addDays, dayName, dayOf } from '../write/say/dates.ts';
import { openTimes } from './open-times.ts';
import type { OrderDate } from './schedule.ts';

/** The days of orders, tenders and quotes that the customer named, each with what is on it. */

const usualStart = 540;
const usualMinutes = 60;

/** Whether the customer works on a day, where they said when they work. */
export function isFreeOn(reading: Reading, date: string, at?: number): boolean {
  if (reading.away.some(({ value }) => date >= value.from && date <= value.to)) return false;
  if (reading.week.length === 0) return true;
  const times = openTimes(reading, { from: date, days: 1, isHoliday: () => false });
  return at === undefined ? times.length > 0 : times.some((one) => one.from <= at && at < one.to);
}

/** "You gave no free time on Sunday." */
const notFree = (reading: Reading, date: string, at?: number): string | undefined =>
  isFreeOn(reading, date, at)
    ? undefined
    : `You gave no free time ${at === undefined || !isFreeOn(reading, date) ? `on this ${dayName(dayOf(date))}` : 'at this hour'}. Check before you say yes.`;

function datesOf(contract: Contract, reading: Reading): Omit<OrderDate, 'id'>[] {
  const { who, what, on = [], maybeOn = [], isRange, at, by, sampleBy, quoteDue, isSure } = contract;
  if (who === undefined) return [];
  const thing = what === 'work' ? who : `${who}, ${what}`;
  const [first] = on;
  const days = isRange || on.length > mostDays ? on.slice(0, 1) : on;
  const last = days.length < on.length ? on.at(-1) : undefined;
  const state = isSure ? 'It is agreed.' : 'It is not agreed yet.';
  const dated = (date: string, text: string, more: Partial<OrderDate> = {}) => ({
    date,
    do: text,
    from: usualStart,
    minutes: usualMinutes,
    ...more,
  });
  const busy = (date: string) => {
    const note = notFree(reading, date, at);
    return note === undefined ? {} : { note };
  };
  return [
    ...(quoteDue === undefined
      ? []
      : [
          dated(
            quoteDue,
            what === 'tender' ? `The tender closes: ${who}.` : `Last day for the quote: ${thing}.`,
          ),
        ]),
    ...(sampleBy === undefined ? [] : [dated(sampleBy, `The sample is due: ${who}.`)]),
    ...days.map((date) =>
      dated(date, `${thing}. ${state}`, {
        ...(at !== undefined && { from: at }),
        ...(last !== undefined && { to: last }),
        ...busy(date),
      }),
    ),
    ...(by === undefined ? [] : [dated(by, `Due by this day: ${thing}. ${state}`)]),
    ...maybeOn
      .filter((date) => date !== first)
      .map((date) => dated(date, `They may want you again: ${who}.`, busy(date))),
  ];
}

const mostDays = 3;
/** So far ahead the market days of a customer are named. */
const daysAhead = 60;

/** Their market days of the next weeks. */
function marketDates({ marketDay, away }: Reading, today: string): Omit<OrderDate, 'id'>[] {
  if (!marketDay) return [];
  const { nth, day } = marketDay.value;
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1))
    .filter((date) => {
      const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
      const isNth = nth === 5 ? isLast : Math.ceil(Number(date.slice(8)) / 7) === nth;
      return (
        dayOf(date) === day && isNth && !away.some(({ value }) => date >= value.from && date <= value.to)
      );
    })
    .map((date) => ({
      date,
      do: 'The market that you named is on this day. Take your price card and enough stock.',
      from: usualStart,
      minutes: usualMinutes,
    }));
}

export const orderDates = (contracts: readonly Contract[], reading: Reading, today: string): OrderDate[] =>
  contracts
    .flatMap((contract, at) =>
      datesOf(contract, reading).map((one, index) => ({ id: `order-${at + 1}-${index + 1}`, ...one })),
    )
    .concat(marketDates(reading, today).map((one, index) => ({ id: `market-${index + 1}`, ...one })))
    .filter(({ date }) => date > today)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
