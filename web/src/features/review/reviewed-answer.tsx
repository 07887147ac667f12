import { Fragment, useMemo, useState } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { reviewLimits } from '#shared/contract/routes/review.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { type Piece, wordChanges } from './word-changes.ts';

const textLook = 'whitespace-pre-line wrap-anywhere';
const marks = {
  del: 'rounded-sm bg-ochre-tint decoration-ochre decoration-2',
  ins: 'rounded-sm bg-leaf-tint decoration-leaf decoration-2 underline-offset-2',
} as const;

function Marked({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  if (pieces.length === 0) return <p className="text-ink-soft">Nothing</p>;
  return (
    <p className={textLook}>
      {pieces.map(({ at, text, changed }) =>
        changed ? (
          <Fragment key={at}>
            <Mark className={marks[Mark]}>{text.trimEnd()}</Mark>
            {text.slice(text.trimEnd().length)}
          </Fragment>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function SideBySide({
  earlier,
  attempt,
  before,
  after,
}: {
  earlier: number;
  attempt: number;
  before: string;
  after: string;
}) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">Submission {earlier}</p>
        <Marked pieces={changes.before} as="del" />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">Submission {attempt}, now</p>
        <Marked pieces={changes.after} as="ins" />
      </div>
    </div>
  );
}

interface ReviewedAnswerProps {
  field: AnswerField;
  submission: SubmissionShown;
  comment: TextBinding;
}

/** A frozen answer next to that of the earlier attempt, with the reviewer's comment. */
export function ReviewedAnswer({ field, submission, comment }: ReviewedAnswerProps) {
  const { answers, attempt, earlier } = submission;
  const [opened, setOpened] = useState(false);
  const name = answerNames[field];
  const read = field === 'budget' ? budgetBandName : (text: string) => text;
  const [before, after] = [earlier && read(earlier.answers[field]), read(answers[field])];
  const said = earlier?.fieldFeedback?.[field];
  const unchanged = before === after;
  const writes = comment.value !== '' || opened;
  const open = () => {
    setOpened(true);
    // The field replaces the pressed button and takes its focus.
    requestAnimationFrame(() => document.getElementById(comment.id)?.focus());
  };
  return (
    <section
      aria-label={name}
      className="py-5 min-w-0 border-t border-t-line first:pt-0 first:border-t-0"
      data-field={field}
    >
      <div className="mb-1 flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{name.replaceAll(' /', '\u00a0/')}</h3>
          {earlier !== undefined && (
            <p className={unchanged ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-ochre'}>
              {unchanged ? 'Unchanged' : 'Changed'}
            </p>
          )}
        </div>
        {!writes && (
          <span className="-my-2 -mr-4 shrink-0 sm:-mr-5 max-sm:[&_button]:pr-[calc(1rem-1px)]">
            <Button variant="quiet" label={`Add a comment: ${name}`} onClick={open}>
              Add a comment
            </Button>
          </span>
        )}
      </div>
      {said !== undefined && (
        <p className={`mb-3 border-l-4 border-ochre bg-ochre-tint px-3 py-2 ${textLook}`}>
          <strong className="text-ochre">Comment on submission {earlier?.attempt}: </strong>
          {said}
        </p>
      )}
      {earlier === undefined || before === undefined || unchanged ? (
        <p className={`max-w-measure ${textLook}`}>{after || 'Nothing'}</p>
      ) : (
        <SideBySide earlier={earlier.attempt} attempt={attempt} before={before} after={after} />
      )}
      {writes && (
        <div className="mt-3">
          <TextareaField
            {...comment}
            label={`Comment: ${name}`}
            hint="Sent with this answer if you send it back."
            rows={2}
            max={reviewLimits.remark}
            redAbove={reviewLimits.remark - 50}
          />
        </div>
      )}
    </section>
  );
}
