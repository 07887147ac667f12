import { ClosingStep } from '#web/components/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';

/** The step before any grant. */
export const PathFirst = () => (
  <ClosingStep
    title="First a path, then a grant"
    text="A grant usually pays back part of what a business with a direction spends."
    to={addresses.buildPath({ ref: 'funding' })}
    action="Find a path that fits"
  />
);
