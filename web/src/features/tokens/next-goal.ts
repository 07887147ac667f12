import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { goalsBeyond } from '#web/components/reach/reach-goals.ts';
import { amountFor, type Quota } from './wish.ts';

export interface NextGoal {
  amount: Hundredths;
  /** The goal of the purchase. */
  words: string;
}

/**
 * The next goal that a balance does not cover; undefined when there is none, or one payment is not enough.
 */
export function nextGoal({ token_balance: held, owed_hundredths: owed = 0 }: Quota): NextGoal | undefined {
  const [goal] = goalsBeyond(held);
  const amount = goal && amountFor({ missing: owed + goal.at - held });
  if (goal === undefined || amount === undefined) return undefined;
  return { amount, words: `Add ${formatTokenCount(amount)} more ${goal.does} ${goal.name}` };
}
