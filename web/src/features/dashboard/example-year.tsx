import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';

/** What the rules make of the answers that the demonstration gives; its test asks them again. */
export const exampleBrief: PlanBrief = {
  path: 'brand-kit-in-a-week',
  title: 'Brand Kit in a Week',
  judged: { verdict: 'comfortable', targetCents: 100_000, dueMonth: 9 },
  supportedCents: 130_076,
  measure: 'income',
  byMonth: [
    17_083, 35_834, 51_625, 80_576, 101_354, 114_482, 122_157, 126_629, 130_076, 132_732, 134_781, 136_359,
  ],
};

/** For somebody who has nothing yet: what a year of few hours may look like. */
export const ExampleYear = () => (
  <div className="on-night sm:w-80 lg:w-96">
    <p className="mb-2 text-sm font-semibold">An example: 5–10 h a week, A$1,000 goal</p>
    <YearFigure brief={exampleBrief} className="" />
  </div>
);
