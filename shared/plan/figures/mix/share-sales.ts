import type { FigureInputs, MixLine } from '../inputs.ts';
import type { DemandLine } from '../named-demand.ts';
import { sum } from '../round.ts';
import { averageOf, percentsOf } from './average-sale.ts';
import { kindOfPrice } from './price-lines.ts';
import { type SaleLine, thousandths } from './sale-lines.ts';

/** How the sales of a year are shared among the lines, and what one sale is then called. */

type Mix = NonNullable<FigureInputs['mix']>;

/** A price by the hour makes the price of a visit, so the line is counted in visits. */
const unitOf = ({ fact, business, priceCents, count = 1 }: SaleLine): string => {
  const unit = fact && fact.value.cents * count === priceCents ? fact.value.unit : undefined;
  return unit === undefined || unit === 'each' ? business.unit : unit;
};

const plainLine = (line: SaleLine, isMain: boolean): Omit<MixLine, 'percent'> => ({
  ...(line.fact && { priceId: line.fact.id }),
  unit: isMain ? line.business.unit : unitOf(line),
  ...(line.count !== undefined && { count: line.count }),
  priceCents: line.priceCents,
  costCents: line.costCents,
  hours: line.hours,
  unpaidHours: line.unpaidHours,
  isOwnCost: line.isOwnCost,
  isOwnTime: line.isOwnTime,
});

/** A delivery has the time and cost of a delivery. */
const likeLine = (
  { priceId, line }: NonNullable<DemandLine['like']>,
  priceCents: number,
): Omit<MixLine, 'percent'> => ({
  priceId,
  unit: line.unit,
  priceCents,
  costCents: Math.round(line.costDollars * 100),
  hours: line.hours,
  unpaidHours: line.unpaidHours,
  isOwnCost: false,
  isOwnTime: false,
});

/** One sale in fifty. */
const leastIn = 50;

/** Who pays far more gets more of the work, and who pays far less gets less; a trade price is for the same work. */
const shareOfWork = (ofPrice: number): number => (ofPrice > 1.25 || ofPrice < 0.6 ? ofPrice : 1);

/** Named buyers take what they take; the rest is shared by weight. No mix where all sales are alike. */
export function mixOf(
  lines: readonly SaleLine[],
  demand: readonly DemandLine[],
  { units, each }: { units: number; each: readonly number[] },
): Mix | undefined {
  const rest = Math.max(0, units - sum(each));
  const weights = sum(lines.map(({ weight }) => weight));
  const own = lines.map((line) => {
    const named = demand.map((one, index) =>
      one.line === line && one.cents === undefined ? (each[index] ?? 0) : 0,
    );
    return { line: plainLine(line, line === lines[0]), sold: sum(named) + (rest * line.weight) / weights };
  });
  const special = demand.flatMap(({ buyer, cents, line, like }, index): typeof own => {
    if (cents === undefined || !buyer) return [];
    const to = { who: buyer.value.who, whoAt: buyer.at };
    const sold = each[index] ?? 0;
    if (like) return [{ line: { ...likeLine(like, cents), ...to }, sold }];
    const plain = plainLine(line, false);
    const share = shareOfWork(cents / line.priceCents);
    const isLess = share < 1;
    return [
      {
        line: {
          ...plain,
          priceCents: cents,
          hours: thousandths(line.hours * share),
          ...(isLess && { unpaidHours: thousandths(line.unpaidHours * share) }),
          ...(isLess && !line.isOwnCost && { costCents: Math.round(line.costCents * share) }),
          ...to,
        },
        sold,
      },
    ];
  });
  const all = [...own, ...special];
  const total = sum(all.map(({ sold }) => sold));
  // What hardly sells changes nothing.
  const kept = all.filter(({ sold }, index) => index === 0 || sold * leastIn >= total);
  const percents = percentsOf(kept.map(({ sold }) => sold));
  const mixed = kept.map(({ line }, index) => ({ ...line, percent: percents[index] ?? 0 }));
  const judged = lines.filter(
    (line, index) => index > 0 && kept.some((one) => one.line.priceId === line.fact?.id),
  );
  const isJudged = judged.length > 0 && rest * leastIn >= total;
  return mixed.length > 1 ? { lines: mixed, isJudged } : undefined;
}

/** The inputs with the average of these lines as their one sale. */
export function withMix(inputs: FigureInputs, mix: Mix | undefined): FigureInputs {
  if (!mix) return inputs;
  const { priceCents, costCents, hoursPerUnit, unpaidHoursPerUnit } = averageOf(mix.lines);
  const { perDay: _, ...rest } = inputs;
  const before = inputs.hoursPerUnit;
  const isShorter = hoursPerUnit > 0 && before > 0 && !inputs.isMostOwn;
  return {
    ...rest,
    priceCents: { ...inputs.priceCents, value: priceCents },
    costCents: { ...inputs.costCents, value: costCents },
    hoursPerUnit,
    unpaidHoursPerUnit,
    // Of what takes less time a month holds more.
    mostPerMonth: isShorter
      ? Math.max(1, Math.round((inputs.mostPerMonth * before) / hoursPerUnit))
      : inputs.mostPerMonth,
    mix,
  };
}

const generic = /^(?:job|visit|order|lesson|session|appointment|treatment|booking|class|event|assignment)$/i;
const lessons = /\b(?:lessons?|tutor\w*|teach\w*)\b/i;
const goods = /\b(?:food|ingredients|filling|flour|tub|seed|plants|stock|packs?)\b/i;
/** A cheap thing that is made is sold in ones. */
const cheapCents = 2000;

/** "seat" where all lines are seats, else a word that fits them all. */
export function unitOfMix(lines: readonly SaleLine[], demand: readonly DemandLine[]): string | undefined {
  const [main] = lines;
  if (demand.some(({ like }) => like)) return 'job';
  if (!main || lines.length < 2) return undefined;
  const { business } = main;
  const units = lines.map(({ fact, business: { unit } }) => (fact?.value.unit ?? unit).toLowerCase());
  const isTime = lines.every(({ fact }) => fact && kindOfPrice(fact.value) === 'hours');
  if (business.job) return business.unit;
  if (isTime && lessons.test(business.words)) return 'lesson';
  if (new Set(units).size === 1 && units[0] !== 'each') return business.unit;
  const known = [business.unit, ...(business.sales ?? [])].find((unit) => generic.test(unit));
  if (known) return known;
  return business.isMade || goods.test(business.costWhat ?? '')
    ? main.priceCents < cheapCents
      ? 'item'
      : 'order'
    : 'job';
}
