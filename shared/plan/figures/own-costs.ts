import { wordsOf } from '../reading/match/words.ts';
import type { Fact, Reading, RunningCost } from '../reading/reading.ts';
import { perWords } from '../write/say/own-words.ts';
import { heading, list } from '../write/say/words.ts';
import type { CostLine, FigureInputs, Input } from './inputs.ts';
import { averageOf } from './mix/average-sale.ts';
import { perSale } from './own-pace.ts';
import { paidAheadOf } from './paid-ahead.ts';
import { daysPerWeek } from './plan-hours.ts';
import { divide, sum } from './round.ts';
import { fullSpeed, weeksPerMonth, weeksShare } from './run-months.ts';

/** Rent, fuel and fees that the customer names take the place of ours. */

const inMonth = {
  week: weeksPerMonth,
  fortnight: weeksPerMonth / 2,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
} as const;
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-AU')}`;

const atMarket = /\b(?:stall|table|pitch|market)\b/i;

/** How often a month a room is paid for. */
function timesIn({ value, words }: Fact<RunningCost>, inputs: FigureInputs): { times: number; of: string } {
  const { per, hoursPerMonth } = value;
  if (per === 'hour') {
    if (hoursPerMonth !== undefined) return { times: hoursPerMonth, of: 'hours' };
    const ramp = sum(inputs.ramp.value.map((share) => Math.round(share * 1000))) / 12_000;
    const hours = fullSpeed(inputs) * inputs.hoursPerUnit * ramp * weeksShare(inputs);
    return { times: Math.round(hours * 10) / 10, of: 'hours' };
  }
  const atWork = weeksPerMonth * weeksShare(inputs);
  // Other days are for making what is sold there.
  if (per === 'day' && atMarket.test(value.what))
    return { times: Math.round(atWork * 10) / 10, of: 'market days' };
  if (per === 'day') {
    const days = inputs.days.length > 0 ? daysPerWeek(inputs) : Math.ceil(daysPerWeek(inputs));
    return { times: Math.round(days * atWork * 10) / 10, of: 'days' };
  }
  if (per === 'time') {
    const isMonthly = /\bonce a month|monthly|each month\b/i.test(words);
    const isWeekly =
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\ba (?:mon|tue|wed|thu|fri|sat|sun)\b/i.test(words);
    return { times: isMonthly || !isWeekly ? 1 : Math.round(atWork * 10) / 10, of: 'times' };
  }
  return { times: per === 'once' ? 1 : inMonth[per], of: '' };
}

/** A cost that they name, as a line of a month. */
export function costLine(fact: Fact<RunningCost>, inputs: FigureInputs): CostLine {
  const { times, of } = timesIn(fact, inputs);
  const { what, cents, per } = fact.value;
  const often = of === '' ? '' : `, ${times.toLocaleString('en-AU')} ${of} a month`;
  return {
    what: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
    cents: Math.round(cents * times),
    isOwn: true,
    basis: { judged: `You told us ${dollars(cents)} ${perWords[per]}${often}.` },
  };
}

const fuel = /\b(?:fuel|petrol|diesel|travel|vehicle|car|van|ute|bus)\b/i;
const room = /\b(?:room|rent|hall|kitchen|stall|chair|hire|venue|studio)\b/i;
const used =
  /\b(?:materials?|blanks|soap|packaging|chemicals|timber|fabrics?|products?|suppl(?:y|ies)|stock|top-?ups?|consumables?|unused parts|small parts|blades?|thread|cloth ends|pads?|tints?|glue|ingredients?|oil|gas(?=,)|rods?|wire|discs?|seeds?|mix|cane|wax|paint)\b/i;

const stems = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 3);

const insured = /\b(?:insur\w*|liability|indemnity)\b/i;

function isSameCost(line: CostLine, { what, kind }: RunningCost): boolean {
  if (kind === 'rent') return room.test(line.what);
  if (/\b(?:fuel|petrol|diesel)\b/.test(what)) return fuel.test(line.what);
  if (insured.test(what) && insured.test(line.what)) return true;
  const mine = new Set(stems(what));
  return stems(line.what).some((stem) => mine.has(stem));
}

/** From this share of the sales on, fuel is bought for the work that is sold. */
const leastFuel = 0.1;

/** What is bought for each sale, and grows with the sales. */
export const isMaterial = ({ what, cents }: Pick<CostLine, 'what' | 'cents'>, salesCents: number): boolean =>
  used.test(what) || (fuel.test(what) && !insured.test(what) && cents >= salesCents * leastFuel);

/** "Products" and "rods, gas and discs" are the materials of a sale, "printing" is printing. */
export function isSameThing(ours: string, theirs: string): boolean {
  if (fuel.test(theirs)) return fuel.test(ours) && !used.test(ours);
  const mine = new Set(stems(ours));
  return (used.test(theirs) && used.test(ours)) || stems(theirs).some((stem) => mine.has(stem));
}

/** What one costs, by the same share, so that the average is still theirs. */
export function withCosts(inputs: FigureInputs, share: number, from: Input['from']): FigureInputs {
  const times = (cents: number): number => Math.floor(cents * share);
  const { mix, costCents } = inputs;
  if (!mix) return { ...inputs, costCents: { value: times(costCents.value), from } };
  const lines = mix.lines.map((line) => ({ ...line, costCents: times(line.costCents) }));
  return { ...inputs, mix: { ...mix, lines }, costCents: { value: averageOf(lines).costCents, from } };
}

/** "Rods, wire and gas run me $14 an hour": each sale has it for as long as it takes, in place of ours. */
function withHourCosts(inputs: FigureInputs, costs: readonly Fact<RunningCost>[]): FigureInputs {
  const perHour = sum(costs.map(({ value }) => value.cents));
  const from = { words: costs.map(({ words }) => words).join('; ') };
  const of = (hours: number): number => Math.round(perHour * hours);
  const { mix, costCents } = inputs;
  if (!mix) {
    const own = 'words' in costCents.from ? costCents.value : 0;
    return { ...inputs, costCents: { value: own + of(inputs.hoursPerUnit), from } };
  }
  const lines = mix.lines.map((line) => ({
    ...line,
    costCents: (line.isOwnCost ? line.costCents : 0) + of(line.hours),
    isOwnCost: true,
  }));
  return { ...inputs, mix: { ...mix, lines }, costCents: { value: averageOf(lines).costCents, from } };
}

/** What a day costs is a part of the cost of each, where they say how many a day holds. */
function inSales(
  inputs: FigureInputs,
  costs: readonly Fact<RunningCost>[],
): { inputs: FigureInputs; costs: readonly Fact<RunningCost>[] } {
  const { perDay, costCents, priceCents } = inputs;
  const ofDay = costs.filter(({ value }) => value.per === 'day' && value.kind !== 'lost');
  const ofHour = costs.filter(({ value }) => value.per === 'hour' && value.kind === 'running');
  const timed = ofHour.length > 0 ? withHourCosts(inputs, ofHour) : inputs;
  if (timed !== inputs && timed.costCents.value < priceCents.value)
    return { inputs: timed, costs: costs.filter((fact) => !ofHour.includes(fact)) };
  const more = perDay === undefined ? 0 : sum(ofDay.map(({ value }) => perSale(value.cents, perDay)));
  if (more === 0 || costCents.value + more >= priceCents.value) return { inputs, costs };
  const words = ofDay.map((fact) => fact.words).join('; ');
  return {
    inputs: { ...inputs, costCents: { value: costCents.value + more, from: { words } } },
    costs: costs.filter((fact) => !ofDay.includes(fact)),
  };
}

const isCover = /\b(?:insurance|liability|premium|fee|fees|licence|tests)\b/i;

const partOfLoan = 10;

type Bought = Pick<Reading, 'purchases' | 'costs' | 'loanAsked'>;

/** Named as a purchase, and not among the costs already. */
const purchasesOf = ({ purchases = [], costs }: Bought): CostLine[] =>
  purchases
    .filter(({ value }) => !costs.some((cost) => cost.value.cents === value.cents))
    .map(({ value: { what, cents } }) => ({
      what: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
      cents,
      isOwn: true,
      basis: { judged: `You told us ${dollars(cents)}.` },
    }));

/** The loan that they ask for pays for what costs a good part of it, and not the money that they start with. */
export const boughtByLoan = (reading: Bought): CostLine[] => {
  const loan = reading.loanAsked?.value;
  if (!loan || loan.isOverdraft) return [];
  return purchasesOf(reading).filter(({ cents }) => cents * partOfLoan >= loan.cents);
};

/** What the loan is too small for comes out of their own money. */
export function depositOf(reading: Bought): number {
  const loan = reading.loanAsked?.value;
  if (!loan || loan.isOverdraft) return 0;
  const use = loan.use ?? boughtByLoan(reading);
  if (use.length === 0) return loan.ownCents ?? 0;
  const paid = loan.cents + (loan.partner?.cents ?? 0);
  return Math.max(0, sum(use.map(({ cents }) => cents)) - paid);
}

/** What they buy once, and no loan pays. */
export const boughtOnce = (reading: Bought): CostLine[] => {
  const byLoan = new Set(boughtByLoan(reading).map(({ what }) => what));
  return purchasesOf(reading).filter(({ what }) => !byLoan.has(what));
};

/** Ours gives way to theirs of the same thing. */
function withBought(inputs: FigureInputs, reading: Bought): FigureInputs {
  const bought = boughtOnce(reading);
  const byLoan = boughtByLoan(reading);
  if (bought.length === 0 && byLoan.length === 0) return inputs;
  const named = new Set([...bought, ...byLoan].flatMap(({ what }) => stems(what)));
  const hasCover = bought.some(({ what }) => isCover.test(what));
  const isTheirs = ({ what }: CostLine): boolean =>
    stems(what).some((stem) => named.has(stem)) || (hasCover && isCover.test(what));
  const { paidAhead: _, ...rest } = inputs;
  const start = [...inputs.start.filter((line) => !isTheirs(line)), ...bought];
  // A year of cover is paid at the start.
  const monthly = hasCover ? inputs.monthly.filter(({ what }) => !isCover.test(what)) : inputs.monthly;
  const paidAhead = paidAheadOf(start, monthly);
  return { ...rest, monthly, start, ...(paidAhead && { paidAhead }) };
}

/** What they name as the cost of one sale is in no cost of ours for a month: materials, and fuel where they name it. */
function withoutCounted(inputs: FigureInputs, { unitCosts }: Pick<Reading, 'unitCosts'>): FigureInputs {
  const isTheirs = inputs.mix ? inputs.mix.lines[0]?.isOwnCost : 'words' in inputs.costCents.from;
  if (!isTheirs) return inputs;
  const hasFuel = unitCosts.some(({ value }) => fuel.test(`${value.what ?? ''} ${value.unit ?? ''}`));
  // "Power is 60 cents a loaf" is the power of the oven.
  const named = new Set(unitCosts.flatMap(({ value }) => wordsOf(value.what ?? '').map(({ stem }) => stem)));
  const isNamed = (part: string): boolean => named.has(wordsOf(part)[0]?.stem ?? '');
  const isCounted = (part: string): boolean =>
    used.test(part) || isNamed(part) || (hasFuel && fuel.test(part));
  const monthly = inputs.monthly.flatMap((line): CostLine[] => {
    if (isCover.test(line.what)) return [line];
    const parts = line.what.split(/,\s+|\s+and\s+/);
    const rest = parts.filter((part) => !isCounted(part));
    if (rest.length === parts.length) return [line];
    const basis = { judged: 'Our figure, less the parts you told us are a cost of each sale.' };
    const cents = divide(line.cents * rest.length, parts.length);
    return rest.length === 0 ? [] : [{ what: heading(list(rest)), cents, basis }];
  });
  const { paidAhead: _, ...rest } = inputs;
  const paidAhead = paidAheadOf(inputs.start, monthly);
  return { ...rest, monthly, ...(paidAhead && { paidAhead }) };
}

/** "Trencher hire $170/day" is of the job that needs one, and of no month. */
const isWhenUsed = ({ value: { kind, per }, words }: Fact<RunningCost>): boolean =>
  kind === 'running' && per === 'day' && /\bhire\b/i.test(words);

export function withOwnCosts(
  given: FigureInputs,
  reading: Pick<Reading, 'purchases' | 'costs' | 'unitCosts' | 'loanAsked'>,
): FigureInputs {
  const all = withoutCounted(given, reading);
  const told = reading.costs.filter((fact) => !isWhenUsed(fact));
  const { inputs: priced, costs } = inSales(all, told);
  const counted = told.filter((fact) => !costs.includes(fact));
  const sold = counted.length > 0 ? withoutCounted(priced, { unitCosts: counted }) : priced;
  const inputs = withBought(sold, reading);
  if (costs.length === 0) return inputs;
  const lineOf = (fact: Fact<RunningCost>): CostLine => costLine(fact, inputs);
  const withOwn = (ours: readonly CostLine[], theirs: readonly Fact<RunningCost>[]): CostLine[] => [
    ...ours.filter((line) => !theirs.some(({ value }) => isSameCost(line, value))),
    ...theirs.map(lineOf).filter(({ cents }) => cents > 0),
  ];
  const monthly = withOwn(
    inputs.monthly,
    costs.filter(({ value }) => value.per !== 'once'),
  );
  const start = withOwn(
    inputs.start,
    costs.filter(({ value }) => value.per === 'once'),
  );
  const { paidAhead: _, ...rest } = inputs;
  const paidAhead = paidAheadOf(start, monthly);
  return { ...rest, monthly, start, ...(paidAhead && { paidAhead }) };
}
