import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';
import { NewRoundLink } from '#web/components/new-round-link.tsx';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { viewSubmission } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { runQuery } from '#web/lib/api/run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { usePlanExtras } from '#web/lib/api/use-plan-extras.ts';
import { whyFailed } from '#web/lib/api/way-on.ts';
import { savePlan } from '#web/lib/save-plan.ts';
import { fileQuery } from './api/file-query.ts';
import { DocumentActions } from './document-actions.tsx';
import { FileFailed, Opening } from './viewer-states.tsx';

/** pdf.js is large, and draws nothing before the file has loaded. */
const OpenedDocument = lazy(() => import('./opened-document.tsx'));

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
