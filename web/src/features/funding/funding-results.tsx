import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import type { FoundGrant } from './find-matches.ts';
import { GrantCard } from './grant-card.tsx';
import { StrategicPaths } from './strategic-paths.tsx';

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
