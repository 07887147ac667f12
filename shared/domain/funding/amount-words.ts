import type { RoundKind } from './round-standing.ts';

/** Describes the amount of a grant, in the past tense after its last round. */
export const amountWords = (amount: string, kind: RoundKind): string =>
  kind === 'closed' ? `Closed: was ${amount.charAt(0).toLowerCase()}${amount.slice(1)}` : amount;
