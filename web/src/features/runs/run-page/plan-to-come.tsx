import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone, ExpiryTime } from '#web/components/date-time/date-time.tsx';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { NewRoundLink } from '#web/components/plan-brief/new-round-link.tsx';
import { PlanExtras } from '#web/components/plan-brief/plan-extras.tsx';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { addresses } from '#web/config/addresses.ts';
import { planCalendarQuery, usePlanExtras } from '#web/lib/api/plan-file.ts';
import { type PlannedTask, printTaskDay } from '#web/lib/plan-calendar.ts';
import { isDocumentGone } from './run-words.ts';

/** A placeholder for a year without data. */
export function EmptyYear() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full">
      {Array.from({ length: 12 }, (_none, month) => month).map((month) => (
        <rect
          key={month}
          x={month * (320 / 12) + 2}
          y={84 - month * 6}
          width={320 / 12 - 4}
          height={12 + month * 6}
          className="fill-none stroke-line-strong"
          strokeDasharray="3 3"
        />
      ))}
    </svg>
  );
}

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
const FirstTasksSection = ({ children }: { children: ReactNode }) => (
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

/** The usual minimum height, also while it loads or is being made. */
const planPlace = 'min-h-127 sm:min-h-100 lg:min-h-64';

interface PlanReadyProps {
  fileId: string;
  runId: string;
  plan: PlanType;
  expiresAt: string | undefined;
  /** Older plans have none, and are only a PDF. */
  brief: PlanBrief | undefined;
}

/** The other files of the plan, and the outcome of downloading them. */
function Extras({ fileId, runId }: Record<'fileId' | 'runId', string>) {
  const { loading, told, save } = usePlanExtras({ fileId, runId });
  return (
    <>
      <div className="on-night contents max-sm:[&_button]:text-sm max-sm:[&_svg+span]:w-min max-sm:[&_svg+span]:text-start">
        <PlanExtras loading={loading} onSave={(extra) => void save(extra)} />
      </div>
      <p role="status" className="col-span-2 w-full text-sm wrap-anywhere empty:hidden">
        {told}
      </p>
    </>
  );
}

interface KeptProps extends Pick<PlanReadyProps, 'expiresAt'> {
  isGone: boolean;
  nowMs: number;
}

/** Until when the document is kept, in the words of the viewer and the dashboard. */
function Kept({ expiresAt, isGone, nowMs }: KeptProps) {
  if (expiresAt === undefined) return 'You can download the PDF for 30 days.';
  if (!isGone) {
    const until = formatShortDate(Date.parse(expiresAt), { timeZone: browserTimeZone(), nowMs });
    return `Download it by ${until}.`;
  }
  return (
    <>
      The PDF <ExpiryTime iso={expiresAt} nowMs={nowMs} /> and can no longer be opened. A new round starts
      with the same answers.
    </>
  );
}

/**
 * A finished plan: its result, its year, its files and its next steps. On a phone the year is in the middle.
 */
export function PlanReady({ fileId, runId, plan, expiresAt, brief }: PlanReadyProps) {
  const [nowMs] = useState(Date.now);
  const isGone = isDocumentGone({ fileExpiresAt: expiresAt }, nowMs);
  return (
    <div
      className={classNames(
        'dark-band flex flex-col gap-x-10 gap-y-5 rounded-md forced-colors:border p-5 sm:p-8 lg:flex-row lg:items-center lg:justify-between',
        brief !== undefined && planPlace,
      )}
    >
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
        {brief !== undefined && (
          <p role="status" className="font-serif text-xl leading-snug font-semibold text-balance sm:text-2xl">
            {briefWords(brief)}
          </p>
        )}
        <div className="grid grid-cols-2 gap-3 max-lg:order-1 max-sm:[&_button]:px-2 sm:flex sm:flex-wrap">
          <div className="col-span-2 grid">
            {isGone ? (
              <NewRoundLink runId={runId} plan={plan} variant="secondary" />
            ) : (
              <ButtonLink to={addresses.file({ fileId, runId })} variant="secondary">
                View PDF
              </ButtonLink>
            )}
          </div>
          {brief !== undefined && !isGone && <Extras fileId={fileId} runId={runId} />}
        </div>
        <p
          role={brief === undefined ? 'status' : undefined}
          className="max-w-measure text-mist max-lg:order-2"
        >
          <Kept expiresAt={expiresAt} isGone={isGone} nowMs={nowMs} />
        </p>
      </div>
      {brief !== undefined && (
        <div aria-hidden className="lg:shrink-0">
          <PlanYear brief={brief} />
        </div>
      )}
    </div>
  );
}

/** A placeholder for a plan that is being made, in its final height, so that nothing below moves. */
export const PlanToCome = ({ children }: { children: ReactNode }) => (
  <div className={`flex flex-col gap-5 ${planPlace}`}>
    {children}
    <div className="dark-band on-night flex min-h-20 grow flex-col justify-center gap-5 rounded-md p-5 sm:px-8 lg:flex-row lg:items-center lg:justify-between">
      <p className="text-ink-soft">Your verdict and month-by-month year will appear here.</p>
      <div className="w-full max-w-80">
        <EmptyYear />
      </div>
    </div>
  </div>
);

export const FirstTasksToCome = () => (
  <FirstTasksSection>
    <p className="min-h-44 rounded-md border border-dashed border-line-strong p-4 text-ink-soft sm:p-5">
      Your first three tasks and their dates will appear here.
    </p>
  </FirstTasksSection>
);
