import { useQuery } from '@tanstack/react-query';
import { planCalendarQuery } from '#web/lib/api/plan-calendar.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import type { NextStep } from './next-steps.ts';

/** Whether the head's content is loaded: the first task of a finished plan, or the reviewer's remarks. */
export function useHeadKnown(step: NextStep | undefined): boolean {
  const fileId = step?.kind === 'read' && step.run.brief !== undefined ? step.run.outcome : undefined;
  const runId = step?.kind === 'revise' ? step.run.id : undefined;
  const task = useQuery({ ...planCalendarQuery(fileId ?? ''), enabled: fileId !== undefined });
  const remark = useQuery({ ...runQuery(runId ?? ''), enabled: runId !== undefined });
  return !task.isLoading && !remark.isLoading;
}
