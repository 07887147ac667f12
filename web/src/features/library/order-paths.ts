import type { LibraryPath } from './library-path.ts';
import { upperEnd } from './match-paths.ts';
import { matchWeight } from './where-found.ts';

const byPay = (one: LibraryPath, other: LibraryPath) => other.hourCents - one.hourCents;
/** Sorts by the upper bound of a range; ties go to the better paid. */
const byMost = (mostOf: (path: LibraryPath) => number) => (one: LibraryPath, other: LibraryPath) =>
  mostOf(one) === mostOf(other) ? byPay(one, other) : mostOf(one) - mostOf(other);

const comparisons: Readonly<Record<string, typeof byPay>> = {
  pay: byPay,
  start: byMost(({ budget }) => upperEnd(budget)),
  hours: byMost(({ time }) => upperEnd(time)),
};

/** Without a known order: the best match first, or the best paid if nothing is searched. */
export const orderPaths = (paths: readonly LibraryPath[], sort: string, lookedFor = ''): LibraryPath[] =>
  paths.toSorted(comparisons[sort] ?? byMost((path) => -matchWeight(path, lookedFor)));
