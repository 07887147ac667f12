import type { Explanation } from '#shared/plan/model/explain.ts';
import { FactList } from '../fact-list.tsx';
import { MonthsChart } from './months-chart.tsx';
import { monthly } from './print-monthly.ts';
import { VerdictGauge } from './verdict-gauge.tsx';
import { deadlineAsRead, goalAsRead, hoursNeeded, verdictOf } from './verdict-words.ts';
import { GoalNotes, WhatItTakes } from './what-it-takes.tsx';

/** What the model makes of some answers: the verdict, its figures, and what would have to be true. */
export function VerdictSummary({ told }: { told: Explanation }) {
  const { feasibility } = told;
  return (
    <div className="grid content-start items-start gap-x-12 gap-y-4 @4xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <p className="font-serif text-xl font-semibold">{verdictOf(told)}</p>
        {!feasibility.targetFromHours && <VerdictGauge {...feasibility} />}
        <FactList
          facts={[
            ['Goal as read', goalAsRead(told)],
            ['By', deadlineAsRead(told)],
            ['These answers support', monthly(feasibility.supportedCents)],
            ['Hours needed', hoursNeeded(told)],
            ['Path that fits best', told.path.title],
          ]}
        />
        <GoalNotes told={told} />
      </div>
      <div className="flex flex-col gap-4">
        <figure>
          <figcaption className="mb-2 text-sm text-ink-soft">
            What is left of a month before tax, on average of three
          </figcaption>
          <MonthsChart {...told} />
        </figure>
        <WhatItTakes told={told} />
      </div>
    </div>
  );
}
