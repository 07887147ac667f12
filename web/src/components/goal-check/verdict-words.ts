import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { printDay } from '#shared/plan/goal/calendar.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { lastMonth, mostWeeklyHours, type Verdict } from '#shared/plan/model/feasibility.ts';

export const verdictWords: Record<Verdict, string> = {
  comfortable: 'Within reach',
  tight: 'Tight, and possible',
  stretch: 'A stretch',
  'not-supported': 'Not supported by these hours',
};

/** Nothing is judged where no amount was named. */
export const verdictOf = ({ feasibility }: Explanation): string =>
  feasibility.targetFromHours ? 'What your hours support' : verdictWords[feasibility.verdict];

const whole = (cents: number): string => formatAud(Math.floor(cents / 100) * 100).replace(/\.00$/, '');

export const monthly = (cents: number): string => `${whole(cents)} a month`;

export function goalAsRead({ goal }: Explanation): string {
  return goal.target === undefined ? 'No amount that can be tested' : `${formatAud(goal.target)} a month`;
}

export const deadlineAsRead = ({ goal }: Explanation): string => printDay(goal.deadline.date);

export function hoursNeeded({ feasibility, weeklyHours }: Explanation): string {
  const needed = feasibility.alone.weeklyHours;
  if (feasibility.targetFromHours) return `${weeklyHours} a week, as they are`;
  if (needed === null) return `more than ${mostWeeklyHours} a week`;
  return needed <= weeklyHours ? `${weeklyHours} a week are enough` : `${needed} a week, not ${weeklyHours}`;
}

/** The smallest change that would meet the goal, one lever at a time; what none of it would is said as well. */
export function whatWouldHaveToBeTrue({ feasibility, priceCents, weeklyHours }: Explanation): string[] {
  if (feasibility.targetFromHours || feasibility.gapCents === 0) return [];
  const { alone, testedMonth } = feasibility;
  return [
    alone.weeklyHours === null
      ? `Hours alone would not do it: not even ${mostWeeklyHours} a week.`
      : `You work ${alone.weeklyHours} hours a week instead of ${weeklyHours}.`,
    alone.priceCents === null
      ? 'Price alone would not do it.'
      : `You charge ${whole(alone.priceCents)} instead of ${whole(priceCents)}${alone.priceBeyondRange ? ', which is more than such buyers are known to pay' : ''}.`,
    alone.month === null
      ? `Time alone would not do it: not even ${lastMonth} months.`
      : `You give it ${alone.month} months instead of ${testedMonth}.`,
    alone.demandFactor === null
      ? 'Demand alone would not do it.'
      : `${Math.round(alone.demandFactor * 100 - 100)}% more people buy than we expect.`,
    `Or the goal is ${monthly(alone.goalCents)}.`,
  ];
}
