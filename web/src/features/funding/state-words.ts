import type { FundingState } from '#shared/domain/funding/funding-answers.ts';

/** The state inside a sentence. */
export const stateWords = (state: FundingState): string => (state === 'Other' ? 'your state' : state);
