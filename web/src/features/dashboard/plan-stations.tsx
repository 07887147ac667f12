import { Check } from 'lucide-react';
import type { RunSummary } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { classNames } from '#web/components/class-names.ts';

/** How many of its stations are behind a plan. */
const passed: Partial<Record<RunSummary['status'], number>> = {
  UNDER_REVIEW: 1,
  APPROVED_EXECUTING: 2,
};

/** Where a plan stands on its way, drawn on the dark. */
export function PlanStations({ run: { status, plan } }: { run: RunSummary }) {
  const stations = ['Your answers', isReviewed(plan) ? 'Review' : 'Check', 'Your plan'];
  const done = passed[status] ?? 0;
  return (
    <ol className="flex text-sm md:w-88">
      {stations.map((station, index) => (
        <li
          key={station}
          className={classNames('relative pt-9 not-last:flex-1', index > done && 'text-mist')}
        >
          {index < stations.length - 1 && (
            <span
              className={classNames(
                'absolute top-3 right-2 left-9 h-0.5',
                index < done ? 'bg-paper' : 'bg-night-line',
              )}
            />
          )}
          <span
            className={classNames(
              'absolute top-0 left-0 grid size-7 place-items-center rounded-full border-2',
              index < done && 'border-paper bg-paper text-night',
              index === done && 'border-paper',
              index > done && 'border-night-line',
            )}
          >
            {index < done && <Check className="size-4" />}
            {index === done && <span className="size-2.5 rounded-full bg-paper" />}
          </span>
          <span className={classNames(index === done && 'font-semibold')}>{station}</span>
        </li>
      ))}
    </ol>
  );
}
