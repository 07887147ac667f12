import type { Measure } from './expected-income.ts';

/** What the model needs of a goal as it was read: before tax, in cents a month. */
export interface ReadGoal {
  /** Absent where no amount was named. */
  target?: number | undefined;
  stretch?: number | undefined;
  measure: Measure;
  deadline: { months: number };
}

export interface Target {
  /** Null where no amount was named: then the plan says what the hours support. */
  monthlyCents: number | null;
  stretchMonthlyCents: number | null;
  measure: Measure;
  /** Months from now until the deadline. */
  deadlineMonths: number;
}

export const setTarget = ({ target, stretch, measure, deadline }: ReadGoal): Target => ({
  monthlyCents: target ?? null,
  stretchMonthlyCents: stretch ?? null,
  measure,
  deadlineMonths: deadline.months,
});

/** A first year is as far as these figures reach; a later deadline is tested at its end. */
export const testedMonth = ({ deadlineMonths }: Pick<Target, 'deadlineMonths'>): number =>
  Math.min(12, Math.max(1, Math.round(deadlineMonths)));
