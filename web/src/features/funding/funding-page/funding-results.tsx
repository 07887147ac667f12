import { freePaths } from '#shared/content/free-paths.ts';
import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { StepCard } from '#web/components/page/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';
import { GrantCard } from './grant-card.tsx';
import type { FoundGrant } from './matches.ts';

/** For the launch stage, which no listed grant covers. */
const StrategicPaths = () => (
  <StepCard
    covers={freePaths}
    title="Try an income path instead"
    text="A strategic path can bring in money sooner than a grant. Choose one that fits your hours and budget; these three are free."
    to={addresses.buildPath({ ref: 'launch' })}
    action="See the paths"
  />
);

export interface FundingResultsProps {
  answers: FundingAnswers;
  matches: readonly FoundGrant[];
}

/** The matching grants; the others are hidden. */
export default function FundingResults({ answers, matches }: FundingResultsProps) {
  return (
    <>
      {matches.length === 0 && <StrategicPaths />}
      {matches.length > 0 && (
        <>
          <h2 className="sr-only">Matching grants</h2>
          <div className="card">
            {matches.map(({ grant, fit }) => (
              <GrantCard key={grant.id} grant={grant} stage={answers.stage} match={{ fit, answers }} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
