import { amountsOf } from './read-amounts.ts';
import type { Fact, LoanAsked } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

const asks =
  /\b(?:borrow(?:ing)?|loan of|a loan|overdraft|finance|lend me|from (?:a|the) (?:bank|lender)|bank look at)\b/i;
/** A debt that there is already. */
const owed =
  /\b(?:owe|owing|paying off|repay(?:ing)?|mortgage|behind on|car loan|credit card|lent me|my loan|student loan|hecs)\b/i;
const purpose =
  /^\s*(?:dollars?)?\s*(?:overdraft\s+|loan\s+)?(?:for|to (?:buy|get|pay for))\s+((?:an?|the|my|new|another|second|third)\s+(?:[\p{L}-]+\s*){1,3})/iu;

/** What the customer thinks of borrowing, and for what: "borrowing $28,000 for a third van". */
export function readLoanAsked(sentences: readonly ReadSentence[]): Fact<LoanAsked> | undefined {
  for (const sentence of sentences) {
    const { text } = sentence;
    if (sentence.isSilent || sentence.field !== 'content' || !asks.test(text) || owed.test(text)) continue;
    const amount = amountsOf(sentence).find(
      ({ cents, per, strength }) =>
        per === undefined && strength >= 2 && cents >= 50_000 && cents <= 100_000_000,
    );
    if (!amount) continue;
    const what = purpose
      .exec(text.slice(amount.to))?.[1]
      ?.replace(/\s+(?:next|this|in|by|from|and|so|if|before|after|on|tell|when)\b.*$/i, '')
      .trim();
    const isOverdraft = /\boverdraft\b/i.test(text);
    return factIn(sentence, {
      id: 'loan-asked',
      value: {
        cents: amount.cents,
        ...(what && { what }),
        ...(isOverdraft && { isOverdraft: true as const }),
      },
    });
  }
  return undefined;
}
