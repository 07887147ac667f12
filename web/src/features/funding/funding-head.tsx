import type { RefObject } from 'react';
import { type FundingAnswers, isElsewhere } from '#shared/domain/funding/funding-answers.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import type { FoundGrant } from './find-matches.ts';
import { matchWords } from './open-first.ts';
import { stateWords } from './state-words.ts';

export interface FundingHeadProps {
  answers: Partial<FundingAnswers> | undefined;
  matches: readonly FoundGrant[] | undefined;
  nowMs: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

function words({ answers, matches = [], nowMs }: FundingHeadProps): [title: string, lead: string] {
  if (answers === undefined)
    return [
      'Find grants you may qualify for',
      'A few questions show which grants fit you, and why: those of New\u00a0South\u00a0Wales, and one for all of Australia.',
    ];
  if (isElsewhere(answers.state))
    return [
      'So far we cover New South Wales only',
      `We have not checked ${stateWords(answers.state)}’s grants yet, so we list none of them.`,
    ];
  return matches.length === 0
    ? ['No grant matches your answers', 'The grants we list are for other stages.']
    : [matchWords(matches, nowMs), 'Matched by your answers. The funder decides.'];
}

/** The promise of the page, or the verdict once it is answered. */
export function FundingHead(props: FundingHeadProps) {
  const [title, lead] = words(props);
  usePageTitle(title);
  return (
    <div>
      <h1 ref={props.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-lg text-balance sm:mt-3">{lead}</p>
    </div>
  );
}
