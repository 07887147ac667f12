import type { Line } from './line.ts';
import { readPeriod } from './period.ts';

/** Time the person speaks of. It is told back, and never money. */
export interface MentionedHours {
  low: number;
  high: number;
  per?: 'day' | 'night' | 'week' | 'fortnight' | 'month' | 'year';
  asWritten: string;
}

export interface FoundHours extends MentionedHours {
  at: number;
  next: number;
}

const hourWords = ['h', 'hr', 'hrs', 'hour', 'hours', 'hous', 'houres'];
const minuteWords = ['min', 'mins', 'minute', 'minutes'];
const dayWords = [
  'day',
  'days',
  'night',
  'nights',
  'evening',
  'evenings',
  'weekend',
  'weekends',
  'shift',
  'shifts',
  'afternoons',
  'mornings',
];
const moneySigns = ['$', '£', '€', '¥', '₹', '₩', 'aud', 'usd', 'nzd'];

const isPlain = (line: Line, at: number): boolean => {
  const token = line.number(at);
  return token !== undefined && token.scale === 1 && line.isFree(at) && !line.is(at - 1, ...moneySigns);
};

/** "5", "5-10", "between 5 and 10" */
function plainRange(line: Line, at: number): { low: number; high: number; next: number } | undefined {
  if (!isPlain(line, at)) return undefined;
  const first = line.number(at)?.value ?? 0;
  const joint = line.is(at + 1, '-', 'to', 'or', ...(line.is(at - 1, 'between') ? ['and'] : []));
  const second = joint && isPlain(line, at + 2) ? line.number(at + 2)?.value : undefined;
  if (second === undefined) return { low: first, high: first, next: at + 1 };
  return { low: Math.min(first, second), high: Math.max(first, second), next: at + 3 };
}

function hoursAt(line: Line, at: number): FoundHours | undefined {
  const half = line.is(at, 'half') && line.is(at + 1, 'an') ? 2 : 0;
  const isOne =
    !half && line.is(at, 'an') && !line.number(at - 1) && !line.is(at - 1, 'dollars', 'bucks', 'k', '$');
  const range =
    half || isOne
      ? { low: half ? 0.5 : 1, high: half ? 0.5 : 1, next: at + (half || 1) }
      : plainRange(line, at);
  if (!range) return undefined;
  const unit = range.next + (line.is(range.next, '-', '+') ? 1 : 0);
  const isMinutes = line.is(unit, ...minuteWords);
  if (!isMinutes && !line.is(unit, ...hourWords)) return undefined;
  let next = unit + 1;
  const isNight = line.is(next, 'a', 'per', 'each', 'every') && line.is(next + 1, 'night', 'evening');
  const found = isNight ? { per: 'night' as const, next: next + 2 } : readPeriod(line, next);
  const per =
    found &&
    found.per !== 'hour' &&
    found.per !== 'item' &&
    found.per !== 'quarter' &&
    found.per !== 'half-year'
      ? found.per
      : undefined;
  if (per && found) next = found.next;
  // "40 hours not 52"
  const other = line.is(next, 'not')
    ? next + 1
    : line.is(next, 'instead') && line.is(next + 1, 'of')
      ? next + 2
      : 0;
  if (other > 0 && isPlain(line, other)) next = other + 1;
  const by = isMinutes ? 60 : 1;
  const asWritten = line.text.slice(...line.span(at, next));
  return { low: range.low / by, high: range.high / by, ...(per && { per }), asWritten, at, next };
}

/** "9-5", "9 to 5", "24/7", "3pm", "8:30": the clock. */
function clockAt(line: Line, at: number): number | undefined {
  if (!isPlain(line, at)) return undefined;
  const [first, second] = [line.number(at)?.value ?? 0, line.number(at + 2)?.value ?? 99];
  const isHalfDay = (place: number) =>
    line.is(place, 'am', 'pm') && (line.number(place - 1)?.value ?? 99) <= 12;
  if (isHalfDay(at + 1)) return at + 2;
  if (line.is(at + 1, ':') && line.number(at + 2)) return at + 3;
  if (first === 24 && second === 7) return at + 3;
  const isShift = first >= 6 && first <= 12 && second < first && second >= 1 && isPlain(line, at + 2);
  if (!isShift || !line.is(at + 1, '-', 'to') || line.is(at + 3, '%') || readPeriod(line, at + 3))
    return undefined;
  return at + 3;
}

/** Twenty per cent, an age. */
function otherNumberAt(line: Line, at: number): number | undefined {
  if (!isPlain(line, at)) return undefined;
  const value = line.number(at)?.value ?? 0;
  if (line.is(at + 1, '%', 'percent')) return at + 2;
  if (line.is(at + 1, 'per') && line.is(at + 2, 'cent')) return at + 3;
  const isAge = value >= 13 && value < 100;
  if (isAge && /(years? old|y ?o|yrs? old) /.test(line.words(at + 1, at + 3))) return at + 3;
  const said = line.is(at - 1, 'am', 'im', 'aged', 'age', 'turn', 'turning', 'at', '(');
  const isEnd = line.word(at + 1) === '' || line.is(at + 1, ',', '.', ')', ';', 'and', 'i', 'with', 'now');
  return isAge && said && isEnd ? at + 1 : undefined;
}

/** "3 days a week", "three nights": when, not how much. */
function scheduleAt(line: Line, at: number): { next: number; daysPerWeek?: number } | undefined {
  if (!isPlain(line, at)) return undefined;
  const range = plainRange(line, at);
  const unit = range && range.next + (line.is(range.next, '-') ? 1 : 0);
  if (!range || unit === undefined || !line.is(unit, ...dayWords)) return undefined;
  const isDays = line.is(unit, 'day', 'days');
  const isShort = line.is(unit, 'day') && line.is(unit + 1, 'week', 'weeks');
  const period = isShort ? { per: 'week', next: unit + 2 } : readPeriod(line, unit + 1);
  const isWeekly = period?.per === 'week' && range.high <= 7 && range.high > 0;
  return {
    next: period?.per === 'week' ? period.next : unit + 1,
    ...(isDays && isWeekly && { daysPerWeek: range.high }),
  };
}

export interface TimeRead {
  hours: FoundHours[];
  /** How many days a week the person says they work. */
  daysPerWeek?: number;
}

/** Claims all time and every other number that is not money by its unit. */
export function readTime(line: Line): TimeRead {
  const read: TimeRead = { hours: [] };
  for (let at = 0; at < line.tokens.length; at += 1) {
    if (!line.isFree(at)) continue;
    const hours = hoursAt(line, at);
    const schedule = hours ? undefined : scheduleAt(line, at);
    const other = hours || schedule ? undefined : (clockAt(line, at) ?? otherNumberAt(line, at));
    if (hours) read.hours.push(hours);
    if (schedule?.daysPerWeek) read.daysPerWeek = schedule.daysPerWeek;
    const next = hours?.next ?? schedule?.next ?? other;
    if (next) line.claim(at, next, hours ? 'hours' : 'ignored');
  }
  // "$200 a day on weekends"
  if (/\bon (the )?weekends?\b/.test(line.words(0, line.tokens.length))) read.daysPerWeek ??= 2;
  return read;
}
