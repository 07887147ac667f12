import type { GoalMeasure } from '#shared/domain/runs/plan-brief.ts';
import type { GoalReading } from '../goal/goal-reading.ts';

/** The goal as the model tests it: before tax, in cents a month. */
export interface Target {
  /** Null where no amount was named: then the plan says what the hours support. */
  monthlyCents: number | null;
  stretchMonthlyCents: number | null;
  measure: GoalMeasure;
  /** Months from now until the deadline. */
  deadlineMonths: number;
}

export const setTarget = ({ target, stretch, measure, deadline }: GoalReading): Target => ({
  monthlyCents: target ?? null,
  stretchMonthlyCents: stretch ?? null,
  measure,
  deadlineMonths: deadline.months,
});

/** A first year is as far as these figures reach; a later deadline is tested at its end. */
export const testedMonth = ({ deadlineMonths }: Pick<Target, 'deadlineMonths'>): number =>
  Math.min(12, Math.max(1, Math.round(deadlineMonths)));
