import type { RunSummary } from '#shared/contract/runs.ts';
import { maxSubmissions, planNames } from '#shared/domain/plans/plans.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { type Column, DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Day } from './day.tsx';
import { documentAddress } from './document-address.ts';
import { NamedRow } from './named-row.tsx';
import { runStatusLook } from './run-status-look.ts';
import { shortId } from './short-id.ts';

/** Of a plan that is over nothing is on its way: why it has no document stands below the word. */
function Outcome({ run }: { run: RunSummary }) {
  if (run.outcome === 'Pending')
    return (
      <span className="text-ink-soft">
        Pending
        {run.status === 'REVIEW_LIMIT_REACHED' && (
          <span className="text-sm lg:block">
            <span className="lg:sr-only">,</span> not approved:{' '}
            <TextLink
              to={addresses.run({ runId: run.id })}
              snug
              label={`See why plan ${shortId(run.id)} was not approved`}
            >
              see why
            </TextLink>
          </span>
        )}
      </span>
    );
  return (
    <TextLink to={documentAddress(run)} snug label={`View PDF of plan ${shortId(run.id)}`}>
      View PDF
    </TextLink>
  );
}

/** Each submission that its plan has is a mark, filled once it was made. */
function Attempts({ run: { plan, submissionAttempts: made } }: { run: RunSummary }) {
  const of = maxSubmissions(plan);
  return (
    <span className="flex flex-wrap items-center gap-x-2 lg:flex-col lg:items-end">
      <span className="whitespace-nowrap">
        {made} of {of}
      </span>
      {of > 1 && <StepMarks done={made} of={of} className="w-12 lg:mt-1 lg:justify-end" />}
    </span>
  );
}

/** Beside the PDF: what was answered, and how it stands. */
const viewWords = ({ status }: RunSummary): string => (isEditable(status) ? 'View draft' : 'View answers');

/** A finished plan by its path and that path’s cover. */
function PlanNamed({ run: { plan, id, brief } }: { run: RunSummary }) {
  const kind = `${planNames[plan]} plan`;
  if (brief === undefined) return <NamedRow name={kind} id={id} />;
  return (
    <span className="flex items-center gap-3">
      <Cover of={brief.path} className="max-w-9" />
      <span className="min-w-0 lg:max-w-52">
        <NamedRow name={brief.title} kind={kind} id={id} />
      </span>
    </span>
  );
}

const columns: readonly Column<RunSummary>[] = [
  { title: 'Plan', cell: (run) => <PlanNamed run={run} />, place: 'head' },
  {
    title: 'Status',
    cell: ({ status }) => (
      <span className="lg:whitespace-nowrap">
        <StatusBadge {...runStatusLook[status]} />
      </span>
    ),
    place: 'state',
  },
  { title: 'Attempts', cell: (run) => <Attempts run={run} />, align: 'end' },
  { title: 'Remaining reviews', cell: (run) => run.remainingReviews, align: 'end' },
  { title: 'Outcome', cell: (run) => <Outcome run={run} />, place: 'foot' },
  { title: 'Created', cell: (run) => <Day iso={run.createdAt} /> },
  { title: 'Last updated', cell: (run) => <Day iso={run.lastModified} /> },
  {
    title: 'View',
    place: 'foot',
    cell: (run) => (
      <TextLink
        to={addresses.run({ runId: run.id })}
        snug
        label={`${viewWords(run)} of plan ${shortId(run.id)}`}
      >
        {viewWords(run)}
      </TextLink>
    ),
  },
];

export function RunsTable({ runs }: { runs: readonly RunSummary[] }) {
  if (runs.length === 0) {
    return (
      <EmptyState
        text="No PathCompiler runs yet."
        action={<TextLink to={addresses.plans()}>Choose a plan</TextLink>}
      />
    );
  }
  return (
    <>
      <DataTable
        caption="Your plan runs, newest first"
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
      />
      <p className="mt-3 text-sm text-pretty text-ink-soft">
        An attempt is one submission of your answers. Remaining reviews are how often a person will still read
        them; on Basic our rules do.
      </p>
    </>
  );
}
