import { type Fact, isSelling, type Reading, type Running, type SaleNow } from '../reading/reading.ts';
import type { FigureInputs, TodayLine } from './inputs.ts';
import { lineName } from './mix/price-lines.ts';
import type { SaleLine } from './mix/sale-lines.ts';
import { type DemandLine, stems, unitsIn } from './named-demand.ts';
import { sum } from './round.ts';
import { fullSpeed } from './run-months.ts';

/** What the customer sells today, line by line: the floor of every month, so nothing starts from nothing. */

type Told = Pick<DemandLine, 'line' | 'unitsPerMonth' | 'isYearly' | 'words'> & { of?: string };

const part = (line: SaleLine, lines: readonly SaleLine[]): number =>
  line.weight / sum(lines.map(({ weight }) => weight));

/** The line that the words name, else the one whose price is next to the count. */
function lineOf({ value }: Fact<SaleNow>, lines: readonly SaleLine[]): SaleLine | undefined {
  const said = stems(value.of ?? '');
  const shared = ({ fact, business }: SaleLine): number => {
    const name = fact
      ? `${lineName(fact.value) ?? ''} ${fact.value.unit ?? ''}`
      : `${business.item} ${business.unit}`;
    return [...stems(name)].filter((stem) => stem.length > 2 && said.has(stem)).length;
  };
  const points = lines.map(shared);
  const best = Math.max(0, ...points);
  const named = lines.filter((_, index) => best > 0 && points[index] === best);
  if (named.length === 1) return named[0];
  return lines.find(({ fact }) => fact && value.priceIds.includes(fact.id));
}

/** A count of no line in particular is of all of them, as often as each sells. */
function toldOf(fact: Fact<SaleNow>, lines: readonly SaleLine[]): Told[] {
  const { of, perMonth, per } = fact.value;
  const named = lineOf(fact, lines);
  return (named ? [named] : lines).flatMap((line): Told[] => {
    const of1 = unitsIn(of, fact.value.count, line) ?? 1;
    const units = perMonth * of1 * (named ? 1 : part(line, lines));
    return units > 0
      ? [
          {
            line,
            unitsPerMonth: units,
            words: fact.words,
            ...(of && { of }),
            ...(per === 'year' && { isYearly: true }),
          },
        ]
      : [];
  });
}

const inAll = (running: Fact<Running>, units: number, lines: readonly SaleLine[]): Told[] =>
  lines.map((line) => ({
    line,
    unitsPerMonth: units * part(line, lines),
    words: running.words,
    isYearly: true,
  }));

const takenOf = (told: readonly Pick<DemandLine, 'line' | 'unitsPerMonth' | 'cents'>[]): number =>
  sum(told.map(({ line, unitsPerMonth, cents = line.priceCents }) => unitsPerMonth * cents));
const leftOf = (told: readonly Pick<DemandLine, 'line' | 'unitsPerMonth' | 'cents'>[]): number =>
  sum(
    told.map(({ line, unitsPerMonth, cents = line.priceCents }) => unitsPerMonth * (cents - line.costCents)),
  );

/** Counts and takings agree within this; else the counts are of something else. */
const mostApart = 3;

/** The counts, made to bring the takings or the profit that they name. */
function agreed(
  told: Told[],
  now: readonly DemandLine[],
  { lines, inputs, running, salesNow, isOnTop }: Context,
): Told[] {
  if (!running) return told;
  const { profitCents, perMonth } = running.value;
  const monthlyCents = takingsOf(running.value, salesNow);
  const counted = told.length === 0 && perMonth !== undefined ? inAll(running, perMonth, lines) : told;
  const fixed = sum(inputs.monthly.map(({ cents }) => cents));
  const ofAll = inAll(running, 1, lines);
  const isBySales = monthlyCents !== undefined;
  const of = isBySales ? takenOf : leftOf;
  const wanted = isBySales
    ? monthlyCents - takenOf(now)
    : profitCents === undefined
      ? undefined
      : profitCents + fixed - leftOf(now);
  // A goal on top of a profit leaves the rest of the business as it is.
  const isPartOnly = isOnTop && !isBySales && now.length > 0;
  if (wanted === undefined || isPartOnly) return counted;
  if (wanted <= 0) return [];
  const scale = (list: Told[], by: number): Told[] =>
    list.map((one) => ({ ...one, unitsPerMonth: one.unitsPerMonth * by }));
  const by = of(counted) > 0 ? wanted / of(counted) : Number.POSITIVE_INFINITY;
  // Other costs than ours explain a profit that the counts can bring.
  const isCovered = counted.length > 0 && takenOf(counted) + takenOf(now) >= (profitCents ?? 0);
  if (!isBySales && (by <= 1 || isCovered)) return counted;
  if (by <= mostApart && by * mostApart >= 1) return scale(counted, by);
  return of(ofAll) > 0 ? scale(ofAll, wanted / of(ofAll)) : counted;
}

/** "I have sold some 160" is how many, and no money. */
const takingsOf = ({ monthlyCents }: Running, salesNow: readonly Fact<SaleNow>[]): number | undefined =>
  salesNow.some(({ value }) => Math.abs(value.perMonth * 100 - (monthlyCents ?? 0)) < 1)
    ? undefined
    : monthlyCents;

interface Context {
  lines: readonly SaleLine[];
  inputs: FigureInputs;
  running: Fact<Running> | undefined;
  salesNow: readonly Fact<SaleNow>[];
  isOnTop: boolean;
}

/** They take the same thing, or no thing in particular. */
const isAlike = ({ buyer }: DemandLine, { of }: Told): boolean => {
  const theirs = stems(buyer?.value.takes?.of ?? '');
  return theirs.size === 0 || of === undefined || [...stems(of)].some((stem) => theirs.has(stem));
};

/** Named buyers of today are a part of the counts, so they are not counted twice. */
function withoutNow(told: readonly Told[], now: readonly DemandLine[]): Told[] {
  let left = sum(now.map(({ unitsPerMonth }) => unitsPerMonth));
  return told.flatMap((one) => {
    const isOf = now.some((buyer) => buyer.line === one.line || isAlike(buyer, one)) || told.length > 1;
    const taken = isOf ? Math.min(left, one.unitsPerMonth) : 0;
    left -= taken;
    const units = Math.round((one.unitsPerMonth - taken) * 10) / 10;
    return units > 0 ? [{ ...one, unitsPerMonth: units }] : [];
  });
}

const mostOver = 1.05;

/** Who would take more than the takings of today starts later, unless the takings are said to come from them. */
function withinTakings(
  named: readonly DemandLine[],
  takings: number,
  running: Fact<Running> | undefined,
): DemandLine[] {
  if (takenOf(named) <= takings * mostOver) return [...named];
  const ofTakings = named.filter(
    ({ buyer }) =>
      running &&
      buyer?.at.field === running.at.field &&
      buyer.at.from >= running.at.from &&
      buyer.at.to <= running.at.to,
  );
  const by = Math.min(1, takings / Math.max(1, takenOf(ofTakings)));
  return ofTakings.map((line) => ({ ...line, unitsPerMonth: line.unitsPerMonth * by }));
}

/** Many times what our hours for one allow is a count of something else. */
const mostTimes = 6;
const isPossible = (told: readonly Told[], inputs: FigureInputs): boolean =>
  sum(told.map(({ unitsPerMonth }) => unitsPerMonth)) <= fullSpeed(inputs) * mostTimes;

/** All sales of today: those of named buyers, and the rest. */
export function salesToday(
  lines: readonly SaleLine[],
  reading: Reading,
  { demand, inputs }: { demand: readonly DemandLine[]; inputs: FigureInputs },
): DemandLine[] {
  if (!isSelling(reading)) return [];
  const takings = reading.running && takingsOf(reading.running.value, reading.salesNow ?? []);
  const named = demand.filter(({ buyer, once }) => buyer?.value.when === 'now' && once === undefined);
  const now = takings === undefined ? named : withinTakings(named, takings, reading.running);
  // A count of their things says nothing where the price is ours, of another thing.
  const isTheirs = 'words' in inputs.priceCents.from;
  const all = isTheirs ? (reading.salesNow ?? []).flatMap((fact) => toldOf(fact, lines)) : [];
  const counts = isPossible(all, inputs) ? all : [];
  const rest = withoutNow(counts, now);
  const told = agreed(rest, now, {
    lines,
    inputs,
    running: reading.running,
    salesNow: reading.salesNow ?? [],
    isOnTop: reading.goal?.value.isOnTop === true,
  });
  return [
    ...now.map((line): DemandLine => ({ ...line, isToday: true })),
    ...told.map(({ of: _, ...one }): DemandLine => ({ ...one, from: 0, isToday: true })),
  ];
}

/** As it is printed, so that the printed count times the price is the printed sum. */
const asPrinted = (units: number): number =>
  units >= manyUnits ? Math.round(units * 10) / 10 : Math.round(units * 100) / 100;
const manyUnits = 10;

/** Today as the figures hold it. What is left is known once all costs are. */
export function todayOf(demand: readonly DemandLine[]): FigureInputs['today'] {
  const lines = demand
    .filter(({ isToday }) => isToday)
    .map(
      ({ line, unitsPerMonth, cents = line.priceCents, buyer }): TodayLine => ({
        ...(line.fact && { priceId: line.fact.id }),
        ...(buyer && { who: buyer.value.who, whoAt: buyer.at }),
        unit: line.business.unit,
        unitsPerMonth: asPrinted(unitsPerMonth),
        priceCents: cents,
        costCents: line.costCents,
      }),
    );
  if (lines.length === 0) return undefined;
  return { lines, salesCents: salesOf(lines), leftCents: 0, isOwnLeft: false };
}

const salesOf = (lines: readonly TodayLine[]): number =>
  Math.round(sum(lines.map(({ unitsPerMonth, priceCents }) => unitsPerMonth * priceCents)));
export const costsOfLines = (lines: readonly TodayLine[]): number =>
  Math.round(sum(lines.map(({ unitsPerMonth, costCents }) => unitsPerMonth * costCents)));

/** Less the costs of a month, which are the same today. */
export function withLeftToday(inputs: FigureInputs): FigureInputs {
  const { today } = inputs;
  if (!today) return inputs;
  const fixed = sum(inputs.monthly.map(({ cents }) => cents));
  return {
    ...inputs,
    today: { ...today, leftCents: today.salesCents - costsOfLines(today.lines) - fixed },
  };
}

/** Where the customer counts two lines or more, those counts say how often each sells. */
export function asCounted(lines: readonly SaleLine[], { salesNow = [] }: Reading): SaleLine[] {
  const told = salesNow.flatMap((fact) => (lineOf(fact, lines) ? toldOf(fact, lines) : []));
  const unitsOf = (line: SaleLine): number =>
    sum(told.filter((one) => one.line === line).map(({ unitsPerMonth }) => unitsPerMonth));
  const isCounted = lines.filter((line) => unitsOf(line) > 0).length > 1;
  return isCounted ? lines.map((line) => ({ ...line, weight: unitsOf(line) })) : [...lines];
}
