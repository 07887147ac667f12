import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { ownWords } from '#shared/domain/runs/own-words.ts';
import { firstVersion } from '#shared/domain/runs/profile-answers.ts';
import { activeRunStatuses } from '#shared/domain/runs/run-status.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { runQuery, runsQuery } from '#web/lib/api/run-query.ts';
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

/** The newest finished plan of this person in the loaded list. */
function useLastRun(enabled: boolean): string | undefined {
  const { data } = useInfiniteQuery({ ...runsQuery, enabled });
  const runs = enabled ? (data?.pages ?? []).flatMap((page) => page.data) : [];
  return runs.find(({ status }) => !activeRunStatuses.includes(status))?.id;
}

/** Nothing is taken over automatically. */
export function LastAnswers({ run, runDraft }: { run: RunDetail; runDraft: RunDraft }) {
  const [offered] = useState(
    () => mayBeginWithLast(run) && isUntold(runDraft.draft.values) && !runDraft.carried.check,
  );
  const last = useLastRun(offered);
  const client = useQueryClient();
  const [state, setState] = useState<'offered' | 'asked' | 'failed' | 'taken'>('offered');
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focus moves to the place of the pressed button, unless the person is typing elsewhere.
    if (state === 'taken' && document.activeElement === document.body) told.current?.focus();
  }, [state]);
  if (last === undefined) return null;
  const begin = async () => {
    setState('asked');
    try {
      const { snapshot } = await client.fetchQuery(runQuery(last));
      runDraft.takeOver(snapshot);
      setState('taken');
    } catch {
      setState('failed');
    }
  };
  if (state === 'taken')
    return (
      <p ref={told} tabIndex={-1} className="text-ink-soft">
        We filled in the answers from your last plan. Change anything you like.
      </p>
    );
  return (
    <div>
      <Button
        variant="secondary"
        pending={state === 'asked'}
        pendingText="Filling in…"
        onClick={() => void begin()}
      >
        Start with your last plan’s answers
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {state === 'failed' && 'They didn’t load. Nothing has changed: please try again.'}
      </p>
    </div>
  );
}
