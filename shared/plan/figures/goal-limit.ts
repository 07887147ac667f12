import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { clearGoal, type Goal, type Reading } from '../reading/reading.ts';
import { profitFor } from './income-tax.ts';
import type { FigureInputs } from './inputs.ts';
import { divide, sum } from './round.ts';

/** Sales a month that a goal takes at the plan's price and costs, before they are made whole. */
export function salesForGoal(
  goal: Goal,
  { priceCents, costCents, monthly, otherYearCents }: FigureInputs,
  rules: MoneyRules,
): number | undefined {
  const price = priceCents.value;
  const left = price - costCents.value;
  if (price <= 0 || left <= 0) return undefined;
  if (goal.measure === 'sales') return goal.monthlyCents / price;
  const wanted =
    goal.tax === 'after'
      ? divide(profitFor(goal.monthlyCents * 12, goal.isInstead ? 0 : otherYearCents, rules.tax), 12)
      : goal.monthlyCents;
  return (wanted + sum(monthly.map(({ cents }) => cents))) / left;
}

/** "$80 a week and no more": no month sells more than that takes. */
export function withGoalLimit(inputs: FigureInputs, reading: Reading, rules: MoneyRules): FigureInputs {
  const goal = clearGoal(reading);
  if (!goal?.isMost || goal.per === 'total' || goal.months || (inputs.isRunning && goal.isOnTop))
    return inputs;
  const sales = salesForGoal(goal, inputs, rules);
  return sales === undefined ? inputs : { ...inputs, mostForGoal: Math.max(1, Math.floor(sales)) };
}
