import type { RoundKind } from './round-standing.ts';

/** What a grant comes to; of a round that is over, what it came to. */
export const amountWords = (amount: string, kind: RoundKind): string =>
  kind === 'closed' ? `Closed: was ${amount.charAt(0).toLowerCase()}${amount.slice(1)}` : amount;
