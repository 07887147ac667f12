import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '#web/components/skeleton.tsx';
import { planCalendarQuery } from '#web/lib/api/plan-calendar.ts';
import { printTaskDay } from '#web/lib/plan-calendar/print-task-day.ts';
import type { PlannedTask } from '#web/lib/plan-calendar/read-calendar.ts';

const shownTasks = 3;

function FirstTasks({ tasks }: { tasks: readonly PlannedTask[] }) {
  return (
    <ol className="grid gap-3 lg:grid-cols-3">
      {tasks.slice(0, shownTasks).map(({ title, day, about }) => (
        <li key={`${day} ${title}`} className="card p-4 sm:p-5">
          <p className="text-sm text-ink-soft">
            <time dateTime={day}>{printTaskDay(day)}</time>
            {about[0] !== undefined && ` · ${about[0]}`}
          </p>
          <p className="my-1 text-lg leading-snug font-semibold text-pretty wrap-anywhere">{title}</p>
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

/** As high as its usual content. */
export const FirstTasksSection = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="first-tasks" className="mt-3 min-h-66">
    <h2 id="first-tasks" className="mb-4 text-2xl">
      What to do first
    </h2>
    {children}
  </section>
);

/** The first tasks in the plan’s calendar. Older plans have no calendar. */
export function FinishedPlan({ fileId }: { fileId: string }) {
  const [asked] = useState(() => planCalendarQuery(fileId));
  const { data, isPending } = useQuery(asked);
  if (!isPending && data === undefined) return null;
  return (
    <FirstTasksSection>
      {data === undefined ? <Skeleton className="h-44 w-full" /> : <FirstTasks tasks={data.tasks} />}
    </FirstTasksSection>
  );
}
