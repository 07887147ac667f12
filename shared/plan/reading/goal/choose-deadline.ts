import type { ChosenGoal } from './choose-goal.ts';
import type { FoundDeadline } from './deadline.ts';
import type { Read } from './goal-parts.ts';

/** The deadline of the goal. A later step ("then 5000 in 2 years") has its own, which is left out. */
export function chooseDeadline(read: Read, goal: ChosenGoal | undefined): FoundDeadline | undefined {
  const isLater = (found: FoundDeadline) =>
    goal?.stretch !== undefined &&
    found.at > goal.stretch.at &&
    /\b(then|eventually|later)\b/.test(read.line.words(goal.amount.next, goal.stretch.at));
  const own = read.deadlines.filter((found) => !found.doubts.includes('start') && !isLater(found));
  return own.find(({ kind }) => kind !== 'default') ?? own[0];
}
