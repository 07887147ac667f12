import { freePaths } from '#shared/content/free-paths.ts';
import { StepCard } from '#web/components/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';

/** For those who launch: no grant of the list is for that stage, and paths can bring money in sooner. */
export const StrategicPaths = () => (
  <StepCard
    covers={freePaths}
    title="Look at paths instead"
    text="A strategic path can bring in money sooner than a grant would. Choose one by the hours and the budget you have now; these are free."
    to={addresses.buildPath({ ref: 'launch' })}
    action="See the paths"
  />
);
