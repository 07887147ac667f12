import { ChevronDown, Lock } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { isUnconfirmed } from '#shared/plan/confirm/confirmed.ts';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import { followFolds } from '#web/lib/folds.ts';
import { FieldRemark } from './field-remark.tsx';
import { remarkedFields } from './remarked-fields.ts';
import { answerWords } from './run-words.ts';

const whyLocked: Partial<Record<RunStatus, string>> = {
  UNDER_REVIEW: 'Locked while they’re being reviewed.',
  APPROVED_EXECUTING: 'Locked: we’re making your plan from these answers.',
  COMPLETED: 'Your plan was made from these answers.',
  REVIEW_LIMIT_REACHED: 'A new round starts with these answers.',
};

/**
 * The submitted answers as a read-only document. Their owner knows them, so a phone folds them unless there
 * is a remark.
 */
export function HandedIn({ run }: { run: RunDetail }) {
  useLayoutEffect(followFolds, []);
  return (
    <section aria-labelledby="handed-in" className="card p-5 sm:p-6">
      <details open={remarkedFields(run).length > 0} className="fold">
        <summary className="fold-head">
          <span className="grid gap-y-1">
            <h2 id="handed-in" className="text-xl">
              Your answers
            </h2>
            <span className="flex gap-1.5 text-sm text-ink-soft">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {whyLocked[run.runStatus]}
            </span>
          </span>
          <ChevronDown aria-hidden className="fold-sign" />
        </summary>
        <dl className="[&>:last-child]:pb-0">
          {answerFields.map((field) => (
            <div
              className="py-3 grid border-t border-t-line gap-y-0.5 gap-x-6 sm:items-baseline sm:grid-cols-[9rem_minmax(0,1fr)]"
              key={field}
            >
              <dt className="text-ink-soft text-(length:--text-sm)">{answerNames[field]}</dt>
              <dd>
                <p className="whitespace-pre-line wrap-anywhere">{answerWords(field, run.snapshot[field])}</p>
                <FieldRemark field={field} run={run} />
              </dd>
            </div>
          ))}
          {run.confirmed !== undefined && !isUnconfirmed(run.confirmed) && (
            <div>
              <dt>Your corrections</dt>
              <dd>
                <ConfirmedList confirmed={run.confirmed} />
              </dd>
            </div>
          )}
        </dl>
      </details>
    </section>
  );
}
