import type { RunDetail } from '#shared/contract/runs.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { nothingConfirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { Section } from '#web/components/section.tsx';
import type { Draft } from './draft.ts';
import { answerWords } from './run-words.ts';

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
