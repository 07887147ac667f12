import type { PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

type Year = PathContent['year'];

/** When the price is earned back by our estimate, or that it is not; what stands beside a price. */
export const aheadWords = ({ aheadMonth, closingCents }: Year): string =>
  aheadMonth === null
    ? `In our estimate it does not pay for itself in the first year (${wholeDollars(closingCents)}).`
    : `In our estimate you are ahead from month ${aheadMonth}, with this price counted in.`;

/** The same in the bar of a phone. */
export const aheadInShort = ({ aheadMonth }: Year): string =>
  aheadMonth === null ? 'Doesn’t pay back in year 1' : `Ahead from month ${aheadMonth}`;
