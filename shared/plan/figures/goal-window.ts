import type { Goal } from '../reading/reading.ts';
import { calendarMonth, monthAt, monthsFrom } from './calendar-months.ts';
import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { sum } from './round.ts';

/**
 * The months that a goal is compared with: the one of its date, or that and the ones before it until together they are
 * usual months; three months, the year, the season, or all until its date.
 */
export type GoalWindow = 'month' | 'usual' | 'quarter' | 'year' | 'season' | 'until';

export interface Window {
  kind: GoalWindow;
  first: number;
  last: number;
}

export interface WindowContext {
  base: Case;
  inputs: FigureInputs;
  goal: Goal | undefined;
}

/** Below so many sales in a month of the year, one sale more or less would decide. */
const fewSales = 4;
const isLumpy = ({ rows }: Case): boolean =>
  sum(rows.slice(0, 12).map(({ units }) => units)) < fewSales * Math.min(12, rows.length);

/** Sales of a month that is no busy one, as a share of an ordinary one. */
const usualShare = 1.05;
/** The first months of a plan are no usual ones. */
const startMonths = 2;

/** A busy month says little of the others, so it is looked at together with those before it. */
function usualAt(at: number, { season, firstMonth }: FigureInputs): Window {
  const shareOf = (index: number): number => season[calendarMonth(monthAt(firstMonth, index))] ?? 1;
  let first = at;
  let total = shareOf(at);
  while (total > usualShare * (at - first + 1) && first > startMonths && shareOf(first - 1) > 0) {
    first -= 1;
    total += shareOf(first);
  }
  return { kind: first === at ? 'month' : 'usual', first, last: at };
}

/** The months that the goal is compared with when it falls due in a month of the plan. */
export function windowAt(at: number, { base, inputs, goal }: WindowContext): Window {
  // What a business brings today is an average of its year.
  const isAddedTo = inputs.asked !== undefined || (inputs.isRunning && goal?.isOnTop);
  if (goal?.per === 'total') return { kind: 'until', first: 0, last: at };
  if (goal?.per === 'year' || isAddedTo) {
    const last = Math.max(at, Math.min(11, inputs.months - 1));
    return { kind: 'year', first: Math.max(0, last - 11), last };
  }
  return goal?.per === 'quarter' || isLumpy(base)
    ? { kind: 'quarter', first: Math.max(0, at - 2), last: at }
    : usualAt(at, inputs);
}

export const soFar = (window: Window, at: number): Window => ({ ...window, last: Math.min(at, window.last) });

/** The season of a goal that counts in some months only; nothing where the plan does not hold all of them. */
export function seasonOf({ goal, inputs }: WindowContext): Window | undefined {
  if (!goal?.months) return undefined;
  const [first, last] = [goal.months.from, goal.months.to].map((month) =>
    monthsFrom(inputs.firstMonth, month),
  );
  return first !== undefined && last !== undefined && first >= 0 && last < inputs.months
    ? { kind: 'season', first, last }
    : undefined;
}
