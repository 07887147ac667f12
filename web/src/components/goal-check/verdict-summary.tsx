import type { ReactNode } from 'react';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { classNames } from '../class-names.ts';
import { FactList } from '../fact-list.tsx';
import { isHopeless } from './fitting-plan.ts';
import { MonthsCaption, MonthsChart } from './months-chart.tsx';
import { OtherPaths } from './other-paths.tsx';
import { PathThatFits } from './path-that-fits.tsx';
import { whole } from './print-monthly.ts';
import {
  deadlineAsRead,
  goalAsRead,
  hoursAWeek,
  marginOf,
  ofSupport,
  shareOf,
  verdictOf,
  whatItTakes,
} from './verdict-words.ts';
import { GoalNotes, WhatItTakes } from './what-it-takes.tsx';

/** What the model makes of some answers: the verdict, its one figure beside its one picture, the path it is of, what would have to be true, and a way on. */
export function VerdictSummary({ told, children }: { told: Explanation; children: ReactNode }) {
  const [margin, share] = [marginOf(told), shareOf(told)];
  // One bar takes less room than twelve: the facts stand beside it then.
  const isBar = isHopeless(told);
  const takes = whatItTakes(told);
  return (
    <div className="grid gap-6 @4xl:gap-8">
      <div
        className={classNames(
          'grid items-start gap-x-12 gap-y-5',
          isBar ? '@4xl:grid-cols-2' : '@4xl:grid-cols-[5fr_7fr]',
        )}
      >
        <div>
          <p className="font-serif text-2xl leading-tight font-semibold">
            {verdictOf(told)}
            {margin && `: ${margin}`}
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-4xl font-semibold">
              {whole(told.feasibility.supportedCents)}
            </span>
            <span>
              {ofSupport(told)}
              {share && <span className="text-ink-soft">, {share}</span>}
            </span>
          </p>
        </div>
        <figure className={isBar ? '@container @4xl:col-start-1' : '@container @4xl:row-span-2'}>
          <MonthsChart {...told} />
          <MonthsCaption told={told} />
        </figure>
        <div
          className={classNames('grid gap-4', isBar && '@4xl:col-start-2 @4xl:row-start-1 @4xl:row-span-2')}
        >
          <FactList
            facts={[
              ['Goal as read', goalAsRead(told)],
              ['By', deadlineAsRead(told)],
              ['Hours a week', hoursAWeek(told)],
            ]}
          />
          <GoalNotes told={told} />
        </div>
      </div>
      <div
        className={classNames(
          'grid items-start gap-x-12 gap-y-5',
          takes && '@4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr]',
        )}
      >
        <PathThatFits told={told} />
        {/* Below the card, or below both where the other is no longer. */}
        <OtherPaths
          told={told}
          className={takes && !takes.together ? '@4xl:col-span-2 @4xl:row-start-2' : ''}
        />
        {takes && (
          <div
            className={classNames('@4xl:col-start-2 @4xl:row-start-1', takes.together && '@4xl:row-span-2')}
          >
            <WhatItTakes told={told} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
