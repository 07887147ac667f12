import type { Understanding, SaidWords } from '../describe/understanding.ts';
import { understand } from '../describe/understand.ts';
import { type MakePlanOptions, readAndChoose } from '../make-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import { reviewFlags } from './review-flags.ts';
import type { ReviewFlag } from './review-flag.ts';

/** What a reviewer sees of a reading: all that its customer sees, what to look at first, and what gave no fact. */
export interface ReviewReading {
  understood: Understanding;
  flags: ReviewFlag[];
  unused: SaidWords[];
}

export function understandForReview(
  input: PlanInput,
  options: Pick<MakePlanOptions, 'now' | 'catalogue' | 'tier'>,
): ReviewReading {
  const { unused } = readAndChoose(input, options).reading;
  return {
    understood: understand(input, options),
    flags: reviewFlags(input, options),
    unused: unused.map(({ words, at }) => ({ field: at.field, text: words.trim() })),
  };
}
