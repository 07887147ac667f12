import { type ReactNode, useState } from 'react';
import type { RunSummary } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { reviewDueAtMs } from '#shared/domain/runs/review-rules.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortDateTime } from '#web/components/date-time/format-date-time.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { documentAddress, viewPdf } from './document-address.ts';
import { shortId } from './short-id.ts';

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
export function RunOutcome({ run }: { run: RunSummary }) {
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
