import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { Candidate } from '../../choice/candidate.ts';
import type { BuyerFact } from '../../reading/reading.ts';
import { dollars } from '../say/money.ts';
import { phrase } from '../say/words.ts';

/** An offer that the customer should not say yes to as it is: above what they may do without a licence, unlawful, or off the books. */

type OverLimit = Pick<Candidate, 'under'>;

/** The sum of one job, where it is above the limit. A price by the hour is of no one job. */
export const isOverLimit = ({ under }: OverLimit, { pays }: BuyerFact): boolean =>
  under?.limit !== undefined &&
  pays !== undefined &&
  pays.unit === undefined &&
  pays.cents > under.limit * 100;

export const isDoubted = (candidate: OverLimit, buyer: BuyerFact): boolean =>
  buyer.doubt !== undefined || isOverLimit(candidate, buyer);

/** Why not, in one sentence. */
export function doubtWords(
  candidate: OverLimit,
  buyer: BuyerFact,
  licences: ReadonlyMap<string, Licence>,
): string | undefined {
  const { under } = candidate;
  if (under?.limit !== undefined && isOverLimit(candidate, buyer)) {
    const name = phrase(licences.get(under.licence)?.name ?? under.licence);
    return `Say no to the job as it is: above ${dollars(under.limit * 100)} you need a licence (${name}).`;
  }
  if (buyer.doubt === 'unpapered')
    return 'Say no to any part without an invoice. Cash jobs count for tax, and hiding them can cost you your licence or your good name.';
  return buyer.doubt === 'unlawful'
    ? 'Don’t say yes yet. You asked whether it’s allowed, so find that out first.'
    : undefined;
}
