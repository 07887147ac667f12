import { useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { reviewDueAtMs } from '#shared/domain/runs/review-rules.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatDateTime, formatDayAndTime } from '#web/components/date-time/format-date-time.ts';

/** When a decision is due, and whether that is still to come; undefined when none is pending. */
export function useReviewDue({ runStatus, timeline }: Pick<RunDetail, 'runStatus' | 'timeline'>) {
  const [nowMs] = useState(Date.now);
  const submitted = timeline.findLast(({ status }) => status === 'UNDER_REVIEW');
  if (runStatus !== 'UNDER_REVIEW' || submitted === undefined) return undefined;
  const atMs = reviewDueAtMs(Date.parse(submitted.at));
  return { atMs, isLate: atMs <= nowMs };
}

/** “by Sunday 29 November, 7:25 am AEDT” */
export function ByTheLatest({ atMs }: { atMs: number }) {
  const zone = { timeZone: browserTimeZone() };
  return (
    <>
      by{' '}
      <time dateTime={new Date(atMs).toISOString()} title={formatDateTime(atMs, zone)}>
        {formatDayAndTime(atMs, zone)}
      </time>
    </>
  );
}
