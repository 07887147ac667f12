import { ArrowRight, Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { StatusBadge } from '#web/components/notice/status-badge.tsx';
import { useFocusPassedOn } from '#web/components/page/use-focus-passed-on.ts';
import { PlanPicture } from '#web/components/plan-brief/plan-picture.tsx';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses, goalCheckId, ownedPathsId } from '#web/config/addresses.ts';
import { type CarriedCheck, useCarriedCheck } from '#web/lib/carried/carried-answers.ts';
import { startPlan } from '#web/lib/payment/paid-plan.ts';
import { keepUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import type { FailedAbove, NextStep } from './next-steps.ts';
import { FirstTask, ReadyExtras, ReviewerSays, StepPicture } from './step-picture.tsx';
import { type StepWords, wordsFor } from './step-words.tsx';
import { ResendButton, ResendOutcome, useResend } from './verification-banner.tsx';

const nextStepId = 'next-step';

interface NextStepFrameProps {
  /** Next to the text on a wide screen; at the bottom of the band on a phone. */
  picture?: ReactNode;
  action?: ReactNode;
  /** The link target. */
  id?: string | undefined;
  children: ReactNode;
}

/** The head of the page at full width: the current state, the next step and its picture. */
export function NextStepFrame({ picture, action, id, children }: NextStepFrameProps) {
  return (
    <div className="dark-band">
      <section
        id={id}
        aria-labelledby={nextStepId}
        className="page-width grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 pt-5 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:py-10"
      >
        <div className="min-w-0">
          <div className="mb-2 flex items-baseline gap-x-2 text-base">
            <h1 className="font-sans text-base">Dashboard</h1>
            <span aria-hidden className="text-mist">
              ·
            </span>
            <h2 id={nextStepId} className="font-sans text-base font-normal text-mist">
              What’s next
            </h2>
          </div>
          {children}
          {action !== undefined && (
            <div className="mt-6 grid content-start gap-3 sm:flex sm:flex-wrap">{action}</div>
          )}
        </div>
        <div aria-hidden>{picture}</div>
      </section>
    </div>
  );
}

interface LeadProps extends Omit<StepWords, 'to' | 'label'> {
  /** A qualification above the title. */
  sign?: ReactNode;
}

function Lead({ title, text, waits, sign }: LeadProps) {
  return (
    <>
      {sign}
      <p className="flex items-start gap-3 font-serif text-3xl font-semibold text-balance">
        {waits && <Clock aria-hidden className="mt-1.5 size-7 shrink-0 text-mist" />}
        <span className="min-w-0">
          <WholeWords text={title} />
        </span>
      </p>
      <p className="mt-2 max-w-measure text-lg text-pretty text-mist">{text}</p>
    </>
  );
}

/** Marks a plan whose goal is not supported, because that is no reason to celebrate. */
function GoalSign({ step }: { step: NextStep }) {
  if (!('run' in step) || step.run.brief?.judged?.verdict !== 'not-supported') return null;
  return (
    <p className="mb-2">
      <StatusBadge tone="attention" icon={TriangleAlert} word="Goal not supported" />
    </p>
  );
}

const keyOf = (step: NextStep): string => ('run' in step ? step.run.id : step.kind);

/** A paid unlock continues where it was left. */
const leave = (step: NextStep, to: string) => () => {
  if (step.kind === 'unlock') keepUnlockWish(to);
};

/** A finished plan below a newer step: its cover, its income and its year. */
function LaterPlan({ step, brief, nowMs }: { step: NextStep; brief: PlanBrief; nowMs: number }) {
  const { title, text, to, label } = wordsFor(step, nowMs);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-edge py-4 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_11rem_auto]">
      <Cover of={brief.path} className="lg:self-center" />
      <div className="min-w-0">
        <p className="font-serif text-xl font-semibold text-balance">
          <WholeWords text={title} />
        </p>
        <p className="mt-1 text-pretty text-ink-soft">{text}</p>
      </div>
      <YearFigure brief={brief} className="max-lg:hidden" />
      <div className="grid max-sm:col-span-2">
        <ButtonLink to={to} variant="secondary" label={`${label}: ${title}`}>
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}

function StepLink({ step, nowMs }: { step: NextStep; nowMs: number }) {
  const { title, text, to, label, waits } = wordsFor(step, nowMs);
  const Sign = waits ? Clock : ArrowRight;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-t border-edge py-2 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4">
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0 self-start sm:self-center" />
      <p className="min-w-0">
        <span className="font-semibold">{title}.</span> <span className="text-ink-soft">{text}</span>
      </p>
      <span className="max-sm:col-start-2">
        <TextLink to={to} label={`${label}: ${title}`}>
          {label}
        </TextLink>
      </span>
    </li>
  );
}

interface ConfirmEmailProps {
  step: NextStep;
  email: string;
  words: Omit<StepWords, 'to' | 'label'>;
}

/** The only thing that a complete draft waits for, so the head shows the button and no banner does. */
function ConfirmEmail({ step, email, words }: ConfirmEmailProps) {
  const resend = useResend();
  return (
    <NextStepFrame picture={<StepPicture step={step} />} action={<ResendButton {...resend} />}>
      <Lead {...words} />
      <div className="mt-2 max-w-measure">
        <ResendOutcome email={email} outcome={resend.outcome} />
      </div>
    </NextStepFrame>
  );
}

/** The plans failed to load, so a retry is the only step. */
function NotLoaded({ title, why, retrying, onRetry }: FailedAbove) {
  const button = useRef<HTMLDivElement>(null);
  useFocusPassedOn(button);
  return (
    <NextStepFrame
      picture={<PlanPicture className="size-28 sm:size-44" />}
      action={
        <div ref={button} className="grid sm:flex">
          <Button variant="secondary" pending={retrying} pendingText="Loading…" onClick={onRetry}>
            Try again
          </Button>
        </div>
      }
    >
      <Lead title={title} text={`Nothing is lost. ${why}`} />
    </NextStepFrame>
  );
}

/** For an account whose only content is a goal checked in this browser. */
function CheckedGoal({ words, fits, brief }: CarriedCheck & { brief: PlanBrief }) {
  return (
    <NextStepFrame
      picture={<PlanYear brief={brief} isBeside />}
      action={
        <ButtonLink to={addresses.plans({ plan: fits })} variant="secondary">
          Start {aPlan(fits)}
        </ButtonLink>
      }
    >
      <Lead
        title={words}
        text={`Your goal check found “${brief.title}”. We’ll pre-fill your plan with your answers.`}
      />
    </NextStepFrame>
  );
}

interface NextStepsProps {
  steps: readonly NextStep[];
  nowMs: number;
}

/** The most important next step, large. */
export function NextStepBand({
  steps: [first],
  nowMs,
  email,
  isWhole,
  failed,
}: NextStepsProps & {
  /** The address that the confirmation link was sent to. */
  email: string;
  /** False when a list failed to load, so that it must not count as empty. */
  isWhole: boolean;
  /** The plans failed to load, and nothing else is to be done. */
  failed?: FailedAbove | undefined;
}) {
  const check = useCarriedCheck();
  if (failed !== undefined) return <NotLoaded {...failed} />;
  if (first === undefined && !isWhole)
    return (
      <NextStepFrame
        picture={<PlanPicture className="size-28 sm:size-44" />}
        action={
          <ButtonLink to={addresses.buildPath()} variant="secondary">
            Browse income paths
          </ButtonLink>
        }
      >
        <Lead title="Welcome back" text="Everything you’ve bought is safe." />
      </NextStepFrame>
    );
  if (first === undefined && check?.brief) return <CheckedGoal {...check} brief={check.brief} />;
  if (first === undefined)
    return (
      <NextStepFrame
        picture={<StepPicture step={undefined} />}
        action={
          <ButtonLink to={`${addresses.home()}#${goalCheckId}`} variant="secondary">
            Check my goal, free
          </ButtonLink>
        }
      >
        <Lead
          title="Find out what your hours could earn"
          text="Answer five questions before you choose a path or a plan."
        />
      </NextStepFrame>
    );
  const { to, label, ...words } = wordsFor(first, nowMs);
  if (first.kind === 'confirm-email') return <ConfirmEmail step={first} email={email} words={words} />;
  const ready =
    first.kind === 'read' && first.run.brief !== undefined
      ? { fileId: first.run.outcome, runId: first.run.id }
      : undefined;
  const reads = first.kind === 'continue';
  return (
    <NextStepFrame
      id={reads ? ownedPathsId : undefined}
      picture={<StepPicture step={first} />}
      action={
        <>
          <ButtonLink
            to={to}
            variant="secondary"
            label={reads ? words.title : label === startPlan ? label : `${label}: ${words.title}`}
            onClick={leave(first, to)}
          >
            {label}
          </ButtonLink>
          {ready && <ReadyExtras {...ready} />}
        </>
      }
    >
      <Lead
        {...words}
        sign={<GoalSign step={first} />}
        text={first.kind === 'revise' ? 'Your answers are saved.' : words.text}
      />
      {first.kind === 'revise' && <ReviewerSays runId={first.run.id} />}
      {ready && <FirstTask fileId={ready.fileId} />}
    </NextStepFrame>
  );
}

/** The other next steps, at the bottom of the band. */
export function LaterSteps({ steps: [_first, ...rest], nowMs }: NextStepsProps) {
  // The path to continue is the first in the list below.
  const others = rest.filter(({ kind }) => kind !== 'continue');
  if (others.length === 0) return null;
  return (
    <div className="border-b border-edge bg-sand">
      <ul aria-label="Other next steps" className="page-width py-2">
        {others.map((step) =>
          step.kind === 'read' && step.run.brief !== undefined ? (
            <LaterPlan key={keyOf(step)} step={step} brief={step.run.brief} nowMs={nowMs} />
          ) : (
            <StepLink key={keyOf(step)} step={step} nowMs={nowMs} />
          ),
        )}
      </ul>
    </div>
  );
}
