import { Check } from 'lucide-react';
import type { RunSummary } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { classNames } from '#web/components/class-names.ts';

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
export function PlanStations({ run: { status, plan } }: { run: RunSummary }) {
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
