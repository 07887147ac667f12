import type { LibraryPath } from './library-path.ts';
import { upperEnd } from './match-paths.ts';

const byPay = (one: LibraryPath, other: LibraryPath) => other.hourCents - one.hourCents;
/** By all that each may ask for; of two alike the better paid first. */
const byMost = (mostOf: (path: LibraryPath) => number) => (one: LibraryPath, other: LibraryPath) =>
  mostOf(one) === mostOf(other) ? byPay(one, other) : mostOf(one) - mostOf(other);

const comparisons: Readonly<Record<string, typeof byPay>> = {
  start: byMost(({ budget }) => upperEnd(budget)),
  hours: byMost(({ time }) => upperEnd(time)),
};

/** Without an order that is known: the best paid first. */
export const orderPaths = (paths: readonly LibraryPath[], sort: string): LibraryPath[] =>
  paths.toSorted(comparisons[sort] ?? byPay);
