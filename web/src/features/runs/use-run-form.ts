import { useEffect, useRef, useState } from 'react';
import { runAnswers } from '#shared/contract/runs.ts';
import { inOwnWords } from '#shared/domain/runs/own-words.ts';
import { type AnswerField, findSubmitFault, submitSentences } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { toast } from '#web/components/toast/toast.ts';
import { answersMissing } from '#web/config/answers-missing.ts';
import { type SendOutcome, submitRun } from './api/send-run.ts';
import type { RunDraft } from './use-run-draft.ts';

/** What went wrong, above the form and beside the fields it concerns. */
export interface RunFault {
  sentence: string;
  code?: string;
  fields: readonly AnswerField[];
}

const lengthFault = (values: RunAnswers): RunFault | undefined => {
  const issue = runAnswers.safeParse(values).error?.issues[0];
  return issue && { sentence: issue.message, fields: [issue.path[0] as AnswerField] };
};

const ownWords: Partial<Record<AnswerField, string>> = answersMissing;

/** The sentence on all that is missing stands above the form; beside each answer, what is missing there. */
export const besideField = ({ sentence }: RunFault, field: AnswerField): string =>
  sentence === submitSentences.required ? (ownWords[field] ?? sentence) : sentence;

const twoTexts: RunFault = {
  sentence: 'Please choose between the two texts first: both are below.',
  fields: [],
};

const faultOf = (outcome: SendOutcome): RunFault | undefined => {
  if (outcome.kind === 'unreachable') return { sentence: 'Failed', code: 'unreachable', fields: [] };
  if (outcome.kind !== 'refused') return undefined;
  return { sentence: outcome.sentence ?? 'Failed', code: outcome.code, fields: [] };
};

/** Saving and submitting by hand, with the rules of the specification before anything is sent. */
export function useRunForm({ draft, set, saveNow, send }: RunDraft) {
  const form = useRef<HTMLFormElement>(null);
  const acting = useRef(false);
  const [busy, setBusy] = useState<'saving' | 'submitting'>();
  const [fault, setFault] = useState<RunFault>();
  const [changed, setChanged] = useState<readonly AnswerField[]>([]);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const act = async (as: 'saving' | 'submitting', check: RunFault | undefined) => {
    if (acting.current) return;
    const found = draft.open.length > 0 ? twoTexts : (lengthFault(draft.values) ?? check);
    setFault(found);
    setChanged([]);
    setAttempts(attempts + 1);
    if (found !== undefined) return;
    acting.current = true;
    setBusy(as);
    const outcome = await (as === 'saving' ? saveNow() : send(submitRun));
    acting.current = false;
    setBusy(undefined);
    setFault(faultOf(outcome));
    if (outcome.kind === 'done') toast.success(as === 'saving' ? 'Draft saved!' : 'Submitted for review!');
  };

  return {
    form,
    busy,
    fault,
    attempts,
    saveDraft: () => act('saving', undefined),
    submit: () => act('submitting', findSubmitFault(inOwnWords(draft.values))),
    text: (field: AnswerField): TextBinding => ({
      id: `run-${field}`,
      name: field,
      value: draft.values[field],
      error:
        fault?.fields.includes(field) && !changed.includes(field) ? besideField(fault, field) : undefined,
      onChange: (value) => {
        set(field, value);
        setChanged([...changed, field]);
      },
    }),
  };
}
export type RunForm = ReturnType<typeof useRunForm>;
