import { GitCompare, MessageSquareText } from 'lucide-react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { answerWords } from './run-words.ts';
import type { RunDraft } from './use-run-draft.ts';

interface FieldNotesProps {
  field: AnswerField;
  run: RunDetail;
  runDraft: RunDraft;
}

function OtherText({
  field,
  text,
  choose,
}: {
  field: AnswerField;
  text: string;
  choose: RunDraft['choose'];
}) {
  const name = answerNames[field];
  return (
    <fieldset
      aria-label={`Two texts: ${name}`}
      className="mb-3 rounded-sm border border-ochre bg-ochre-tint p-3"
    >
      <p className="flex gap-2 font-semibold text-ochre">
        <GitCompare aria-hidden className="mt-0.5 size-5 shrink-0" />
        This was changed in another window too
      </p>
      <p className="mt-1 text-sm">Saved there; yours is in the field below.</p>
      <p className="my-2 max-h-60 overflow-y-auto border-l-2 border-ochre pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" label={`Keep mine: ${name}`} onClick={() => choose(field, 'mine')}>
          Keep mine
        </Button>
        <Button variant="secondary" label={`Use the other: ${name}`} onClick={() => choose(field, 'theirs')}>
          Use the other
        </Button>
      </div>
    </fieldset>
  );
}

/** Beside a field: what the reviewer said of it, and the other text where there are two. */
export function FieldNotes({ field, run, runDraft: { draft, choose } }: FieldNotesProps) {
  const remark = run.fieldFeedback?.[field];
  const decided =
    run.runStatus === 'REJECTED_FOR_USER_REFINEMENT' || run.runStatus === 'REVIEW_LIMIT_REACHED';
  const theirs = draft.open.includes(field) ? draft.theirs?.answers[field] : undefined;
  return (
    <>
      {decided && remark !== undefined && remark !== '' && (
        <p className="mb-3 flex gap-2 border-l-4 border-ochre bg-ochre-tint px-3 py-2">
          <MessageSquareText aria-hidden className="mt-1 size-5 shrink-0 text-ochre" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">
            <strong className="text-ochre">Reviewer: </strong>
            {remark}
          </span>
        </p>
      )}
      {theirs !== undefined && <OtherText field={field} text={answerWords(field, theirs)} choose={choose} />}
    </>
  );
}
