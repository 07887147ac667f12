import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { reviewWork } from '#shared/contract/review-work.ts';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { isSame } from '#shared/plan/confirm/confirmed.ts';
import { dropDraft, keepDraft, readDraft } from '#web/components/form/form-draft.ts';
import { saveWork } from './review-calls.ts';
import { type Clash, mergeWork, sameWork, type TypedWork, typedOf, workOf } from './typed-work.ts';

const pauseMs = 400;

const againMs = 8000;

type SaveState =
  | { kind: 'quiet' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'unreachable' }
  /** It is not retried before the work changes. */
  | { kind: 'refused'; sentence: string; work: TypedWork };

interface Kept {
  /** The work as the server has it. */
  base: TypedWork;
  version: number;
  work: TypedWork;
  clashes: Clash[];
  /** A save from another window is shown here now. */
  tookTheirs: boolean;
}

const draftOf = (kept: Kept): string =>
  JSON.stringify({ base: workOf(kept.base), version: kept.version, work: workOf(kept.work) });

const draft = z.object({ base: reviewWork, version: z.int(), work: reviewWork });

function takeTheirs(kept: Kept, { work, workVersion }: SubmissionShown): Kept {
  const theirs = typedOf(work);
  const { work: merged, clashes } = mergeWork(kept.base, kept.work, theirs);
  return {
    base: theirs,
    version: workVersion,
    work: merged,
    clashes: [...kept.clashes, ...clashes],
    tookTheirs: !sameWork(kept.base, theirs),
  };
}

function openWork(submission: SubmissionShown, typed: string | null): Kept {
  const base = typedOf(submission.work);
  const opened = { base, version: submission.workVersion, work: base, clashes: [], tookTheirs: false };
  const kept = typed === null ? undefined : draft.safeParse(JSON.parse(typed)).data;
  if (kept === undefined) return opened;
  const before = { ...opened, base: typedOf(kept.base), version: kept.version, work: typedOf(kept.work) };
  return takeTheirs(before, submission);
}

interface ReviewWorkOptions {
  token: string;
  /** It can no longer be decided, so nothing is saved any more. */
  isClosed?: boolean;
  /** Called when the server's state has changed or it was decided, to reload it. */
  onChanged: () => void;
}

/** The reviewer's corrections, ticks and texts: kept in the tab, and saved to the server after each pause. */
export function useReviewWork(
  submission: SubmissionShown,
  { token, isClosed = false, onChanged }: ReviewWorkOptions,
) {
  const formId = `review-work-${submission.runId}-${submission.attempt}`;
  const [kept, setKept] = useState(() => openWork(submission, readDraft({ formId })));
  const [save, setSave] = useState<SaveState>({ kind: 'quiet' });
  const [tries, setTries] = useState(0);
  const sending = useRef(false);

  const [seen, setSeen] = useState(submission);
  if (seen !== submission) {
    setSeen(submission);
    if (submission.workVersion > kept.version) setKept((before) => takeTheirs(before, submission));
  }

  const unsaved = !sameWork(kept.base, kept.work);
  useEffect(() => {
    if (unsaved) keepDraft({ formId }, draftOf(kept));
    else dropDraft({ formId });
  }, [kept, unsaved, formId]);

  const send = useEffectEvent(async () => {
    if (sending.current) return;
    sending.current = true;
    setSave({ kind: 'saving' });
    const { work, version } = kept;
    const saved = await saveWork(token, { work: workOf(work), baseVersion: version });
    sending.current = false;
    setTries((before) => before + 1);
    if ('workVersion' in saved) {
      const isCorrected = !isSame(kept.base.reviewed, work.reviewed);
      setKept((before) => ({ ...before, base: work, version: saved.workVersion }));
      setSave({ kind: 'saved', atMs: Date.now() });
      // The facts and the matching businesses depend on the corrections.
      if (isCorrected) onChanged();
      return;
    }
    if (saved.code === 'unreachable' || saved.code === 'internal-error')
      return setSave({ kind: 'unreachable' });
    if (saved.code === 'invalid-input') return setSave({ kind: 'refused', sentence: saved.message, work });
    setSave({ kind: 'quiet' });
    onChanged();
  });
  const isAgain = save.kind === 'unreachable';
  const isRefused = save.kind === 'refused' && save.work === kept.work;
  const waits = save.kind === 'saving' || isClosed || isRefused || !unsaved;
  useEffect(() => {
    void tries;
    void kept.work;
    if (waits) return;
    const timer = setTimeout(() => void send(), isAgain ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [kept.work, waits, isAgain, tries]);

  useEffect(() => {
    if (!unsaved || isClosed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved, isClosed]);

  return {
    work: kept.work,
    version: kept.version,
    clashes: kept.clashes,
    tookTheirs: kept.tookTheirs,
    unsaved,
    save,
    change: (part: Partial<TypedWork>) =>
      setKept((before) => ({ ...before, work: { ...before.work, ...part } })),
    dismiss: () => setKept((before) => ({ ...before, clashes: [], tookTheirs: false })),
  };
}

export type ReviewWorkDesk = ReturnType<typeof useReviewWork>;
