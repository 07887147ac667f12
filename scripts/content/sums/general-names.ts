import { type FactNumber, factNumbers } from '#shared/content/fact-numbers.ts';
import { adminShare } from '#shared/handbook/work-rules.ts';
import { type Ratio, ratio, ratioOf, roundTo } from './ratio.ts';
import { type Names, type Rule, SumFault } from './work-out.ts';

/** The share of people who answer a personal message: 3 to 8 in 100 (ColdMailCalculator, 2026). */
const replyRate = 0.05;

export const generalFigures: readonly [string, Ratio][] = [
  ...Object.entries(factNumbers).map(([name, value]): [string, Ratio] => [name, ratioOf(value)]),
  ['weeks-month', ratio(52n, 12n)],
  ['admin-share', ratioOf(adminShare)],
  ['reply-rate', ratioOf(replyRate)],
];

export const ruleOfOne = (from: (value: Ratio) => Ratio): Rule => ({
  takes: 1,
  from: ([value]) => from(value as Ratio),
});
export const ruleOfTwo = (from: (one: Ratio, other: Ratio) => Ratio): Rule => ({
  takes: 2,
  from: ([one, other]) => from(one as Ratio, other as Ratio),
});

/** A fee rounded to the cent, as on a bill. */
const fee = (rate: FactNumber, fixed: FactNumber): Rule =>
  ruleOfOne((price) => roundTo(price.mul(ratioOf(factNumbers[rate])), 2).add(ratioOf(factNumbers[fixed])));

/** The number of tries without a sale that is no longer bad luck: `enough(0.95; conversion)`. */
function enough(sure: Ratio, chance: Ratio): Ratio {
  const [certainty, each] = [sure.valueOf(), chance.valueOf()];
  if (!(certainty > 0 && certainty < 1 && each > 0 && each < 1))
    throw new SumFault('enough takes two shares between 0 and 1');
  return ratioOf(Math.ceil(Math.log(1 - certainty) / Math.log(1 - each)));
}

export const generalRules: readonly [string, Rule][] = [
  ['card', fee('card-rate', 'card-fixed')],
  ['etsy', fee('etsy-rate', 'etsy-fixed')],
  ['ebay', fee('ebay-rate', 'ebay-fixed')],
  ['gumroad', fee('gumroad-rate', 'gumroad-fixed')],
  ['enough', ruleOfTwo(enough)],
  ['cent', ruleOfOne((value) => roundTo(value, 2))],
  ['whole', ruleOfOne((value) => roundTo(value, 0))],
  ['up', ruleOfOne((value) => value.ceil())],
  ['down', ruleOfOne((value) => value.floor())],
  ['least', ruleOfTwo((one, other) => (one.lt(other) ? one : other))],
  ['most', ruleOfTwo((one, other) => (one.lt(other) ? other : one))],
];

/** The names for texts that belong to no path. */
export const generalNames: Names = { figures: new Map(generalFigures), rules: new Map(generalRules) };
