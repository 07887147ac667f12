import { nothingConfirmed } from '../confirm/confirmed.ts';
import { understand } from '../describe/understand.ts';
import type { SaidWords, Understanding } from '../describe/understanding.ts';
import { type MakePlanOptions, readAndChoose } from '../make-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ReviewFlag } from './review-flag.ts';
import { reviewFlags } from './review-flags.ts';

/** What a reviewer sees of a reading: all that its customer sees, what to look at first, and what gave no fact. */
export interface ReviewReading {
  understood: Understanding;
  flags: ReviewFlag[];
  unused: SaidWords[];
}

/** The business that the reviewer picked, in place of the customer's pick. */
function withPick(input: PlanInput): PlanInput {
  const { picked, ...reviewed } = input.review?.reviewed ?? nothingConfirmed;
  if (picked === undefined || input.review === undefined) return input;
  const confirmed = { ...(input.confirmed ?? nothingConfirmed), picked };
  return { ...input, confirmed, review: { ...input.review, reviewed } };
}

export function understandForReview(
  input: PlanInput,
  options: Pick<MakePlanOptions, 'now' | 'catalogue' | 'tier'>,
): ReviewReading {
  const { unused } = readAndChoose(input, options).reading;
  return {
    understood: understand(withPick(input), options),
    flags: reviewFlags(input, options),
    unused: unused.map(({ words, at }) => ({ field: at.field, text: words.trim() })),
  };
}
