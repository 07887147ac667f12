import type { Fact, PriceFact, Reading, Running } from '../reading/reading.ts';
import type { Business } from './business.ts';
import { askedCents, type CostLine, type FigureInputs } from './inputs.ts';
import { isPriceLine } from './mix/price-lines.ts';
import { isMaterial, withOwnCosts } from './own-costs.ts';
import { divide, sum } from './round.ts';
import { weeksPerMonth } from './run-months.ts';
import { staffCosts } from './staff-costs.ts';

/**
 * A firm that names what it takes in a month is counted in dollars of sales. Jobs, hours and a mix of prices would be
 * guesses of ours, and the owner knows the sum.
 */

/** One sale of such a plan. */
export const stepCents = 1_000;

/** Their own counts at their own prices explain the sum within this share, so the plan can count in jobs. */
const mostApart = 0.2;
/** Sales of less are a side job that grows with the hours. */
const leastFirmCents = 400_000;
/** A season of the trade that is plainer is left out: the owner's own sum is the better guess. */
const plainSeason = 0.45;
/** What is left over by rounding is no cost. */
const leastOtherCents = 2_000;

function isExplained(reading: Reading, monthlyCents: number): boolean {
  const { salesNow = [], prices } = reading;
  // With one price the sum says how many they sell.
  if (prices.filter((fact) => isPriceLine(fact, reading)).length === 1) return true;
  const centsOf = (id: string | undefined): number =>
    prices.find((fact: Fact<PriceFact>) => fact.id === id)?.value.cents ?? 0;
  const counted = sum(salesNow.map(({ value }) => value.perMonth * centsOf(value.priceIds[0])));
  return Math.abs(counted - monthlyCents) <= monthlyCents * mostApart;
}

/** The fact with the sum, where the plan is of the business that takes it. */
export function firmOf(reading: Reading): (Fact<Running> & { monthlyCents: number }) | undefined {
  const monthlyCents = reading.running?.value.monthlyCents;
  const isWhole =
    monthlyCents !== undefined && monthlyCents >= leastFirmCents && reading.goal?.value.isOnTop !== true;
  return reading.running && isWhole && !isExplained(reading, monthlyCents)
    ? { ...reading.running, monthlyCents }
    : undefined;
}

/** The season of the trade only where it is a strong one; the average month takes what they named. */
function seasonOf(
  { season, away }: FigureInputs,
  { busyMonths }: Reading,
): { season: number[]; average: number } {
  const isPlain = !busyMonths && season.every((share) => share === 0 || Math.abs(share - 1) <= plainSeason);
  const shares = season.map((share) => (share === 0 ? 0 : isPlain ? 1 : share));
  const present = 1 - sum(away.slice(0, 12)) / 12;
  return { season: shares, average: (sum(shares) / 12) * present || 1 };
}

/** What is bought for each sale grows with the sales; the rest is paid in every month. */
function costsOf(
  inputs: FigureInputs,
  { reading, firm }: { reading: Reading; firm: ReturnType<typeof firmOf> & object },
): Pick<FigureInputs, 'monthly' | 'costCents'> & { isOwnLeft: boolean } {
  const { monthlyCents } = firm;
  const { profitCents } = firm.value;
  const share = divide(inputs.costCents.value * 1000, Math.max(1, inputs.priceCents.value)) / 1000;
  const own = inputs.monthly.filter(({ isOwn }) => isOwn);
  const materials = own.filter((line) => isMaterial(line, monthlyCents));
  const named = sum(own.map(({ cents }) => cents));
  const ofSales = (cents: number): number => Math.round((cents * stepCents) / monthlyCents);
  const material = sum(materials.map(({ cents }) => cents));
  const rest = (lines: readonly CostLine[]) => lines.filter((line) => !materials.includes(line));
  const materialInput = {
    value: ofSales(material),
    from: { words: reading.costs.map((fact) => fact.words).join('; ') },
  };
  const judged = { value: ofSales(monthlyCents * share), from: inputs.costCents.from };
  if (profitCents === undefined || profitCents >= monthlyCents)
    return {
      monthly: rest(inputs.monthly),
      costCents: material > 0 ? materialInput : judged,
      isOwnLeft: false,
    };
  const all = monthlyCents - profitCents;
  const basis = { judged: 'This is your sales minus your profit and the costs you gave.' };
  const sure = named <= all ? rest(own) : [];
  const open = all - sum(sure.map(({ cents }) => cents)) - (named <= all ? material : 0);
  const costCents =
    named <= all && material > 0
      ? materialInput
      : { value: Math.min(judged.value, ofSales(open)), from: inputs.costCents.from };
  const counted = named <= all && material > 0 ? 0 : Math.round((costCents.value * monthlyCents) / stepCents);
  const other = {
    what: sure.length > 0 ? 'Your other costs' : 'Your current costs',
    cents: open - counted,
    isOwn: true as const,
    basis,
  };
  return {
    monthly: [...sure, ...(other.cents >= leastOtherCents ? [other] : [])],
    costCents,
    isOwnLeft: true,
  };
}

/** The price that a buyer is told: the first of a longer list, which is what they sell most. */
function askedOf(inputs: FigureInputs, reading: Reading): NonNullable<FigureInputs['asked']> {
  const list = reading.prices.filter(
    (fact) => fact.value.when === 'now' && fact.value.buyer === undefined && isPriceLine(fact, reading),
  );
  const [first] = list;
  if (first && list.length > 2)
    return { cents: first.value.cents, unit: first.value.unit ?? 'each', from: { words: first.words } };
  return { cents: askedCents(inputs), unit: inputs.unit, from: inputs.priceCents.from };
}

/** What costs more than they have waits for a loan or for work that is agreed: today's sales need none of it. */
function boughtOf({ start, moneyCents }: FigureInputs): Pick<FigureInputs, 'start' | 'notBought'> {
  const own = start.filter(({ isOwn }) => isOwn);
  const isCovered = sum(own.map(({ cents }) => cents)) <= moneyCents.value;
  return isCovered ? { start: own } : { start: [], notBought: own };
}

/** Sales in steps of $10, flat from today on, with the costs that they named. */
export function inDollars(
  given: FigureInputs,
  business: Business,
  reading: Reading,
): FigureInputs | undefined {
  const firm = firmOf(reading);
  if (!firm) return undefined;
  // Who names the wages of a month has named those of all.
  const isNamed = reading.costs.some(
    ({ value }) => value.kind === 'wage' && /^(?:week|fortnight|month|year)$/.test(value.per),
  );
  const staff = isNamed ? [] : staffCosts(reading);
  // A wage that is read as a cost too is one of them.
  const ofToday = reading.costs.filter(({ value }) => value.isPlanned === undefined);
  const others = staff.length > 0 ? ofToday.filter(({ value }) => value.kind !== 'wage') : ofToday;
  const own = withOwnCosts(given, { ...reading, costs: others });
  const inputs = { ...own, monthly: [...own.monthly, ...staff] };
  const {
    mix: _,
    named: _named,
    isMostOwn: _most,
    job: _job,
    perDay: _day,
    paidAhead: _paid,
    ...rest
  } = inputs;
  const { season, average } = seasonOf(inputs, reading);
  const mostPerMonth = divide(firm.monthlyCents * 100, Math.round(stepCents * average)) / 100;
  const { monthly, costCents, isOwnLeft } = costsOf(inputs, { reading, firm });
  const spent = Math.round((costCents.value * firm.monthlyCents) / stepCents);
  const leftCents = firm.monthlyCents - spent - sum(monthly.map(({ cents }) => cents));
  const hours = inputs.hoursPerWeek.value * weeksPerMonth * inputs.paidShare.value;
  const from = { words: firm.words };
  return {
    ...rest,
    unit: business.isMade ? '$10 of goods' : '$10 of work',
    asked: askedOf(given, reading),
    priceCents: { value: stepCents, from },
    costCents,
    hoursPerUnit: Math.round((hours / mostPerMonth) * 10_000) / 10_000,
    unpaidHoursPerUnit: 0,
    timeFrom: from,
    mostPerMonth,
    ramp: { value: Array.from({ length: 12 }, () => 1), from },
    season,
    weeksPerYear: 52,
    monthly,
    ...boughtOf(inputs),
    today: { lines: [], salesCents: firm.monthlyCents, leftCents, isOwnLeft },
  };
}
