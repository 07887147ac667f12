/** How what somebody’s answers support compares with what they want to earn. */
export const goalVerdicts = ['comfortable', 'tight', 'stretch', 'not-supported'] as const;
export type GoalVerdict = (typeof goalVerdicts)[number];

/** What a finished plan comes to, as its document says it. */
export interface PlanBrief {
  /** The slug of its path. */
  path: string;
  title: string;
  /** Absent where no amount was named: then nothing was judged. */
  judged?: {
    verdict: GoalVerdict;
    targetCents: number;
    /** By when it was wanted, where that was named and lies within the year; older briefs do not say. */
    dueMonth?: number;
  };
  supportedCents: number;
  /** What each of the first twelve months supports. */
  byMonth: number[];
}
