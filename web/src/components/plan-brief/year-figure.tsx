import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { FirstYear } from './first-year.tsx';

interface YearFigureProps {
  brief: PlanBrief;
  /** How wide it may be. */
  className: string;
}

/** A plan’s first twelve months, and what the picture shows. */
export const YearFigure = ({ brief, className }: YearFigureProps) => (
  <figure className={className}>
    <FirstYear brief={brief} className="w-full" />
    <figcaption className="mt-1 text-sm leading-snug text-ink-soft">
      Its first twelve months{brief.judged && '; the line is your goal'}
    </figcaption>
  </figure>
);
