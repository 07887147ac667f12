import { useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { reviewDueAtMs, reviewHours } from '#shared/domain/runs/review-rules.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone, DateTime } from '#web/components/date-time/date-time.tsx';
import { formatDateTime, formatDayAndTime } from '#web/components/date-time/format-date-time.ts';
import { Section } from '#web/components/page/section.tsx';

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

const happened: Record<RunStatus, string> = {
  CREATED: 'Plan opened',
  UNDER_REVIEW: 'Submitted for review',
  APPROVED_EXECUTING: 'Approved',
  COMPLETED: 'Plan ready',
  REJECTED_FOR_USER_REFINEMENT: 'Sent back for changes',
  REVIEW_LIMIT_REACHED: 'Not approved, no submissions left',
};

/** The coming events, and when. */
const ahead: Partial<Record<RunStatus, readonly (readonly [what: string, when: string])[]>> = {
  UNDER_REVIEW: [
    ['Your reviewer decides', `In ${reviewHours}`],
    ['Plan ready', `By email, ${reviewHours} after approval`],
  ],
  APPROVED_EXECUTING: [['Plan ready', 'We’ll email you the PDF']],
};

/** The past events, the latest last, and the coming ones. */
export function RunTimeline({ run }: { run: RunDetail }) {
  const basic = run.plan === 'BASIC';
  const due = useReviewDue(run);
  const list = (
    <ol className="ml-[5px] border-l-2 border-line">
      {run.timeline.map(({ status, at }, index) => (
        <li key={`${status} ${at}`} className="relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden
            className={classNames(
              'absolute top-1.5 -left-[7px] size-3 rounded-full border-2',
              status === 'REVIEW_LIMIT_REACHED' ? 'border-brick' : 'border-leaf',
              index < run.timeline.length - 1
                ? 'bg-paper'
                : status === 'REVIEW_LIMIT_REACHED'
                  ? 'bg-brick'
                  : 'bg-leaf',
            )}
          />
          <p className="font-semibold">
            {basic && status === 'APPROVED_EXECUTING' ? 'Submitted' : happened[status]}
          </p>
          <p className="text-sm text-ink-soft">
            <DateTime iso={at} />
          </p>
        </li>
      ))}
      {ahead[run.runStatus]?.map(([what, when], index) => (
        <li key={what} className="relative pb-4 pl-5 text-ink-soft last:pb-0">
          <span
            aria-hidden
            className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-line bg-paper"
          />
          <p className="font-semibold">
            <span className="sr-only">To come: </span>
            {what}
          </p>
          <p className="text-sm first-letter:uppercase">
            {index === 0 && due && !due.isLate ? <ByTheLatest atMs={due.atMs} /> : when}
          </p>
        </li>
      ))}
    </ol>
  );
  // Folded once the plan is ready, because few people look back.
  if (run.generatedFile !== null)
    return (
      <details className="border-t border-line pt-3">
        <summary className="min-h-11 cursor-pointer py-2">
          <h2 className="inline font-serif text-xl font-semibold">Timeline</h2>
        </summary>
        <div className="pt-2">{list}</div>
      </details>
    );
  return (
    <Section title="Timeline" aside>
      {list}
    </Section>
  );
}
