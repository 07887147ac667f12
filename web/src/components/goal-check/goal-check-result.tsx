import { useEffect, useMemo, useRef, useState } from 'react';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { carryAnswers } from '#web/lib/carried-answers.ts';
import { readSession } from '#web/lib/session.ts';
import type { SendInterest } from '../interest/interest-words.ts';
import { Skeleton } from '../skeleton.tsx';
import { briefOf } from '../understanding/brief-of.ts';
import { inBrief } from '../understanding/reach-words.ts';
import { ReadFailed } from '../understanding/read-failure.tsx';
import { useReading } from '../understanding/use-reading.ts';
import { asRunAnswers, type CheckAnswers } from './check-answers.ts';
import { CheckSummary } from './check-summary.tsx';
import { CopyLink } from './copy-link.tsx';
import { offerAfter } from './fitting-plan.ts';
import { NextStep } from './next-step.tsx';
import { useAnswerPlace } from './use-answer-place.ts';

/** Carries the answers to the plan page and into the run form. */
function useCarried(answers: CheckAnswers, understood: Understanding | undefined): void {
  const [account] = useState(() => readSession()?.userId);
  const asked = useMemo(() => asRunAnswers(answers), [answers]);
  useEffect(() => {
    // Once this account's session is over, here or in another tab, its answers must not reach the next
    // account.
    if (account !== undefined && readSession()?.userId !== account) return;
    const offer = understood && offerAfter(understood, asked.budget);
    const [first] = understood?.businesses ?? [];
    carryAnswers(asked, {
      noPlan: understood && understood.outcome.kind !== 'planned' ? understood.outcome : undefined,
      check:
        understood && first && offer?.kind === 'plan'
          ? { fits: offer.plan, words: inBrief(understood), brief: briefOf(first) }
          : undefined,
    });
  }, [account, asked, understood]);
}

const toSkills = () => document.getElementById('goal-check-skills')?.focus();

const Checking = () => (
  <div>
    <p role="status">Checking…</p>
    <div className="mt-3 grid gap-6 @4xl:grid-cols-2">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  </div>
);

interface GoalCheckResultProps {
  answers: CheckAnswers;
  /** The result’s earlier position in the window, for a returning user; a new result scrolls to the top. */
  backTo: number | undefined;
  ask: AskReading;
  sendInterest: SendInterest;
  /** Tests another goal with the same answers. */
  onTest: (goal: string) => void;
}

interface ShownResultProps extends Omit<GoalCheckResultProps, 'ask'> {
  understood: Understanding;
  pending: boolean;
}

/** It takes the focus on mount, so it mounts only once it has text. */
function ShownResult({ answers, understood, pending, backTo, sendInterest, onTest }: ShownResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnswerPlace(heading, backTo);
  return (
    <section aria-labelledby="goal-check-result" aria-busy={pending}>
      <h2
        id="goal-check-result"
        ref={heading}
        tabIndex={-1}
        className="mb-1 scroll-mt-4 font-sans text-base text-ink-soft outline-none"
      >
        Your goal, checked
      </h2>
      <CheckSummary understood={understood} sendInterest={sendInterest} toField={toSkills}>
        <NextStep {...{ understood, onTest }} budget={answers.budget} />
      </CheckSummary>
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2">
        <CopyLink answers={answers} />
        <p className="text-sm text-ink-soft sm:py-2.5">Estimates only, not financial advice.</p>
      </div>
    </section>
  );
}

/** Asks our server what the five answers mean, and shows it. */
export default function GoalCheckResult({ answers, ask, ...shown }: GoalCheckResultProps) {
  const asked = useMemo(() => {
    const { content: _, ...five } = asRunAnswers(answers);
    return five;
  }, [answers]);
  const { understanding, failure, pending, retry } = useReading(asked, ask);
  useCarried(answers, pending || failure ? undefined : understanding);
  return (
    <div className="grid gap-4">
      {failure && <ReadFailed failure={failure} isOld={understanding !== undefined} onRetry={retry} />}
      {understanding ? (
        <ShownResult answers={answers} understood={understanding} pending={pending} {...shown} />
      ) : (
        !failure && <Checking />
      )}
    </div>
  );
}
