import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { ExpiryTime } from '#web/components/date-time/expiry-time.tsx';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import { useParams, useSearchParams } from '#web/lib/router/use-router.ts';
import { savePlan } from '#web/lib/save-plan.ts';
import { fileQuery } from './api/file-query.ts';
import { DocumentActions } from './document-actions.tsx';
import { Failed, Opening } from './viewer-states.tsx';

/** pdf.js is heavy, and draws nothing before the bytes are here. */
const OpenedDocument = lazy(() => import('./opened-document.tsx'));

function Expired({ runId }: { runId: string | undefined }) {
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>This document has expired</h1>
      <p className="mt-4 max-w-measure text-lg">
        This document was available for 30 days and is no longer kept. Your answers are still here, and a copy
        you downloaded or got by email stays yours.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={addresses.dashboard()}>Back to dashboard</ButtonLink>
        {runId !== undefined && (
          <>
            <ButtonLink to={addresses.run({ runId })} variant="secondary">
              See your answers
            </ButtonLink>
            <ButtonLink to={addresses.plans({ from: runId })} variant="secondary">
              Start new round
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function Expiry({ run }: { run: RunDetail | undefined }) {
  const [nowMs] = useState(Date.now);
  if (run?.fileExpiresAt === undefined) return <p className="text-sm text-ink-soft">Kept for 30 days.</p>;
  return (
    <p className="text-sm text-ink-soft">
      This document <ExpiryTime iso={run.fileExpiresAt} nowMs={nowMs} />.
    </p>
  );
}

const isSessionEnd = (error: Error): boolean => error instanceof CallFailure && error.kind === 'session';

function DocumentPage() {
  const { fileId = '' } = useParams();
  const [query] = useSearchParams();
  const runId = query.get('runId') ?? undefined;
  const [asked] = useState(() => fileQuery(fileId));
  const file = useQuery(asked);
  const { data: named } = useQuery({ ...runQuery(runId ?? ''), enabled: runId !== undefined });
  // The address may name any run.
  const run = named?.generatedFile === fileId ? named : undefined;

  const brief = run?.brief;
  const said = file.error instanceof CallFailure ? file.error.said : undefined;
  usePageTitle(said?.status === 404 ? undefined : brief?.title);
  if (said?.status === 404) return <PageNotFound thing="file" />;
  if (said?.status === 410) return <Expired runId={runId} />;
  const download = () => file.data !== undefined && savePlan({ bytes: file.data, format: 'pdf', runId });
  const retry = () => void file.refetch();
  const hasFailed = file.data === undefined && file.error !== null && !isSessionEnd(file.error);
  return (
    <div className="page-width pt-4 pb-8 sm:pt-6 sm:pb-12">
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:gap-x-6">
        <h1 className="text-2xl">{brief?.title ?? 'Your plan document'}</h1>
        <DocumentActions
          fileId={fileId}
          runId={runId}
          file={file.data !== undefined ? 'here' : hasFailed ? 'failed' : 'opening'}
          expiry={<Expiry run={run} />}
          onDownload={download}
        />
        <div className="col-span-2 hidden items-baseline justify-between gap-x-6 sm:flex sm:flex-wrap">
          {brief !== undefined && (
            <p className="font-semibold tabular-nums max-lg:text-sm">{briefWords(brief)}</p>
          )}
          <Expiry run={run} />
        </div>
      </div>
      {file.data !== undefined ? (
        <Suspense fallback={<Opening />}>
          <OpenedDocument
            key={file.dataUpdatedAt}
            bytes={file.data}
            brief={brief}
            onDownload={download}
            onRetry={retry}
          />
        </Suspense>
      ) : hasFailed ? (
        <Failed error={file.error} onRetry={retry} />
      ) : (
        <Opening />
      )}
    </div>
  );
}

export default withAccountQueries(DocumentPage);
