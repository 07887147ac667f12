import { Check, Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DescribedBusiness, Reach, Understanding } from '#shared/plan/describe/understanding.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { carryAnswers } from '#web/lib/carried/carried-answers.ts';
import { useCopied } from '#web/lib/page/copy-text.ts';
import { readSession } from '#web/lib/session/session.ts';
import { Button } from '../button/button.tsx';
import { controlLook } from '../form/field.tsx';
import type { SendInterest } from '../interest/interest-words.ts';
import { Skeleton } from '../loading/skeleton.tsx';
import { BeginnerWork } from '../understanding/beginner-work.tsx';
import { briefOf } from '../understanding/brief-of.ts';
import { BusinessCard } from '../understanding/business-card.tsx';
import { MonthsChart } from '../understanding/months-chart.tsx';
import { inBrief, moreReached, per, reached } from '../understanding/reach-words.ts';
import { ReadFailed } from '../understanding/read-failure.tsx';
import { useReading } from '../understanding/use-reading.ts';
import { WaysForward } from '../understanding/ways-forward.tsx';
import {
  asRunAnswers,
  type CheckAnswers,
  hashWith,
  type TestAnswers,
  type ToField,
} from './check-answers.ts';
import { CheckQuestions, isAnsweredHere, KindQuestion } from './check-questions.tsx';
import { offerAfter } from './fitting-plan.ts';
import { NextStep } from './next-step.tsx';
import { useAnswerPlace } from './use-check-answers.ts';

interface VerdictProps {
  business: DescribedBusiness;
  reach: Reach | undefined;
  /** That another business reaches more. */
  more: string | undefined;
}

/** The verdict on the best business: its main figure next to its picture. */
function Verdict({ business, reach, more }: VerdictProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-5 @4xl:grid-cols-2">
      <div>
        {reach ? (
          <>
            <p className="font-serif text-2xl font-semibold">{reach.name}</p>
            <p>{reach.means}</p>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold">{reached(reach)}</span>
              <span>
                {per(reach)} with {business.trade}
              </span>
            </p>
            <p className="mt-1 text-sm text-ink-soft">{reach.says}</p>
            {more && <p className="mt-2">{more}</p>}
            {reach.levers.length > 0 && (
              <ul className="mt-3 list-disc space-y-1 pl-5">
                {reach.levers.map((lever) => (
                  <li key={lever}>{lever}</li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <p className="font-serif text-2xl font-semibold">{business.title}</p>
        )}
      </div>
      <MonthsChart business={business} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

const Businesses = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ul className="mt-3 grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-2 @5xl:grid-cols-3">
    {businesses.map((business, index) => (
      <li key={business.id} className="border-t border-line-strong pt-4">
        <BusinessCard
          business={business}
          first={index > 0 ? businesses[0] : undefined}
          isPick={index === 0 && businesses.length > 1}
        />
      </li>
    ))}
  </ul>
);

interface CheckSummaryProps {
  answers: CheckAnswers;
  understood: Understanding;
  sendInterest: SendInterest;
  onTest: TestAnswers;
  toField: ToField;
  /** The next step. */
  children: ReactNode;
}

/**
 * A summary of the reading, the verdict on the best business, and up to three businesses from the person’s
 * own skills.
 */
function CheckSummary({ answers, understood, sendInterest, toField, onTest, children }: CheckSummaryProps) {
  const { summary, outcome, businesses, questions, broadSkill: broad } = understood;
  const [first] = businesses;
  const isPlanned = outcome.kind === 'planned';
  const asked = questions.filter(isAnsweredHere);
  return (
    <div className="grid gap-6 @4xl:gap-8">
      {summary !== undefined && (
        <p className="max-w-measure text-lg wrap-anywhere">
          <span className="font-semibold">We understood: </span>
          {summary}
        </p>
      )}
      {isPlanned && first ? (
        <>
          <Verdict
            business={first}
            reach={first.reaches}
            more={broad ? undefined : moreReached(businesses)}
          />
          {broad && <KindQuestion broad={broad} onTest={onTest} toField={toField} />}
        </>
      ) : broad ? (
        <KindQuestion broad={broad} onTest={onTest} toField={toField} />
      ) : (
        <WaysForward {...{ outcome, sendInterest }} toField={() => toField('skills')} />
      )}
      {isPlanned && outcome.says !== '' && <p>{outcome.says}</p>}
      {businesses.length > 0 && !broad && (
        <Section title={isPlanned ? outcome.title : 'Work that needs no experience'}>
          {isPlanned ? <Businesses businesses={businesses} /> : <BeginnerWork businesses={businesses} />}
        </Section>
      )}
      {isPlanned && asked.length > 0 && (
        <Section title="For a better estimate">
          <CheckQuestions questions={asked} goal={answers.incomeGoal} {...{ onTest, toField }} />
        </Section>
      )}
      {children}
    </div>
  );
}

function CopyLink({ answers }: { answers: CheckAnswers }) {
  const id = useId();
  const { outcome, copy } = useCopied();
  const address = () => new URL(hashWith(answers), location.href).href;
  return (
    <div className={outcome === 'failed' ? 'w-full' : undefined}>
      <Button variant="secondary" onClick={() => void copy(address())}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Link2 aria-hidden className="size-5" />
        )}
        Copy a link to this check
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {outcome === 'copied' && 'Copied. Anyone with the link can see these answers.'}
        {outcome === 'failed' && 'Your browser won’t let us copy it.'}
      </p>
      {outcome === 'failed' && (
        <div className="mt-2">
          <label htmlFor={id} className="font-semibold">
            Copy the link yourself
          </label>
          <input
            id={id}
            readOnly
            value={address()}
            className={`mt-1 ${controlLook}`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}

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
  /** Checks again with some other answers. */
  onTest: TestAnswers;
  toField: ToField;
}

interface ShownResultProps extends Omit<GoalCheckResultProps, 'ask'> {
  understood: Understanding;
  pending: boolean;
}

/** It takes the focus on mount, so it mounts only once it has text. */
function ShownResult(props: ShownResultProps) {
  const { answers, understood, pending, backTo, sendInterest, onTest, toField } = props;
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
      <CheckSummary {...{ answers, understood, sendInterest, onTest, toField }}>
        <NextStep
          understood={understood}
          budget={answers.budget}
          onTest={(incomeGoal) => onTest({ incomeGoal })}
          toGoal={() => toField('incomeGoal')}
        />
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
