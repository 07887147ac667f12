/** How what somebody’s answers support compares with what they want to earn. */
export const goalVerdicts = ['comfortable', 'tight', 'stretch', 'not-supported'] as const;
export type GoalVerdict = (typeof goalVerdicts)[number];

/** The same four everywhere: on the form, the dashboard, in the email, the viewer and the document. */
export const verdictWords = {
  comfortable: { name: 'Comfortable', means: 'You’d pass your goal with room to spare.' },
  tight: { name: 'Tight', means: 'You’d make it, but one slow month could put you behind.' },
  stretch: { name: 'A stretch', means: 'You’d get part of the way.' },
  'not-supported': { name: 'Not yet', means: 'This won’t reach your goal as it is.' },
} as const satisfies Readonly<Record<GoalVerdict, { name: string; means: string }>>;

/** What the amounts of a goal are: left before tax, left after tax, or paid by buyers. */
export const goalMeasures = ['income', 'after-tax', 'revenue'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** What a finished plan comes to, as its document says it. */
export interface PlanBrief {
  /** The slug of the handbook that covers its business, where there is one. */
  path?: string;
  title: string;
  /** Absent where no amount was named: then nothing was judged. */
  judged?: {
    verdict: GoalVerdict;
    targetCents: number;
    /** By when it was wanted, where that was named and lies within the year; older briefs do not say. */
    dueMonth?: number;
  };
  supportedCents: number;
  /** What the amounts are; older briefs do not say. */
  measure?: GoalMeasure;
  /** What each of the first twelve months supports; more where the goal is wanted later. */
  byMonth: number[];
}

const captions: Readonly<Record<GoalMeasure, string>> = {
  income: 'Left each month before tax',
  'after-tax': 'Left each month after tax',
  revenue: 'Sales paid for each month',
};

/** Of a picture of months, what their bars are. */
export const captionMonths = (measure: GoalMeasure | undefined): string =>
  measure === undefined ? 'What each month supports' : captions[measure];

/** The first month that comes to an amount, 0 where none does. */
export const firstMonthAt = (byMonth: readonly number[], cents: number): number =>
  byMonth.findIndex((amount) => amount >= cents) + 1;
