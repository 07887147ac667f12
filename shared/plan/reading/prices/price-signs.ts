import type { FoundAmount } from '../read-amounts.ts';
import { type Clause, clauseAround, hitsOf, type ReadSentence } from '../text.ts';

/** Signs that a sum of money is a price of this person, and signs that it is none. */

export const priceCue =
  /\b(charge|charged|charging|price|prices|priced|pay|pays|paid me|offered|offers|sell|sells|sold|at \$|per|each|quoted?|cut|set|an hour|a lesson|a jar|a head|would take|half hour|home visit|ask|labour|wants?|retail|wholesale|i was thinking|box|bag|bottle|jar|dozen|loaf|bar|tray|bunch|bucks|cobro|cobran|paga|lay|lấy|giá|卖|收|آخذ|باخذ|ab tak|bechti|bechta)\b|卖|收|آخذ/iu;
/** A rate of pay in a job is no price: "25 hours a week at $28.60", "I work casual, $33 an hour". */
const job =
  /\b(?:i work|i[’']?m (?:in|at) an?|work (?:at|in|as)|casual|wages?|my job|shifts?|canteen|at work|deliveries|penalties|support worker|labour(?:er|ing)|driver for|nursing|pruning|school bus|(?:day|weekday|cleaning|night|main|other|current) job|boss (?:at|pays)|i(?:[’']m| am) on|paid (?:me|myself)|was making|old (?:firm|job|boss)|at the (?:company|firm)|pays staff|i[’']?m (?:still )?at|gang|trabajo en)\b/i;
const jobHours = /\b\d+ ?(?:h|hrs?|hours|days)\b[^.]{0,40}$/i;
const jobHoursBehind = /^\W{0,3}\d+ ?(?:h|hrs?|hours)\b|^[^.,]{0,24}\b(?:a w(?:ee)?k|per week)\b/i;
const payBehind = /^\W{0,3}(?:clear|in the hand|gross|after tax|before tax|pro rata|take home|super)\b/i;
const ownRate =
  /\b(?:charge|charging|clients?|customers?|my rate|pay me for|they[’']?d pay|they[’']?ll pay|would pay|offered|thinking|minimum|package|each)\b/i;
/** What others ask: a rival's price, and not theirs. */
const rivals =
  /\b(?:neighbou?r[’']?s?|others?|competitors?|they|shops?|podiatrist|in town|most people|everyone)\b[^,.]{0,60}(?<!\bto )\bcharges?\b|(?<!\bto )\bcharges\b|\bwho (?:sells?|charges?)\b|\bother \p{L}+ pay\b/iu;
/** Rent of a room, a stall or a kitchen is a cost. */
const ofPlace =
  /\b(?:hall|kitchen|room|stall|shed|space|centre|studio|chair|salon)\b[^$]{0,80}\b(?:at|is|for|rents?|chair)\s*$|\brents? (?:me|for)\b/i;
/** What they refuse, or what others said in vain. */
const refusedBehind = /^[^.]{0,24}\bi said no\b/i;

/** "Rent a cello 35 a month": a thing that they hire out. */
export const isHire = (before: string): boolean =>
  /\b(?:hire|rent)(?: it| them| an? \p{L}+)?(?: out)? (?:for|at)?\s*\$?$/iu.test(before);
export const isSold = (before: string): boolean =>
  /\b(?:sell|sells|sold|charge|charged) (?:\w+ )?(?:for|at)?\s*\$?$/i.test(before);

/** Rent, wage, cost, fine, goal: a word in the same clause, close to the sum, that makes it no price. */
export function isOtherMoney(
  sentence: ReadSentence,
  clause: Clause,
  { from, to }: { from: number; to: number },
): boolean {
  const least = Math.max(clause.from, from - 28);
  const most = Math.min(clause.to, to + 14);
  return hitsOf(sentence, 'not-price').some(
    (hit) => hit.to > least && hit.from < most && (hit.to <= from || hit.from >= to),
  );
}

/** A rate of the job that they have. */
export function isJobRate(
  sentence: ReadSentence,
  { from, to }: { from: number; to: number },
  isRate: boolean,
): boolean {
  const clause = clauseAround(sentence, from);
  const before = sentence.text.slice(0, from);
  const behind = sentence.text.slice(to);
  if (payBehind.test(behind) && !/\b(?:charge|price)/i.test(clause.text)) return true;
  if (
    !isRate ||
    ownRate.test(clause.text) ||
    /\bask(?:ed)? (?:me|for)\b/i.test(before) ||
    /\b(?:pay|paid|pays) me\b/i.test(clause.text)
  )
    return false;
  return (
    job.test(before) ||
    jobHours.test(before) ||
    (/hour|hr\b/i.test(sentence.text.slice(from, to)) && jobHoursBehind.test(behind)) ||
    job.test(behind)
  );
}

export const isOthersPrice = (sentence: ReadSentence, at: number): boolean => {
  const clause = clauseAround(sentence, at);
  if (
    rivals.test(clause.text) &&
    !/\b(?:i|we)[’' ](?:d |ll |would |will )?(?:charge|ask)\b/i.test(clause.text)
  )
    return true;
  return ofPlace.test(sentence.text.slice(Math.max(0, clause.from - 40), at));
};

/** "A weekly or monthly thing": what is sold by the month. */
const byMonth =
  /\b(?:monthly|a month (?:a|each|per)|per month (?:a|each|per)|subscription|membership|retainer|care plan|plan)\b/i;

/** A month or a week is a unit of pay, unless each buyer pays it. */
export function isSoldByPeriod(sentence: ReadSentence, { from, to, before, per }: FoundAmount): boolean {
  if (per === undefined || ['hour', 'item', 'day'].includes(per)) return true;
  if (isHire(before)) return true;
  const behind = sentence.text.slice(to, to + 30);
  return (
    (per === 'month' || per === 'week') &&
    (/^\s*(?:each|an?|per|for each)\b/i.test(behind) ||
      byMonth.test(sentence.text.slice(Math.max(0, from - 60), from)))
  );
}

export const isRefusedMoney = (sentence: ReadSentence, { to }: { to: number }): boolean =>
  refusedBehind.test(sentence.text.slice(to));
