import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading, UnitCost } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { Input } from './inputs.ts';
import { divide, percentOf } from './round.ts';
import { sizeOf } from './size-of.ts';

/** What one sale costs: the customer's own figures, and the part that an agent or a platform keeps. */

const stems = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2);

/** "Fuel is $18 a job": each sale of a service has one. */
const ofJob = /^(?:job|visit|call|callout|booking|client|customer|sale|order|time|session|firing|batch)$/i;
const goods = /^(?:km|kilometre|trip|run|load|drive|delivery|way|market)$/i;

/** "Tip is $78 a load": a job that leaves rubbish takes one. */
const dump = /\b(?:tip|dump|transfer station|green waste|landfill|skip)\b/i;
const loads = /^(?:load|trip|run|trailer|ute load|trailer load)$/i;

interface Sold {
  business: Business;
  reading: Reading;
  priceCents: number;
  main: Fact<PriceFact> | undefined;
}

/** "20 cents a ball" is $2.40 a dozen. */
const packs: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

const mostShare = 0.6;

/** Behind several prices it is of the last one, unless each of them has it. */
const linkedTo = ({ value: { priceIds = [] }, words }: Fact<UnitCost>): readonly string[] =>
  /\b(?:each|all|both|any|every|either)\b/i.test(words) ? priceIds : priceIds.slice(-1);

/** "Puncture 20 incl tube (tube 6)": a cost in the words of a price is of that price. */
const pricesBeside = ({ at }: Fact<UnitCost>, { prices }: Reading): Fact<PriceFact>[] =>
  prices.filter((one) => one.at.field === at.field && one.at.from < at.to && one.at.to > at.from);

/** Cents of one sale by this cost; nothing where it is of another thing. */
function ofSale(fact: Fact<UnitCost>, { business, reading, main, priceCents }: Sold): number | undefined {
  const { value } = fact;
  const { cents, unit, what = '' } = value;
  const priceIds = linkedTo(fact);
  const many = packs[main?.value.unit ?? ''] ?? (/\bdozen\b/i.test(main?.value.item ?? '') ? 12 : 1);
  if (many > 1 && unit !== undefined && packs[unit] === undefined && cents * many < priceCents)
    return cents * many;
  if (main && priceIds.includes(main.id)) return cents;
  if (priceIds.length > 0 && reading.prices.some(({ id }) => priceIds.includes(id))) return undefined;
  const said = pricesBeside(fact, reading);
  if (main && said.length > 0 && !said.includes(main)) return undefined;
  const mine = `${business.item} ${business.unit} ${main?.value.item ?? ''} ${main?.value.of ?? ''}`;
  const [size, theirs] = [sizeOf(mine), sizeOf(unit ?? '')];
  if (size && theirs && size.of === theirs.of)
    return divide(cents * Math.round(size.amount * 10), Math.round(theirs.amount * 10));
  const sold = new Set(stems(mine));
  // A bike seat is a motorbike seat.
  const isSold = (stem: string): boolean =>
    sold.has(stem) || (stem.length > 3 && [...sold].some((word) => word.endsWith(stem)));
  const others = reading.prices
    .filter(({ value: price }) => price.cents !== priceCents)
    .flatMap(({ value: price }) => stems(`${price.unit ?? ''} ${price.item ?? ''}`))
    .filter((stem) => !sold.has(stem));
  const isOther = (text: string): boolean =>
    stems(text).some((stem) => others.includes(stem)) && !stems(text).some((stem) => sold.has(stem));
  // What takes most of a price without a word of the thing is of something else.
  const isMost = cents > priceCents * mostShare && !stems(what).some(isSold);
  if (unit === undefined) return isOther(what) || isMost ? undefined : cents;
  if (dump.test(what) && loads.test(unit) && !business.isMade) return cents;
  if (goods.test(unit)) return undefined;
  if (ofJob.test(unit) || stems(unit).some(isSold)) return cents;
  // A walk is what a dog walker sells, whatever the price list calls it.
  const work = new Set(stems(`${business.words} ${business.sales?.join(' ') ?? ''}`));
  if (stems(unit).some((stem) => work.has(stem)) && !isOther(unit)) return cents;
  // "Sand and cement is around 25 for a small job": a unit that no other line of theirs has is this one.
  return !isOther(`${unit} ${what}`) && business.isOwnIdea ? cents : undefined;
}

/** Their figures for one sale, added up. */
export function statedCost(
  business: Business,
  reading: Reading,
  { priceCents, main }: { priceCents: number; main: Fact<PriceFact> | undefined },
): Input | undefined {
  const { costShare } = reading;
  const found = reading.unitCosts.flatMap((fact) => {
    const cents = ofSale(fact, { business, reading, priceCents, main });
    return cents === undefined || cents >= priceCents ? [] : [{ cents, words: fact.words }];
  });
  if (costShare)
    found.push({ cents: percentOf(priceCents, costShare.value.percent), words: costShare.words });
  const sum = found.reduce((total, one) => total + one.cents, 0);
  // "21 (fabric 12, magnets 5, label 4)" is one total and its parts.
  const most = Math.max(0, ...found.map((one) => one.cents));
  const cents = found.length > 2 && Math.abs(sum - 2 * most) <= 100 ? most : sum;
  if (cents <= 0 || cents >= priceCents) return undefined;
  return { value: cents, from: { words: [...new Set(found.map(({ words }) => words))].join('; ') } };
}

const instead = /\b(?:instead|rather than|chang(?:e|es|ed|ing) to|swap to)\b/i;

/** The part that someone keeps comes on top of what a sale costs. */
export function withShare(cost: Input, { share, buyers }: Reading, priceCents: number): Input {
  // What a room may cost instead of its rent is no cost of today.
  if (!share || instead.test(share.words)) return cost;
  // A shop that asks for a part is one way to sell, and they have their own buyers.
  if (share.value.isOffered && buyers.some(({ value }) => value.when !== 'sends')) return cost;
  const kept = percentOf(priceCents, share.value.percent);
  const words = 'words' in cost.from ? `${cost.from.words}; ${share.words}` : share.words;
  return { value: cost.value + kept, from: { words } };
}
