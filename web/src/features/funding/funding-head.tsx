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
      'Answer a few questions to see NSW grants you might get, plus one national program.',
    ];
  if (isElsewhere(answers.state))
    return [
      'We only cover New South Wales so far',
      `Here’s where ${stateWords(answers.state)} lists its own programs.`,
    ];
  return matches.length === 0
    ? ['No grant matches your answers', 'Our grants are for other stages.']
    : [matchWords(matches, nowMs), 'Based on your answers. The funder decides.'];
}

/** The page's promise, or the verdict after the answers. */
export function FundingHead(props: FundingHeadProps) {
  const [title, lead] = words(props);
  usePageTitle(title);
  return (
    <div>
      <h1 className="focus-visible:outline-none" ref={props.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-lg text-balance sm:mt-3">{lead}</p>
    </div>
  );
}
