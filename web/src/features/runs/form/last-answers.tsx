import { useEffect, useRef, useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { ownWords } from '#shared/domain/runs/own-words.ts';
import { firstVersion } from '#shared/domain/runs/profile-answers.ts';
import { activeRunStatuses } from '#shared/domain/runs/run-status.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { FillInButton } from '#web/components/form/fill-in-button.tsx';
import { useLastAnswers } from '#web/lib/api/use-last-answers.ts';
import type { RunDraft } from './use-run-draft.ts';

/** The automatic prefill from the profile is one save. */
const lastVersion = firstVersion + 1;

const isUntold = ({ incomeGoal, content }: RunAnswers): boolean =>
  incomeGoal.trim() === '' && ownWords(content).trim() === '';

/** Only plans with a reviewer continue an earlier one, and only while the form is empty. */
export const mayBeginWithLast = ({ plan, runStatus, version, basedOn, snapshot }: RunDetail): boolean =>
  runStatus === 'CREATED' &&
  version <= lastVersion &&
  isReviewed(plan) &&
  basedOn === undefined &&
  isUntold(snapshot);

export function LastAnswers({ run, runDraft }: { run: RunDetail; runDraft: RunDraft }) {
  const [enabled] = useState(
    () => mayBeginWithLast(run) && isUntold(runDraft.draft.values) && !runDraft.carried.check,
  );
  const last = useLastAnswers({
    enabled,
    fits: ({ status }) => !activeRunStatuses.includes(status),
    onAnswers: runDraft.takeOver,
  });
  const told = useRef<HTMLParagraphElement>(null);
  const isTaken = last?.state === 'taken';
  useEffect(() => {
    // The focus moves to the place of the pressed button, unless the person is typing elsewhere.
    if (isTaken && document.activeElement === document.body) told.current?.focus();
  }, [isTaken]);
  if (isTaken)
    return (
      <p ref={told} tabIndex={-1} className="text-ink-soft">
        We filled in the answers from your last plan. Change anything you like.
      </p>
    );
  return last && <FillInButton {...last} label="Start with your last plan’s answers" />;
}
