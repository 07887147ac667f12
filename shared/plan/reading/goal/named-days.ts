import {
  addMonths,
  dayOf,
  easterOf,
  monthNames,
  monthSpan,
  partsOf,
  realDay,
  type Span,
} from './calendar.ts';
import { markAfter, markBefore } from './currency.ts';
import { fixedDays, seasons, weekdays } from './fixed-days.ts';
import type { Line } from './line.ts';
import { readPeriod } from './period.ts';

/** Days that words name. An event is one day; "before Christmas" means Christmas itself. */
export interface NamedDays extends Span {
  next: number;
  isEvent?: boolean;
}

const months = new Map(
  monthNames.flatMap((name, index): [string, number][] => [
    [name.toLowerCase(), index + 1],
    [name.slice(0, 3).toLowerCase(), index + 1],
  ]),
);
months.set('sept', 9);

const fullYear = (value: number): number => (value < 100 ? 2000 + value : value);

/** Four digits that mean a year: without a currency, and not a round figure "a month". */
export const yearAt = (line: Line, at: number): number | undefined => {
  const token = line.number(at);
  if (!token || !/^(19|20|21)\d\d$/.test(token.text) || token.scale > 1) return undefined;
  const isPaid =
    markBefore(line, at) || markAfter(line, at + 1) || (token.value % 50 === 0 && readPeriod(line, at + 1));
  return isPaid ? undefined : token.value;
};

const ordinals = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);

/** A day of the month, "30", "30th" or "first", and where it ends. */
function dateAt(line: Line, at: number): { date: number; next: number } | undefined {
  const named = ordinals.get(line.word(at));
  if (named) return { date: named, next: at + 1 };
  const token = line.number(at);
  if (token?.scale !== 1 || !/^\d\d?$/.test(token.text)) return undefined;
  const isOrdinal = line.is(at + 1, 'st', 'nd', 'rd', 'th');
  return { date: token.value, next: at + (isOrdinal ? 2 : 1) };
}

/** "The 2027 season", "the 2028 school year": not the whole of that year. */
const partOfYear = /^(?:season|school|vintage|harvest|show|wet|dry|summer|autumn|winter|spring)$/;

/** The reader of days that have names, seen from today. */
export class DayNames {
  private readonly line: Line;
  private readonly today: number;
  private readonly isNorth: boolean;
  private readonly year: number;

  constructor(line: Line, { today, isNorth }: { today: number; isNorth: boolean }) {
    this.line = line;
    this.today = today;
    this.isNorth = isNorth;
    this.year = partsOf(today).year;
  }

  /** The next time after today, the last time before it, or the time in the year that is named. */
  private coming(of: (year: number) => Span, year: number | undefined, which = ''): Span {
    if (year !== undefined) return of(year);
    const thisYear = of(this.year);
    if (which === 'last') return thisYear.last < this.today ? thisYear : of(this.year - 1);
    return thisYear.last > this.today ? thisYear : of(this.year + 1);
  }

  /** A year behind a month or a day: "2027", "next year", "'27". */
  private yearBehind(at: number): { year: number; next: number } | undefined {
    const skip = this.line.is(at, ',', 'of', 'in') ? 1 : 0;
    const year = yearAt(this.line, at + skip);
    if (year) return { year, next: at + skip + 1 };
    if (this.line.is(at + skip, 'next', 'this') && this.line.is(at + skip + 1, 'year'))
      return { year: this.year + (this.line.is(at + skip, 'next') ? 1 : 0), next: at + skip + 2 };
    const short = this.line.is(at, "'", '-') ? this.line.number(at + 1) : undefined;
    return short && /^\d\d$/.test(short.text) ? { year: 2000 + short.value, next: at + 2 } : undefined;
  }

  private isMoneyAfter(at: number): boolean {
    return this.line.is(
      at,
      'dollars',
      'bucks',
      'aud',
      '$',
      'a',
      'per',
      'pw',
      'pm',
      'pa',
      'weekly',
      'monthly',
      '/',
    );
  }

  /** Numbers and signs only: 1/7/27, 2027-07-01, 30/6, 06/2027. */
  private numeric(at: number, isLed: boolean): NamedDays | 'unreal' | undefined {
    const token = this.line.tokens[at];
    if (token?.kind === 'date') {
      const [a = 0, b = 0, c = 0] = token.text.split(/[/.-]/).map(Number);
      const [year, month, date] = a > 31 ? [a, b, c] : [fullYear(c), b, a];
      const monthFirst = a <= 12 && b > 12;
      const day = monthFirst ? realDay(year, a, b) : realDay(year, month, date);
      return day === undefined ? 'unreal' : { first: day, last: day, next: at + 1, isEvent: true };
    }
    const [first, second] = [this.line.number(at), this.line.number(at + 2)];
    if (!isLed || !first || !second || !this.line.is(at + 1, '/') || first.scale + second.scale > 2)
      return undefined;
    if (/^20\d\d$/.test(second.text) && first.value >= 1 && first.value <= 12)
      return { ...monthSpan(second.value, first.value), next: at + 3 };
    // "3/27": twenty-seven is no month, so it is a year.
    if (/^\d\d$/.test(second.text) && second.value > 12 && first.value >= 1 && first.value <= 12)
      return { ...monthSpan(fullYear(second.value), first.value), next: at + 3 };
    const of = (year: number): Span => {
      const day = realDay(year, second.value, first.value) ?? dayOf(this.year, 1, 1) - 1;
      return { first: day, last: day };
    };
    const days = this.coming(of, undefined);
    return days.last > this.today ? { ...days, next: at + 3, isEvent: true } : 'unreal';
  }

  private month(at: number, isLed: boolean, which: string): NamedDays | 'unreal' | undefined {
    const before = dateAt(this.line, at);
    const monthPlace = before ? before.next + (this.line.is(before.next, 'of') ? 1 : 0) : at;
    const month = months.get(this.line.word(monthPlace));
    if (!month) return undefined;
    let next = monthPlace + (this.line.is(monthPlace + 1, '.') && this.line.number(monthPlace + 2) ? 2 : 1);
    const after = before ? undefined : dateAt(this.line, next);
    const isDate = after && after.date <= 31 && !this.isMoneyAfter(after.next) && this.line.number(next);
    const date = before?.date ?? (isDate ? after.date : undefined);
    if (!before && isDate) next = after.next;
    const year = this.yearBehind(next);
    if (!isLed && date === undefined && year === undefined) return undefined;
    const of = (inYear: number): Span => {
      if (date === undefined) return monthSpan(inYear, month);
      const day = realDay(inYear, month, date) ?? Number.NaN;
      return { first: day, last: day };
    };
    // "Next November" said in November or October is a year away.
    const isNow =
      which === 'next' && (month - partsOf(this.today).month + 12) % 12 <= 1 && year === undefined;
    const days = this.coming(of, year?.year ?? (isNow ? this.year + 1 : undefined), which);
    const found = { ...days, next: year?.next ?? next, isEvent: date !== undefined };
    return Number.isNaN(days.last) ? 'unreal' : found;
  }

  /** "By the 15th": of this month or the next. */
  private dayOfMonth(at: number): NamedDays | undefined {
    const found = this.line.is(at + 1, 'st', 'nd', 'rd', 'th') ? dateAt(this.line, at) : undefined;
    // "My 17th birthday" is an age.
    const day = found && this.line.is(found.next, 'birthday', 'bday', 'anniversary') ? undefined : found;
    const { year, month } = partsOf(this.today);
    const days = [0, 1, 2].map((ahead) => day && realDay(year, month + ahead, day.date));
    const next = days.find((found) => found !== undefined && found > this.today);
    return day && next ? { first: next, last: next, next: day.next, isEvent: true } : undefined;
  }

  private event(at: number, which: string): NamedDays | undefined {
    const [one, two] = [this.line.word(at), this.line.words(at, at + 2).trim()];
    const fixed = fixedDays.get(two) ?? fixedDays.get(one);
    if (!fixed && one !== 'easter') return undefined;
    let next = at + (fixedDays.has(two) ? 2 : 1);
    if (this.line.is(next, 'day', 'eve') && one !== 'eofy') next += 1;
    const year = this.yearBehind(next);
    const of = (inYear: number): Span => {
      const day = fixed ? dayOf(inYear, ...fixed) : easterOf(inYear);
      return { first: day, last: day };
    };
    let days = this.coming(of, year?.year, which);
    // "Next Christmas" said in November means the year after.
    if (which === 'next' && days.last - this.today < 90) days = of(partsOf(days.last).year + 1);
    return { ...days, next: year?.next ?? next, isEvent: true };
  }

  /** The financial year, by its last day. */
  private financialYear(at: number, which: string): NamedDays | undefined {
    const number = this.line.is(at, 'fy') ? this.line.number(at + 1) : undefined;
    const short = number && /^(20)?\d\d$/.test(number.text) ? number : undefined;
    const isWritten = this.line.is(at, 'financial', 'tax') && this.line.is(at + 1, 'year');
    if (!short && !isWritten) return undefined;
    const year = short ? { year: fullYear(short.value), next: at + 2 } : this.yearBehind(at + 2);
    const of = (inYear: number): Span => ({ first: dayOf(inYear - 1, 7, 1), last: dayOf(inYear, 6, 30) });
    let days = this.coming(of, year?.year, which);
    if (which === 'next') days = of(partsOf(days.last).year + 1);
    return { ...days, next: year?.next ?? at + 2 };
  }

  /** "The year", "next month", "this week", "last week". */
  private current(at: number, which: string): NamedDays | undefined {
    const word = this.line.word(at);
    const ahead = which === 'next' ? 1 : which === 'last' ? -1 : 0;
    const { year, month, weekday } = partsOf(this.today);
    const next = at + 1;
    if (word === 'year') return { first: dayOf(year + ahead, 1, 1), last: dayOf(year + ahead, 12, 31), next };
    if (word === 'month') return { ...monthSpan(year, month + ahead), next };
    if (word === 'week' || word === 'weekend') {
      const sunday = this.today + ((7 - weekday) % 7) + 7 * ahead;
      return { first: sunday - 6, last: sunday, next };
    }
    return undefined;
  }

  private season(at: number, which: string): NamedDays | undefined {
    const first = seasons.get(this.line.word(at));
    if (!first) return undefined;
    const season = this.isNorth ? ((first + 5) % 12) + 1 : first;
    const year = this.yearBehind(at + 1);
    const of = (inYear: number): Span => ({
      first: dayOf(inYear, season, 1),
      last: monthSpan(inYear, season + 2).last,
    });
    const thisYear = of(this.year);
    if (year || which === 'last')
      return { ...this.coming(of, year?.year, which), next: year?.next ?? at + 1 };
    // "By winter" means the first day of winter.
    const days = thisYear.first > this.today ? thisYear : of(this.year + 1);
    return { ...days, next: at + 1 };
  }

  private nearDay(at: number): NamedDays | undefined {
    const word = this.line.word(at);
    const shift = { yesterday: -1, today: 0, tonight: 0, tomorrow: 1 }[word];
    const weekday = weekdays.indexOf(word);
    if (shift === undefined && weekday < 0) return undefined;
    const day = this.today + (shift ?? ((weekday - partsOf(this.today).weekday + 6) % 7) + 1);
    return { first: day, last: day, next: at + 1, isEvent: true };
  }

  private quarter(at: number): NamedDays | undefined {
    const number = this.line.is(at, 'q') ? this.line.number(at + 1)?.value : undefined;
    if (!number || !Number.isInteger(number) || number > 4) return undefined;
    const year = this.yearBehind(at + 2);
    const of = (inYear: number): Span => ({
      first: dayOf(inYear, number * 3 - 2, 1),
      last: dayOf(inYear, number * 3 + 1, 0),
    });
    return { ...this.coming(of, year?.year), next: year?.next ?? at + 2 };
  }

  private plainYear(at: number, isLed: boolean): NamedDays | undefined {
    const year = yearAt(this.line, at);
    if (!year || (!isLed && readPeriod(this.line, at + 1))) return undefined;
    // A year that has passed is no time to come, and may be money: "2000 before Eid".
    if (!isLed && year < this.year) return undefined;
    if (partOfYear.test(this.line.word(at + 1))) return undefined;
    return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31), next: at + 1 };
  }

  /** Days named from a place on. Led by a word such as "by", less has to be written to be understood. */
  read(at: number, isLed: boolean, which: string): NamedDays | 'unreal' | undefined {
    const led = isLed || which !== '';
    return (
      this.numeric(at, isLed) ??
      this.month(at, led, which) ??
      this.financialYear(at, which) ??
      (led || this.line.is(at, 'eofy', 'eoy') ? this.event(at, which) : undefined) ??
      (led
        ? (this.season(at, which) ??
          this.nearDay(at) ??
          this.quarter(at) ??
          this.dayOfMonth(at) ??
          this.current(at, which))
        : undefined) ??
      this.plainYear(at, isLed)
    );
  }

  inMonths(months: number): number {
    const whole = Math.trunc(months);
    return addMonths(this.today, whole) + Math.round((months - whole) * 30);
  }
}
