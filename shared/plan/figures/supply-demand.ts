import type { Business } from './business.ts';
import { calendarMonth, monthAt } from './calendar-months.ts';
import { askedCents, type FigureInputs } from './inputs.ts';
import type { SaleLine } from './mix/sale-lines.ts';
import { mixOf, withMix } from './mix/share-sales.ts';
import type { DemandLine } from './named-demand.ts';
import { grownFrom } from './ramp.ts';
import { withRoomForToday } from './room-for-today.ts';
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

const isToday = ({ isToday: is }: DemandLine): boolean => is === true;
const unitsToday = (lines: readonly DemandLine[]): number => unitsAt(lines.filter(isToday), 0);

const seasonAt = ({ season, firstMonth }: FigureInputs, index: number): number =>
  season[calendarMonth(monthAt(firstMonth, index))] ?? 1;
/** Weeks away and quiet months are in an average of the year already. */
const ofYear = (inputs: FigureInputs): number =>
  sum(Array.from({ length: 12 }, (_, index) => seasonAt(inputs, index) * (1 - (inputs.away[index] ?? 0)))) /
    12 || 1;

/** What is taken in a month: what was counted over a year follows the season. */
function wantedAt(inputs: FigureInputs, lines: readonly DemandLine[], index: number): number {
  const yearly = lines.filter((line) => line.isYearly === true);
  const rest = lines.filter((line) => line.isYearly !== true);
  const here = seasonAt(inputs, index) * (1 - (inputs.away[index] ?? 0));
  return unitsAt(rest, index) + (unitsAt(yearly, index) * here) / ofYear(inputs);
}

/** Least share of the minutes that a batch may take for one. */
const leastShare = 0.2;
/** What is made or done one at a time takes no less than half of our hours for it. */
const leastShareAlone = 0.5;

/** Hours of each line by the same shares, so that the average is still theirs. What they say of a time is as long as before. */
function withTimes(inputs: FigureInputs, work: number, unpaid = work): FigureInputs {
  const times = (hours: number, share: number): number =>
    Math.max(0.001, Math.round(hours * share * 1000) / 1000);
  const { mix } = inputs;
  const isNamed = 'words' in inputs.timeFrom;
  if (!mix)
    return {
      ...inputs,
      hoursPerUnit: isNamed ? inputs.hoursPerUnit : times(inputs.hoursPerUnit, work),
      unpaidHoursPerUnit: times(inputs.unpaidHoursPerUnit, unpaid),
    };
  const lines = mix.lines.map((line) => ({
    ...line,
    hours: line.isOwnTime ? line.hours : times(line.hours, work),
    unpaidHours: times(line.unpaidHours, unpaid),
  }));
  return { ...withMix(inputs, { ...mix, lines }), mostPerMonth: inputs.mostPerMonth };
}

function withRoom(given: FigureInputs, business: Business, demand: readonly DemandLine[]): FigureInputs {
  const isBatch = business.isMade === true || container.test(business.unit);
  const inputs = withRoomForToday(given, {
    needed: unitsToday(demand) / (weeksShare(given) * ofYear(given)),
    shorten: withTimes,
    leastShare: isBatch ? leastShare : leastShareAlone,
  });
  const most = unitsAt(demand, 11);
  const roomy = inputs.isMostOwn
    ? inputs
    : { ...inputs, mostPerMonth: Math.max(inputs.mostPerMonth, Math.ceil(most * 1.15)) };
  if ('words' in inputs.timeFrom || !isBatch) return roomy;
  const speed = fullSpeed(roomy) * weeksShare(roomy);
  return speed <= 0 || most <= speed ? roomy : withTimes(roomy, Math.max(leastShare, speed / (most * 1.15)));
}

/** Who sells already goes from today to full speed in a year. */
function rampBefore(inputs: FigureInputs, lines: readonly DemandLine[]): readonly number[] {
  const today = unitsToday(lines);
  const speed = fullSpeed(inputs) * weeksShare(inputs) * ofYear(inputs);
  if (today === 0 || speed <= 0) return inputs.ramp.value;
  return grownFrom(Math.min(1, today / speed));
}

const fromTodayOn = { judged: 'You start from what you sell today, and fill your hours within a year.' };

/** What they count by the week they sell in a quiet month too. */
function withSeason(inputs: FigureInputs, lines: readonly DemandLine[]): FigureInputs {
  const flat = unitsToday(lines.filter(({ isYearly }) => isYearly !== true));
  const speed = fullSpeed(inputs) * weeksShare(inputs);
  const least = speed > 0 ? Math.min(1, Math.ceil((flat / speed) * 100) / 100) : 0;
  return { ...inputs, season: inputs.season.map((share) => (share > 0 ? Math.max(share, least) : 0)) };
}

/** The best month of today. */
function withBestToday(inputs: FigureInputs, lines: readonly DemandLine[]): FigureInputs {
  const there = { ...inputs, away: [] };
  const today = lines.filter(isToday);
  const best = Math.max(0, ...inputs.season.map((_, index) => wantedAt(there, today, index)));
  return best > 0 ? { ...inputs, bestToday: Math.round(best * 100) / 100 } : inputs;
}

/** No month sells less than today, and what the named buyers take, as far as the hours go. */
function withFloor(given: FigureInputs, lines: readonly DemandLine[]): FigureInputs {
  const inputs = withSeason(given, lines);
  const speed = fullSpeed(inputs) * weeksShare(inputs);
  const [first] = lines;
  if (speed <= 0 || !first) return inputs;
  const ramp = rampBefore(inputs, lines).map((share, index) => {
    const here = speed * seasonAt(inputs, index) * (1 - (inputs.away[index] ?? 0));
    const needed = here > 0 ? Math.ceil((wantedAt(inputs, lines, index) / here) * 100) / 100 : 0;
    return Math.max(share, Math.min(1, needed));
  });
  const isChanged = ramp.some((share, index) => share !== inputs.ramp.value[index]);
  const from = lines.some(isToday) ? { basis: fromTodayOn } : { words: first.words };
  return isChanged ? { ...inputs, ramp: { value: ramp, from } } : inputs;
}

/** Sales of a year to each named buyer. A month that holds fewer than they take gives each its part. */
function soldTo(inputs: FigureInputs, demand: readonly DemandLine[]): { units: number; each: number[] } {
  const rows = runMonths(inputs, [], 12);
  const each = demand.map(
    (line) =>
      sum(
        rows.map((row, index) => {
          const today = wantedAt(inputs, demand.filter(isToday), index);
          const others = wantedAt(inputs, demand, index) - today;
          // Buyers of today come first, and the hours that are left are for new ones.
          const [units, wanted] = isToday(line) ? [row.units, today] : [row.units - today, others];
          const part = wanted > 0 ? Math.max(0, Math.min(1, units / wanted)) : 0;
          return isIn(line, index) ? Math.round(wantedAt(inputs, [line], index) * part * 100) : 0;
        }),
      ) / 100,
  );
  return { units: sum(rows.map((row) => row.units)), each };
}

export type NamedSales = NonNullable<FigureInputs['named']>;

const hasBuyer = (line: DemandLine): line is DemandLine & Required<Pick<DemandLine, 'buyer'>> =>
  line.buyer !== undefined;

/** Who takes what, and how much of a year's sales the biggest of them brings. */
function withNamed(inputs: FigureInputs, all: readonly DemandLine[]): FigureInputs {
  const sold = soldTo(inputs, all);
  const { units } = sold;
  const demand = all.filter(hasBuyer);
  const each = sold.each.filter((_, index) => all[index]?.buyer !== undefined);
  if (demand.length === 0) return inputs;
  const asked = askedCents(inputs);
  const paid = demand.map(({ cents, line }) => cents ?? line.priceCents);
  const biggest = each
    .map((count, index) => ({ index, cents: count * (paid[index] ?? 0) }))
    .filter(({ index }) => !isMany.test(demand[index]?.buyer.value.who ?? ''))
    .toSorted((one, other) => other.cents - one.cents)[0];
  const salesCents = units * inputs.priceCents.value;
  const percent = biggest && salesCents > 0 ? Math.round((biggest.cents / salesCents) * 100) : 0;
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
    isCapped: unitsAt(all, 11) > fullSpeed(inputs) * weeksShare(inputs) + 1,
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
  const supplied = (one: FigureInputs): FigureInputs =>
    withFloor(withBestToday(withRoom(one, business, demand), demand), demand);
  const judged = withMix(inputs, mixOf(lines, [], { units: 1, each: [] }));
  const sold = demand.length > 0 ? soldTo(supplied(judged), demand) : { units: 1, each: [] };
  const first = withMix(inputs, mixOf(lines, demand, sold));
  // What takes less time than the main line leaves room for more of it.
  const mixed = demand.some(({ like }) => like)
    ? withMix(inputs, mixOf(lines, demand, soldTo(supplied(first), demand)))
    : first;
  return demand.length > 0 ? withNamed(supplied(mixed), demand) : mixed;
}
