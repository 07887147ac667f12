/** A verdict compares the income that a person’s answers support with their goal. */
export const goalVerdicts = ['comfortable', 'tight', 'stretch', 'not-supported'] as const;
export type GoalVerdict = (typeof goalVerdicts)[number];

/** The form, the dashboard, the email, the viewer and the document use the same four. */
export const verdictWords = {
  comfortable: { name: 'Comfortable', means: 'You’d pass your goal with room to spare.' },
  tight: { name: 'Tight', means: 'You’d make it, but one slow month could put you behind.' },
  stretch: { name: 'A stretch', means: 'You’d get part of the way.' },
  'not-supported': { name: 'Not yet', means: 'This won’t reach your goal as it is.' },
} as const satisfies Readonly<Record<GoalVerdict, { name: string; means: string }>>;

/** The amounts of a goal are left before tax, left after tax, or paid by buyers. */
export const goalMeasures = ['income', 'after-tax', 'revenue'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

export interface PlanBrief {
  /** The slug of the handbook that covers its business, if there is one. */
  path?: string;
  title: string;
  /** Absent if no amount was given, because nothing was judged. */
  judged?: {
    verdict: GoalVerdict;
    targetCents: number;
    /** The wanted month, if it was given and lies within the year; missing in older briefs. */
    dueMonth?: number;
  };
  supportedCents: number;
  /** It is missing in older briefs. */
  measure?: GoalMeasure;
  /** The supported amount of each of the first twelve months; more months if the goal is wanted later. */
  byMonth: number[];
}

const captions: Readonly<Record<GoalMeasure, string>> = {
  income: 'Left each month before tax',
  'after-tax': 'Left each month after tax',
  revenue: 'Sales paid for each month',
};

export const captionMonths = (measure: GoalMeasure | undefined): string =>
  measure === undefined ? 'What each month supports' : captions[measure];

/** Returns the first month that reaches an amount, or 0. */
export const firstMonthAt = (byMonth: readonly number[], cents: number): number =>
  byMonth.findIndex((amount) => amount >= cents) + 1;
