import { whole, wholeGoal } from '../goal-check/print-monthly.ts';

interface GoalBarProps {
  /** The income of the year's last month, compared with the goal. */
  cents: number;
  goalCents: number;
  month: number;
}

/** For a distant goal, whose month bars would be too small to read: the share that the year reaches. */
export function GoalBar({ cents, goalCents, month }: GoalBarProps) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-8 w-full">
        <rect
          width="100"
          height="6"
          className="fill-none stroke-ink [stroke-dasharray:4_3] [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
        />
        <rect
          width={cents > 0 ? Math.max((cents / goalCents) * 100, 0.5) : 0}
          height="6"
          className="bars-fill grows-along"
        />
      </svg>
      <p className="pt-2">
        <b className="font-semibold">{whole(cents)}</b> of {wholeGoal(goalCents)} in month {month}
      </p>
    </>
  );
}
