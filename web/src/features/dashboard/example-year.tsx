import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';

/** The rules' real result for an example; its test checks that it is current. */
export const exampleBrief: PlanBrief = {
  title: 'Bookkeeping for small firms',
  judged: { verdict: 'comfortable', targetCents: 100_000, dueMonth: 9 },
  supportedCents: 121_500,
  measure: 'income',
  byMonth: [
    2_400, 32_100, 41_100, 64_200, 70_800, 78_300, 89_100, 107_400, 121_500, 124_800, 124_800, 124_800,
  ],
};

/** For a new account: an example of a year with few hours. */
export const ExampleYear = () => (
  <div className="on-night sm:w-80 lg:w-96">
    <p className="mb-2 text-sm font-semibold">An example: 5–10 h a week, $1,000 goal</p>
    <YearFigure brief={exampleBrief} className="" />
  </div>
);
