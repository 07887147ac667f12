import { Cover } from '#web/components/cover/cover.tsx';
import { PlanYear } from '#web/components/plan-brief/plan-year.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { StepMarks } from '#web/components/step-marks.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { ExampleYear } from './example-year.tsx';
import type { NextStep } from './next-steps.ts';
import { PlanStations } from './plan-stations.tsx';

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
