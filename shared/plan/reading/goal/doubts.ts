import type { GoalDoubt } from '../reading.ts';
import type { ChosenGoal } from './choose-goal.ts';
import type { Read } from './goal-parts.ts';
import type { Amount } from './money.ts';
import type { Monthly } from './monthly-figures.ts';
import { monthly } from './per-month.ts';

/** What a second amount is for, or where it comes from: it is not the goal. */
const purposeBefore =
  /\b(rent|mortgage|loan|debt|deposit|bills?|costs?|fees?|budget|saved|owe|cards?|charge|price|selling|sell|at|paying|have|earn|earned|make|made|making|on|im|currently|now|spend|from|off)\b/;
const purposeBehind =
  /^((to|in|on|of|for|my|the|a) )*(deposit|loan|debt|rent|mortgage|car|wage|salary|job|start|first|saved|savings|bank)\b/;
const joined = /\b(and|or|plus|not|but|no|then)( (\p{L}+ ){0,2})$|[+/] $/u;
const part = /^(half|double|twice|triple|treble)$/;
const leastUnread = 20;

const rated = ({ period }: Amount): boolean => period?.per === 'hour' || period?.per === 'item';

const inMonth = ({ low, period }: Amount): number =>
  period && period.per !== 'hour' && period.per !== 'item'
    ? monthly(Math.round(low) as Parameters<typeof monthly>[0], period.per) * period.times
    : low;

/** A second amount that the words do not explain. */
function isRival(read: Read, goal: Amount, other: Amount): boolean {
  if (rated(other) || Math.abs(inMonth(other) - inMonth(goal)) <= inMonth(goal) * 0.02) return false;
  const [first, last] = other.at < goal.at ? [other, goal] : [goal, other];
  const between = read.line.words(first.period?.isNear ? first.period.next : first.next, last.at);
  if (joined.test(between)) return !/\b(to start|saved|have|first month)\b/.test(between);
  const before = read.line.words(Math.max(other.at - 6, other.at > goal.at ? goal.next : 0), other.at);
  const isExplained =
    purposeBefore.test(before) || purposeBehind.test(read.line.words(other.next, other.next + 4));
  return other.period !== undefined && !isExplained;
}

/** A number that nothing was read from. */
function hasUnread({ line }: Read): boolean {
  return line.tokens.some(({ kind, value, text }, at) => {
    if (kind !== 'number' || !line.isFree(at) || value < leastUnread) return false;
    return (
      !/^(0\d|(19|20)\d\d$)/.test(text) && !/^(postcode|phone|call|number|no|unit|#)$/.test(line.word(at - 1))
    );
  });
}

/** What the words of a goal leave open. Each is asked, and nothing is compared with a guess. */
export function doubtsOf(
  read: Read,
  { amount, stretch, others, times }: ChosenGoal,
  {
    figures,
    measure,
    isUnnamedSeason,
  }: { figures: Monthly; measure: string | undefined; isUnnamedSeason: boolean },
): GoalDoubt[] {
  const { line } = read;
  const rivals = stretch ? [] : others.filter((other) => isRival(read, amount, other));
  const isPart = line.tokens.some(({ text }, at) => part.test(text) && line.isFree(at));
  const doubts: GoalDoubt[] = [];
  if (rivals.length > 0 || isPart || (!times && hasUnread(read))) doubts.push('amount');
  const isDayOfUnknownWeek =
    amount.period?.per === 'day' && !amount.period.everyDay && read.daysPerWeek === undefined;
  if (figures.assumed !== undefined || isDayOfUnknownWeek || isUnnamedSeason) doubts.push('period');
  if (measure === undefined) doubts.push('measure');
  return doubts;
}
