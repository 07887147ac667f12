import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanExtras } from '#web/components/plan-extras.tsx';
import { planCalendarQuery } from '#web/lib/api/plan-calendar.ts';
import { usePlanExtras } from '#web/lib/api/use-plan-extras.ts';
import { printTaskDay } from '#web/lib/plan-calendar/print-task-day.ts';

/** The first task of a finished plan. */
export function FirstTask({ fileId }: { fileId: string }) {
  const [asked] = useState(() => planCalendarQuery(fileId));
  const { data } = useQuery(asked);
  const first = data?.tasks[0];
  if (first === undefined) return null;
  return (
    <p className="mt-3 max-w-measure text-pretty">
      <span className="text-mist">First, {printTaskDay(first.day)}:</span>{' '}
      <span className="font-semibold">{first.title}</span>
    </p>
  );
}

/** The files that come with a finished plan. */
export function ReadyExtras({ fileId, runId }: { fileId: string; runId: string }) {
  const { loading, told, save } = usePlanExtras({ fileId, runId });
  return (
    <>
      <div className="on-night grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 sm:flex max-sm:[&_button]:px-2 max-sm:[&_button]:text-sm max-sm:[&_svg+span]:w-min max-sm:[&_svg+span]:text-start">
        <PlanExtras loading={loading} onSave={(extra) => void save(extra)} />
      </div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden sm:basis-full">
        {told}
      </p>
    </>
  );
}
