import { amountsOf } from './read-amounts.ts';
import type { Fact, LoanAsked, Purchase } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** "She wants $28,000 for her book: 17 clients": clients or a business that the customer borrows to take over. */

const asks = /\b(?:wants?|asks?|asking|sells?|selling)\b[^.;]{0,30}$/i;
const forBusiness =
  /^\s*(?:dollars? )?for (?:his|her|their|the)\s+(?<what>(?:client |customer |whole )?(?:book|list|round|run|business|practice|clients|customers|goodwill))\b(?:\s*[:(,]\s*(?<includes>[^.;)]{5,100}))?/i;
const names: Readonly<Record<string, string>> = {
  book: 'client book',
  list: 'client list',
  round: 'customer round',
  run: 'customer run',
};

export function bookForSale(
  sentences: readonly ReadSentence[],
  loan: Fact<LoanAsked> | undefined,
): Fact<Purchase>[] {
  if (!loan) return [];
  return sentences.flatMap((sentence) => {
    if (sentence.field !== 'content' || sentence.isSilent) return [];
    const { text } = sentence;
    return amountsOf(sentence).flatMap(({ cents, from, to }) => {
      const found = forBusiness.exec(text.slice(to))?.groups;
      const what = found?.what?.toLowerCase();
      // What is bought is about as much as the loan and some of their own money.
      const isBought = cents >= loan.value.cents / 2 && cents <= loan.value.cents * 2;
      if (!what || !isBought || !asks.test(text.slice(0, from))) return [];
      const includes = found?.includes?.trim();
      const value = { what: names[what] ?? what, cents, ...(includes && { includes }) };
      return [factIn(sentence, { id: `purchase:${sentence.index}:${from}`, value })];
    });
  });
}
