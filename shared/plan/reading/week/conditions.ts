import type { Turn } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import type { TimeStretch } from './find-stretches.ts';
import { endIn, firstDayOf, startIn, turnOfWeeks } from './turns.ts';

/** The weeks in which times hold, the days from and until which they do, and what they are for. */

const dayMs = 86_400_000;
/** So many letters lie between a time and the day on which it ends. */
const nearEnd = 12;
const firstWeek = /\b(?:one week|week (?:1|one|a))\b/i;
const otherWeek = /\b(?:(?:the )?(?:other|next)(?: week| one)?|week (?:2|two|b))\b/i;
/** "The other weekends": those in which it is not so. */
const ofOthers = /\b(?:the )?other (?:weekends?|weeks?|ones?)\b/i;
/** "In that week", "on my days off". */
const inTurn =
  /\b(?:(?:in|on) (?:that|those|my) (?:weeks?|days?)|(?:weeks?|days?|time|swing) (?:off|home|at home)|(?:home|off) (?:weeks?|days?|swing)|when i[’']?m (?:home|off|back))\b/i;

/** Of two weeks that differ, each has its own days, and days of both are free in every week. */
export function ofTwoWeeks(text: string, stretches: readonly TimeStretch[]): void {
  const first = firstWeek.exec(text);
  const rest = first ? first.index + first[0].length : text.length;
  const other = otherWeek.exec(text.slice(rest));
  if (!(first && other)) return;
  const free = stretches.filter(({ is, days: on }) => is === 'free' && on);
  const at = rest + other.index;
  // "Monday one week, Friday the next": the words are behind the days.
  const isBehind = free[0] !== undefined && free[0].to <= first.index;
  const named = free.flatMap(({ days: on }) => on?.days ?? []);
  for (const said of free) {
    const isSecond = isBehind ? said.from > first.index : said.from > at;
    const turn: Turn = { on: 1, of: 2, per: 'week', ...(isSecond && { isSecond }) };
    const once = said.days?.days.filter((day) => named.filter((one) => one === day).length === 1) ?? [];
    said.days = { days: said.days?.days ?? [], turns: new Map(once.map((day) => [day, turn])) };
  }
}

/** "I have the girls every second weekend, the other weekends are free": one of two is free, whichever is said. */
export function takeOthers(text: string, stretches: readonly TimeStretch[]): TimeStretch[] {
  const turned = stretches.find(({ days: on }) => on && on.turns.size > 0);
  const other = stretches.find(
    (said, index) =>
      turned && said.from > turned.to && ofOthers.test(text.slice(stretches[index - 1]?.to, said.to)),
  );
  if (!(turned?.days && other?.days) || turned.is === other.is) return [...stretches];
  if (other.is === 'free') other.days = { ...other.days, turns: turned.days.turns };
  return stretches.filter((said) => said !== (other.is === 'free' ? turned : other));
}

/** The weeks in which the times of a sentence hold, and the day from which they do. */
export function addConditions(
  { text }: ReadSentence,
  stretches: readonly TimeStretch[],
  { today, turn, isNow }: { today: number; turn: Turn | undefined; isNow: boolean },
): void {
  for (const one of stretches)
    if (ofDesk.test(text.slice(one.to))) Object.assign(one, { is: 'free', isDesk: true });
  const free = stretches.filter(({ is }) => is === 'free');
  const said = turnOfWeeks(text);
  const behind = said && free.filter(({ from }) => from > said.from);
  const meant = behind?.length ? behind : free.slice(-1);
  if (said) for (const one of meant) one.turn = said.turn;
  else if (turn && inTurn.test(text)) for (const one of free) one.turn = turn;
  const first = firstDayOf(text, today);
  if (first !== undefined)
    for (const one of free) {
      if (one.turn) one.turn = { ...one.turn, from: first };
      if (one.days?.turns.size)
        one.days.turns = new Map([...one.days.turns].map(([day, value]) => [day, { ...value, from: first }]));
    }
  const end = endIn(text, today);
  // "I'm at the bank until March, free Saturdays" says nothing of when Saturdays end.
  const isLed = end !== undefined && /^\W*$/.test(text.slice(0, end.from));
  for (const one of free)
    if (end && (isLed ? one.from > end.to : one.to <= end.from && end.from - one.to < nearEnd))
      one.ends = end.date;
  const start = free.some((one) => one.turn?.from ?? one.days?.turns.size) ? undefined : startIn(text, today);
  const isLater = start !== undefined && Date.parse(start.date) / dayMs > today;
  for (const one of free) {
    const isBefore = one.from < (start?.from ?? text.length);
    if (isLater && !(isBefore && untilThen.test(text.slice(0, start.from)))) one.starts = start.date;
    else if (isBefore && (isNow || untilThen.test(text))) one.isNow = true;
  }
}

const untilThen = /\b(?:now|till? then|until then|at the moment)\b/i;
/** "Sunday from 4 for editing", "Friday mornings are for the books". */
const ofDesk =
  /^\s*(?:is |are |only )*for (?:the |my |all the )?(?:editing|admin\w*|paperwork|books?|bookwork|bookkeeping|invoic\w+|quotes|quoting|emails?|messages|computer|desk|planning|marking)\b/i;
