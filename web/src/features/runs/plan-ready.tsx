import { useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { ExpiryTime } from '#web/components/date-time/expiry-time.tsx';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';
import { NewRoundLink } from '#web/components/new-round-link.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { PlanExtras } from '#web/components/plan-extras.tsx';
import { addresses } from '#web/config/addresses.ts';
import { usePlanExtras } from '#web/lib/api/use-plan-extras.ts';
import { isDocumentGone } from './run-title.ts';

/** The usual minimum height, also while it loads or is being made. */
export const planPlace = 'min-h-127 sm:min-h-100 lg:min-h-64';

export interface PlanReadyProps {
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
