import { useEffect, useRef, useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import {
  type AnswerField,
  answerFields,
  answerLimits,
  emptyAnswers,
  sameAnswers,
} from '#shared/domain/runs/submit-rules.ts';
import { dropDraft, keepDraft, readDraft } from '#web/components/form/form-draft.ts';
import { dropCarriedAnswers, readCarriedAnswers } from '#web/lib/carried-answers.ts';
import { dropCarriedPath, readCarriedPath, withPlanId } from '#web/lib/carried-path.ts';
import { readSession } from '#web/lib/session.ts';
import { type SendOutcome, type Sent, saveRun } from './api/send-run.ts';
import {
  choose,
  type Draft,
  isUnsaved,
  type KeptDraft,
  markSaved,
  openDraft,
  readKept,
  takeSaved,
} from './draft.ts';

const pauseMs = 1500;
const againMs = 8000;

export type SaveState =
  | { kind: 'quiet' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'unreachable' };

const isTooLong = ({ values }: Draft): boolean =>
  answerFields.some((field) => values[field].length > answerLimits[field]);

const openKept = (run: RunDetail): Draft => {
  const key = { formId: `run-${run.run_id}`, owner: readSession()?.userId };
  return openDraft(run, readKept(readDraft(key)) ?? carriedInto(run)?.kept);
};

interface Carried {
  kept: KeptDraft;
  /** From the goal check. */
  answers: boolean;
  /** The path the plan is to be built on. */
  path: string | undefined;
}

/**
 * A form that nothing was ever saved of begins with the answers of the goal check, if there are any; and one that is
 * open takes the path it is to be built on.
 */
function carriedInto({ runStatus, version, snapshot }: RunDetail): Carried | undefined {
  if (!isEditable(runStatus)) return undefined;
  const answers = sameAnswers(snapshot, emptyAnswers) ? readCarriedAnswers() : undefined;
  const path = readCarriedPath();
  if (answers === undefined && path === undefined) return undefined;
  const values = answers ?? snapshot;
  const content = path === undefined ? values.content : withPlanId(values.content, path);
  return {
    kept: { base: { version, answers: snapshot }, values: { ...values, content } },
    answers: answers !== undefined,
    path,
  };
}

/** The answers of a run as they are typed: kept in the tab at once, and saved to the server after each pause. */
export function useRunDraft(run: RunDetail, onRun: (run: RunDetail) => void) {
  const [draft, setDraft] = useState(() => openKept(run));
  const [save, setSave] = useState<SaveState>({ kind: 'quiet' });
  const [owner] = useState(() => readSession()?.userId);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const current = useRef(draft);
  const formId = `run-${run.run_id}`;
  const unsaved = isUnsaved(draft);
  const editable = isEditable(run.runStatus);

  const change = (next: (before: Draft) => Draft) => {
    current.current = next(current.current);
    setDraft(current.current);
  };

  // What came from the server by itself, like what another window saved. Once it is locked, the fields show that.
  const [seen, setSeen] = useState(run);
  if (seen !== run) {
    setSeen(run);
    if (editable) setDraft((before) => takeSaved(before, run));
  }
  useEffect(() => {
    current.current = draft;
    if (isUnsaved(draft))
      keepDraft({ formId, owner }, JSON.stringify({ base: draft.base, values: draft.values }));
    else dropDraft({ formId, owner });
  }, [draft, formId, owner]);

  const sendNow = async (by: (sent: Sent) => Promise<SendOutcome>): Promise<SendOutcome> => {
    const { base, values: answers } = current.current;
    change((before) => ({ ...before, sent: answers }));
    const outcome = await by({ runId: run.run_id, answers, baseVersion: base.version });
    if (outcome.kind === 'done') {
      change((before) => markSaved(before, outcome.run.version, answers));
      onRun(outcome.run);
    }
    if (outcome.kind === 'stale') onRun(outcome.run);
    return outcome;
  };

  /** One after the other, each with what stands there by then, and takes in what became of it. */
  const send = (by: (sent: Sent) => Promise<SendOutcome>): Promise<SendOutcome> => {
    const sent = turn.current.then(() => sendNow(by));
    turn.current = sent.catch(() => undefined);
    return sent;
  };

  const saveNow = async (): Promise<SendOutcome> => {
    setSave({ kind: 'saving' });
    const outcome = await send(saveRun);
    if (outcome.kind === 'done') setSave({ kind: 'saved', atMs: Date.now() });
    else setSave({ kind: outcome.kind === 'unreachable' ? 'unreachable' : 'quiet' });
    return outcome;
  };

  const mayAutosave = editable && unsaved && draft.open.length === 0 && !isTooLong(draft);
  /** What is being sent meanwhile may be just that. */
  const saveRest = async () => {
    await turn.current;
    if (isUnsaved(current.current)) await saveNow();
  };
  const autosave = useRef(saveRest);
  useEffect(() => {
    autosave.current = saveRest;
  });
  const failed = save.kind === 'unreachable';
  useEffect(() => {
    if (!mayAutosave) return;
    // Begun anew with each change of the text, which is what the pause is counted from.
    void draft.values;
    const timer = setTimeout(() => void autosave.current(), failed ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [mayAutosave, failed, draft.values]);

  // They belong to one form: this one keeps them from here on.
  const [carried] = useState(() => carriedInto(run));
  useEffect(() => {
    if (carried?.answers) dropCarriedAnswers();
    if (carried?.path !== undefined) dropCarriedPath();
  }, [carried]);

  // Leaving the page asks first, as long as something is on its way.
  useEffect(() => {
    if (!unsaved || !editable) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved, editable]);

  return {
    draft,
    /** It began with the answers of the goal check, or with the path to build on. */
    carried: { answers: carried?.answers === true, path: carried?.path },
    unsaved,
    save,
    saveNow,
    send,
    set: (field: AnswerField, value: string) =>
      change((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    choose: (field: AnswerField, whose: 'mine' | 'theirs') =>
      change((before) => choose(before, field, whose)),
    /** For what was typed and can no longer be sent. */
    discard: () => change((before) => ({ ...before, values: before.base.answers, open: [], taken: [] })),
  };
}
export type RunDraft = ReturnType<typeof useRunDraft>;
