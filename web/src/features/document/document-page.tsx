import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { MoreMenu, moreItemLook } from '#web/components/button/more-menu.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { PageNotFound } from '#web/components/page/page-not-found.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { NewRoundLink } from '#web/components/plan-brief/new-round-link.tsx';
import { PlanExtras } from '#web/components/plan-brief/plan-extras.tsx';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { viewSubmission } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { getFile, type PlanExtra, type PlanExtrasState, usePlanExtras } from '#web/lib/api/plan-file.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import { useFailure, whyFailed } from '#web/lib/api/use-failure.ts';
import { useCopied } from '#web/lib/page/copy-text.ts';
import { savePlan } from '#web/lib/save-plan.ts';
import { FileFailed, Opening } from './viewer/viewer-frame.tsx';

/** Kept as long as the page is open, because a long reading needs no second download. */
const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'file', fileId],
    queryFn: ({ signal }) => getFile(fileId, 'pdf', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface PlanMenuProps {
  runId: string | undefined;
  /** The other files are next to Download, at the bottom of a phone, or here when neither place is shown. */
  file: DocumentActionsProps['file'];
  onSave: (extra: PlanExtra) => void;
  onCopy: (runId: string) => void;
}

const Item = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={moreItemLook} onClick={onClick}>
    {children}
  </button>
);

function PlanMenu({ runId, file, onSave, onCopy }: PlanMenuProps) {
  const extra = classNames(file !== 'failed' && 'xl:hidden', file === 'here' && 'max-sm:hidden');
  return (
    <MoreMenu>
      <li className={extra}>
        <Item onClick={() => onSave('workbook')}>Workbook (Excel)</Item>
      </li>
      <li className={extra}>
        <Item onClick={() => onSave('calendar')}>Calendar of tasks</Item>
      </li>
      {runId !== undefined && (
        <>
          <li>
            <Item onClick={() => onCopy(runId)}>Copy plan ID</Item>
          </li>
          <li>
            <Link to={addresses.run({ runId })} className={moreItemLook}>
              Back to your submission
            </Link>
          </li>
          <li>
            <Link to={addresses.plans({ from: runId })} className={moreItemLook}>
              Start new round
            </Link>
          </li>
        </>
      )}
      <li>
        <Link to={addresses.dashboard()} className={moreItemLook}>
          Back to dashboard
        </Link>
      </li>
    </MoreMenu>
  );
}

interface DocumentActionsProps {
  runId: string | undefined;
  extras: PlanExtrasState;
  file: 'here' | 'opening' | 'failed';
  /** True for a moment after a download. */
  saved: boolean;
  onDownload: () => void;
}

/** The main action of a document, and the others in a menu. */
function DocumentActions({ runId, extras, file, saved, onDownload }: DocumentActionsProps) {
  const { outcome, copy, forget } = useCopied();
  const save = (extra: PlanExtra) => {
    forget();
    void extras.save(extra);
  };
  return (
    <div className="max-sm:contents">
      <div className="flex flex-wrap justify-end gap-2 lg:[&>button,&>div>button]:px-3.5">
        {/* A phone has it at the bottom. */}
        {file !== 'failed' && (
          <div className="grid max-sm:hidden">
            <Button pending={file === 'opening'} pendingText="Opening…" onClick={onDownload}>
              {saved ? <Check aria-hidden className="size-5" /> : <Download aria-hidden className="size-5" />}
              {/* Keeps the width. */}
              <span className="min-w-[4.75rem] text-start">{saved ? 'Saved' : 'Download'}</span>
            </Button>
          </div>
        )}
        {file !== 'failed' && (
          <div className="hidden gap-2 xl:flex">
            <PlanExtras loading={extras.loading} onSave={save} short />
          </div>
        )}
        <PlanMenu runId={runId} file={file} onSave={save} onCopy={(id) => void copy(id)} />
      </div>
      <p role="status" className="sr-only">
        {saved && 'The PDF is saved.'}
      </p>
      <p
        role="status"
        className="order-last text-sm wrap-anywhere not-empty:mt-1 max-sm:col-span-2 sm:text-right"
      >
        {outcome === undefined && extras.told}
        {outcome === 'copied' && 'Plan ID copied.'}
        {outcome === 'failed' && `Plan ID: ${runId}`}
      </p>
    </div>
  );
}

/** pdf.js is large, and draws nothing before the file has loaded. */
const OpenedDocument = lazy(() => import('./viewer/viewer.tsx'));

interface ExpiredProps {
  runId: string | undefined;
  plan: PlanType | undefined;
  brief: PlanBrief | undefined;
}

/** What remains of an expired document: its verdict, and a new round with its answers. */
function Expired({ runId, plan, brief }: ExpiredProps) {
  return (
    <div className="dark-band">
      <div className="page-width grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] content-center items-center gap-x-14 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1>This document has expired</h1>
          {brief !== undefined && (
            <p className="mt-2 font-semibold">
              {brief.title}. {briefWords(brief)}
            </p>
          )}
          <p className="mt-4 max-w-measure text-lg text-mist">
            We keep documents for 30 days. You can start a new round with the same answers.
          </p>
          <div className="on-night mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            {runId === undefined ? (
              <ButtonLink to={addresses.dashboard()}>Back to dashboard</ButtonLink>
            ) : (
              <>
                <NewRoundLink runId={runId} plan={plan} wide />
                <TextLink to={addresses.run({ runId })}>{viewSubmission}</TextLink>
                <TextLink to={addresses.dashboard()}>Back to dashboard</TextLink>
              </>
            )}
          </div>
        </div>
        {brief !== undefined && (
          <div aria-hidden>
            <PlanYear brief={brief} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * How long the document is kept, and what stays. Its space is reserved until its run or the file has loaded.
 */
function Expiry({ run, shown }: { run: RunDetail | undefined; shown: boolean }) {
  const [nowMs] = useState(Date.now);
  const until = run?.fileExpiresAt;
  const day = until && formatShortDate(Date.parse(until), { timeZone: browserTimeZone(), nowMs });
  return (
    <p className={classNames('text-sm text-ink-soft', !shown && 'invisible')}>
      Download it {day === undefined ? 'within 30 days' : `by ${day}`}.
    </p>
  );
}

const shownMs = 3000;

/** True for a moment after each download. */
function useSaved() {
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), shownMs);
    return () => clearTimeout(timer);
  }, [saved]);
  return [saved > 0, () => setSaved((times) => times + 1)] as const;
}

/** The bytes are no document; a retry asks for a new copy. */
const unreadable = ({ isFetching, refetch, dataUpdatedAt }: UseQueryResult<ArrayBuffer>) => ({
  why: whyFailed(undefined),
  count: dataUpdatedAt,
  retrying: isFetching,
  onRetry: () => void refetch(),
});

function DocumentPage() {
  const { fileId = '' } = useParams();
  const [query] = useSearchParams();
  const runId = query.get('runId') ?? undefined;
  const extras = usePlanExtras({ fileId, runId });
  const [asked] = useState(() => fileQuery(fileId));
  const [saved, tellSaved] = useSaved();
  const file = useQuery(asked);
  const { data: named, isLoading } = useQuery({ ...runQuery(runId ?? ''), enabled: runId !== undefined });
  // The address may name any run.
  const run = named?.generatedFile === fileId ? named : undefined;

  const brief = run?.brief;
  const failure = useFailure(file);
  const status = failure?.said?.status;
  usePageTitle(status === 404 ? undefined : brief?.title);
  if (status === 404) return <PageNotFound thing="file" />;
  if (status === 410) return <Expired runId={runId} plan={run?.plan} brief={brief} />;
  const download = () => {
    if (file.data === undefined) return;
    savePlan({ bytes: file.data, format: 'pdf', runId });
    tellSaved();
  };
  return (
    <div className="page-width min-[100rem]:max-w-400 pt-4 pb-8 sm:pt-6 sm:pb-12">
      <div
        className={classNames(
          'mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:gap-x-3.5',
          (brief !== undefined || isLoading) && 'sm:grid-cols-[auto_minmax(0,1fr)_auto]',
        )}
      >
        {brief !== undefined && <Cover of={brief.path} className="row-span-2 max-sm:hidden" />}
        {isLoading && <Skeleton className="row-span-2 h-16 w-12 self-start max-sm:hidden" />}
        <h1 className="text-2xl">{brief?.title ?? 'Your plan document'}</h1>
        <DocumentActions
          runId={runId}
          extras={extras}
          file={file.data !== undefined ? 'here' : failure ? 'failed' : 'opening'}
          saved={saved}
          onDownload={download}
        />
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-6">
          {/* Never empty, because a box without a baseline makes the line higher. */}
          <p className="font-semibold max-lg:text-sm">{brief ? briefWords(brief) : '\u00a0'}</p>
          {!failure && <Expiry run={run} shown={run !== undefined || file.data !== undefined} />}
        </div>
      </div>
      {file.data !== undefined ? (
        <Suspense fallback={<Opening />}>
          <OpenedDocument
            key={file.dataUpdatedAt}
            bytes={file.data}
            brief={brief}
            extras={extras}
            onDownload={download}
            failure={unreadable(file)}
          />
        </Suspense>
      ) : failure ? (
        <FileFailed failure={failure} isOwed={status === 402} />
      ) : (
        <Opening />
      )}
    </div>
  );
}

export default withAccountQueries(DocumentPage);
