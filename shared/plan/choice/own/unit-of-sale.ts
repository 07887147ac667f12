import type { Offer, OwnKind } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../../reading/match/words.ts';
import type { PriceFact, Reading } from '../../reading/reading.ts';

/** No thing that one buys: a day of the week, a place, a joining word. */
const noUnit =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:or|and|at|for|the|a|in|out|one|now|all|put|me|it|them|time|man|more)\b|\d|(?:able|ible)$/i;

/** A price of the way and not of the work. */
export const isTravel = ({ unit = '', item = '' }: Pick<PriceFact, 'unit' | 'item'>): boolean =>
  /^(?:kms?|kilomet(?:re|er)s?|miles?)$/i.test(unit) ||
  /^(?:travel|mileage|float|freight|postage)\b/i.test(item);

export const isUnit = (word: string | undefined): word is string =>
  word !== undefined && !noUnit.test(word) && word.split(' ').length <= 4;

/** What one sale is: the customer's own word, then a word of their price list that names a pack or a visit. */
export function unitOfSale({ signs, unit }: OwnKind, offer: Offer, { idea, prices }: Reading): string {
  if (offer.kind === 'month') return 'month';
  const theirs = [
    idea?.value.unit,
    ...prices.filter(({ value }) => !isTravel(value)).map(({ value }) => value.unit),
  ].find(isUnit);
  if (theirs) return theirs;
  // "Inside 24 hours" is no price by the hour.
  const things = signs.units.filter((one) => !/^(?:hour|half hour|day|night|week|month|minute)$/.test(one));
  const units = new Map(wordsOf(things.join(' ')).map(({ stem, text }) => [stem, text]));
  const said = prices.flatMap(({ words, value }) => wordsOf(`${value.item ?? ''} ${words}`));
  const found = said.find(({ stem }) => units.has(stem));
  return found ? (units.get(found.stem) ?? unit) : unit;
}
