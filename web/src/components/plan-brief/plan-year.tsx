import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { Cover } from '../cover/cover.tsx';
import { YearFigure } from './year-figure.tsx';

/** On the dark: a finished plan by the cover of its path, and its first year. */
export const PlanYear = ({ brief }: { brief: PlanBrief }) => (
  <div className="on-night flex flex-wrap items-center gap-5 sm:gap-6">
    <Cover of={brief.path} className="cover-band" />
    <YearFigure
      brief={brief}
      className="w-32 sm:w-44 max-w-full min-w-0 shrink grow sm:max-w-md lg:w-60 lg:grow-0"
    />
  </div>
);
