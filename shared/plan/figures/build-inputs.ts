import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { type Fact, isSelling, type PriceFact, type Reading } from '../reading/reading.ts';
import { awayShares } from './away-shares.ts';
import type { Business } from './business.ts';
import { firstMonthOf } from './calendar-months.ts';
import { contractLines } from './contracts.ts';
import { costsToday } from './costs-today.ts';
import { fromFirstJob } from './first-job.ts';
import { withGoalLimit } from './goal-limit.ts';
import { inDollars } from './in-dollars.ts';
import { inWindows } from './in-windows.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { saleLines } from './mix/sale-lines.ts';
import { unitOfMix } from './mix/share-sales.ts';
import { type DemandLine, namedDemand } from './named-demand.ts';
import { inOpenMonths } from './open-months.ts';
import { earnedElsewhere, isOtherHeldBack, otherIncome, wageThatEnds } from './other-income.ts';
import { isSameThing, withOwnCosts } from './own-costs.ts';
import { latePercentOf, withOwnLimits } from './own-limits.ts';
import { lackingDeposit, ownMoney } from './own-money.ts';
import { inLeastJobs, paceFor, priceOf, withPace } from './own-pace.ts';
import { ownSeason } from './own-season.ts';
import { splitOwned } from './owned/split-owned.ts';
import { withoutHire } from './owned/without-hire.ts';
import { paidAheadOf } from './paid-ahead.ts';
import { paidPart } from './paid-part.ts';
import { paymentOf } from './payment-effect.ts';
import { pickPrice, type Theirs } from './pick-price.ts';
import { planHours } from './plan-hours.ts';
import { fromUnknown, rampFor } from './ramp.ts';
import { cents, divide, percentOf } from './round.ts';
import { asCounted, salesToday, todayOf, withLeftToday } from './sales-today.ts';
import { startFromToday } from './start-from-today.ts';
import { withStayingClients } from './staying-clients.ts';
import { supplyDemand } from './supply-demand.ts';
import { statedCost, withShare } from './unit-cost.ts';
import { waitForSales } from './wait-for-sales.ts';
import { withFitter } from './with-fitter.ts';

export interface FigureOptions {
  tier: PlanType;
  now: Date;
  rules: MoneyRules;
  /** The day of the first paid job by the dated tasks, as YYYY-MM-DD. */
  firstJob?: string;
}

/** Two years, so that each month of the first has twelve months ahead of it. */
const mostMonths = 24;

const rooms = /\b(?:room|rent|hall|kitchen|chair|venue|studio)\b/i;
const onScreen =
  /\b(?:minutes?|typing|transcri\w*|index(?:es|ing)?|edit\w*|proofread\w*|translat\w*|writing|tenders?|bookkeep\w*|websites?|accessib\w*|audit\w*|design|cod(?:e|ing)|spreadsheets?|online|zoom|captions?|virtual|admin)\b/i;

function costOf(business: Business, reading: Reading, price: Input): Input {
  const { isOwnIdea, cost } = business;
  const { idea } = reading;
  const priceCents = price.value;
  const stated = statedCost(business, reading, { priceCents, main: priceOf(business, reading, price) });
  if (stated) return stated;
  if (isOwnIdea && idea?.value.costCents !== undefined && idea.value.costCents < priceCents)
    return { value: idea.value.costCents, from: { words: idea.words } };
  const paid = paidPart(business, reading);
  const ours = Math.round(cents(cost.dollars) * paid.share);
  // What they pay each month for the same thing is counted there, so ours holds only the rest.
  const monthly = reading.costs.find(
    ({ value }) =>
      (value.kind === 'rent' && rooms.test(business.costWhat ?? '')) ||
      (value.kind === 'running' && value.per !== 'once' && isSameThing(business.costWhat ?? '', value.what)),
  );
  if (monthly)
    return {
      value: divide(ours, 4),
      from: { basis: { judged: 'You gave the main part of this as a monthly cost. This is the rest.' } },
    };
  if (isOwnIdea && !business.isMade && onScreen.test(`${business.words} ${business.item}`))
    return {
      value: Math.min(ours, 200),
      from: { basis: { judged: 'Screen work needs no materials. We included phone and data.' } },
    };
  return { value: ours, from: { basis: paid.basis ?? cost.basis } };
}

/** An hour takes an hour; an idea has its own time; the rest is ours. */
function timeOf({ isOwnIdea, hours, sold }: Business, { idea }: Reading, price: Input): Input['from'] {
  if (sold?.isTimed && 'words' in price.from && sold.cents === price.value)
    return { words: price.from.words };
  if (isOwnIdea && idea?.value.hours !== undefined && idea.value.hours === hours)
    return { words: idea.words };
  return { basis: { judged: 'Similar work takes this long. Time yours.' } };
}

const lines = (list: Business['start']): FigureInputs['start'] =>
  list.map(({ what, dollars, basis }) => ({ what, cents: cents(dollars), basis }));

/** The customer named hours of a school day or a term as their time. */
const worksInTerm = ({ week, hours }: Reading): boolean =>
  [...week.filter(({ value }) => value.is === 'free'), ...(hours ? [hours] : [])].some(({ words }) =>
    /\b(school (days?|hours|terms?|drop ?off|run)|term ?time|in term|terms? only|kindy|kinder|preschool)\b/i.test(
      words,
    ),
  );

/** The customer's lines in their own mix, as far as named buyers say how often each sells. */
function inLines(
  inputs: FigureInputs,
  reading: Reading,
  { business, main }: { business: Business; main: Fact<PriceFact> | undefined },
): FigureInputs {
  const isTheirs = 'words' in inputs.priceCents.from;
  const listed = saleLines(inputs, isTheirs ? main : undefined, { business, reading, days: inputs.days });
  const lines = asCounted(listed, reading);
  const named = namedDemand(lines, reading, inputs);
  const unit = unitOfMix(lines, named) ?? inputs.unit;
  const sold = salesToday(lines, reading, { demand: named, inputs });
  const isCounted = (reading.salesNow ?? []).length > 0;
  const isSold = ({ buyer }: DemandLine): boolean => sold.some((one) => one.buyer === buyer);
  const isNew = (line: DemandLine): boolean =>
    sold.length === 0 ||
    line.buyer?.value.when !== 'now' ||
    (line.once === undefined ? !isSold(line) : !isCounted);
  const demand = [...sold, ...named.filter(isNew)];
  const today = todayOf(sold);
  return supplyDemand({ ...inputs, unit, ...(today && { today }) }, business, { lines, demand });
}

/** Some of today's sales come a month late, so the first month of the plan has the late part of the month before. */
function withOwedAtStart(inputs: FigureInputs): FigureInputs {
  const owed = percentOf(inputs.today?.salesCents ?? 0, inputs.latePercent);
  return owed > 0 ? { ...inputs, owedAtStartCents: owed } : inputs;
}

/** What contracts bring apart from the usual sales. */
function withContracts(inputs: FigureInputs, { contracts }: Reading): FigureInputs {
  const costShare = inputs.costCents.value / Math.max(1, inputs.priceCents.value);
  const { firstMonth } = inputs;
  const lines = contractLines(contracts, { firstMonth, months: mostMonths, costShare });
  return lines.length === 0 ? inputs : { ...inputs, contracts: lines };
}

/** Everything the figures are made from: the customer's own figures first, then the catalogue's. */
export function buildInputs(
  business: Business,
  reading: Reading,
  { tier, now, rules, firstJob }: FigureOptions,
): { inputs: FigureInputs; theirs?: Theirs; isHoursCapped: boolean } {
  const firstMonth = firstMonthOf(now);
  const { price, theirs } = pickPrice(business, reading);
  const { bought, owned } = splitOwned(business.start, reading, business.id.split('/')[0] ?? '');
  const running = withoutHire(business.monthly, reading);
  const { hoursPerWeek, days, isCapped } = planHours(reading, rules);
  const payment = paymentOf(reading, rules);
  const today = now.toISOString().slice(0, 10);
  const { capacity, stress } = business;
  const season = ownSeason(capacity.season, reading);
  const hours = hoursPerWeek.value;
  const isInTerm = reading.inTerm !== undefined || worksInTerm(reading);
  const span = { firstMonth, months: mostMonths, today };
  const { away, awayWeeks } = awayShares(reading, { ...span, hours, isInTerm });
  const other = otherIncome(reading, rules, firstMonth);
  const wageEnds = wageThatEnds(reading, rules, firstMonth);
  const [start, monthly] = [lines(bought), lines(running)];
  const paidAhead = paidAheadOf(start, monthly);
  const inputs: FigureInputs = {
    firstMonth,
    months: tier === 'ENTERPRISE' ? mostMonths : 12,
    hoursPerWeek,
    days,
    paidShare: { value: capacity.paidShare, from: { basis: capacity.basis } },
    unit: business.unit,
    priceCents: price,
    costCents: withShare(costOf(business, reading, price), reading, price.value),
    hoursPerUnit: business.hours,
    unpaidHoursPerUnit: business.unpaidHours,
    timeFrom: timeOf(business, reading, price),
    mostPerMonth: business.mostPerMonth,
    ramp: rampFor(business, reading),
    season: [...season],
    weeksPerYear: capacity.weeksPerYear,
    away,
    awayWeeks: Math.min(52, awayWeeks + (isInTerm ? rules.terms.weeksAway : 0)),
    monthly,
    start: [...start, ...lackingDeposit(reading)],
    ...(paidAhead && { paidAhead }),
    owned,
    latePercent: Math.round(stress.lateShare * 100),
    biggestBuyerPercent: Math.round(stress.biggestBuyerShare * 100),
    quietWeeks: stress.quietWeeks,
    ...ownMoney(reading),
    isInTerm,
    otherYearCents: other.value,
    otherFrom: other.from,
    ...(wageEnds && { wageEnds }),
    isOtherKnown:
      ('words' in other.from && !isOtherHeldBack(reading)) ||
      reading.income.some(({ value }) => value.kind === 'none'),
    ...(payment && { payment }),
    earnedElsewhereYearCents: earnedElsewhere(reading, rules, firstMonth),
    ...(isSelling(reading) && { isRunning: true as const }),
  };
  const main = priceOf(business, reading, price);
  const paced = withPace(inputs, paceFor(business, reading, { main, days }));
  const { inputs: single, business: sold } = inLeastJobs(paced, business, reading, main);
  const limited = withOwnLimits(inOpenMonths(single, reading), sold, reading);
  const firm = inDollars(limited, sold, reading);
  const supplied = firm ?? fromUnknown(inLines(limited, reading, { business: sold, main }), reading);
  const held = inWindows(supplied, sold);
  const opened = firstJob === undefined ? held : fromFirstJob(held, firstJob);
  const paid = { ...opened, latePercent: latePercentOf(opened, reading) };
  const costed = firm ? paid : (costsToday(paid, reading) ?? withFitter(withOwnCosts(paid, reading), rules));
  const started = firm ? costed : withLeftToday(withStayingClients(startFromToday(costed)));
  return {
    inputs: waitForSales(
      withGoalLimit(withContracts(withOwedAtStart(started), reading), reading, rules),
      reading,
    ),
    ...(theirs && { theirs }),
    isHoursCapped: isCapped,
  };
}
