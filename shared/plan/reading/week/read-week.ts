import { type Day, type DayPart, dayParts, days, type Fact, type WeekCell } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';
import { rank } from './busy-by-limit.ts';
import { partBounds, partsIn, type TimeRange } from './clock-times.ts';
import { type ClauseRead, otherDays, readClause } from './read-clause.ts';
import { inherit, mergeTimes, refuseBefore, takeOutExceptions } from './settle-clauses.ts';
import { splitClauses } from './split-clauses.ts';

/** A sentence speaks of the person's own week when it names days or parts of one; others' days do not count. */
const notOwnDays =
  /\b(roster|podiatrist|market|harvest|opens?|closed in|retiring|born|left|started|since|last (?:march|year)|wants? the|placement)\b/i;

/** A day that is named without a time is a day, and no evening. */
const dayOnly: readonly DayPart[] = ['morning', 'afternoon'];

/** "From Friday sunset to Saturday sunset". */
const sabbath =
  /\bfri(?:day)?s? (?:sunset|sundown|night|evening)s? (?:to|until|till|through) sat(?:urday)?s? (?:sunset|sundown|night|evening)/i;

export function readWeek(
  sentences: readonly ReadSentence[],
  { isVietnamese = false }: { isVietnamese?: boolean } = {},
): Fact<WeekCell>[] {
  const cells = new Map<string, Fact<WeekCell>>();
  const put = (sentence: ReadSentence, read: ClauseRead, day: Day, part: DayPart, timed?: TimeRange) => {
    if (!read.is) return;
    const key = `week:${day}:${part}`;
    const before = cells.get(key);
    // What was blocked in words stays blocked; what was free may be narrowed.
    if (before?.value.is === 'blocked' && read.is === 'free' && !timed) return;
    const bounds = timed && {
      from: Math.max(timed.from, partBounds[part].from),
      to: Math.min(timed.to, partBounds[part].to),
    };
    cells.set(
      key,
      factIn(sentence, {
        id: key,
        value: { day, part, is: read.is, ...bounds },
        from: read.from,
        to: read.to,
      }),
    );
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field === 'skills' || sentence.field === 'interests') continue;
    const clauses = splitClauses(sentence).map((clause) => readClause(sentence, { ...clause, isVietnamese }));
    const rest = sabbath.exec(sentence.text);
    if (rest) {
      const read: ClauseRead = {
        is: 'blocked',
        ranges: [],
        parts: [],
        from: rest.index,
        to: rest.index + rest[0].length,
      };
      put(sentence, read, 'fri', 'evening');
      for (const part of dayOnly) put(sentence, read, 'sat', part);
      continue;
    }
    mergeTimes(sentence, clauses);
    inherit(sentence, clauses);
    takeOutExceptions(clauses);
    refuseBefore(sentence, clauses);
    if (/\bweekdays only\b|\bonly (?:work |do |on )*weekdays\b/i.test(sentence.text))
      for (const day of days.slice(5))
        for (const part of dayParts)
          put(
            sentence,
            { is: 'blocked', ranges: [], parts: [], from: 0, to: sentence.text.length },
            day,
            part,
          );
    for (const read of clauses) {
      const isRest =
        read.is === 'free' && !read.days && otherDays.test(sentence.text.slice(read.from, read.to));
      const named =
        read.days?.days ??
        (isRest ? untouched(cells) : undefined) ??
        (read.is === 'blocked' && read.parts.length > 0 && read.ranges.length === 0 ? days : undefined);
      if (!named || !read.is || (read.is === 'blocked' && read.days?.isNth)) continue;
      if (read.is === 'free' && notOwnDays.test(sentence.text.slice(read.from, read.to))) continue;
      for (const day of named) {
        if (read.ranges.length > 0) {
          for (const timed of read.ranges)
            for (const part of partsIn(timed)) put(sentence, read, day, part, timed);
          // Only those hours are free; a busy time leaves the rest open.
        } else
          for (const part of read.parts.length > 0 ? read.parts : read.is === 'free' ? dayOnly : dayParts)
            put(sentence, read, day, part);
      }
    }
  }
  return [...cells.values()].toSorted((one, other) => rank(one.value) - rank(other.value));
}

/** "Other days": those of which nothing was said. */
const untouched = (cells: ReadonlyMap<string, Fact<WeekCell>>): Day[] =>
  days.filter((day) => !dayParts.some((part) => cells.has(`week:${day}:${part}`)));
