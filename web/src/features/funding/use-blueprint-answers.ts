import { useSearchParams } from 'react-router-dom';
import { type FundingAnswers, readFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { useKept } from '#web/lib/kept-locally.ts';
import { readFundingProfile } from './funding-profile.ts';

/** The answers in the address, or else those stored in this browser. */
export function useBlueprintAnswers(): Partial<FundingAnswers> {
  const [query] = useSearchParams();
  const kept = readFundingProfile(useKept('fundingProfile'));
  const inAddress = readFundingAnswers(Object.fromEntries(query));
  return Object.keys(inAddress).length > 0 ? inAddress : kept;
}
