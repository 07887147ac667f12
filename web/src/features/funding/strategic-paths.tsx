import { freePaths } from '#shared/content/free-paths.ts';
import { StepCard } from '#web/components/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';

/** For the launch stage, which no listed grant covers. */
export const StrategicPaths = () => (
  <StepCard
    covers={freePaths}
    title="Try an income path instead"
    text="A strategic path can bring in money sooner than a grant. Choose one that fits your hours and budget; these three are free."
    to={addresses.buildPath({ ref: 'launch' })}
    action="See the paths"
  />
);
