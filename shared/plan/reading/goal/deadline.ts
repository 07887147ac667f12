import { addMonths, isoOf, monthsBetween, partsOf } from './calendar.ts';
import type { Line } from './line.ts';
import { DayNames, type NamedDays, yearAt } from './named-days.ts';
import { type Length, readLength } from './read-length.ts';

export interface Deadline {
  kind: 'date' | 'months' | 'default' | 'passed';
  /** Whole months from today, at least one. */
  months: number;
  /** The day itself, as 2027-06-30. */
  date: string;
  asWritten?: string;
}

/** What is unsure about a date. */
export type DeadlineDoubt = 'passed' | 'soon' | 'range' | 'vague' | 'unread' | 'start';

export interface FoundDeadline extends Deadline {
  at: number;
  span: [start: number, end: number];
  /** "in 3 months", "over a year": a sum of money with it is meant over that time. */
  isSpan: boolean;
  doubts: DeadlineDoubt[];
}

/** Today, and whether winter is in December there. */
export interface SeenFrom {
  today: number;
  isNorth?: boolean;
}

const defaultMonths = 6;
const leads =
  'by before till until til within in inside over on at around come under after from since for during'.split(
    ' ',
  );
const softeners = [
  'the',
  'about',
  'around',
  'roughly',
  'say',
  'maybe',
  'less',
  'than',
  'early',
  'late',
  'mid',
  'my',
  'this',
  'next',
  'coming',
  'end',
  'start',
  'beginning',
  'middle',
  'of',
  '-',
];
export const defaultDeadline = (today: number): Deadline => ({
  kind: 'default',
  months: defaultMonths,
  date: isoOf(addMonths(today, defaultMonths)),
});

/** "By selling more", "by myself": how, and not when. */
const noDay = /ing$|^(?:my(?:self)|hand|post|phone|email|mail|far|week|month|year|tax|and|to|it)$/;

/** What makes a length a deadline without a word such as "in" before it: "6 months from now", "a 3 month goal". */
function isDeadlineLength(line: Line, next: number): boolean {
  return line.is(next, 'from')
    ? line.is(next + 1, 'now', 'today')
    : line.is(next, 'goal', 'target', 'plan', 'deadline', 'timeline', 'timeframe');
}

const pastTail = (line: Line, at: number): number => {
  let next = at;
  if (line.is(next, "'")) next += 1;
  if (line.is(next, 'time')) next += 1;
  if (line.is(next, 'from') && line.is(next + 1, 'now', 'today')) next += 2;
  return next;
};

/** More words in a row that only soften a deadline are not a sentence, and would be read again from each of them. */
const mostSofteners = 8;

/** Looks for every deadline of a text and claims what it was read from. */
class DeadlineReader {
  private readonly line: Line;
  private readonly today: number;
  private readonly names: DayNames;

  constructor(line: Line, { today, isNorth = false }: SeenFrom) {
    this.line = line;
    this.today = today;
    this.names = new DayNames(line, { today, isNorth });
  }

  private at(day: number, from: number, next: number, kind: 'date' | 'months'): FoundDeadline {
    const span = this.line.span(from, next);
    const asWritten = this.line.text.slice(...span);
    this.line.claim(from, next, 'deadline');
    if (day < this.today) {
      const { months, date } = defaultDeadline(this.today);
      return { kind: 'passed', months, date, asWritten, at: from, span, isSpan: false, doubts: ['passed'] };
    }
    const doubts: DeadlineDoubt[] = day - this.today < 15 ? ['soon'] : [];
    const months = monthsBetween(this.today, day);
    return { kind, months, date: isoOf(day), asWritten, at: from, span, isSpan: false, doubts };
  }

  private fromLength(from: number, length: Length, lead: string): FoundDeadline {
    const day = length.days === undefined ? this.names.inMonths(length.months) : this.today + length.days;
    const found = this.at(day, from, pastTail(this.line, length.next), 'months');
    if (length.days === undefined) found.months = Math.max(1, Math.round(length.months));
    if (length.isRange) found.doubts.push('range');
    if (length.isVague) found.doubts.push('vague');
    return { ...found, isSpan: ['in', 'within', 'over', 'inside', 'under'].includes(lead) };
  }

  /** A bare number that looks like a year may be money: "make 2000", "2000 a month". */
  private isMoney(at: number): boolean {
    const value = this.line.number(at)?.value ?? 0;
    return (
      value % 50 === 0 &&
      /(earn|make|get|of|about|extra|least|want|need|goal|target|is|another|around|bring|in|:) $/.test(
        this.line.words(at - 1, at),
      ) &&
      !this.line.is(at - 1, 'in')
    );
  }

  private fromDays(from: number, days: NamedDays, lead: string, softened: string): FoundDeadline | undefined {
    if (
      lead === 'since' ||
      (lead === 'from' && days.last < this.today) ||
      // "More at Christmas" is when, and not by when.
      (lead === 'at' && !/end|start|beginning|middle/.test(softened)) ||
      (lead === '' && days.last < this.today && !days.isEvent)
    ) {
      this.line.claim(from, days.next, 'ignored');
      return undefined;
    }
    const part = { early: 0.25, mid: 0.5, middle: 0.5 }[
      softened.split(' ').find((word) => /^(early|mid|middle)$/.test(word)) ?? ''
    ];
    const isSeason = /summer|autumn|winter|spring/.test(this.line.words(from, days.next));
    const isStart =
      /start|beginning/.test(softened) ||
      lead === 'from' ||
      (isSeason && !/end|late/.test(softened) && lead !== 'in');
    let day = days.last;
    if (part) day = days.first + Math.floor((days.last - days.first + 1) * part) - 1;
    if (part && days.last - days.first > 300) day = endOfPart(days, part);
    else if (isStart) day = days.first;
    else if (lead === 'before' && !days.isEvent && !/end/.test(softened) && softened !== 'mid')
      day = days.first - 1;
    return this.at(day, from, days.next, 'date');
  }

  private unread(from: number, to: number): FoundDeadline {
    this.line.claim(from, to, 'deadline');
    const span = this.line.span(from, to);
    const asWritten = this.line.text.slice(...span);
    return {
      ...defaultDeadline(this.today),
      at: from,
      asWritten,
      span,
      isSpan: false,
      doubts: ['unread'],
    };
  }

  /** "by my 40th birthday", "before the baby comes", "until I retire": a day only they know. */
  private personal(from: number, at: number, lead: string): FoundDeadline | undefined {
    if (!['by', 'before', 'until', 'till', 'til'].includes(lead)) return undefined;
    if (!/^\p{L}{2,}$|^[ia]$/u.test(this.line.word(at)) || noDay.test(this.line.word(at))) return undefined;
    let next = at + 1;
    while (
      next < at + 7 &&
      this.line.isFree(next) &&
      !(this.line.is(next, 'in', 'on') && this.names.read(next + 1, true, '')) &&
      !/^[.,;:!?$£€()"+-]$/.test(this.line.word(next)) &&
      !this.line.is(next, 'and', 'earn', 'make', 'tax', 'to')
    ) {
      if (
        this.line.number(next) &&
        this.line.word(next - 1) !== 'am' &&
        !this.line.is(next - 1, 'my', 'im', 'turn')
      )
        break;
      next += 1;
    }
    // "By Labor Day 2027": the year belongs to the day.
    if ((yearAt(this.line, next) ?? 0) >= partsOf(this.today).year) next += 1;
    return this.unread(from, next);
  }

  private readAt(from: number): FoundDeadline | undefined {
    const { line } = this;
    if (!line.isFree(from)) return undefined;
    if (line.is(from, 'asap')) return this.vague(from, from + 1);
    if (line.words(from, from + 4) === 'as soon as possible ') return this.vague(from, from + 4);
    if (line.is(from, 'starting', 'beginning', 'start', 'begin') && line.is(from + 1, 'in', 'on', 'from'))
      return this.start(from);
    const isB4 = line.is(from, 'b') && line.number(from + 1)?.text === '4';
    const lead = isB4 ? 'before' : leads.includes(line.word(from)) ? line.word(from) : '';
    let at = from + (isB4 ? 2 : lead ? 1 : 0);
    // A year that follows its number, "2000 a month", is asked about before anything takes it.
    if (lead === '' && yearAt(line, at) && this.isMoney(at)) return undefined;
    if (line.words(at, at + 4) === 'this time next year ')
      return this.at(addMonths(this.today, 12), from, at + 4, 'months');
    const opening = at;
    const isWithin = lead === 'within';
    while (
      at < opening + mostSofteners &&
      ((line.is(at, 'first') && line.number(at + 1)?.scale === 1) ||
        (softeners.includes(line.word(at)) &&
          !(isWithin && line.is(at, 'the') && line.is(at + 1, 'year', 'month'))))
    )
      at += 1;
    const softened = line.words(opening, at).trim();
    if (lead === 'by' && line.is(at, 'last')) return this.past(from, at + 1, softened);
    const which = /next/.test(softened) ? 'next' : /this|coming/.test(softened) ? 'this' : '';
    if (lead === '' && softened === '-') return undefined;
    const length = readLength(line, at, isWithin);
    if (length) return this.length(from, length, { lead, softened });
    const isLed = lead !== '' || /\b(end|start|beginning|middle|mid|early|late)\b/.test(softened);
    const needsThe =
      line.is(at, 'year', 'month', 'week') && which === '' && !/end|start|beginning|mid/.test(softened);
    const days = needsThe ? undefined : this.names.read(at, isLed, which);
    if (days === 'unreal') return this.unread(from, at + (line.tokens[at]?.kind === 'date' ? 1 : 3));
    if (days) return this.fromDays(from, days, lead, softened);
    return this.personal(from, opening, lead);
  }

  /** "By last June" is a date that has passed. "By the last week of June" is not. */
  private past(from: number, at: number, softened: string): FoundDeadline | undefined {
    const days = this.names.read(at, true, 'last');
    return days && days !== 'unreal' && days.last < this.today && !this.line.is(days.next, 'of')
      ? this.fromDays(from, days, 'by', softened)
      : undefined;
  }

  private length(
    from: number,
    length: Length,
    { lead, softened }: { lead: string; softened: string },
  ): FoundDeadline | undefined {
    const isPace = lead === 'in' && softened === '' && this.line.is(from + 1, 'a') && length.months <= 1;
    if (isPace || lead === 'at' || lead === 'on' || lead === 'from' || lead === 'since') return undefined;
    const counts = lead !== '' || isDeadlineLength(this.line, length.next) || /next/.test(softened);
    if (!counts || (lead === 'for' && length.months < 1)) return undefined;
    if (lead === 'for' && this.line.is(from + 1, 'a') && length.months <= 1) return undefined;
    return this.fromLength(from, length, lead);
  }

  private vague(from: number, to: number): FoundDeadline {
    const found = this.unread(from, to);
    return { ...found, doubts: ['vague'] };
  }

  /** The day they start is not a deadline. */
  private start(from: number): FoundDeadline | undefined {
    const days = this.names.read(from + 2, true, '');
    if (!days || days === 'unreal') return undefined;
    const span = this.line.span(from, days.next);
    this.line.claim(from, days.next, 'ignored');
    return {
      ...defaultDeadline(this.today),
      at: from,
      span,
      isSpan: false,
      doubts: ['start'],
    };
  }

  readAll(): FoundDeadline[] {
    const found: FoundDeadline[] = [];
    for (let at = 0; at < this.line.tokens.length; at += 1) {
      const deadline = this.readAt(at);
      if (deadline) found.push(deadline);
    }
    return found;
  }
}

/** The early part of a year ends with March, its middle with June. */
const endOfPart = ({ first }: NamedDays, part: number): number => addMonths(first, 12 * part) - 1;

export const readDeadlines = (line: Line, seen: SeenFrom): FoundDeadline[] =>
  new DeadlineReader(line, seen).readAll();
