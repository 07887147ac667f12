import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { FirstYear } from '#web/components/plan-brief/first-year.tsx';
import { PlanExtras } from '#web/components/plan-extras.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { usePlanExtras } from '#web/lib/api/use-plan-extras.ts';
import { planCalendarQuery } from './api/plan-calendar.ts';
import { printTaskDay } from './print-task-day.ts';
import type { PlannedTask } from './read-calendar.ts';

const shownTasks = 3;

function FirstTasks({ tasks }: { tasks: readonly PlannedTask[] }) {
  return (
    <ol className="grid gap-x-8 border-b border-line pb-1 lg:grid-cols-3">
      {tasks.slice(0, shownTasks).map(({ title, day, about }) => (
        <li key={`${day} ${title}`} className="border-t border-line py-3">
          <p className="text-sm text-ink-soft tabular-nums">
            <time dateTime={day}>{printTaskDay(day)}</time>
            {about[0] !== undefined && ` · ${about[0]}`}
          </p>
          <p className="font-semibold wrap-anywhere">{title}</p>
          {about.slice(1).map((line) => (
            <p key={line} className="text-sm text-ink-soft wrap-anywhere">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

export interface FinishedPlanProps {
  fileId: string;
  runId: string;
  /** Older plans have none. */
  brief?: PlanBrief | undefined;
}

/** What the plan is about, what to do first, and what comes with it. Older plans have no calendar to tell it from. */
export function FinishedPlan({ fileId, runId, brief }: FinishedPlanProps) {
  const [asked] = useState(() => planCalendarQuery(fileId));
  const { data, isPending } = useQuery(asked);
  const { loading, told, save } = usePlanExtras({ fileId, runId });
  if (!isPending && data === undefined) return null;
  return (
    <section aria-labelledby="finished-plan" className="card min-h-80 p-5 sm:p-6">
      <div className="flex items-start gap-4 sm:gap-5">
        {brief !== undefined && <Cover of={brief.path} className="sm:w-16" />}
        <div className="min-w-0 grow">
          <h2 id="finished-plan">
            {data === undefined ? 'What to do first' : `What to do first: ${data.name}`}
          </h2>
          {brief !== undefined && <p className="mt-1 text-ink-soft tabular-nums">{briefWords(brief)}</p>}
        </div>
        {brief !== undefined && <FirstYear brief={brief} className="w-40 shrink-0 max-md:hidden" />}
      </div>
      <div className="mt-4">
        {data === undefined ? <Skeleton className="h-44 w-full" /> : <FirstTasks tasks={data.tasks} />}
      </div>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <PlanExtras loading={loading} onSave={(extra) => void save(extra)} />
      </div>
      <p role="status" className="text-sm wrap-anywhere not-empty:mt-3">
        {told}
      </p>
    </section>
  );
}
