import { ChevronDown, Lock, MessageSquareText } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { commentOn } from '#shared/domain/runs/fact-comment.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { isUnconfirmed, nothingConfirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { SaidWords } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { followFolds } from '#web/lib/page/folds.ts';
import type { Draft } from '../form/draft.ts';
import type { RunDraft } from '../form/use-run-draft.ts';
import { answerWords } from './run-words.ts';

/** The answers with a reviewer's remark, while that decision is current. */
export const remarkedFields = ({ runStatus, fieldFeedback }: RunDetail): AnswerField[] =>
  runStatus === 'REJECTED_FOR_USER_REFINEMENT' || runStatus === 'REVIEW_LIMIT_REACHED'
    ? answerFields.filter((field) => (fieldFeedback?.[field] ?? '') !== '')
    : [];

/** Where a revision starts: a remark on no particular answer is repeated at the longest answer. */
export const toRevise = (run: RunDetail): AnswerField[] => {
  if (run.runStatus !== 'REJECTED_FOR_USER_REFINEMENT') return [];
  const remarked = remarkedFields(run);
  return remarked.length > 0 ? remarked : ['content'];
};

/** The answers that still have to be revised. */
export const notRevised = (run: RunDetail, answers: RunAnswers): AnswerField[] =>
  toRevise(run).filter((field) => run.lastSubmission?.answers[field] === answers[field]);

/** The reviewer's remark on an answer. */
export const remarkOn = (run: RunDetail, field: AnswerField): string | undefined => {
  const remarked = remarkedFields(run);
  if (remarked.includes(field)) return run.fieldFeedback?.[field];
  return remarked.length === 0 && toRevise(run).includes(field) ? run.feedback : undefined;
};

/** The reviewer’s questions about a fact, while that decision is current. */
export const remarkOnFact = (run: RunDetail, words: readonly SaidWords[]): string | undefined => {
  const remarked = remarkedFields(run);
  return words
    .filter(({ field }) => remarked.includes(field))
    .map(({ field, text }) => commentOn(text, run.fieldFeedback?.[field] ?? ''))
    .find((comment) => comment !== undefined);
};

/** The reviewer's remark on an answer, while that decision is current. */
export function FieldRemark({ field, run }: { field: AnswerField; run: RunDetail }) {
  const remark = remarkOn(run, field);
  if (remark === undefined || remark === '') return null;
  return (
    <p className="field-remark [.answers-read_&]:mt-2 mb-3 scroll-mt-20 flex gap-2 border-l-4 border-ochre bg-ochre-tint px-3 py-2">
      <MessageSquareText aria-hidden className="mt-1 size-5 shrink-0 text-ochre" />
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">
        <strong className="text-ochre">Reviewer: </strong>
        {remark}
      </span>
    </p>
  );
}

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

interface AnswerChangesProps {
  last: NonNullable<RunDetail['lastSubmission']>;
  draft: Pick<Draft, 'values' | 'confirmed'>;
}

/** The differences between a revision and the earlier submission. */
export function AnswerChanges({ last, draft: { values: answers, confirmed } }: AnswerChangesProps) {
  const changed = answerFields.filter((field) => answers[field] !== last.answers[field]);
  const isSetAnew = !sameConfirmed(last.confirmed, confirmed);
  return (
    <Section title="Changes since you submitted" aside>
      <p className="text-sm text-ink-soft">
        Compared with submission {last.attempt}, <DateTime iso={last.at} />.
      </p>
      {changed.length === 0 && !isSetAnew ? (
        <p className="mt-2">No changes yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {changed.map((field) => (
            <li key={field} className="py-1">
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                  {answerNames[field]}
                </summary>
                <p className="text-sm text-ink-soft">Before</p>
                <p className="mb-2 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
                  {answerWords(field, last.answers[field])}
                </p>
              </details>
            </li>
          ))}
          {isSetAnew && (
            <li className="py-1">
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">What we understood</summary>
                <p className="text-sm text-ink-soft">Before</p>
                <ConfirmedList confirmed={last.confirmed ?? nothingConfirmed} />
              </details>
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

interface UnsentTextProps {
  draft: RunDraft;
  run: Pick<RunDetail, 'snapshot' | 'confirmed'>;
}

/** Text typed here while another window submitted the run: it is not part of the submission, and not lost. */
export function UnsentText({ draft: { draft, discard }, run }: UnsentTextProps) {
  const { values, base, confirmed } = draft;
  const { snapshot: submitted } = run;
  const isSet =
    confirmed !== undefined &&
    !sameConfirmed(confirmed, base.confirmed) &&
    !sameConfirmed(confirmed, run.confirmed);
  const fields = answerFields.filter(
    (field) => values[field] !== base.answers[field] && values[field] !== submitted[field],
  );
  if (fields.length === 0 && !isSet) return null;
  return (
    <Banner tone="warning" title="Some of your changes weren’t submitted" role="status">
      <p>You submitted this plan from another window. You can copy your unsubmitted text here.</p>
      <dl className="mt-2 space-y-2">
        {fields.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{answerNames[field]}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{values[field]}</dd>
          </div>
        ))}
        {isSet && (
          <div>
            <dt className="font-semibold">What we understood</dt>
            <dd>
              <ConfirmedList confirmed={confirmed} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-3">
        <Button variant="secondary" onClick={discard}>
          Dismiss
        </Button>
      </div>
    </Banner>
  );
}
