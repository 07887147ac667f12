import { GitCompare } from 'lucide-react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { FieldRemark } from './field-remark.tsx';
import { textsId } from './lead-to.ts';
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
      id={textsId(field)}
      tabIndex={-1}
      aria-label={`Two versions: ${name}`}
      className="mb-3 scroll-mt-24 rounded-sm border border-ochre bg-ochre-tint p-3"
    >
      <p className="flex gap-2 font-semibold text-ochre">
        <GitCompare aria-hidden className="mt-0.5 size-5 shrink-0" />
        You also changed this in another window
      </p>
      <p className="mt-1 text-sm">That version is saved. Yours is in the field below.</p>
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

/** Next to a field: the reviewer's remark, and the other text if there are two. */
export function FieldNotes({ field, run, runDraft: { draft, choose } }: FieldNotesProps) {
  const theirs = draft.open.includes(field) ? draft.theirs?.answers[field] : undefined;
  return (
    <>
      <FieldRemark field={field} run={run} />
      {theirs !== undefined && <OtherText field={field} text={answerWords(field, theirs)} choose={choose} />}
    </>
  );
}
