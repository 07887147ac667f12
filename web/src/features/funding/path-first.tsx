import { freePaths } from '#shared/content/free-paths.ts';
import type { FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { ClosingStep, type ClosingStepProps } from '#web/components/page/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';

const paths = {
  covers: freePaths,
  to: addresses.buildPath({ ref: 'funding' }),
  action: 'Find a path that fits',
} as const;

/** For people who want help with a home. */
export const depositStep: ClosingStepProps = {
  ...paths,
  title: 'Still saving your deposit?',
  text: 'See what your spare hours could add. These three paths are free.',
};

/** For everyone else. */
const pathStep: ClosingStepProps = {
  ...paths,
  title: 'Start with a path, then a grant',
  text: 'Most grants pay back part of what your business has already spent. These three paths are free.',
};

export const PathFirst = ({ stage }: { stage: FundingStage | undefined }) => (
  <ClosingStep {...(stage === 'first-home' ? depositStep : pathStep)} />
);
