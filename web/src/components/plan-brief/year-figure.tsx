import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { whole } from '../goal-check/print-monthly.ts';
import { FirstYear } from './first-year.tsx';

interface YearFigureProps {
  brief: PlanBrief;
  /** How wide it may be. */
  className: string;
}

/** Below the first month that reaches the goal, and within the picture also at either end of it. */
function MetMonth({ month, of }: { month: number; of: number }) {
  const edge = month < 2 ? 'left-0' : month > of - 2 ? 'right-0' : '-translate-x-1/2';
  return (
    <p className="relative h-5">
      <span
        className={`absolute ${edge}`}
        style={edge.startsWith('-') ? { left: `${((month - 0.5) / of) * 100}%` } : undefined}
      >
        month {month}
      </span>
    </p>
  );
}

/** A plan’s first twelve months, and what the picture shows. */
export function YearFigure({ brief, className }: YearFigureProps) {
  const { byMonth, judged } = brief;
  const goal = judged?.targetCents ?? 0;
  const met = goal > 0 ? byMonth.findIndex((cents) => cents >= goal) + 1 : 0;
  return (
    <figure className={`text-sm leading-snug text-ink-soft ${className}`}>
      <figcaption className="mb-1 flex flex-wrap justify-between gap-x-4">
        Its first twelve months
        {goal > 0 && (
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 18 2" className="w-4.5">
              <line x2={18} y1={1} y2={1} className="year-goal" />
            </svg>
            {whole(goal)} goal
          </span>
        )}
      </figcaption>
      <FirstYear brief={brief} className="w-full" />
      {met > 0 && <MetMonth month={met} of={byMonth.length} />}
    </figure>
  );
}
