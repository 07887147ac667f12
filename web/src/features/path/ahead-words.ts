import type { PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

type Year = PathContent['year'];

/** When the price is earned back by our estimate, or that it is not; shown next to a price. */
export const aheadWords = ({ aheadMonth, closingCents }: Year): string =>
  aheadMonth === null
    ? `We estimate it won’t pay for itself in the first year (${wholeDollars(closingCents)}).`
    : `We estimate you’ll break even in month ${aheadMonth}, including this price.`;

/** The same in the bar of a phone. */
export const aheadInShort = ({ aheadMonth }: Year): string =>
  aheadMonth === null ? 'Doesn’t pay back in year 1' : `Breaks even in month ${aheadMonth}`;
