import type { GoalMeasure, GoalVerdict, PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { Figures } from './figures/calculate.ts';
import { monthAt } from './figures/calendar-months.ts';
import type { GoalTest, Verdict } from './figures/goal-test.ts';
import { divide } from './figures/round.ts';
import type { Plan } from './make-plan.ts';
import { clearGoal } from './reading/reading.ts';

const monthsShown = 12;

export const verdictCodes: Readonly<Record<Verdict, GoalVerdict>> = {
  Comfortable: 'comfortable',
  Tight: 'tight',
  'A stretch': 'stretch',
  'Not yet': 'not-supported',
};

export function measureOf(goal: GoalTest | undefined): GoalMeasure {
  if (goal?.measure === 'sales') return 'revenue';
  // A sum to save comes out of what is left after tax.
  return goal?.tax === 'after' || goal?.measure === 'saving' ? 'after-tax' : 'income';
}

/** The number of the month that the goal is tested in, from 1. */
function testedMonth({ inputs, goal }: Figures): number | undefined {
  if (!goal) return undefined;
  const at = Array.from({ length: inputs.months }, (_, index) => monthAt(inputs.firstMonth, index));
  return at.indexOf(goal.month) + 1;
}

function judgedOf({ goal }: Figures, tested: number, by: string | undefined): PlanBrief['judged'] {
  if (!goal) return undefined;
  const { verdict, per, wantedCents, isSuggestedDate, month } = goal;
  // A date after the plan's last month is tested in that month, which is not the month it was wanted by.
  const isInPlan = !isSuggestedDate && by?.slice(0, 7) === month;
  return {
    verdict: verdictCodes[verdict],
    targetCents: per === 'total' ? divide(wantedCents, tested) : wantedCents,
    ...(isInPlan && { dueMonth: tested }),
  };
}

/** The slug of a handbook is the last part of its path in the library. */
const slugOf = (handbook: string | undefined): string | undefined => handbook?.split('/').at(-1);

/** The result of a plan, in the figures of its document. */
export function briefOfPlan({ reading, chosen, document, figures }: Plan): PlanBrief {
  const { goal, byMonthCents } = figures;
  const tested = testedMonth(figures);
  const last = Math.max(monthsShown, tested ?? 0);
  const byMonth = byMonthCents.slice(0, last).map((cents) => Math.max(0, cents));
  const path = slugOf(chosen.trade.handbooks[0]);
  const judged = judgedOf(figures, tested ?? monthsShown, clearGoal(reading)?.by);
  return {
    ...(path !== undefined && { path }),
    title: document.title,
    ...(judged && { judged }),
    supportedCents: Math.max(
      0,
      goal?.per === 'month' ? goal.reachedCents : (byMonth[(tested ?? monthsShown) - 1] ?? 0),
    ),
    measure: measureOf(goal),
    byMonth,
  };
}
