import type { Business } from './business.ts';
import { calendarMonth, monthAt } from './calendar-months.ts';
import { askedCents, type FigureInputs } from './inputs.ts';
import type { SaleLine } from './mix/sale-lines.ts';
import { mixOf, withMix } from './mix/share-sales.ts';
import type { DemandLine } from './named-demand.ts';
import { sum } from './round.ts';
import { fullSpeed, runMonths, weeksShare } from './run-months.ts';

/** Goods that are made in a batch: the minutes of one are a guess, and what is sold today shows that it is less. */
const container =
  /^(?:jar|bottle|loaf|bar|bag|box|punnet|tube|dozen|kilo|litre|candle|tray|bunch|cake|piece|card|pie|muffin|biscuit|soap|pack|tub|sachet|plant|seedling|egg|copy|book)$/i;

/** Many people who buy one each are no biggest buyer. */
const isMany =
  /^customers at|\b(?:people|ladies|mums|members|neighbours|friends|mates|regulars|families|parents|kids)\b/i;

/** A standing order is in every month from its first; an order that comes once is in its own. */
const isIn = ({ from, once }: DemandLine, index: number): boolean =>
  once === undefined ? index >= from : index === once;

const unitsAt = (lines: readonly DemandLine[], index: number): number =>
  sum(lines.filter((line) => isIn(line, index)).map(({ unitsPerMonth }) => Math.round(unitsPerMonth * 10))) /
  10;

/** Least share of the minutes that a batch may take for one. */
const leastShare = 0.2;

/** Hours of each line by the same share, so that the average is still theirs. */
function withTimes(inputs: FigureInputs, share: number): FigureInputs {
  const times = (hours: number): number => Math.max(0.001, Math.round(hours * share * 1000) / 1000);
  if (!inputs.mix)
    return {
      ...inputs,
      hoursPerUnit: times(inputs.hoursPerUnit),
      unpaidHoursPerUnit: times(inputs.unpaidHoursPerUnit),
    };
  const lines = inputs.mix.lines.map((line) => ({
    ...line,
    hours: times(line.hours),
    unpaidHours: times(line.unpaidHours),
  }));
  return { ...withMix(inputs, { ...inputs.mix, lines }), mostPerMonth: inputs.mostPerMonth };
}

function withRoom(inputs: FigureInputs, business: Business, most: number): FigureInputs {
  const roomy = inputs.isMostOwn
    ? inputs
    : { ...inputs, mostPerMonth: Math.max(inputs.mostPerMonth, Math.ceil(most * 1.15)) };
  if ('words' in inputs.timeFrom || !(business.isMade || container.test(business.unit))) return roomy;
  const speed = fullSpeed(roomy) * weeksShare(roomy);
  return speed <= 0 || most <= speed ? roomy : withTimes(roomy, Math.max(leastShare, speed / (most * 1.15)));
}

/** No month sells less than the named buyers take, as far as the hours go. */
function withFloor(inputs: FigureInputs, lines: readonly DemandLine[]): FigureInputs {
  const speed = fullSpeed(inputs) * weeksShare(inputs);
  const [first] = lines;
  if (speed <= 0 || !first) return inputs;
  const ramp = inputs.ramp.value.map((share, index) => {
    const season = inputs.season[calendarMonth(monthAt(inputs.firstMonth, index))] ?? 1;
    const here = speed * season * (1 - (inputs.away[index] ?? 0));
    const needed = here > 0 ? Math.ceil((unitsAt(lines, index) / here) * 100) / 100 : 0;
    return Math.max(share, Math.min(1, needed));
  });
  const isRaised = ramp.some((share, index) => share > (inputs.ramp.value[index] ?? 0));
  return isRaised ? { ...inputs, ramp: { value: ramp, from: { words: first.buyer.words } } } : inputs;
}

/** Sales of a year to each named buyer. A month that holds fewer than they take gives each its part. */
function soldTo(inputs: FigureInputs, demand: readonly DemandLine[]): { units: number; each: number[] } {
  const rows = runMonths(inputs, [], 12);
  const each = demand.map(
    (line) =>
      sum(
        rows.map((row, index) => {
          const wanted = unitsAt(demand, index);
          const part = wanted > 0 ? Math.min(1, row.units / wanted) : 0;
          return isIn(line, index) ? Math.round(line.unitsPerMonth * part * 100) : 0;
        }),
      ) / 100,
  );
  return { units: sum(rows.map((row) => row.units)), each };
}

export type NamedSales = NonNullable<FigureInputs['named']>;

/** Who takes what, and how much of a year's sales the biggest of them brings. */
function withNamed(inputs: FigureInputs, demand: readonly DemandLine[]): FigureInputs {
  if (demand.length === 0) return inputs;
  const { units, each } = soldTo(inputs, demand);
  const asked = askedCents(inputs);
  const paid = demand.map(({ cents, line }) => cents ?? line.priceCents);
  const biggest = each
    .map((count, index) => ({ index, cents: count * (paid[index] ?? 0) }))
    .filter(({ index }) => !isMany.test(demand[index]?.buyer.value.who ?? ''))
    .toSorted((one, other) => other.cents - one.cents)[0];
  const salesCents = units * inputs.priceCents.value;
  const percent = biggest && salesCents > 0 ? Math.round((biggest.cents / salesCents) * 100) : 0;
  const last = runMonths(inputs, [], 12).at(-1)?.units ?? 0;
  const named: NamedSales = {
    lines: demand.map(({ buyer, unitsPerMonth, from, once }, index) => ({
      who: buyer.value.who,
      at: buyer.at,
      unitsPerMonth,
      ...((buyer.value.pays || paid[index] !== asked) && { cents: paid[index] ?? asked }),
      from,
      ...(once !== undefined && { once }),
      yearUnits: Math.round(each[index] ?? 0),
    })),
    isCapped: unitsAt(demand, 11) > last + 1,
    ...(biggest && percent > 0 && { biggest: demand[biggest.index]?.buyer.value.who ?? '' }),
  };
  return { ...inputs, ...(percent > 0 && { biggestBuyerPercent: Math.min(95, percent) }), named };
}

/**
 * The forecast sells the customer's lines as their named buyers take them, at those buyers' prices; the rest of the
 * sales follow our judgement of how often each line sells.
 */
export function supplyDemand(
  inputs: FigureInputs,
  business: Business,
  { lines, demand }: { lines: readonly SaleLine[]; demand: readonly DemandLine[] },
): FigureInputs {
  const most = unitsAt(demand, 11);
  const supplied = (one: FigureInputs): FigureInputs => withFloor(withRoom(one, business, most), demand);
  const judged = withMix(inputs, mixOf(lines, [], { units: 1, each: [] }));
  const sold = demand.length > 0 ? soldTo(supplied(judged), demand) : { units: 1, each: [] };
  const mixed = withMix(inputs, mixOf(lines, demand, sold));
  return demand.length > 0 ? withNamed(supplied(mixed), demand) : mixed;
}
