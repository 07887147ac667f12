import { lazy, Suspense } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import { coveredState, type FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { LoadingText } from '#web/components/loading-text.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { FoundGrant } from './find-matches.ts';
import { GrantCard } from './grant-card.tsx';
import { StrategicPaths } from './strategic-paths.tsx';

const OtherState = lazy(() => import('./other-state.tsx'));

export interface FundingResultsProps {
  answers: FundingAnswers;
  matches: readonly FoundGrant[];
}

/** What the answers lead to. */
export function FundingResults({ answers, matches }: FundingResultsProps) {
  if (answers.state !== coveredState)
    return (
      <Suspense fallback={<LoadingText />}>
        <OtherState answers={answers} />
      </Suspense>
    );
  const others = grants.length - matches.length;
  return (
    <>
      {matches.length === 0 && <StrategicPaths />}
      {matches.length > 0 && (
        <>
          <h2 className="sr-only">What matches</h2>
          <div className="grant-list grant-found">
            {matches.map(({ grant, fit }) => (
              <GrantCard key={grant.id} grant={grant} match={{ fit, answers }} />
            ))}
          </div>
        </>
      )}
      <div className="grid gap-x-14 gap-y-4 border-t border-line pt-5 md:grid-cols-2">
        <p>
          {others} of the {grants.length} grants in our list {others === 1 ? 'is' : 'are'} for other stages.{' '}
          <TextLink snug to={addresses.funding()}>
            See all of them
          </TextLink>
        </p>
        {answers.stage !== 'first-home' && matches.length > 0 && (
          <p>
            A grant usually pays back part of what a business with a direction spends.{' '}
            <TextLink snug to={addresses.buildPath({ ref: 'funding' })}>
              First a path, then a grant
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}
