import { grants } from '#shared/content/grants/grants.ts';
import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import type { FoundGrant } from './find-matches.ts';
import { GrantCard } from './grant-card.tsx';
import { openFirst } from './open-first.ts';
import { OtherStages } from './other-stages.tsx';
import { StrategicPaths } from './strategic-paths.tsx';

export interface FundingResultsProps {
  answers: FundingAnswers;
  matches: readonly FoundGrant[];
  nowMs: number;
}

/** What the answers lead to. */
export default function FundingResults({ answers, matches, nowMs }: FundingResultsProps) {
  const others = openFirst(grants, nowMs).filter((grant) => !matches.some((match) => match.grant === grant));
  return (
    <>
      {matches.length === 0 && <StrategicPaths />}
      {matches.length > 0 && (
        <>
          <h2 className="sr-only">What matches</h2>
          <div className="card">
            {matches.map(({ grant, fit }) => (
              <GrantCard key={grant.id} grant={grant} stage={answers.stage} match={{ fit, answers }} />
            ))}
          </div>
        </>
      )}
      <OtherStages grants={others} yours={answers.stage} nowMs={nowMs} />
    </>
  );
}
