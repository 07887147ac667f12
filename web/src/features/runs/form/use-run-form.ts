import { useEffect, useRef, useState } from 'react';
import { runAnswers } from '#shared/contract/runs.ts';
import { bareStart, ownWords } from '#shared/domain/runs/own-words.ts';
import {
  type AnswerField,
  findSubmitFault,
  sameAnswers,
  submitSentences,
} from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { answersMissing } from '#web/config/answers-missing.ts';
import { asksFirst, type Reading } from '../reading.ts';
import type { Consequence } from '../run-page/run-words.ts';
import type { Draft } from './draft.ts';
import { type RunDraft, type SendOutcome, submitRun } from './use-run-draft.ts';

/** The error above the form, and next to each answer it concerns. */
export interface RunFault {
  sentence: string;
  code?: string;
  /** The answers look right to the form: the server refused them, or was not reached. */
  refused?: true;
  beside: Partial<Record<AnswerField, string>>;
}

/** The errors are in named answers. */
export const isWrong = (fault: RunFault | undefined): boolean => fault !== undefined && !fault.refused;

const besideMissing: Record<AnswerField, string> = {
  ...answersMissing,
  incomeGoal: submitSentences.goal,
  content: submitSentences.background,
};

/** Neither the form's sentence starters nor the path count towards the length. */
const besideBackground = ({ content }: RunAnswers): string => {
  const start = bareStart(content);
  if (start !== undefined) return `${besideMissing.content} Please finish the sentence “${start} …”.`;
  return ownWords(content) === content
    ? besideMissing.content
    : `${besideMissing.content} The path you chose doesn’t count towards it.`;
};

/**
 * All errors of the answers, each with its own message: texts that are too long and, for a submission,
 * missing answers.
 */
export function findRunFault(values: RunAnswers, submits: boolean): RunFault | undefined {
  const tooLong = runAnswers.safeParse(values).error?.issues ?? [];
  const missing = submits ? findSubmitFault(values) : undefined;
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

/** The remaining errors; corrected answers are left out. */
export function leftOfFault(fault: RunFault, values: RunAnswers, submits: boolean): RunFault | undefined {
  const named = Object.keys(fault.beside);
  if (named.length === 0) return fault;
  const now = findRunFault(values, submits);
  const left = Object.entries(now?.beside ?? {}).filter(([field]) => named.includes(field));
  if (now === undefined || left.length === 0) return undefined;
  return { ...fault, sentence: now.sentence, beside: Object.fromEntries(left) };
}

const twoTexts: RunFault = {
  sentence: 'Please choose a version first: both are below.',
  beside: {},
};

const faultOf = (outcome: SendOutcome): RunFault | undefined => {
  if (outcome.kind === 'unreachable')
    return { sentence: 'Failed', code: 'unreachable', refused: true, beside: {} };
  if (outcome.kind !== 'refused') return undefined;
  return { sentence: outcome.sentence ?? 'Failed', code: outcome.code, refused: true, beside: {} };
};

interface RunFormOptions {
  /**
   * Reads the answers, however late that code loads; only where problems are asked about before submission.
   */
  read: ((answers: RunAnswers, confirmed: Confirmed | undefined) => Promise<Reading | undefined>) | undefined;
  /** The irreversible effect of a submission, which is confirmed first. */
  consequence?: Consequence | undefined;
}

interface Asked {
  reading?: Reading;
  consequence?: Consequence;
}

/** Saving and submitting on request, with the specified rules checked before anything is sent. */
export function useRunForm(
  { draft, set, save, saveByHand, send }: RunDraft,
  { read, consequence }: RunFormOptions,
) {
  const form = useRef<HTMLFormElement>(null);
  const acting = useRef(false);
  const [busy, setBusy] = useState<'saving' | 'submitting'>();
  const [found, setFound] = useState<RunFault>();
  const [submits, setSubmits] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [foundAtMs, setFoundAtMs] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [asking, setAsking] = useState(false);
  const [meant, setMeant] = useState<Pick<Draft, 'values' | 'confirmed'>>();

  useEffect(() => {
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
    // The list of several errors above the answers takes the focus itself.
    if (attempts > 0 && wrong.length === 1) wrong[0]?.focus();
  }, [attempts]);

  /**
   * Asks first if there is a problem with the answers or the submission can't be undone. A failed reading
   * does not block it.
   */
  const handIn = async (isMeant: boolean): Promise<SendOutcome | 'asks'> => {
    if (isMeant) return send(submitRun);
    const reading = await read?.(draft.values, draft.confirmed).catch(() => undefined);
    const isDoubted = reading !== undefined && asksFirst(reading);
    // A refused submission spends nothing.
    const undone = reading?.refused ? undefined : consequence;
    if (!isDoubted && undone === undefined) return send(submitRun);
    setAsked({ ...(isDoubted && { reading }), ...(undone && { consequence: undone }) });
    setAsking(true);
    return 'asks';
  };

  const act = async (as: 'saving' | 'submitting', isMeant = false) => {
    if (acting.current) return;
    const fault = draft.open.length > 0 ? twoTexts : findRunFault(draft.values, as === 'submitting');
    setFound(fault);
    setSubmits(as === 'submitting');
    setAttempts(attempts + 1);
    if (fault !== undefined) return;
    acting.current = true;
    setBusy(as);
    const outcome = as === 'saving' ? await saveByHand() : await handIn(isMeant);
    acting.current = false;
    setBusy(undefined);
    if (outcome === 'asks') return;
    setFound(faultOf(outcome));
    setFoundAtMs(Date.now());
    if (outcome.kind === 'done' && as === 'submitting') setSubmitted(true);
  };

  const reachedSince = found?.code === 'unreachable' && save.kind === 'saved' && save.atMs > foundAtMs;
  // By now everything has been saved, so a fault of a save is over.
  const fault = found && !(reachedSince && !submits) ? leftOfFault(found, draft.values, submits) : undefined;
  const isMeant =
    meant !== undefined &&
    sameAnswers(meant.values, draft.values) &&
    sameConfirmed(meant.confirmed, draft.confirmed);
  return {
    form,
    busy,
    /** The remaining errors. */
    fault,
    /** The errors of the last attempt, corrected or not. */
    found,
    /** An unanswered attempt is over once a later save succeeded. */
    reachedSince,
    attempts,
    saveDraft: () => act('saving'),
    /** A confirmed submission is not questioned again. */
    submit: () => act('submitting', isMeant),
    /** It was submitted after the page was opened. */
    submitted,
    /** The question before the submission. */
    asked,
    asking,
    stopAsking: () => setAsking(false),
    submitAnyway: () => {
      setAsking(false);
      setMeant(draft);
      return act('submitting', true);
    },
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
