import type { RefObject } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import { coveredState, type FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { matchGrant } from '#shared/domain/funding/match-grant.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { GrantCard } from './grant-card.tsx';
import { lastChecked, matchCounts, openFirst } from './open-first.ts';
import { OtherState } from './other-state.tsx';
import { StrategicPaths } from './strategic-paths.tsx';
import { useNow } from './use-now.ts';

const countWords = (count: number): string =>
  count === 0 ? 'No grant matches' : count === 1 ? 'One grant matches' : `${count} grants match`;

export interface FundingResultsProps {
  answers: FundingAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the answers lead to. */
export function FundingResults({ answers, heading }: FundingResultsProps) {
  const isCovered = answers.state === coveredState;
  const nowMs = useNow(lastChecked);
  const matches = openFirst(grants, nowMs).flatMap((grant) => {
    const fit = matchGrant(grant.requires, answers);
    return fit.status === 'hidden' ? [] : [{ grant, fit }];
  });
  const others = grants.length - matches.length;
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {isCovered ? `${countWords(matches.length)} your answers` : 'Your state'}
      </h2>
      {isCovered && matches.length > 0 && <p className="-mt-3 text-lg">{matchCounts(matches, nowMs)}</p>}
      {!isCovered && <OtherState answers={answers} />}
      {isCovered && matches.length === 0 && <StrategicPaths />}
      {matches.map(({ grant, fit }) => (
        <GrantCard key={grant.id} grant={grant} match={{ fit, answers }} />
      ))}
      {isCovered && (
        <p className="text-ink-soft">
          {others} of the {grants.length} grants in our list {others === 1 ? 'is' : 'are'} for other stages.{' '}
          <TextLink snug to={addresses.funding()}>
            See all of them
          </TextLink>
        </p>
      )}
      {isCovered && answers.stage !== 'first-home' && matches.length > 0 && (
        <p className="max-w-measure border-t border-line pt-4">
          A grant usually pays back part of what a business with a direction spends.{' '}
          <TextLink snug to={addresses.buildPath({ ref: 'funding' })}>
            First a path, then a grant
          </TextLink>
        </p>
      )}
    </div>
  );
}
