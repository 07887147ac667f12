import { useEffect, useRef, useState } from 'react';
import { runAnswers } from '#shared/contract/runs.ts';
import { bareStart, inOwnWords } from '#shared/domain/runs/own-words.ts';
import { type AnswerField, findSubmitFault, submitSentences } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { toast } from '#web/components/toast/toast.ts';
import { answersMissing } from '#web/config/answers-missing.ts';
import { type SendOutcome, submitRun } from './api/send-run.ts';
import type { RunDraft } from './use-run-draft.ts';

/** What went wrong, above the form and beside each field it concerns. */
export interface RunFault {
  sentence: string;
  code?: string;
  /** The answers are right as far as the form can tell: it was the server, or the way to it. */
  refused?: true;
  beside: Partial<Record<AnswerField, string>>;
}

/** It is answers that stand in the way, and they are named. */
export const isWrong = (fault: RunFault | undefined): boolean => fault !== undefined && !fault.refused;

const besideMissing: Record<AnswerField, string> = {
  ...answersMissing,
  incomeGoal: submitSentences.goal,
  content: submitSentences.background,
};

/** What the form began is none of the characters that are asked for. */
const besideBackground = ({ content }: RunAnswers): string => {
  const start = bareStart(content);
  return start === undefined
    ? besideMissing.content
    : `${besideMissing.content} Finish the sentence “${start} …”.`;
};

/** All that is wrong with the answers, each in its own words: what is too long and, to submit them, what is missing. */
export function findRunFault(values: RunAnswers, submits: boolean): RunFault | undefined {
  const tooLong = runAnswers.safeParse(values).error?.issues ?? [];
  const missing = submits ? findSubmitFault(inOwnWords(values)) : undefined;
  const sentence = tooLong[0]?.message ?? missing?.sentence;
  if (sentence === undefined) return undefined;
  return {
    sentence,
    beside: Object.fromEntries([
      ...(missing?.fields ?? []).map((field) => [
        field,
        field === 'content' ? besideBackground(values) : besideMissing[field],
      ]),
      ...tooLong.map(({ path, message }) => [path[0], message]),
    ]),
  };
}

/** What is left of it, now that the answers are these: an answer that was put right is named no more. */
export function leftOfFault(fault: RunFault, values: RunAnswers, submits: boolean): RunFault | undefined {
  const named = Object.keys(fault.beside);
  if (named.length === 0) return fault;
  const now = findRunFault(values, submits);
  const left = Object.entries(now?.beside ?? {}).filter(([field]) => named.includes(field));
  if (now === undefined || left.length === 0) return undefined;
  return { ...fault, sentence: now.sentence, beside: Object.fromEntries(left) };
}

const twoTexts: RunFault = {
  sentence: 'Please choose between the two texts first: both are below.',
  beside: {},
};

const faultOf = (outcome: SendOutcome): RunFault | undefined => {
  if (outcome.kind === 'unreachable')
    return { sentence: 'Failed', code: 'unreachable', refused: true, beside: {} };
  if (outcome.kind !== 'refused') return undefined;
  return { sentence: outcome.sentence ?? 'Failed', code: outcome.code, refused: true, beside: {} };
};

/** Saving and submitting by hand, with the rules of the specification before anything is sent. */
export function useRunForm({ draft, set, save, saveNow, send }: RunDraft) {
  const form = useRef<HTMLFormElement>(null);
  const acting = useRef(false);
  const [busy, setBusy] = useState<'saving' | 'submitting'>();
  const [found, setFound] = useState<RunFault>();
  const [submits, setSubmits] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [foundAtMs, setFoundAtMs] = useState(0);
  const said = useRef<ReturnType<typeof toast.success>>(undefined);

  const isUnreachable = save.kind === 'unreachable';
  useEffect(() => {
    if (isUnreachable) toast.close(said.current);
  }, [isUnreachable]);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const act = async (as: 'saving' | 'submitting') => {
    if (acting.current) return;
    const fault = draft.open.length > 0 ? twoTexts : findRunFault(draft.values, as === 'submitting');
    setFound(fault);
    setSubmits(as === 'submitting');
    setAttempts(attempts + 1);
    if (fault !== undefined) return;
    acting.current = true;
    setBusy(as);
    const outcome = await (as === 'saving' ? saveNow() : send(submitRun));
    acting.current = false;
    setBusy(undefined);
    setFound(faultOf(outcome));
    setFoundAtMs(Date.now());
    if (outcome.kind === 'done')
      said.current = toast.success(as === 'saving' ? 'Draft saved!' : 'Submitted for review!');
  };

  const reachedSince = found?.code === 'unreachable' && save.kind === 'saved' && save.atMs > foundAtMs;
  // What was only to be saved has been by now.
  const fault = found && !(reachedSince && !submits) ? leftOfFault(found, draft.values, submits) : undefined;
  return {
    form,
    busy,
    /** What still stands in the way. */
    fault,
    /** What did at the last attempt, whatever was put right since. */
    found,
    /** An attempt that no answer came to is over: something was saved after it. */
    reachedSince,
    attempts,
    saveDraft: () => act('saving'),
    submit: () => act('submitting'),
    text: (field: AnswerField): TextBinding => ({
      id: `run-${field}`,
      name: field,
      value: draft.values[field],
      error: fault?.beside[field],
      onChange: (value) => set(field, value),
    }),
  };
}
export type RunForm = ReturnType<typeof useRunForm>;
