import { readTerms } from './prices/read-terms.ts';
import { readExperience, sellsToFirms } from './read-experience.ts';
import { readDeposit, readLeast } from './read-least.ts';
import { readPace } from './read-pace.ts';
import { readPurchases } from './read-purchases.ts';
import type { Fact, PriceFact, Reading } from './reading.ts';
import type { ReadSentence } from './text.ts';

type WayOfWork = Pick<Reading, 'terms' | 'pace' | 'least' | 'purchases' | 'experience' | 'sellsToFirms'>;

/** Terms, the time of one, the smallest job, what is still to buy, and how well they know the work. */
export function readWayOfWork(
  sentences: readonly ReadSentence[],
  { prices, hasLoanUse }: { prices: readonly Fact<PriceFact>[]; hasLoanUse: boolean },
): WayOfWork {
  const terms = readTerms(sentences);
  const hasDeposit = terms.some(({ value }) => value.kind === 'deposit');
  const experience = readExperience(sentences);
  return {
    terms: hasDeposit ? terms : [...terms, ...readDeposit(sentences)],
    pace: readPace(sentences, prices),
    least: readLeast(sentences, prices),
    // What a loan buys is counted with the loan.
    purchases: hasLoanUse ? [] : readPurchases(sentences),
    ...(experience && { experience }),
    ...(sellsToFirms(sentences) && { sellsToFirms: true as const }),
  };
}
