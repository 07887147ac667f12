import { ownPrice, priceOfThing } from '../buyers/list-price.ts';
import { countIn, countWords } from '../count-words.ts';
import type { Contract, Goods } from '../firm-facts.ts';
import type { Fact, PriceFact } from '../reading.ts';
import { stemsIn } from '../text.ts';

/** Orders of the customer's own goods, at the customer's own prices where the buyer named none. */

/** "For Saturday 20 February" names no sum. */
const dayWords = /\b\d{1,2}(?:st|nd|rd|th)? \p{L}+|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b/giu;
const nights = /^(?:nights?|days?)$/;
const leadCount = new RegExp(`^(${countWords}) `, 'i');

/** The price of one of them: "an exercise with 10 casualties" is no price of a casualty. */
const ofOne = (of: string, prices: readonly Fact<PriceFact>[]): Fact<PriceFact>[] => {
  const noun = [...stemsIn(of)].at(-1) ?? '';
  return prices.filter(
    ({ value: { unit = '', item = '' } }) =>
      stemsIn(unit).has(noun) || (stemsIn(item).has(noun) && !/\d|\bwith\b|\bup to\b/i.test(item)),
  );
};

/** Two families who stay the same nights pay twice. */
const timesOf = ({ of }: Goods, words: string): number =>
  nights.test(of) ? (countIn(leadCount.exec(words)?.[1]) ?? 1) : 1;

export const withOwnPrices = (
  contracts: readonly Fact<Contract>[],
  prices: readonly Fact<PriceFact>[],
): Fact<Contract>[] =>
  contracts.map((fact) => {
    const { goods = [], cents, what } = fact.value;
    if (cents !== undefined || what === 'tender') return fact;
    const hasOther = ownPrice.test(fact.words.replace(dayWords, ''));
    const [only] = goods;
    if (!only) {
      // "The library wants a talk": the customer has a price of a talk.
      const price = hasOther ? undefined : priceOfThing(what, what, prices);
      return price ? { ...fact, value: { ...fact.value, cents: price.value.cents } } : fact;
    }
    const isOne = goods.length === 1;
    const each = goods.map(({ of, eachCents }) => {
      if (eachCents !== undefined || (isOne && hasOther)) return eachCents;
      return priceOfThing(isOne ? `${of} ${fact.words}` : of, of, ofOne(of, prices))?.value.cents;
    });
    const times = timesOf(only, fact.words);
    const total = goods.reduce<number | undefined>((sum, { count, high }, index) => {
      const one = each[index];
      return sum === undefined || one === undefined || high !== undefined
        ? undefined
        : sum + count * one * times;
    }, 0);
    if (total === undefined) return fact;
    const single = isOne && times === 1 && each[0] !== undefined && { count: only.count, eachCents: each[0] };
    return { ...fact, value: { ...fact.value, cents: total, ...single } };
  });
