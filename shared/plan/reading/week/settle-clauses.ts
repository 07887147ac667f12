import { type Day, days } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import type { TimeRange } from './clock-times.ts';
import { type ClauseRead, freeLead, leaves, workWords } from './read-clause.ts';
import { isBareParts } from './split-clauses.ts';

const explicit = /\b(?:free|available|i can(?![’']?t)|can do|mine)\b/i;
const ofSchool = /^[\s,]*(?:and |i[’']?m at |at |i have |with )?(?:school|uni|tafe)\b/i;

const ledBy = ({ text }: ReadSentence, clauses: readonly ClauseRead[], index: number): string =>
  clauses
    .slice(0, index)
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');

/** "Lectures Mon 9-12, Tue 2-5", "I work at the bank: Monday to Wednesday", "butcher by trade, Mon to Fri 4 am to 12". */
function isOfBusy(
  sentence: ReadSentence,
  before: ClauseRead,
  { own, read }: { own: string; read: ClauseRead },
): boolean {
  if (freeLead.test(own.replaceAll(/\b(?:until|just|only)\b/gi, '')) || leaves.test(own)) return false;
  const isBusy = hitsOf(sentence, 'busy').some((hit) => hit.from >= before.from && hit.to <= before.to);
  const isList = before.is === 'blocked' && before.days !== undefined && before.ranges.length > 0;
  if (isList && read.ranges.length > 0) return startsWithDay.test(own);
  const isColon = sentence.text[before.to] === ':';
  return !before.days && (isBusy || (isColon && workWords.test(sentence.text.slice(before.from, before.to))));
}
/** "(paid)" */
const isAside = ({ text }: ReadSentence, { from, to }: ClauseRead): boolean =>
  text[from - 1] === '(' && text[to] === ')';
const startsWithDay = /^[\s,]*(?:and |& |plus )?(?:mon|tue|wed|thu|fri|sat|sun)/i;

/** Bare days after a clause about work or a refusal belong to it: "I work in an office, $71k, Mon to Fri". */
export function inherit(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    if (!read.days || read.is !== 'free') return;
    const own = sentence.text.slice(read.from, read.to);
    const before = clauses.slice(0, index).findLast((one) => !isAside(sentence, one));
    if (before && isOfBusy(sentence, before, { own, read })) {
      read.is = 'blocked';
      return;
    }
    const isBare =
      own
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
        .split(' ').length <=
      read.days.days.length + 3;
    const isLeft = clauses
      .slice(0, index + 1)
      .some(({ from, to }) => leaves.test(sentence.text.slice(from, to)));
    if (!isBare || freeLead.test(own) || isLeft) return;
    const led = ledBy(sentence, clauses, index);
    // "I'm in a school canteen, $31 an hour, Mon Wed Fri 8 till 1".
    if (read.ranges.length > 0) {
      if (/\b(?:i[’']?m|i am|work(?:ing)?|job) (?:in|at|for)\b/i.test(led) && /\d/.test(led))
        read.is = 'blocked';
      return;
    }
    if (
      workWords.test(led) ||
      /\$\s?\d|\bhours a week\b|\b\d+k\b|\p{L}{4}[^.]*\b\d days\b/iu.test(led) ||
      /\b(can't|cant|can’t|cannot)\b/i.test(led)
    )
      read.is = 'blocked';
  });
}

const isWeekend = (named: readonly Day[]): boolean => named.every((day) => day === 'sat' || day === 'sun');

const isTimed = ({ days: named, ranges, parts }: ClauseRead): boolean =>
  named !== undefined || ranges.length > 0 || parts.length > 0;

/** "Monday nights, 7-9" is the evening. */
const isOfNight = ({ parts }: ClauseRead): boolean => parts.length === 1 && parts[0] === 'evening';
const inTheEvening = (range: TimeRange): TimeRange =>
  range.to <= 720 ? { ...range, from: range.from + 720, to: range.to + 720 } : range;

/** "Tuesday: gym. Third Saturday: club." The words behind the colon have the day. */
export function nameBehindColon(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const next = clauses[index + 1];
    if (!read.days || read.is !== 'free' || read.ranges.length > 0 || read.parts.length > 0) return;
    if (sentence.text[read.to] !== ':' || !next || isTimed(next)) return;
    const named = sentence.text.slice(next.from, next.to);
    const isAlone = sentence.text.slice(read.from, read.to).trim().split(/\s+/).length <= 2;
    if (isAlone && !/\d/.test(named) && !explicit.test(named)) read.is = 'blocked';
  });
}

/** Hours that follow their days after a comma belong to them: "Tues to Fri, 6 to 1". */
export function mergeTimes(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const [before, last] = [clauses[index - 2], clauses[index - 1]];
    // "Tuesdays and Fridays, so those are the days, 3.30 to 6.30".
    const isBack =
      last && !last.days && /\b(?:those|these) (?:are|days)\b/i.test(sentence.text.slice(last.from, last.to));
    const previous = isBack ? before : last;
    const next = clauses.slice(index + 1).find(isTimed);
    if (read.days || (read.ranges.length === 0 && read.parts.length === 0)) return;
    const said = sentence.text.slice(read.from, read.to);
    // "I work nights Mon to Thu, free in the day from 1": the same days, and another time.
    if (previous?.days && previous.is === 'blocked' && (leaves.test(said) || explicit.test(said))) {
      read.is = 'free';
      read.days = previous.days;
      // "I sleep until 1, after this I can do paper until 5".
      const [busy] = previous.ranges;
      const [free] = read.ranges;
      if (busy && free?.open === 'start' && busy.to < free.to) read.ranges = [{ from: busy.to, to: free.to }];
      return;
    }
    // "Sat is cricket, school till 3.15".
    if (ofSchool.test(said) && read.ranges.length > 0) {
      read.is = 'blocked';
      read.days = { days: days.slice(0, 5), from: read.from, to: read.to, firstTo: read.to };
      return;
    }
    // "No evenings" says something of all days, and nothing of the days before it.
    if (read.is === 'blocked' && read.ranges.length === 0) return;
    // "Only after 3.30 and Sat mornings": the other days are weekdays.
    const isAfterWork = /\b(?:after|from)\s+\d/i.test(sentence.text.slice(read.from, read.to));
    // "Evenings and Saturdays": a whole day at the weekend, and evenings on the others.
    const isByDay =
      isBareParts.test(said) &&
      next !== undefined &&
      /^\s*(?:and|n|plus|then)\s*$/i.test(sentence.text.slice(read.to, next.from));
    if (
      !previous?.days &&
      next?.days &&
      ((isAfterWork && (next.parts.length > 0 || next.ranges.length > 0)) ||
        ((isAfterWork || isByDay) && isWeekend(next.days.days)))
    ) {
      if (isByDay && next.is) read.is = next.is;
      const week = days.slice(0, 5).filter((day) => !next.days?.days.includes(day));
      read.days = { days: week, from: read.from, to: read.to, firstTo: read.to };
      return;
    }
    const target =
      previous?.days && previous.ranges.length === 0
        ? previous
        : next?.days && next.ranges.length === 0 && !previous?.days && !next.isException
          ? next
          : undefined;
    if (!target) return;
    target.ranges = read.ranges.map((range) => (isOfNight(target) ? inTheEvening(range) : range));
    if (target.ranges.length === 0 && target.parts.length === 0) target.parts = read.parts;
    target.is ??= read.is ?? 'free';
    read.ranges = [];
    read.parts = [];
  });
}
/** "On Sundays, I can't." */
export function refuseBefore(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const next = clauses[index + 1];
    if (read.is !== 'free' || !read.days || read.ranges.length > 0 || !next || next.days) return;
    const text = sentence.text.slice(next.from, next.to);
    if (/^[\s,]*(?:i |we )?(?:can[’']?t|cannot|don[’']?t|not|no)\W*$/i.test(text)) read.is = 'blocked';
  });
}

const isWeekdaysAlone = ({ days: named, ranges, parts }: ClauseRead): boolean =>
  named?.days.length === 5 && !named.days.includes('sat') && ranges.length === 0 && parts.length === 0;

/** "Any day except Sunday": Sunday is not one of the days before it. */
export function takeOutExceptions(clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const before = clauses[index - 1];
    const { isException, days: except } = read;
    if (!isException || !except || !before) return;
    const hasTimes = before.parts.length > 0 || before.ranges.length > 0;
    // "Arvos after 3 but not Thursday": every day but that one.
    const job = clauses.slice(0, index - 1).findLast(({ is, days: named }) => is === 'blocked' && named);
    if (!before.days && before.is === 'free' && hasTimes)
      before.days = {
        days: job?.days ? [...job.days.days] : [...days],
        from: before.from,
        to: before.to,
        firstTo: before.to,
      };
    if (!before.days) return;
    // "Free from 2 except Thursdays, weekdays that is".
    const weekdays = before.days.days.length === 7 && clauses.slice(index + 1).find(isWeekdaysAlone);
    if (weekdays) {
      before.days.days = days.slice(0, 5);
      delete weekdays.days;
    }
    // "Any weekday except Wednesday, 9 to 2".
    if (before.is === 'free' && before.ranges.length === 0 && read.ranges.some(({ open }) => !open)) {
      before.ranges = read.ranges;
      read.ranges = [];
    }
    before.days.days = before.days.days.filter((day) => !except.days.includes(day));
    // "Any night but Tuesday" says nothing of Tuesday's day.
    if (read.parts.length === 0 && read.ranges.length === 0 && before.ranges.length === 0)
      read.parts = before.parts;
  });
}
