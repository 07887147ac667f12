import { isReached } from '../../figures/goal-test.ts';
import { clearGoal } from '../../reading/reading.ts';
import type { Writing } from '../writing.ts';
import { goalAmount, reachedWords } from './goal.ts';
import { counted } from './words.ts';

/** The goal is the most that the customer wants, and the plan reaches it. */
export const staysAtMost = ({ figures: { goal } }: Pick<Writing, 'figures'>): boolean =>
  goal?.isAtMost === true && isReached(goal);

/** How many sales make the customer's most, and what to do with more. */
export function atMostWords({
  figures,
  reading,
}: Pick<Writing, 'figures' | 'reading'>): { title: string; text: string; stop: string } | undefined {
  const goal = clearGoal(reading);
  const { goal: test, inputs } = figures;
  const { mostForGoal: most, unit } = inputs;
  if (!(goal && test && most !== undefined && staysAtMost({ figures }))) return undefined;
  const sales = counted(most, unit);
  return {
    title: `You can make ${goalAmount(goal)}, and stop there.`,
    text:
      test.share > 1.05
        ? `One ${unit} a month already brings in ${reachedWords(goal, test)}. Sell less often, or ask for less.`
        : `${sales.charAt(0).toUpperCase()}${sales.slice(1)} a month bring in ${reachedWords(goal, test)}. One more would take you past it, so no month in the plan has more. A higher price means fewer hours for the same money.`,
    stop: `Do you have ${sales} in a month already? Say: “I’m full this month. Shall I book you in next month?”`,
  };
}
