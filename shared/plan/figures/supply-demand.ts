import type { Business } from './business.ts';
import { calendarMonth, monthAt } from './calendar-months.ts';
import type { FigureInputs } from './inputs.ts';
import type { DemandLine } from './named-demand.ts';
import { divide, sum } from './round.ts';
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

function withRoom(inputs: FigureInputs, business: Business, most: number): FigureInputs {
  const roomy = inputs.isMostOwn
    ? inputs
    : { ...inputs, mostPerMonth: Math.max(inputs.mostPerMonth, Math.ceil(most * 1.15)) };
  if ('words' in inputs.timeFrom || !(business.isMade || container.test(business.unit))) return roomy;
  const speed = fullSpeed(roomy) * weeksShare(roomy);
  if (speed <= 0 || most <= speed) return roomy;
  const share = Math.max(leastShare, speed / (most * 1.15));
  return {
    ...roomy,
    hoursPerUnit: Math.max(0.01, Math.round(inputs.hoursPerUnit * share * 100) / 100),
    unpaidHoursPerUnit: Math.round(inputs.unpaidHoursPerUnit * share * 100) / 100,
  };
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

export type NamedSales = NonNullable<FigureInputs['named']>;

/** The forecast with the customer's named buyers in it: their volumes, their prices and the biggest of them. */
export function supplyDemand(
  inputs: FigureInputs,
  business: Business,
  lines: readonly DemandLine[],
): FigureInputs {
  if (lines.length === 0) return inputs;
  const raised = withFloor(withRoom(inputs, business, unitsAt(lines, 11)), lines);
  const rows = runMonths(raised, [], 12);
  const listCents = inputs.priceCents.value;
  const units = sum(rows.map((row) => row.units));
  // A month that holds fewer than they take gives each its part.
  const sold = lines.map(
    (line) =>
      sum(
        rows.map((row, index) => {
          const wanted = unitsAt(lines, index);
          const part = wanted > 0 ? Math.min(1, row.units / wanted) : 0;
          return isIn(line, index) ? Math.round(line.unitsPerMonth * part * 100) : 0;
        }),
      ) / 100,
  );
  const priced = lines.map(({ cents }) => cents ?? listCents);
  const namedUnits = Math.min(units, sum(sold.map((count) => Math.round(count * 100))) / 100);
  const salesCents =
    sum(sold.map((count, index) => Math.round(count * (priced[index] ?? 0)))) +
    Math.round(Math.max(0, units - namedUnits) * listCents);
  const average = units > 0 ? divide(salesCents, Math.round(units)) : listCents;
  const isMixed = lines.some(({ cents }) => cents !== undefined && cents !== listCents) && units > 0;
  const biggest = sold
    .map((count, index) => ({ index, cents: count * (priced[index] ?? 0) }))
    .filter(({ index }) => !isMany.test(lines[index]?.buyer.value.who ?? ''))
    .toSorted((one, other) => other.cents - one.cents)[0];
  const percent = biggest && salesCents > 0 ? Math.round((biggest.cents / salesCents) * 100) : 0;
  const last = rows.at(-1)?.units ?? 0;
  const named: NamedSales = {
    lines: lines.map(({ buyer, unitsPerMonth, cents, from, once }, index) => ({
      who: buyer.value.who,
      at: buyer.at,
      unitsPerMonth,
      ...(cents !== undefined && { cents }),
      from,
      ...(once !== undefined && { once }),
      yearUnits: Math.round(sold[index] ?? 0),
    })),
    isCapped: unitsAt(lines, 11) > last + 1,
    ...(biggest && percent > 0 && { biggest: lines[biggest.index]?.buyer.value.who ?? '' }),
  };
  return {
    ...raised,
    ...(isMixed && {
      listPriceCents: listCents,
      priceCents: { ...inputs.priceCents, value: Math.max(1, average) },
    }),
    ...(percent > 0 && { biggestBuyerPercent: Math.min(95, percent) }),
    named,
  };
}
