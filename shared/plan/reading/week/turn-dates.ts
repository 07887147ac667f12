import { addDays, weekOf } from '../../write/say/dates.ts';
import type { Fact, Turn, WeekCell } from '../reading.ts';

/** The weeks and dates on which the free times of a customer hold. */

interface Week {
  week: readonly Fact<WeekCell>[];
}

const freeCells = (reading: Week): WeekCell[] =>
  lasting(reading)
    .week.map(({ value }) => value)
    .filter(({ is }) => is === 'free');

const isSame = (one: Turn, other: Turn): boolean =>
  one.on === other.on && one.of === other.of && one.per === other.per && one.isSecond === other.isSecond;

/** The free times that stay: those of now that end later count only where there are no others. */
export function lasting<T extends Week>(reading: T): T {
  const week = reading.week.filter(({ value }) => value.ends === undefined);
  return week.some(({ value }) => value.is === 'free') ? { ...reading, week } : reading;
}

/** The turn of weeks that all free times take together: their hours are then those of such a week. */
export function wholeTurn(reading: Week): Turn | undefined {
  const [first, ...rest] = freeCells(reading).map(({ turn }) => turn);
  const isWhole = first?.per === 'week' && rest.every((turn) => turn && isSame(turn, first));
  return isWhole ? first : undefined;
}

/** The share of all weeks in which the customer works. */
export function shareOfWeeks(reading: Week): number {
  const turn = wholeTurn(reading);
  return turn ? turn.on / turn.of : 1;
}

/** The share of weeks in which a time is free, among those in which any is. */
export const shareOf = ({ turn }: WeekCell, reading: Week): number =>
  turn && !wholeTurn(reading) ? turn.on / turn.of : 1;

/** The first day on which any time is free, where all start later. */
export function startOfWeek(reading: Week): string | undefined {
  const starts = reading.week.flatMap(({ value }) => (value.is === 'free' ? [value.starts] : []));
  return starts.some((day) => day === undefined) ? undefined : starts.toSorted()[0];
}

/**
 * The Monday that we take for the first of a turn where all free times take turns and no one said which weeks these
 * are. Otherwise only times that are free in all weeks are used.
 */
export function assumedStart(reading: Week, from: string): string | undefined {
  const all = freeCells(reading);
  const clients = all.filter(({ isDesk }) => !isDesk);
  const free = clients.length > 0 ? clients : all;
  const isKnown = free.some(({ turn }) => !turn || turn.from !== undefined);
  return free.length === 0 || isKnown ? undefined : weekOf(addDays(from, 6));
}

const dayMs = 86_400_000;
const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / dayMs;

export function holdsOn(
  { turn, starts, ends }: Pick<WeekCell, 'turn' | 'starts' | 'ends'>,
  date: string,
  assumed: string | undefined,
): boolean {
  if ((starts !== undefined && date < starts) || (ends !== undefined && date >= ends)) return false;
  if (!turn) return true;
  const from = turn.from ?? assumed;
  if (from === undefined) return false;
  const since = turn.per === 'day' ? daysBetween(from, date) : daysBetween(weekOf(from), weekOf(date)) / 7;
  const at = ((since % turn.of) + turn.of) % turn.of;
  return turn.isSecond ? at >= turn.on : at < turn.on;
}
