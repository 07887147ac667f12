import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { ExpiryTime } from '#web/components/date-time/expiry-time.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { PlanExtras } from '#web/components/plan-extras.tsx';
import { addresses } from '#web/config/addresses.ts';
import { usePlanExtras } from '#web/lib/api/use-plan-extras.ts';
import { isDocumentGone } from './run-title.ts';

export interface PlanReadyProps {
  fileId: string;
  runId: string;
  expiresAt: string | undefined;
  /** Older plans have none, and are a PDF alone. */
  brief: PlanBrief | undefined;
}

function Extras({ fileId, runId }: Pick<PlanReadyProps, 'fileId' | 'runId'>) {
  const { loading, told, save } = usePlanExtras({ fileId, runId });
  return (
    <>
      <div className="on-night flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <PlanExtras loading={loading} onSave={(extra) => void save(extra)} />
      </div>
      <p role="status" className="w-full text-sm wrap-anywhere empty:hidden">
        {told}
      </p>
    </>
  );
}

/** The plan itself when it is finished: what it is, what it comes to, and what can be taken from it or begun with it. */
export function PlanReady({ fileId, runId, expiresAt, brief }: PlanReadyProps) {
  const [nowMs] = useState(Date.now);
  const isGone = isDocumentGone({ fileExpiresAt: expiresAt }, nowMs);
  const until =
    expiresAt === undefined ? 'can be read for 30 days' : <ExpiryTime iso={expiresAt} nowMs={nowMs} />;
  return (
    <div className="dark-band grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 rounded-md p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <div role="status">
          <p className="flex items-center gap-2 font-semibold text-mist">
            <CircleCheck aria-hidden className="size-5" />
            Completed
          </p>
          {brief !== undefined && (
            <>
              <p className="mt-2 font-serif text-3xl font-semibold text-balance">{brief.title}</p>
              <p className="mt-1 text-lg">{briefWords(brief)}</p>
            </>
          )}
          {isGone ? (
            <p className="mt-1 max-w-measure text-mist">
              The PDF {until} and can no longer be opened. Your answers are kept, and a new round begins with
              them.
            </p>
          ) : (
            <p className="mt-1 text-mist">Your plan is ready. The PDF {until}.</p>
          )}
        </div>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {isGone ? (
            <ButtonLink to={addresses.plans({ from: runId })} variant="secondary">
              Start new round
            </ButtonLink>
          ) : (
            <ButtonLink to={addresses.file({ fileId, runId })} variant="secondary">
              View PDF
            </ButtonLink>
          )}
          {brief !== undefined && !isGone && <Extras fileId={fileId} runId={runId} />}
        </div>
      </div>
      {brief !== undefined && (
        <div aria-hidden>
          <PlanYear brief={brief} />
        </div>
      )}
    </div>
  );
}
