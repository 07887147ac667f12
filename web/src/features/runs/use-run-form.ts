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
import { type SendOutcome, submitRun } from './api/send-run.ts';
import type { Consequence } from './consequence.ts';
import type { Draft } from './draft.ts';
import { asksFirst, type Reading } from './reading.ts';
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

/** What the form began is none of the characters that are asked for, nor is the path it builds on. */
const besideBackground = ({ content }: RunAnswers): string => {
  const start = bareStart(content);
  if (start !== undefined) return `${besideMissing.content} Please finish the sentence “${start} …”.`;
  return ownWords(content) === content
    ? besideMissing.content
    : `${besideMissing.content} The path you chose doesn’t count towards it.`;
};

/** All that is wrong with the answers, each in its own words: what is too long and, to submit them, what is missing. */
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
  /** How the answers are read, however late what reads them comes; only where it may be asked about before they are handed in. */
  read: ((answers: RunAnswers, confirmed: Confirmed | undefined) => Promise<Reading | undefined>) | undefined;
  /** What a submission does that can't be undone; it is confirmed once. */
  consequence?: Consequence | undefined;
}

interface Asked {
  reading?: Reading;
  consequence?: Consequence;
}

/** Saving and submitting by hand, with the rules of the specification before anything is sent. */
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
    // Of several, the list above the answers has the focus.
    if (attempts > 0 && wrong.length === 1) wrong[0]?.focus();
  }, [attempts]);

  /** Asks first where something speaks against the answers, or can't be undone. A reading that fails blocks no submit. */
  const handIn = async (isMeant: boolean): Promise<SendOutcome | 'asks'> => {
    if (isMeant) return send(submitRun);
    const reading = await read?.(draft.values, draft.confirmed).catch(() => undefined);
    const isDoubted = reading !== undefined && asksFirst(reading);
    // What is refused spends nothing.
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
  // What was only to be saved has been by now.
  const fault = found && !(reachedSince && !submits) ? leftOfFault(found, draft.values, submits) : undefined;
  const isMeant =
    meant !== undefined &&
    sameAnswers(meant.values, draft.values) &&
    sameConfirmed(meant.confirmed, draft.confirmed);
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
    /** What was meant once is not asked about again. */
    submit: () => act('submitting', isMeant),
    /** Handed in since the page was opened. */
    submitted,
    /** What is asked about before it is handed in. */
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
