import type { ReactNode } from 'react';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { FactList } from '../fact-list.tsx';
import { MonthsChart } from './months-chart.tsx';
import { monthly } from './print-monthly.ts';
import { VerdictGauge } from './verdict-gauge.tsx';
import { deadlineAsRead, goalAsRead, hoursNeeded, verdictOf, whyThisPath } from './verdict-words.ts';
import { GoalNotes, WhatItTakes } from './what-it-takes.tsx';

/** What the model makes of some answers: the verdict, its figures, what would have to be true, and a way on. */
export function VerdictSummary({ told, children }: { told: Explanation; children: ReactNode }) {
  const { feasibility } = told;
  return (
    <div className="grid content-start items-start gap-x-12 gap-y-5 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-4">
        <p className="font-serif text-2xl leading-tight font-semibold">{verdictOf(told)}</p>
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
        <p className="text-sm text-ink-soft">{whyThisPath(told)}</p>
        <GoalNotes told={told} />
      </div>
      <div className="flex flex-col gap-4 @4xl:row-span-2">
        <figure>
          <figcaption className="mb-2 text-sm text-balance text-ink-soft">
            Left each month before tax, three-month average
          </figcaption>
          <MonthsChart {...told} />
        </figure>
        <WhatItTakes told={told} />
      </div>
      <div className="@4xl:col-start-1 @4xl:row-start-2">{children}</div>
    </div>
  );
}
