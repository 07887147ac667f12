import { CircleCheck, CircleSlash, Clock, Hammer, PencilLine, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RunSummary } from '#shared/contract/runs.ts';
import { isReviewed, maxSubmissions, planNames } from '#shared/domain/plans/plans.ts';
import { reviewDueAtMs } from '#shared/domain/runs/review-rules.ts';
import { isEditable, type RunStatus } from '#shared/domain/runs/run-status.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { type Column, DataTable } from '#web/components/data-table.tsx';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatShortDateTime } from '#web/components/date-time/format-date-time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';
import { StatusBadge, type StatusBadgeProps } from '#web/components/notice/status-badge.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunWords, viewSubmission } from '#web/lib/active-run.ts';
import { documentAddress, viewPdf } from '../steps/step-words.tsx';
import { Day, NamedRow, shortId } from './table-parts.tsx';

const waitsFor: Partial<Record<RunStatus, string>> = {
  CREATED: 'not submitted yet',
  REJECTED_FOR_USER_REFINEMENT: 'needs your changes',
  APPROVED_EXECUTING: 'being prepared',
  COMPLETED: 'being prepared',
};

/** The latest time for the reviewers' answer; a check by rules has none. */
function AnswerBy({ run }: { run: RunSummary }) {
  const [nowMs] = useState(Date.now);
  const byMs = reviewDueAtMs(Date.parse(run.lastModified));
  if (!isReviewed(run.plan) || byMs < nowMs) return 'with our reviewers';
  return (
    <>
      due{' '}
      <time dateTime={new Date(byMs).toISOString()} className="whitespace-nowrap">
        {formatShortDateTime(byMs, { timeZone: browserTimeZone(), nowMs })}
      </time>
    </>
  );
}

/** A word and its explanation: next to it on a phone, below it in a table. */
const Standing = ({ word, children }: { word: string; children: ReactNode }) => (
  <span className="max-lg:text-sm">
    <span className="font-semibold whitespace-nowrap">{word}</span>
    <span className="lg:sr-only">: </span>
    <span className="text-ink-soft lg:block lg:text-sm">{children}</span>
  </span>
);

/** The outcome of a plan: its document, the step it waits for, or the reason why it ended. */
function RunOutcome({ run }: { run: RunSummary }) {
  if (run.status === 'REVIEW_LIMIT_REACHED')
    return (
      <Standing word="Not approved">
        <TextLink
          to={addresses.run({ runId: run.id })}
          snug
          label={`See why plan ${shortId(run.id)} was not approved`}
        >
          see why
        </TextLink>
      </Standing>
    );
  if (run.outcome === 'Pending')
    return (
      <Standing word="Pending">
        {run.status === 'UNDER_REVIEW' ? <AnswerBy run={run} /> : waitsFor[run.status]}
      </Standing>
    );
  return (
    <span className="grid whitespace-nowrap max-sm:grow lg:inline-grid">
      <ButtonLink
        to={documentAddress(run)}
        variant="secondary"
        label={`${viewPdf} of plan ${shortId(run.id)}`}
      >
        {viewPdf}
      </ButtonLink>
    </span>
  );
}

const runStatusLook: Record<RunStatus, StatusBadgeProps> = {
  CREATED: { tone: 'neutral', icon: PencilLine, word: activeRunWords.CREATED.mark },
  UNDER_REVIEW: { tone: 'pending', icon: Clock, word: activeRunWords.UNDER_REVIEW.mark },
  APPROVED_EXECUTING: { tone: 'pending', icon: Hammer, word: activeRunWords.APPROVED_EXECUTING.mark },
  COMPLETED: { tone: 'success', icon: CircleCheck, word: 'Completed' },
  REJECTED_FOR_USER_REFINEMENT: {
    tone: 'attention',
    icon: RotateCcw,
    word: activeRunWords.REJECTED_FOR_USER_REFINEMENT.mark,
  },
  REVIEW_LIMIT_REACHED: { tone: 'failed', icon: CircleSlash, word: 'Review limit reached' },
};

/** The number of submissions made; a mark for each where there are several. */
function Attempts({ run: { plan, submissionAttempts: made } }: { run: RunSummary }) {
  const of = maxSubmissions(plan);
  return (
    <span className="whitespace-nowrap">
      {made} of {of} used
      {of > 1 && <StepMarks done={made} of={of} className="mt-1 max-lg:hidden lg:justify-end" />}
    </span>
  );
}

/** A Basic plan has no reviews left because rules check it. */
const Reviews = ({ run: { plan, status, remainingReviews } }: { run: RunSummary }) => (
  <>
    {remainingReviews}
    {!isReviewed(plan) && isEditable(status) && (
      <span className="text-sm text-ink-soft max-lg:whitespace-nowrap lg:ms-auto lg:block lg:max-w-24">
        <span className="lg:sr-only">, </span>automatic check
      </span>
    )}
  </>
);

/** The label for viewing the answers next to the PDF, the same as in the page head and our mails. */
const viewWords = ({ status }: RunSummary): string =>
  status === 'COMPLETED' || status === 'REVIEW_LIMIT_REACHED' ? viewSubmission : activeRunWords[status].label;

/** A finished plan has the name and the cover of its path. */
function PlanNamed({ run: { plan, id, brief } }: { run: RunSummary }) {
  const kind = planNames[plan];
  if (brief === undefined) return <NamedRow name={`${kind} plan`} id={id} />;
  return (
    <span className="flex items-center gap-3">
      <Cover of={brief.path} className="max-w-9 max-sm:hidden" />
      <span className="min-w-0 xl:min-w-40">
        <NamedRow name={brief.title} kind={kind} id={id} />
      </span>
    </span>
  );
}

/**
 * A button on a phone, or a plain link where a PDF button is next to it; always a link in a table, whose rows
 * are close together.
 */
const linkOnDesk = (isBeside: boolean): string =>
  classNames(
    'max-lg:flex max-lg:grow max-lg:[&>a]:grow lg:whitespace-nowrap lg:[&>a]:border-0 lg:[&>a]:bg-transparent lg:[&>a]:px-0 lg:[&>a]:underline lg:[&>a]:underline-offset-4',
    isBeside ? 'max-lg:[&>a]:justify-start max-lg:[&>a]:border-0 max-lg:[&>a]:px-0' : 'max-lg:[&>a]:px-4',
  );

const columns: readonly Column<RunSummary>[] = [
  { title: 'Plan', cell: (run) => <PlanNamed run={run} />, place: 'head' },
  {
    title: 'Status',
    cell: ({ status }) => (
      <span className="whitespace-nowrap">
        <StatusBadge {...runStatusLook[status]} />
      </span>
    ),
    place: 'state',
  },
  { title: 'Attempts', cell: (run) => <Attempts run={run} />, align: 'end' },
  { title: 'Remaining reviews', short: 'Reviews', cell: (run) => <Reviews run={run} />, align: 'end' },
  { title: 'Outcome', cell: (run) => <RunOutcome run={run} />, place: 'outcome' },
  {
    title: 'Last updated',
    cell: ({ createdAt, lastModified }) => (
      <>
        <Day iso={lastModified} />
        <span className="whitespace-nowrap text-ink-soft lg:block lg:text-sm">
          <span className="lg:sr-only">, created </span>
          <span aria-hidden className="max-lg:hidden">
            Created{' '}
          </span>
          <Day iso={createdAt} />
        </span>
      </>
    ),
  },
  {
    title: 'View',
    place: 'action',
    cell: (run) => (
      <span className={linkOnDesk(run.outcome !== 'Pending')}>
        <ButtonLink
          to={addresses.run({ runId: run.id })}
          variant={run.outcome === 'Pending' ? 'secondary' : 'quiet'}
          label={`${viewWords(run)}: plan ${shortId(run.id)}`}
        >
          {viewWords(run)}
        </ButtonLink>
      </span>
    ),
  },
];

interface RunsTableProps {
  /** Undefined when they failed to load. */
  runs: readonly RunSummary[] | undefined;
  failure?: Failure | undefined;
}

export function RunsTable({ runs, failure }: RunsTableProps) {
  if (runs === undefined)
    return (
      failure && (
        <FailedRow title="We couldn’t load your plans" kept="Your answers are saved." failure={failure} />
      )
    );
  if (runs.length === 0) {
    return (
      <EmptyState
        text="No PathCompiler runs yet."
        action={<TextLink to={addresses.plans()}>Choose a plan</TextLink>}
      />
    );
  }
  return (
    <DataTable caption="Your plans, newest first" columns={columns} rows={runs} rowKey={({ id }) => id} />
  );
}
