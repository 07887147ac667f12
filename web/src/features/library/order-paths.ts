import type { LibraryPath } from './library-path.ts';
import { upperEnd } from './match-paths.ts';
import { matchWeight } from './where-found.ts';

const byPay = (one: LibraryPath, other: LibraryPath) => other.hourCents - one.hourCents;
/** By all that each may ask for; of two alike the better paid first. */
const byMost = (mostOf: (path: LibraryPath) => number) => (one: LibraryPath, other: LibraryPath) =>
  mostOf(one) === mostOf(other) ? byPay(one, other) : mostOf(one) - mostOf(other);

const comparisons: Readonly<Record<string, typeof byPay>> = {
  pay: byPay,
  start: byMost(({ budget }) => upperEnd(budget)),
  hours: byMost(({ time }) => upperEnd(time)),
};

/** Without an order that is known: what matches the words best, and the best paid first where there are none. */
export const orderPaths = (paths: readonly LibraryPath[], sort: string, lookedFor = ''): LibraryPath[] =>
  paths.toSorted(comparisons[sort] ?? byMost((path) => -matchWeight(path, lookedFor)));
