import { opening } from '../read-running.ts';
import { type Day, days, type Fact, type Reading, type Turn, type WeekCell } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import { partsIn, type TimeRange } from './clock-times.ts';
import { addConditions, ofTwoWeeks, takeOthers } from './conditions.ts';
import { daysIn, type FoundDays } from './find-days.ts';
import { joins, stretchesOf, type TimeStretch } from './find-stretches.ts';
import { firstDayOf, rosterIn, startIn, turnOfWeeks } from './turns.ts';
import { WeekCells } from './week-cells.ts';

const weekdays = days.slice(0, 5);
const sameTimes = /\b(?:same (?:hours?|times?|again)|ditto)\b/i;
/** "He is out Monday and Wednesday. That is my time, 9 to 2." */
const thatTime = /\b(?:that|those|these|which)(?:[’']?s| is| are) (?:my|when|the)\b[^.;]*$/i;
const ofSchoolDays = /\b(?:school|kinder|kindy|day ?care|tafe|uni|my job|at work|i work|work)\b/i;
const atSchool = /\b(?:school|kinder|kindy|uni|tafe)\b/i;
const schoolHours = /\bschool (?:hours|time)\b/i;
/** "Other days": those of which nothing was said. */
const otherDays =
  /\b(?:(?:other|remaining|rest of (?:the|my)) (?:days?|week)|(?:the )?rest(?: of it)? (?:is|are)|otherwise)\b/i;
/** "Other nights": those that are not free. */
const otherParts = /\b(?:any |the |my |all )?other\s+$/i;
const keepsFree = /\bkeep(?:ing)? (?:the |my )?(?:rest|other|remaining)\b/i;
const isFine = /\b(?:fine|ok|okay|good|free|mine|open|clear|sweet|available)\b/i;
/** "No weekends in March" says nothing of the other months. */
const ofMonth =
  /^\s*(?:in|during|all|for|over) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** "From Friday sunset to Saturday sunset". */
const sabbath =
  /\bfri(?:day)?s? (?:sunset|sundown|night|evening)s? (?:to|until|till|through) sat(?:urday)?s? (?:sunset|sundown|night|evening)/i;
const weekdaysOnly = /\bweekdays (?:only|that is)\b|\bonly (?:work |do |on )*weekdays\b/i;

/** "It's my full time gig, I work Monday to Friday". */
const ownGig = /\bmy (?:own )?full[- ]time (?:gig|business|thing)\b/i;

/** "I’m in the shop Tuesday to Saturday", "we cook Monday to Thursday": the work of a business that runs. */
const ownWork =
  /\b(?:(?:i[’']?m|i am|we[’']?re|we are) (?:in|at) (?:the|my|our) (?:shop|salon|studio|stall|workshop|shed|caf[eé]|kitchen|bench|van|market)|(?:i[’']?m|i am|we[’']?re|we are) (?!looking|minding|caring|studying|working|training|visiting|sleeping|helping|going|doing|having|being|volunteering)\p{L}+ing|(?:i|we) (?!(?:ha(?:ve|d)|look|mind|pick|drop|sleep|study|volunteer|care|need|want|go|visit|help|play|train|coach|pray|rest|see|stop|start|finish|do|can|could|would|will|won|am|are|was|were|used|only|just|never|also|still|get|got|keep|take|run|like|love|prefer|know|think|cannot)\b)\p{L}+) [^.;$]{0,40}?\b(?:mon|tue|wed|thu|fri|sat|sun|weekdays|\d)/iu;
/** Others' hours in such a sentence are for the model to tell. */
const ofOtherLife =
  /\b(?:look after|mind|care for|pick(?:ing)? up|my kids|school|uni|tafe|church|choir|footy|training|boss|job|employ\w*|hospital|factory|warehouse|wages?|an hour|shifts?|dad|mum|mother|father|parents?|son|daughter|grand\w*|nan|doctor|physio|dialysis)\b/i;

const hasTime = ({ ranges, parts }: TimeStretch): boolean => ranges.length + parts.length > 0;
const isWeekend = (named: readonly Day[]): boolean => named.every((day) => day === 'sat' || day === 'sun');
const onDays = (named: readonly Day[]): FoundDays => ({ days: [...named], turns: new Map() });

/** "Any day except Sunday", "arvos but not Thursday": the exception is taken out of what came before. */
function takeOut(before: TimeStretch, except: TimeStretch): void {
  const named = except.days?.days ?? [];
  const all = before.days ?? onDays(days);
  before.days = all;
  if (!hasTime(before) && except.ranges.some(({ open }) => !open)) {
    before.ranges = except.ranges;
    except.ranges = [];
  }
  if (hasTime(except)) return;
  all.days = all.days.filter((day) => !named.includes(day));
  // "Any night but Tuesday" says nothing of Tuesday's day.
  if (before.ranges.length === 0) except.parts = before.parts;
}

/** "Monday nights, 7-9" is the evening. */
const inTheEvening = (range: TimeRange): TimeRange =>
  range.to <= 720 ? { ...range, from: range.from + 720, to: range.to + 720 } : range;

const theseDays = /\b(?:those|these) (?:are|days)\b/i;
/** "Monday to Saturday except public holidays, 7 to 6". */
const aside = /^[^\d;]{0,40},\s*$/;
const thenFree = /\b(?:after (?:this|that)|then|so)\b/i;

/** Hours without a day take the days next to them: "Tues to Fri, 6 to 1", "I work Mon to Thu, free from 1". */
function settle(
  { text }: ReadSentence,
  stretches: readonly TimeStretch[],
  language: WeekContext['language'],
): TimeStretch[] {
  const settled: TimeStretch[] = [];
  stretches.forEach((said, index) => {
    const before = settled.at(-1);
    const next = stretches[index + 1];
    if (said.isException && before) takeOut(before, said);
    const isLateStart = said.is === 'blocked' && said.ranges[0]?.open === 'start';
    if (said.days || said.isException || isLateStart) {
      settled.push(said);
      return;
    }
    const [ahead, behind] = [
      text.slice(before?.to ?? 0, said.from),
      text.slice(said.to, next?.from ?? said.to),
    ];
    if (
      before?.days &&
      before.is === said.is &&
      said.ranges.length === 0 &&
      before.ranges.length > 0 &&
      joins.test(ahead)
    ) {
      settled.push({ ...said, days: before.days });
      return;
    }
    // "Mornings only, Monday to Thursday, 8 to 12" is said once.
    const isSame =
      said.ranges.length === 0 &&
      next?.days !== undefined &&
      next.ranges.length > 0 &&
      next.ranges.flatMap(partsIn).every((part) => said.parts.includes(part));
    if (isSame && said.is === next.is && behind.length < 12) return;
    const isNext = next !== undefined && next.is === said.is && behind.length < 40;
    const isOfNext = isNext && (next.days ? !hasTime(next) && !isWeekend(next.days.days) : true);
    if (
      before?.days &&
      before.is === said.is &&
      before.ranges.length === 0 &&
      (joins.test(ahead) || theseDays.test(ahead) || aside.test(ahead) || language)
    ) {
      before.ranges = before.parts.join() === 'evening' ? said.ranges.map(inTheEvening) : said.ranges;
      if (before.parts.length === 0) before.parts = said.parts;
    } else if (isOfNext) {
      next.ranges = [...said.ranges, ...next.ranges];
      if (next.parts.length === 0) next.parts = said.parts;
    } else {
      if (isNext && said.is === 'free' && next.days) said.days = onDays(weekdays);
      else if (before?.is === 'blocked' && said.is === 'free') leave(before, said, ahead);
      settled.push(said);
    }
  });
  return settled;
}

/** "I work nights Mon to Thu, free in the day", "Thursday I sleep until 1, then I can paint until 5". */
function leave({ days: named, ranges: [busy] }: TimeStretch, said: TimeStretch, between: string): void {
  if (!named || (named.days.length < 3 && !thenFree.test(between))) return;
  said.days = named;
  const [free] = said.ranges;
  if (busy && free?.open === 'start' && busy.to < free.to) said.ranges = [{ from: busy.to, to: free.to }];
}

/** "Free from 2 except Thursdays, weekdays that is": the hours that were said, on weekdays. */
function ofWeekdays(stretches: readonly TimeStretch[]): TimeStretch[] {
  const isTimed = stretches.some((said) => said.is === 'free' && hasTime(said));
  for (const said of stretches)
    if (said.is === 'free' && hasTime(said))
      said.days = onDays((said.days?.days ?? weekdays).filter((day) => weekdays.includes(day)));
  return stretches.filter((said) => !isTimed || said.is === 'blocked' || hasTime(said));
}

const fullTimeFrom =
  /(?<!\b(?:i work|i[’']?m|i am|works?|studying|placement|job) )\bfull[- ]?time\s+(?:(?:on|at|in) (?:it|this|my own)\s+)?(?:from|after|as of|starting)\b/i;

/** "Full time from Monday 1 March, 6.30 to 3": weekdays, from then on. */
function takeFullTime(text: string, settled: TimeStretch[], today: number): void {
  const found = fullTimeFrom.exec(text);
  const start = found && startIn(text, today);
  if (!start) return;
  const free = settled.filter(({ is, from }) => is === 'free' && from >= found.index);
  for (const said of free) said.days ??= onDays(weekdays);
  if (free.length === 0)
    settled.push({
      is: 'free',
      days: onDays(weekdays),
      ranges: [],
      parts: ['morning', 'afternoon'],
      // What comes before the date is of the time until then.
      from: Math.max(found.index, start.from),
      to: text.length,
    });
}

export interface WeekContext {
  language?: Reading['otherLanguage'];
  /** The person has this business already, so "I work Tuesday to Friday" speaks of it. */
  isRunning?: boolean;
  /** In days from 1 January 1970. */
  today: number;
}

export function readWeek(
  sentences: readonly ReadSentence[],
  { language, isRunning = false, today }: WeekContext,
): Fact<WeekCell>[] {
  const cells = new WeekCells();
  const loose: { sentence: ReadSentence; said: TimeStretch }[] = [];
  const starts: typeof loose = [];
  let roster: { sentence: ReadSentence; turn: Turn; from: number; to: number } | undefined;
  let turn: Turn | undefined;
  let next: string | undefined;
  /** The words before a dash: "Now - Saturday 7 to 1". */
  let isNow = false;
  let lastRanges: TimeRange[] = [];
  let lastDays: FoundDays | undefined;
  for (const sentence of sentences) {
    const { text, field, isSilent } = sentence;
    if (isSilent || field === 'skills' || field === 'interests') continue;
    const whole: TimeStretch = { is: 'blocked', ranges: [], parts: [], from: 0, to: text.length };
    const rest = sabbath.exec(text);
    if (rest) {
      const at = { from: rest.index, to: rest.index + rest[0].length };
      cells.put(sentence, { ...whole, ...at, parts: ['evening'] }, 'fri');
      cells.put(sentence, { ...whole, ...at, parts: ['morning', 'afternoon'] }, 'sat');
      continue;
    }
    const onOff = rosterIn(text);
    if (onOff) {
      roster = { sentence, ...onOff };
      turn = onOff.turn;
      continue;
    }
    const isOwn =
      ownGig.test(text) ||
      (isRunning && (opening.test(text) || (ownWork.test(text) && !ofOtherLife.test(text))));
    const isOfWeekdays = weekdaysOnly.test(text);
    if (isOfWeekdays) for (const day of days.slice(5)) cells.put(sentence, whole, day);
    const read = settle(sentence, stretchesOf(sentence, { language, isOwn }), language);
    const settled = takeOthers(text, isOfWeekdays ? ofWeekdays(read) : read);
    takeFullTime(text, settled, today);
    ofTwoWeeks(text, settled);
    addConditions(sentence, settled, { today, turn, isNow });
    isNow = /^\W*(?:for |right |until )?now\W*$/i.test(text);
    turn = settled.find((said) => said.turn)?.turn ?? turnOfWeeks(text)?.turn ?? turn;
    if (settled.length === 0 && /\b(?:next|first)\b/i.test(text)) next ??= firstDayOf(text, today);
    for (const said of settled) {
      if (said.is === 'free' && !said.days && thatTime.test(text.slice(0, said.from))) said.days = lastDays;
      // "I keep the rest of the week free": for themselves.
      if (said.is === 'free' && keepsFree.test(text.slice(0, said.from))) continue;
      if (said.days && !hasTime(said) && sameTimes.test(text)) said.ranges = lastRanges;
      if (said.ranges.length > 0) lastRanges = said.ranges;
      const named = daysOf(sentence, said);
      if (!said.days && said.is === 'free') loose.push({ sentence, said });
      const [range] = said.ranges;
      const isStart = !said.days && said.is === 'blocked' && range?.open === 'start' && range.to <= 720;
      // "I'm done by 11" is an end.
      if (isStart && !/\bby\b/i.test(text.slice(said.from, said.to))) starts.push({ sentence, said });
      // "No weekends, any arvo": every day is not more than was left.
      const left = said.is === 'free' && named.length === days.length ? cells.notTaken : named;
      // "Any day before 7" leaves a day that is free as it is, and so does "no other nights".
      const isOfOthers =
        said.is === 'blocked' ? !said.days && otherParts.test(text.slice(0, said.from)) : left !== named;
      const parts = said.parts.length > 0 ? said.parts : said.ranges.flatMap(partsIn);
      for (const day of left) if (!(isOfOthers && cells.isFree(day, parts))) cells.put(sentence, said, day);
    }
    lastDays = daysIn(sentence, { from: 0, to: text.length, isVietnamese: language === 'vi' });
    const others = keepsFree.test(text) ? null : otherDays.exec(text);
    const hours =
      others && settled.find(({ is, days: on, from }) => is === 'free' && !on && from > others.index);
    if (others && isFine.test(text.slice(others.index)))
      for (const day of cells.untouched)
        cells.put(sentence, hours ?? { ...whole, is: 'free', from: others.index }, day);
  }
  if (!cells.all.some(({ value }) => value.is === 'free'))
    for (const { sentence, said } of roster ? [] : loose)
      for (const day of cells.notTaken)
        if (!ofSchoolDays.test(sentence.text) || weekdays.includes(day)) cells.put(sentence, said, day);
  for (const { sentence, said } of starts) cells.startAt(sentence, said);
  if (roster) cells.takeTurns(roster);
  if (next !== undefined) cells.countFrom(next);
  cells.endNow();
  return withoutEnd(cells.all);
}

/** Where no other times follow, the ones that they named go on: no times at all would leave a business without work. */
function withoutEnd(week: readonly Fact<WeekCell>[]): Fact<WeekCell>[] {
  const free = week.filter(({ value }) => value.is === 'free');
  if (free.some(({ value }) => value.ends === undefined)) return [...week];
  return week.map((fact) => {
    const { ends: _, ...value } = fact.value;
    return { ...fact, value };
  });
}

function daysOf(
  { text }: ReadSentence,
  { days: found, is, parts, ranges, from, to }: TimeStretch,
): readonly Day[] {
  if (found) {
    if (found.isNth || ofMonth.test(text.slice(to))) return [];
    return found.days.length > 5 && schoolHours.test(text) ? weekdays : found.days;
  }
  if (is === 'free') return [];
  // "Not after dark" holds on all days.
  if (ranges[0]?.open === 'end' && /\b(?:not?|never|nothing)\s+$/i.test(text.slice(0, from))) return days;
  if (ranges.length > 0) return atSchool.test(text.slice(Math.max(0, from - 16), to)) ? weekdays : [];
  return parts.length === 0 ? [] : ofSchoolDays.test(text) ? weekdays : days;
}
