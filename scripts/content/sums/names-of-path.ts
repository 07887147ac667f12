import { heldAt, months } from '#shared/handbook/arithmetic.ts';
import { decidePrice, type Proof } from '../figures/decide-price.ts';
import { priceSale } from '../figures/numbers-of.ts';
import { type PathFigures, startupIdealCents, startupMinCents } from '../figures/path-figures.ts';
import { generalFigures, generalRules, ruleOfOne, ruleOfTwo } from './general-names.ts';
import { type Ratio, ratio, ratioOf } from './ratio.ts';
import type { Names, Rule } from './work-out.ts';

const dollars = (cents: number): Ratio => ratio(BigInt(Math.round(cents)), 100n);
const proofs: readonly Proof[] = ['none', 'skill', 'proven'];

/** A path's figures by the names in its handbook; money is in dollars. */
function ownFigures(path: PathFigures): [string, Ratio][] {
  const { demand } = path;
  const selling: [string, Ratio][] =
    demand.kind === 'outreach'
      ? [
          ['tries-hour', ratioOf(demand.triesPerHour.value)],
          ['repeat', ratioOf(demand.repeatPerMonth.value)],
          ['stay', ratioOf(demand.stayMonths.value)],
        ]
      : [
          ['items-hour', ratioOf(demand.itemsPerHour.value)],
          ['visits', ratioOf(demand.visitsPerItem.value)],
        ];
  return [
    ...selling,
    ['conversion', ratioOf(demand.conversion.value)],
    ['hours', ratioOf(path.hoursPerUnit.value)],
    ['materials', ratioOf(path.materialsShare.value)],
    ['waste', ratioOf(path.wasteShare.value)],
    ['price-low', dollars(path.priceLowCents.value)],
    ['price-high', dollars(path.priceHighCents.value)],
    ['cover', dollars(path.insuranceYearCents.value)],
    ['start-least', dollars(startupMinCents(path))],
    ['start-ideal', dollars(startupIdealCents(path))],
    ['standing-hours', ratioOf(path.standingHoursPerWeek.value)],
    ['week-hours', ratioOf(path.hoursPerWeek.value)],
    ['paid-late', ratioOf(path.paidInMonths.value[1])],
    ['platform-rate', ratioOf(path.platformShare.value)],
    ['first-days', ratioOf(path.firstDollarDays.value)],
    ...proofs.flatMap((proof) => priceFigures(path, proof)),
  ];
}

function priceFigures(path: PathFigures, proof: Proof): [string, Ratio][] {
  const { starterCents, coreCents, premiumCents } = decidePrice(path, proof);
  return [
    [`starter-${proof}`, dollars(starterCents)],
    [`price-${proof}`, dollars(coreCents)],
    [`premium-${proof}`, dollars(premiumCents)],
    [`kept-${proof}`, dollars(priceSale(path, coreCents).contributionCents)],
  ];
}

/** The monthly visits to this many settled items. */
export const expectedVisits = ({ demand, ramp }: PathFigures, items: number, month: number): number =>
  demand.kind === 'traffic' ? items * demand.visitsPerItem.value * heldAt(ramp.value, month - 1) : 0;

/** The figures and rules that a path's handbook may use before its own. */
export function namesOfPath(path: PathFigures): Names {
  const visits = (items: number, month: number): Ratio => ratioOf(expectedVisits(path, items, month));
  const ownRules: readonly [string, Rule][] = [
    ['ramp', ruleOfOne((month) => ratioOf(heldAt(path.ramp.value, month.valueOf() - 1)))],
    ['visits-of', ruleOfTwo((items, month) => visits(items.valueOf(), month.valueOf()))],
    // Items grow by `each` a month up to `most`. The result adds the visits of all months up to `last`.
    [
      'visits-by',
      {
        takes: 3,
        from: (values) => {
          const [each = 0, most = 0, last = 0] = values.map((value) => value.valueOf());
          return months(last)
            .map((index) => visits(Math.min(most, each * (index + 1)), index + 1))
            .reduce((sum, one) => sum.add(one), ratio(0n));
        },
      },
    ],
  ];
  return {
    figures: new Map([...generalFigures, ...ownFigures(path)]),
    rules: new Map([...generalRules, ...ownRules]),
  };
}
