import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { RunDetail, RunSummary } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanExtras } from '#web/components/plan-brief/plan-extras.tsx';
import { PlanPicture } from '#web/components/plan-brief/plan-picture.tsx';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { planCalendarQuery, usePlanExtras } from '#web/lib/api/plan-file.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import { printTaskDay } from '#web/lib/plan-calendar.ts';
import type { NextStep } from './next-steps.ts';
import { shortName } from './step-words.tsx';

interface AnswerSheetProps {
  left: readonly AnswerField[];
  /** The email address must be confirmed before submission. */
  unconfirmed?: boolean;
}

/** A draft as a sheet of paper that shows which answers are there. */
function AnswerSheet({ left, unconfirmed = false }: AnswerSheetProps) {
  const lines = answerFields.map((field) => ({ name: shortName(field), there: !left.includes(field) }));
  if (unconfirmed) lines.push({ name: 'Email verified', there: false });
  return (
    <ul className="grid grid-cols-2 gap-x-5 self-stretch rounded-sm bg-sheet px-4 py-2 text-sm text-ink sm:w-80 md:w-52 md:grid-cols-1">
      {lines.map(({ name, there }) => (
        <li
          key={name}
          className={classNames(
            'flex items-center gap-2 border-line py-1.5 not-last:border-b md:py-1',
            !unconfirmed && 'max-md:nth-last-2:border-b-0',
            !there && 'font-semibold',
          )}
        >
          <span
            className={classNames(
              'grid size-4 shrink-0 place-items-center rounded-full border border-leaf',
              there && 'bg-leaf text-sheet',
            )}
          >
            {there && <Check className="size-3" />}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The rules' real result for an example; its test checks that it is current. */
export const exampleBrief: PlanBrief = {
  title: 'Bookkeeping for small firms',
  judged: { verdict: 'tight', targetCents: 100_000, dueMonth: 9 },
  supportedCents: 114_000,
  measure: 'income',
  byMonth: [
    24_900, 48_300, 59_400, 78_300, 81_600, 89_100, 99_900, 110_700, 114_000, 114_000, 114_000, 114_000,
  ],
};

/** For a new account: an example of a year with few hours. */
const ExampleYear = () => (
  <div className="on-night sm:w-80 lg:w-96">
    <p className="mb-2 text-sm font-semibold">An example: 5–10 h a week, $1,000 goal</p>
    <YearFigure brief={exampleBrief} className="" />
  </div>
);

interface Standing {
  /** The number of stations that the plan has passed. */
  passed: number;
  /** The note below each station. */
  notes: readonly [answers: string, review: string, plan: string];
}

const standings: Partial<Record<RunSummary['status'], Standing>> = {
  UNDER_REVIEW: { passed: 1, notes: ['Submitted', reviewHours, 'By email'] },
  APPROVED_EXECUTING: { passed: 2, notes: ['Submitted', 'Approved', reviewHours] },
};

const revised: Standing = { passed: 0, notes: ['Revise', 'Resubmit', 'By email'] };

/** The progress of a plan: vertical on a phone, horizontal on wider screens. */
function PlanStations({ run: { status, plan } }: { run: RunSummary }) {
  const stations = ['Your answers', isReviewed(plan) ? 'Review' : 'Check', 'Your plan'];
  const { passed, notes } = standings[status] ?? revised;
  // Checking by rules does not take a day.
  const soon = status === 'APPROVED_EXECUTING' && !isReviewed(plan);
  return (
    <ol className="self-start text-sm md:flex md:w-80 lg:w-96">
      {stations.map((station, index) => (
        <li
          key={station}
          className="relative flex min-h-7 items-center gap-x-3 pl-10 not-last:mb-5 md:mb-0! md:block md:pt-9 md:pl-0 md:not-last:flex-1"
        >
          {index < stations.length - 1 && (
            <span
              className={classNames(
                'absolute top-8 left-3.25 h-4 w-0.5 md:top-3.25 md:right-2 md:left-9 md:h-0.5 md:w-auto',
                index < passed ? 'bg-paper' : 'bg-night-line',
              )}
            />
          )}
          <span
            className={classNames(
              'absolute top-0 left-0 grid size-7 place-items-center rounded-full border-2',
              index < passed && 'border-paper bg-paper text-night',
              index === passed && 'border-paper',
              index > passed && 'border-night-line',
            )}
          >
            {index < passed && <Check className="size-4" />}
            {index === passed && <span className="size-2.5 rounded-full bg-paper" />}
          </span>
          <span
            className={classNames(
              'min-w-28 md:block',
              index === passed && 'font-semibold',
              index > passed && 'text-mist',
            )}
          >
            {station}
          </span>
          <span className="text-mist md:block">{soon && index === passed ? 'In minutes' : notes[index]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The cover of a path, and its reading progress. */
function Reading({ path, read, of }: { path: string; read: number; of: number }) {
  return (
    <div className="on-night flex items-center gap-4 md:w-fit md:flex-col md:items-stretch md:gap-0">
      <Cover of={path} className="w-[min(5.5rem,27.5vw)] [border-radius:2px_5px_5px_2px] sm:w-30" />
      {of > 0 && <StepMarks done={read} of={of} className="grow md:mt-2" />}
    </div>
  );
}

type OverStep = Extract<NextStep, { run: object }> & { kind: 'read' | 'reread' | 'renew' };

const isOver = (step: NextStep): step is OverStep =>
  step.kind === 'read' || step.kind === 'reread' || step.kind === 'renew';

/** The picture of the next step: a draft's answers, an open plan's stations, or a finished plan's year. */
export function StepPicture({ step }: { step: NextStep | undefined }) {
  if (step === undefined) return <ExampleYear />;
  if (step.kind === 'continue')
    return (
      <Reading path={step.path.pathSlug} read={step.path.lastRead?.number ?? 0} of={step.path.sections} />
    );
  if (step.kind === 'unlock') return <Reading path={step.path.split('/')[1] ?? ''} read={0} of={0} />;
  if (isOver(step) && step.run.brief !== undefined) return <PlanYear brief={step.run.brief} isBeside />;
  if (step.kind === 'finish') return <AnswerSheet left={step.run.unanswered ?? []} />;
  if (step.kind === 'confirm-email') return <AnswerSheet left={[]} unconfirmed />;
  if ('run' in step && !isOver(step)) return <PlanStations run={step.run} />;
  return <PlanPicture className="size-28 sm:size-44" />;
}

/** The first task of a finished plan. */
export function FirstTask({ fileId }: { fileId: string }) {
  const [asked] = useState(() => planCalendarQuery(fileId));
  const { data } = useQuery(asked);
  const first = data?.tasks[0];
  if (first === undefined) return null;
  return (
    <p className="mt-3 max-w-measure text-pretty">
      <span className="text-mist">First, {printTaskDay(first.day)}:</span>{' '}
      <span className="font-semibold">{first.title}</span>
    </p>
  );
}

/** The files that come with a finished plan. */
export function ReadyExtras({ fileId, runId }: { fileId: string; runId: string }) {
  const { loading, told, save } = usePlanExtras({ fileId, runId });
  return (
    <>
      <div className="on-night grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 sm:flex max-sm:[&_button]:px-2 max-sm:[&_button]:text-sm max-sm:[&_svg+span]:w-min max-sm:[&_svg+span]:text-start">
        <PlanExtras loading={loading} onSave={(extra) => void save(extra)} />
      </div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden sm:basis-full">
        {told}
      </p>
    </>
  );
}

function feedbackOf({ feedback = '', fieldFeedback = {} }: RunDetail): string {
  if (feedback !== '') return feedback;
  const field = answerFields.find((name) => (fieldFeedback[name] ?? '') !== '');
  return field === undefined ? '' : `${shortName(field)}: ${fieldFeedback[field]}`;
}

/** The remarks to answer, in the reviewer’s own words. */
export function ReviewerSays({ runId }: { runId: string }) {
  const [asked] = useState(() => runQuery(runId));
  const { data } = useQuery(asked);
  const said = data === undefined ? '' : feedbackOf(data);
  if (said === '') return null;
  return (
    <blockquote className="mt-3 max-w-measure border-l-2 border-night-line pl-4">
      <p className="text-sm text-mist">Your reviewer’s comments</p>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{said}</p>
    </blockquote>
  );
}
