import type { ChosenGoal } from './choose-goal.ts';
import type { FoundDeadline } from './deadline.ts';
import type { Read } from './goal-parts.ts';

/** The deadline that belongs to the goal, and those that do not. */
export function chooseDeadline(read: Read, goal: ChosenGoal | undefined) {
  const real = read.deadlines.filter(({ notes }) => !notes.some(({ id }) => id === 'start-noted'));
  const started = read.deadlines.flatMap(({ notes }) => notes.filter(({ id }) => id === 'start-noted'));
  const isLater = (found: FoundDeadline) =>
    goal?.stretch !== undefined &&
    found.at > goal.stretch.at &&
    /\b(then|eventually|later)\b/.test(read.line.words(goal.amount.next, goal.stretch.at));
  const own = real.filter((found) => !isLater(found));
  const chosen = own.find(({ kind }) => kind !== 'default') ?? own[0];
  const others = real
    .filter((found) => found !== chosen && found.kind !== 'default')
    .map(({ asWritten }) => asWritten ?? '');
  return { chosen, others, started };
}
