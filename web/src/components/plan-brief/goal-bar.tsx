import { whole, wholeGoal } from '../goal-check/print-monthly.ts';

interface GoalBarProps {
  /** What the last month of the year comes to, of what was wanted. */
  cents: number;
  goalCents: number;
  month: number;
}

/** A goal so far away that months below its line would say nothing: how much of it the year comes to. */
export function GoalBar({ cents, goalCents, month }: GoalBarProps) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-8 w-full">
        <rect width="100" height="6" className="goal-track" />
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
