import { amountsOf } from '../read-amounts.ts';
import { opening } from '../read-running.ts';
import { type Day, type DayPart, dayParts, days, type Fact, type WeekCell } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';
import { rank } from './busy-by-limit.ts';
import { partBounds, partsIn, type TimeRange, wholeOf } from './clock-times.ts';
import { type ClauseRead, homeWork, otherDays, readClause, schoolHours } from './read-clause.ts';
import { inherit, mergeTimes, nameBehindColon, refuseBefore, takeOutExceptions } from './settle-clauses.ts';
import { splitClauses } from './split-clauses.ts';

/** A sentence speaks of the person's own week when it names days or parts of one; others' days do not count. */
const notOwnDays =
  /\b(roster|podiatrist|market|harvest|opens|(?:shop|centre|pool|store|office|gallery|pub|club)\b[^,]*\bopen|closed in|retiring|born|left|started|since|last (?:march|year)|wants? the|placement)\b/i;

/** "Fridays have been mine since August". */
const heldSince = /\b(?:mine|my own|free|open|clear)\b[^,]{0,12}\bsince\b/i;

/** "I work from six till eleven": a person without a job speaks of this business. */
const ownHours =
  /^\W*i (?:usually |only |can )?work (?:from )?(?:\d[\d.:]*(?! ?(?:\d|hours?|hrs?|h\b|days?|nights?|shifts?))|six|seven|eight|nine|ten|between)/i;
/** "It's my full time gig, I work Monday to Friday". */
const isOwnGig = /\bmy (?:own )?full[- ]time (?:gig|business|thing)\b/i;
const employed = /\bwork\b[^,]*\b(?:at|for|as) (?!home|night|noon)/i;
/** A wage with a period, a boss or a shift: hours of work may be those of a job. */
const speaksOfJob = (sentence: ReadSentence): boolean =>
  /\b(?:my (?:boss|job|employer|manager|work)|day job|shifts?)\b/i.test(sentence.text) ||
  (/\b(?:work|job|clear|wages?|salary|tax|in the hand|take home|earn)\b/i.test(sentence.text) &&
    amountsOf(sentence).some(({ per, strength }) => strength >= 2 && /week|fortnight|year/.test(per ?? '')));

const sameTimes = /\b(?:same (?:hours?|times?|again)|ditto)\b/i;
const ofSchoolDays = /\b(?:school|kinder|kindy|day ?care|tafe|uni|my job|at work|i work|work)\b/i;
/** Words that make a time without a day the person's own: "nights only", "after 7 most nights", "I'm free mornings". */
const ownTimes =
  /\b(?:only|free|available|most (?:days|nights|evenings|mornings)|my time|my hours|can do|i could do|suits? (?:me|us)|are mine|is mine|works? for me)\b/i;

/** A day that is named without a time is a day, and no evening. */
const dayOnly: readonly DayPart[] = ['morning', 'afternoon'];

/** "From Friday sunset to Saturday sunset". */
const sabbath =
  /\bfri(?:day)?s? (?:sunset|sundown|night|evening)s? (?:to|until|till|through) sat(?:urday)?s? (?:sunset|sundown|night|evening)/i;

/** The cells of the week as they are filled, sentence by sentence. */
class WeekCells {
  readonly #cells = new Map<string, Fact<WeekCell>>();

  get all(): Fact<WeekCell>[] {
    return [...this.#cells.values()].toSorted((one, other) => rank(one.value) - rank(other.value));
  }

  /** "Other days": those of which nothing was said. */
  get untouched(): Day[] {
    return days.filter((day) => !dayParts.some((part) => this.#cells.has(`week:${day}:${part}`)));
  }

  /** Only the hours that are named are free; a busy time leaves the rest open. */
  put(sentence: ReadSentence, read: ClauseRead, day: Day): void {
    for (const said of read.ranges) {
      const timed = read.is === 'blocked' ? wholeOf(said) : said;
      for (const part of partsIn(timed)) this.#putPart(sentence, read, { day, part, timed });
    }
    if (read.ranges.length > 0) return;
    const parts = read.parts.length > 0 ? read.parts : read.is === 'free' ? dayOnly : dayParts;
    for (const part of parts) this.#putPart(sentence, read, { day, part });
  }

  /** Nothing before an hour: free days start then, and where only busy days were said the others are free from then. */
  startAt(
    sentence: ReadSentence,
    { at, from, to, mayFill }: { at: number; from: number; to: number; mayFill: boolean },
  ): void {
    const free = this.all.filter(({ value }) => value.is === 'free');
    const range = { from: at, to: 17 * 60 };
    if (free.length === 0 && mayFill && this.#cells.size > 0)
      for (const day of this.untouched)
        this.put(sentence, { is: 'free', ranges: [range], parts: [], from, to }, day);
    for (const fact of free) {
      const { part, from: starts, to: ends = 720 } = fact.value;
      if (part !== 'morning' || (starts ?? 0) >= at) continue;
      if (ends - at >= 30)
        this.#cells.set(fact.id, { ...fact, value: { ...fact.value, from: at, to: ends } });
      else this.#cells.delete(fact.id);
    }
  }

  #putPart(
    sentence: ReadSentence,
    { is, from, to }: ClauseRead,
    { day, part, timed }: { day: Day; part: DayPart; timed?: TimeRange },
  ): void {
    if (!is) return;
    const id = `week:${day}:${part}`;
    const before = this.#cells.get(id);
    // What was blocked in words stays blocked; what was free may be narrowed.
    if (before?.value.is === 'blocked' && is === 'free' && !timed) return;
    const said = timed && {
      from: Math.max(timed.from, partBounds[part].from),
      to: Math.min(timed.to, partBounds[part].to),
    };
    // "Free Monday to Friday 9 to 5, Friday 12 to 2 I pray": what is left of the part stays free.
    const left = before && said && leftOf(before.value, { part, is, ...said });
    if (left && is === 'blocked') this.#cells.set(id, { ...before, value: { ...before.value, ...left } });
    else this.#cells.set(id, factIn(sentence, { id, value: { day, part, is, ...(left ?? said) }, from, to }));
  }
}

const busy = (from: number, to: number, parts: DayPart[] = []): ClauseRead => ({
  is: 'blocked',
  ranges: [],
  parts,
  from,
  to,
});

const refusesDay = /\b(?:closed|shut|off|no|not|never|but)\b/i;

/** The clauses of a sentence with what each says, settled between them. */
function readClauses(
  sentence: ReadSentence,
  { isVietnamese, isOwn, late }: { isVietnamese: boolean; isOwn: boolean; late: Start | undefined },
): ClauseRead[] {
  const clauses = splitClauses(sentence)
    .filter(({ from, to }) => !late || late.from >= to || late.to <= from)
    .map((clause) => readClause(sentence, { ...clause, isVietnamese }));
  if (isOwn)
    for (const read of clauses)
      if (read.is === 'blocked' && (read.ranges.length > 0 || !refusesDay.test(sentence.text)))
        read.is = 'free';
  nameBehindColon(sentence, clauses);
  mergeTimes(sentence, clauses);
  inherit(sentence, clauses);
  takeOutExceptions(clauses);
  refuseBefore(sentence, clauses);
  return clauses;
}

export interface WeekContext {
  isVietnamese?: boolean;
  /** The person has this business already, so "I work Tuesday to Friday" speaks of it. */
  isRunning?: boolean;
}

export function readWeek(
  sentences: readonly ReadSentence[],
  { isVietnamese = false, isRunning = false }: WeekContext = {},
): Fact<WeekCell>[] {
  const cells = new WeekCells();
  const hasJob = sentences.some(speaksOfJob);
  const loose: { sentence: ReadSentence; read: ClauseRead }[] = [];
  let lastRanges: TimeRange[] = [];
  const starts: (Start & { sentence: ReadSentence })[] = [];
  for (const sentence of sentences) {
    const { text, field, isSilent } = sentence;
    if (isSilent || field === 'skills' || field === 'interests') continue;
    const rest = sabbath.exec(text);
    if (rest) {
      const [from, to] = [rest.index, rest.index + rest[0].length];
      cells.put(sentence, busy(from, to, ['evening']), 'fri');
      cells.put(sentence, busy(from, to, ['morning', 'afternoon']), 'sat');
      continue;
    }
    const late = lateStart(sentence);
    if (late) starts.push({ sentence, ...late });
    const isOwn =
      isOwnGig.test(text) ||
      (isRunning ? opening.test(text) : !hasJob && ownHours.test(text) && !employed.test(text));
    if (/\bweekdays only\b|\bonly (?:work |do |on )*weekdays\b/i.test(text))
      for (const day of days.slice(5)) cells.put(sentence, busy(0, text.length), day);
    for (const read of readClauses(sentence, { isVietnamese, isOwn, late })) {
      const said = text.slice(read.from, read.to);
      if (read.is === 'free' && read.ranges.length === 0 && sameTimes.test(said)) read.ranges = lastRanges;
      if (read.is === 'free' && read.ranges.length > 0) lastRanges = read.ranges;
      const named =
        read.days?.days ??
        (read.is === 'free' && otherDays.test(said) ? cells.untouched : undefined) ??
        everyBusyDay(sentence, read) ??
        homeWorkDays(sentence, read);
      if (!named && read.is === 'free') loose.push({ sentence, read });
      if (!named || read.days?.isNth) continue;
      if (read.is === 'free' && notOwnDays.test(said) && !heldSince.test(said)) continue;
      const isOfSchool =
        named.length > 5 &&
        (read.is === 'free' ? schoolHours.test(text) : /\b(?:uni|school|tafe)\b/i.test(said));
      for (const day of isOfSchool ? named.filter((one) => one !== 'sat' && one !== 'sun') : named)
        cells.put(sentence, read, day);
    }
  }
  if (!cells.all.some(({ value }) => value.is === 'free'))
    for (const { sentence, read } of loose)
      for (const day of everyFreeDay(sentence, read)) cells.put(sentence, read, day);
  for (const { sentence, at, from, to } of starts)
    cells.startAt(sentence, { at, from, to, mayFill: !hasJob });
  return cells.all;
}

/** "Before 11 I'm no good to anyone", "I don't function until 10". */
const uselessBefore =
  /\b(?:before|until|till?)\s+(\d{1,2})(?:[.:](\d\d))?\s*(?:am)?\b(?=[^,.;]*\b(?:no (?:good|use)|not (?:up|awake|human|much use)|useless|hopeless|asleep|i sleep|can[’']?t)\b)|\b(?:no (?:good|use)|not (?:up|awake|human|much use)|useless|hopeless|(?:don[’']?t|do not|can[’']?t|cannot) (?:function|move|start|do (?:anything|much))|nothing)\b[^,.;]{0,16}\b(?:before|until|till?)\s+(\d{1,2})(?:[.:](\d\d))?\s*(?:am)?\b/i;

interface Start {
  at: number;
  from: number;
  to: number;
}

/** The minute before which the person can do nothing on any day, with its place. */
function lateStart({ text }: ReadSentence): Start | undefined {
  const found = uselessBefore.exec(text);
  if (!found) return undefined;
  const hour = Number(found[1] ?? found[3]);
  const around = text.slice(Math.max(0, found.index - 24), found.index + found[0].length + 24);
  if (
    hour < 7 ||
    hour > 12 ||
    daysNamed.test(around.split(/,|\b(?:but|so|cos|because)\b/).find((part) => part.includes(found[0])) ?? '')
  )
    return undefined;
  return {
    at: hour * 60 + Number(found[2] ?? found[4] ?? 0),
    from: found.index,
    to: found.index + found[0].length,
  };
}
const daysNamed = /\b(?:mon|tue|wed|thu|fri|sat|sun|week)/i;

/** What stays free of a part when a stretch of it is busy: the longer end of it, of an hour or more. */
function leftOf(
  before: WeekCell,
  now: { part: DayPart; is: WeekCell['is']; from: number; to: number },
): TimeRange | undefined {
  if (before.is === now.is) return undefined;
  const usual = {
    from: Math.max(partBounds[now.part].from, 540),
    to: Math.min(partBounds[now.part].to, 1260),
  };
  const [free, busy] = before.is === 'free' ? [{ ...usual, ...before }, now] : [now, before];
  if (busy.from === undefined || busy.to === undefined || free.from === undefined || free.to === undefined)
    return undefined;
  const ends = [
    { from: free.from, to: Math.min(free.to, busy.from) },
    { from: Math.max(free.from, busy.to), to: free.to },
  ].toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return ends[0] && ends[0].to - ends[0].from >= 60 ? ends[0] : undefined;
}

/** A part that is busy without a day is busy on every day, or on school days: "mornings are school". */
function everyBusyDay({ text }: ReadSentence, read: ClauseRead): readonly Day[] | undefined {
  if (read.is !== 'blocked' || read.parts.length === 0 || read.ranges.length > 0) return undefined;
  return ofSchoolDays.test(text.slice(read.from, read.to)) ? days.slice(0, 5) : days;
}

const homeWorkDays = ({ text }: ReadSentence, read: ClauseRead): readonly Day[] | undefined =>
  read.is === 'free' && read.parts.length > 0 && homeWork.test(text.slice(read.from, read.to))
    ? days.slice(0, 5)
    : undefined;

/** A free part or time without a day is one of every day: "after 7 most nights". */
function everyFreeDay(sentence: ReadSentence, read: ClauseRead): readonly Day[] {
  const isTimed = read.parts.length > 0 || read.ranges.length > 0;
  const said = sentence.text.slice(read.from, read.to);
  if (read.is !== 'free' || !isTimed || read.days || !ownTimes.test(said)) return [];
  if (
    said.trim().split(/\s+/).length > 9 ||
    /\b(?:customers?|clients?|people|they|shop|market)\b/i.test(said)
  )
    return [];
  return ofSchoolDays.test(sentence.text) ? days.slice(0, 5) : days;
}
