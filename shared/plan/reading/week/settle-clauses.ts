import { type Day, days } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import { type ClauseRead, freeLead, leaves, workWords } from './read-clause.ts';

const explicit = /\b(?:free|available|i can(?![’']?t)|can do|mine)\b/i;
const ofSchool = /^[\s,]*(?:and |i[’']?m at |at |i have |with )?(?:school|uni|tafe)\b/i;

/** Bare days after a clause about work or a refusal belong to it: "I work in an office, $71k, Mon to Fri". */
export function inherit(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    if (!read.days || read.is !== 'free') return;
    const own = sentence.text.slice(read.from, read.to);
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
    const led = clauses
      .slice(0, index)
      .map(({ from, to }) => sentence.text.slice(from, to))
      .join(' ');
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

/** Hours that follow their days after a comma belong to them: "Tues to Fri, 6 to 1". */
export function mergeTimes(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const [before, last] = [clauses[index - 2], clauses[index - 1]];
    // "Tuesdays and Fridays, so those are the days, 3.30 to 6.30".
    const isBack =
      last && !last.days && /\b(?:those|these) (?:are|days)\b/i.test(sentence.text.slice(last.from, last.to));
    const previous = isBack ? before : last;
    const next = clauses[index + 1];
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
    if (
      isAfterWork &&
      !previous?.days &&
      next?.days &&
      (next.parts.length > 0 || next.ranges.length > 0 || isWeekend(next.days.days))
    ) {
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
    target.ranges = read.ranges;
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

/** "Any day except Sunday": Sunday is not one of the days before it. */
export function takeOutExceptions(clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const before = clauses[index - 1];
    const { isException, days: except } = read;
    if (!isException || !except || !before) return;
    const isTimed = before.parts.length > 0 || before.ranges.length > 0;
    // "Arvos after 3 but not Thursday": every day but that one.
    if (!before.days && before.is === 'free' && isTimed)
      before.days = { days: [...days], from: before.from, to: before.to, firstTo: before.to };
    if (!before.days) return;
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
