import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { classNames } from '../class-names.ts';
import { Cover } from '../cover/cover.tsx';
import { YearFigure } from './year-figure.tsx';

interface PlanYearProps {
  brief: PlanBrief;
  /** It is next to text on a tablet, too, where the year goes below the cover. */
  isBeside?: boolean;
}

/** A finished plan on a dark panel: the cover of its path and its first year. */
export const PlanYear = ({ brief, isBeside = false }: PlanYearProps) => (
  <div
    className={classNames(
      'on-night flex flex-wrap items-center gap-5 sm:gap-6',
      isBeside && 'md:max-lg:w-80 md:max-lg:*:last:basis-full',
    )}
  >
    <Cover of={brief.path} className="w-[min(5.5rem,27.5vw)] [border-radius:2px_5px_5px_2px] sm:w-30" />
    <YearFigure
      brief={brief}
      className="w-32 sm:w-44 max-w-full min-w-0 shrink grow sm:max-w-md lg:w-60 lg:grow-0"
    />
  </div>
);
