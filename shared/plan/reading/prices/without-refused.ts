import { saidOfOffer } from '../buyers/said-of-offer.ts';
import type { BuyerFact, Fact, PriceFact } from '../reading.ts';
import type { ReadSentence } from '../text.ts';

/** The prices without those of an offer that the customer refuses or should not take. */
export function withoutRefusedOffers(
  prices: readonly Fact<PriceFact>[],
  sentences: readonly ReadSentence[],
  { buyers, refused }: { buyers: readonly Fact<BuyerFact>[]; refused: readonly Fact<BuyerFact>[] },
): Fact<PriceFact>[] {
  const taken = new Set(buyers.filter(({ value }) => !value.doubt).map(({ value }) => value.who));
  const left = new Set(
    [...buyers, ...refused].map(({ value }) => value.who).filter((who) => !taken.has(who)),
  );
  const isRefused = ({ value, at }: Fact<PriceFact>): boolean => {
    if (value.buyer !== undefined) return left.has(value.buyer);
    if (value.when !== 'offered') return false;
    const index = sentences.findIndex(
      (one) => one.field === at.field && at.from >= one.from && at.from < one.to,
    );
    const sentence = sentences[index];
    return (
      sentence !== undefined &&
      saidOfOffer(sentence, sentences.slice(index + 1, index + 2), () => false).isRefused
    );
  };
  return prices.filter((price) => !isRefused(price));
}
