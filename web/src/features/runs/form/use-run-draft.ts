import { useEffect, useRef, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { ownWords, withPathOf } from '#shared/domain/runs/own-words.ts';
import { answersOfProfile } from '#shared/domain/runs/profile-answers.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerFields, answerLimits } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { dropDraft, keepDraft, readDraft } from '#web/components/form/form-draft.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { dropCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { dropCarriedPath, withPlanId } from '#web/lib/carried/carried-path.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { readSession } from '#web/lib/session/session.ts';
import {
  carriedInto,
  choose,
  type Draft,
  type DraftPart,
  isUnsaved,
  markSaved,
  openDraft,
  readKept,
  takeSaved,
} from './draft.ts';

interface Sent {
  runId: string;
  answers: RunAnswers;
  /** Left out if nothing was ever confirmed. */
  confirmed?: Confirmed;
  baseVersion: number;
}

export type SendOutcome =
  | { kind: 'done'; run: RunDetail }
  /** It was saved elsewhere meanwhile; this is the server's state. */
  | { kind: 'stale'; run: RunDetail }
  | { kind: 'session' }
  /** Without a sentence if the server gave none. */
  | { kind: 'refused'; code: string; sentence: string | undefined }
  | { kind: 'unreachable' };

async function send(
  route: typeof pathCompilerRoutes.saveRun | typeof pathCompilerRoutes.submitRun,
  sent: Sent,
) {
  const { runId, answers, confirmed, baseVersion } = sent;
  const body = { ...answers, ...(confirmed && { confirmed }), baseVersion };
  const input = { params: { runId }, body };
  const result = await callRoute(route, input);
  if (result.ok) return { kind: 'done', run: result.answer.data } as const;
  if (result.kind === 'network') return { kind: 'unreachable' } as const;
  if (result.status === 401 || result.status === 403) return { kind: 'session' } as const;
  if (result.code === 'draft-stale') {
    const now = await callRoute(pathCompilerRoutes.getRun, { params: { runId } });
    if (now.ok) return { kind: 'stale', run: now.answer.data } as const;
  }
  const sentence = result.code === 'unreadable-answer' ? undefined : result.message;
  return { kind: 'refused', code: result.code, sentence } as const;
}

/**
 * Other windows learn of it when they save or get the focus, because announcing each pause in typing would be
 * too much.
 */
const saveRun = (sent: Sent): Promise<SendOutcome> => send(pathCompilerRoutes.saveRun, sent);

export async function submitRun(sent: Sent): Promise<SendOutcome> {
  const outcome = await send(pathCompilerRoutes.submitRun, sent);
  if (outcome.kind === 'done') tellAccountChange('runs');
  return outcome;
}

const pauseMs = 1500;

const againMs = 8000;

type SaveState =
  | { kind: 'quiet' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number; byHand: boolean }
  | { kind: 'unreachable' }
  /** triesAgain: the refusal may be over in a moment. */
  | { kind: 'refused'; sentence: string; triesAgain: boolean };

/** Faults of the server, in contrast to real refusals. */
const passing: readonly string[] = ['internal-error', 'unreadable-answer', 'too-many-requests'];

const afterSave = (outcome: SendOutcome, byHand: boolean): SaveState => {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'saved', atMs: Date.now(), byHand };
    case 'unreachable':
      return outcome;
    case 'refused': {
      const { code, sentence = 'Failed' } = outcome;
      return { kind: 'refused', sentence, triesAgain: passing.includes(code) };
    }
    default:
      return { kind: 'quiet' };
  }
};

interface RunDraftOptions {
  /** The user whose profile a new form starts with. */
  user: UserEntity | undefined;
  onRun: (run: RunDetail) => void;
}

/**
 * The answers of a run as they are typed: kept in the tab straight away, and saved to the server after each
 * pause.
 */
export function useRunDraft(run: RunDetail, { user, onRun }: RunDraftOptions) {
  const [carried] = useState(() => carriedInto(run, user));
  const [owner] = useState(() => readSession()?.userId);
  const formId = `run-${run.run_id}`;
  const [draft, setDraft] = useState(() => {
    const typed = readKept(readDraft({ formId, owner }));
    // Text typed here earlier comes first, and takes a path that was chosen since.
    if (typed === undefined || carried?.path === undefined) return openDraft(run, typed ?? carried?.kept);
    const content = withPlanId(typed.values.content, carried.path);
    return openDraft(run, { ...typed, values: { ...typed.values, content } });
  });
  const [save, setSave] = useState<SaveState>({ kind: 'quiet' });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const current = useRef(draft);
  const unsaved = isUnsaved(draft);
  const editable = isEditable(run.runStatus);

  const change = (next: (before: Draft) => Draft) => {
    current.current = next(current.current);
    setDraft(current.current);
  };

  // Updates from the server, such as the save of another window. A locked run shows these answers.
  const [seen, setSeen] = useState(run);
  if (seen !== run) {
    setSeen(run);
    if (editable) setDraft((before) => takeSaved(before, run));
  }
  useEffect(() => {
    current.current = draft;
    if (isUnsaved(draft))
      keepDraft(
        { formId, owner },
        JSON.stringify({ base: draft.base, values: draft.values, confirmed: draft.confirmed }),
      );
    else dropDraft({ formId, owner });
  }, [draft, formId, owner]);

  const sendNow = async (by: (sent: Sent) => Promise<SendOutcome>): Promise<SendOutcome> => {
    const { base, values: answers, confirmed } = current.current;
    const sent = { answers, ...(confirmed && { confirmed }) };
    change((before) => ({ ...before, sent }));
    const outcome = await by({ runId: run.run_id, ...sent, baseVersion: base.version });
    if (outcome.kind === 'done') {
      change((before) => markSaved(before, outcome.run.version, sent));
      onRun(outcome.run);
    }
    if (outcome.kind === 'stale') onRun(outcome.run);
    return outcome;
  };

  /** Requests run one after the other, each with the current draft, and merge their answer. */
  const send = (by: (sent: Sent) => Promise<SendOutcome>): Promise<SendOutcome> => {
    const sent = turn.current.then(() => sendNow(by));
    turn.current = sent.catch(() => undefined);
    return sent;
  };

  const saveNow = async (byHand: boolean): Promise<SendOutcome> => {
    setSave({ kind: 'saving' });
    const outcome = await send(saveRun);
    setSave(afterSave(outcome, byHand));
    return outcome;
  };

  const mayAutosave =
    editable &&
    unsaved &&
    draft.open.length === 0 &&
    answerFields.every((field) => draft.values[field].length <= answerLimits[field]);
  /** The save in progress may include all of it. */
  const saveRest = async () => {
    await turn.current;
    if (isUnsaved(current.current)) await saveNow(false);
  };
  const autosave = useRef(saveRest);
  useEffect(() => {
    autosave.current = saveRest;
  });
  const failed = save.kind === 'unreachable' || (save.kind === 'refused' && save.triesAgain);
  useEffect(() => {
    if (!mayAutosave) return;
    // Restarts with each change, because the pause is measured from it.
    void draft.values;
    void draft.confirmed;
    const timer = setTimeout(() => void autosave.current(), failed ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [mayAutosave, failed, draft.values, draft.confirmed]);

  // The answers from elsewhere belong to one form, which keeps them from here on.
  useEffect(() => {
    if (carried?.check) dropCarriedAnswers();
    if (carried?.path !== undefined) dropCarriedPath();
  }, [carried]);

  // Leaving the page asks first while something is unsaved.
  useEffect(() => {
    if (!unsaved || !editable) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved, editable]);

  return {
    draft,
    /** What the form started with. */
    carried: { check: carried?.check === true, profile: carried?.profile ?? {}, path: carried?.path },
    unsaved,
    save,
    saveByHand: () => saveNow(true),
    send,
    set: (field: AnswerField, value: string) =>
      change((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    /** Applies the customer's corrections of our reading. */
    confirm: (confirmed: Confirmed) => change((before) => ({ ...before, confirmed })),
    /** Fills in empty answers, and those from the profile or for the chosen path; typed text stays. */
    takeOver: (answers: RunAnswers) =>
      change((before) => {
        const values = { ...before.values };
        const profile: Partial<RunAnswers> = user === undefined ? {} : answersOfProfile(user);
        for (const field of answerFields)
          if (values[field].trim() === '' || values[field] === profile[field]) values[field] = answers[field];
        if (ownWords(before.values.content).trim() === '')
          values.content = withPathOf(answers.content, before.values.content);
        return { ...before, values };
      }),
    choose: (part: DraftPart, whose: 'mine' | 'theirs') => change((before) => choose(before, part, whose)),
    /** Discards text that can no longer be sent. */
    discard: () =>
      change(({ confirmed: _, theirs: __, ...before }) => ({
        ...before,
        ...(before.base.confirmed && { confirmed: before.base.confirmed }),
        values: before.base.answers,
        open: [],
        taken: [],
      })),
  };
}

export type RunDraft = ReturnType<typeof useRunDraft>;
