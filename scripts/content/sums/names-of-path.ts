import { type FactNumber, factNumbers } from '#shared/content/fact-numbers.ts';
import { adminShare, replyRate } from '#shared/plan/assumptions/general.ts';
import { startupIdealCents, startupMinCents } from '#shared/plan/assumptions/path-figures.ts';
import { expectedVisits } from '#shared/plan/model/demand.ts';
import { heldAt, months } from '#shared/plan/model/levers.ts';
import { decidePrice, type Proof } from '#shared/plan/model/price.ts';
import { priceOneUnit } from '#shared/plan/model/unit-economics.ts';
import type { PathNumbers } from '#shared/plan/paths/path-numbers.ts';
import {
  add,
  isBelow,
  multiply,
  type Ratio,
  ratio,
  ratioOf,
  roundDown,
  roundTo,
  roundUp,
  toNumber,
} from './ratio.ts';
import { type Names, type Rule, SumFault } from './work-out.ts';

const dollars = (cents: number): Ratio => ratio(BigInt(Math.round(cents)), 100n);
const proofs: readonly Proof[] = ['none', 'skill', 'proven'];

/** What our plans reckon with on this path, by the names that its handbook uses; money is in dollars. */
function planFigures(path: PathNumbers): [string, Ratio][] {
  const { demand } = path;
  const selling: [string, Ratio][] =
    demand.kind === 'outreach'
      ? [
          ['tries-hour', ratioOf(demand.triesPerHour.v)],
          ['repeat', ratioOf(demand.repeatPerMonth.v)],
          ['stay', ratioOf(demand.stayMonths.v)],
        ]
      : [
          ['items-hour', ratioOf(demand.itemsPerHour.v)],
          ['visits', ratioOf(demand.visitsPerItem.v)],
        ];
  return [
    ...selling,
    ['conversion', ratioOf(demand.conversion.v)],
    ['hours', ratioOf(path.hoursPerUnit.v)],
    ['materials', ratioOf(path.materialsShare.v)],
    ['waste', ratioOf(path.wasteShare.v)],
    ['price-low', dollars(path.priceLoCents.v)],
    ['price-high', dollars(path.priceHiCents.v)],
    ['cover', dollars(path.insuranceYearCents.v)],
    ['start-least', dollars(startupMinCents(path))],
    ['start-ideal', dollars(startupIdealCents(path))],
    ['standing-hours', ratioOf(path.standingHoursPerWeek.v)],
    ['week-hours', ratioOf(path.hoursIdeal.v)],
    ['paid-late', ratioOf(path.lag.v[1])],
    ['platform-rate', ratioOf(path.platformPct.v)],
    ['first-days', ratioOf(path.firstDollarDays.v)],
    ...proofs.flatMap((proof) => priceFigures(path, proof)),
  ];
}

function priceFigures(path: PathNumbers, proof: Proof): [string, Ratio][] {
  const { starterCents, coreCents, premiumCents } = decidePrice(path, proof);
  return [
    [`starter-${proof}`, dollars(starterCents)],
    [`price-${proof}`, dollars(coreCents)],
    [`premium-${proof}`, dollars(premiumCents)],
    [`kept-${proof}`, dollars(priceOneUnit(path, coreCents).contributionCents)],
  ];
}

const generalFigures: readonly [string, Ratio][] = [
  ...Object.entries(factNumbers).map(([name, value]): [string, Ratio] => [name, ratioOf(value)]),
  ['weeks-month', ratio(52n, 12n)],
  ['admin-share', ratioOf(adminShare.v)],
  ['reply-rate', ratioOf(replyRate.v)],
];

const ruleOfOne = (from: (value: Ratio) => Ratio): Rule => ({
  takes: 1,
  from: ([value]) => from(value as Ratio),
});
const ruleOfTwo = (from: (one: Ratio, other: Ratio) => Ratio): Rule => ({
  takes: 2,
  from: ([one, other]) => from(one as Ratio, other as Ratio),
});

/** To the cent, as a bill has it. */
const fee = (rate: FactNumber, fixed: FactNumber): Rule =>
  ruleOfOne((price) =>
    add(roundTo(multiply(price, ratioOf(factNumbers[rate])), 2), ratioOf(factNumbers[fixed])),
  );

/** The least tries after which nobody having bought is no longer luck: `enough(0.95; conversion)`. */
function enough(sure: Ratio, chance: Ratio): Ratio {
  const [certainty, each] = [toNumber(sure), toNumber(chance)];
  if (!(certainty > 0 && certainty < 1 && each > 0 && each < 1))
    throw new SumFault('enough takes two shares between 0 and 1');
  return ratioOf(Math.ceil(Math.log(1 - certainty) / Math.log(1 - each)));
}

const generalRules: readonly [string, Rule][] = [
  ['card', fee('card-rate', 'card-fixed')],
  ['etsy', fee('etsy-rate', 'etsy-fixed')],
  ['ebay', fee('ebay-rate', 'ebay-fixed')],
  ['gumroad', fee('gumroad-rate', 'gumroad-fixed')],
  ['enough', ruleOfTwo(enough)],
  ['cent', ruleOfOne((value) => roundTo(value, 2))],
  ['whole', ruleOfOne((value) => roundTo(value, 0))],
  ['up', ruleOfOne(roundUp)],
  ['down', ruleOfOne(roundDown)],
  ['least', ruleOfTwo((one, other) => (isBelow(one, other) ? one : other))],
  ['most', ruleOfTwo((one, other) => (isBelow(one, other) ? other : one))],
];

/** For texts that belong to no path. */
export const generalNames: Names = { figures: new Map(generalFigures), rules: new Map(generalRules) };

/** The figures and rules that the handbook of a path may name before its own. */
export function namesOfPath(path: PathNumbers): Names {
  const visits = (items: number, month: number): Ratio => ratioOf(expectedVisits(path, items, month));
  const ownRules: readonly [string, Rule][] = [
    ['ramp', ruleOfOne((month) => ratioOf(heldAt(path.ramp.v, toNumber(month) - 1)))],
    ['visits-of', ruleOfTwo((items, month) => visits(toNumber(items), toNumber(month)))],
    // So many more a month, up to so many in all: the visits of all months to that one.
    [
      'visits-by',
      {
        takes: 3,
        from: (values) => {
          const [each = 0, most = 0, last = 0] = values.map(toNumber);
          return months(last)
            .map((index) => visits(Math.min(most, each * (index + 1)), index + 1))
            .reduce(add, ratio(0n));
        },
      },
    ],
  ];
  return {
    figures: new Map([...generalFigures, ...planFigures(path)]),
    rules: new Map([...generalRules, ...ownRules]),
  };
}
