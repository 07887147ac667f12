import type { ReactNode } from 'react';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { FactList } from '#web/components/fact-list.tsx';
import { MonthsCaption, MonthsChart } from '#web/components/goal-check/months-chart.tsx';
import { whole } from '#web/components/goal-check/print-monthly.ts';
import {
  deadlineAsRead,
  goalAsRead,
  hoursAWeek,
  ofSupport,
  verdictOf,
} from '#web/components/goal-check/verdict-words.ts';
import { GoalNotes, WhatItTakes } from '#web/components/goal-check/what-it-takes.tsx';
import { EmptyYear } from './empty-year.tsx';

/** The answers as the model reads them: the one figure and its year first, then what they stand on. */
export function RunReading({ told, children }: { told: Explanation; children: ReactNode }) {
  const { feasibility } = told;
  return (
    <div className="grid gap-x-10 gap-y-5 @xl:grid-cols-2">
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-serif text-xl font-semibold">{verdictOf(told)}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-4xl font-semibold">{whole(feasibility.supportedCents)}</span>
            <span>{ofSupport(told)}</span>
          </p>
        </div>
        <figure className="@container">
          <MonthsChart {...told} />
          <MonthsCaption told={told} />
        </figure>
      </div>
      <div className="flex flex-col gap-5">
        <FactList
          facts={[
            ['Goal as read', goalAsRead(told)],
            ['By', deadlineAsRead(told)],
            ['Hours a week', hoursAWeek(told)],
            ['Path that fits best', told.path.title],
          ]}
        />
        <GoalNotes told={told} />
        <WhatItTakes told={told} />
        {children}
      </div>
    </div>
  );
}

/** As long as no hours are chosen: how the goal is read, and nothing that rests on them. */
export function GoalAlone({ told }: { told: Explanation }) {
  return (
    <div className="flex flex-col gap-5">
      <EmptyYear />
      <p>Choose your hours a week, and this shows what your answers support.</p>
      <FactList
        facts={[
          ['Goal as read', goalAsRead(told)],
          ['By', deadlineAsRead(told)],
        ]}
      />
      <GoalNotes told={told} />
    </div>
  );
}
