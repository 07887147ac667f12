import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';

/** What the rules make of somebody’s answers; its test asks them again. */
export const exampleBrief: PlanBrief = {
  title: 'Weekly books for tradespeople',
  judged: { verdict: 'tight', targetCents: 100_000, dueMonth: 9 },
  supportedCents: 113_600,
  measure: 'income',
  byMonth: [
    32_600, 38_000, 48_800, 59_600, 81_200, 102_800, 113_600, 113_600, 113_600, 124_400, 124_400, 129_800,
  ],
};

/** For somebody who has nothing yet: what a year of few hours may look like. */
export const ExampleYear = () => (
  <div className="on-night sm:w-80 lg:w-96">
    <p className="mb-2 text-sm font-semibold">An example: 5–10 h a week, $1,000 goal</p>
    <YearFigure brief={exampleBrief} className="" />
  </div>
);
