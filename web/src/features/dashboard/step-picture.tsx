import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import type { NextStep } from './next-steps.ts';

const pathOf = (step: NextStep): string | undefined => {
  if (step.kind === 'continue') return step.path.pathSlug;
  return step.kind === 'unlock' ? step.path.split('/')[1] : undefined;
};

/** What the next thing is about: a path by its own cover, else a plan. */
export function StepPicture({ step }: { step: NextStep | undefined }) {
  const path = step && pathOf(step);
  return (
    <div
      aria-hidden
      className={classNames(
        'shrink-0 sm:self-center',
        step === undefined ? 'max-sm:hidden' : 'max-sm:absolute max-sm:top-5 max-sm:right-4',
      )}
    >
      {path === undefined ? (
        <PlanPicture className="size-22 sm:size-36" />
      ) : (
        <Cover of={path} className="cover-large" />
      )}
    </div>
  );
}
