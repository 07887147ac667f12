import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../figures/calculate.ts';
import { monthsFrom } from '../figures/calendar-months.ts';
import { type GoalTest, isReached, testGoal } from '../figures/goal-test.ts';
import { askedCents, type FigureInputs } from '../figures/inputs.ts';
import { ownPriceBasis } from '../figures/own-item.ts';
import { freeDays, fullWageCents } from '../figures/plan-hours.ts';
import { fullSpeed, runMonths, shareOpen } from '../figures/run-months.ts';
import { clearGoal, type Reading } from '../reading/reading.ts';
import { hasJobIn } from './say/job-ends.ts';

/** One change and what the plan then reaches. */
export interface Lever {
  hoursPerWeek?: number;
  priceCents?: number;
  test: GoalTest;
}

export type LeverName = 'hours' | 'price' | 'sales' | 'costs' | 'month';

/** The smallest change of one thing that reaches the goal by its date. Missing where no change of it can. */
export interface Levers {
  hours?: Lever;
  /** The price that is asked, with the others of the list raised as much. */
  price?: Lever;
  /** Sales in a month that the hours hold. */
  sales?: { units: number; now: number };
  /** Less to pay in a month. */
  costs?: { cents: number };
  /** Month in which the plan reaches the goal as it is. */
  month?: string;
  /** The one that is easiest for this customer. */
  first?: LeverName;
  /** None reaches it alone: the most that hours, price and sales give together. */
  most?: Lever & { units: number };
  /** What full weeks would bring to who has a job and part of the week. */
  fullTime?: Lever & { units: number };
}

const fullWeek = 45;
/** With a job a week has so many hours left at most. */
const weekWithJob = 20;
/** Without prices of others: as much as buyers take in one step. */
const stepAlone = 1.2;
const mostRaised = 1.6;
const smallRaise = 1.15;
const shareOfCosts = [0.1, 0.2, 0.3, 0.4, 0.5];

interface Context {
  figures: Figures;
  rules: MoneyRules;
  reading: Reading;
  offer: Offer;
}

/** What changed inputs reach of the goal. */
function testWith(
  { figures, reading, rules }: Context,
  changes: Partial<FigureInputs>,
): GoalTest | undefined {
  const [base] = figures.cases;
  if (!base) return undefined;
  const inputs = { ...figures.inputs, ...changes };
  return testGoal(reading, { ...base, rows: runMonths(inputs, base.events) }, { inputs, rules });
}

/** The first of some values with which the goal is reached. */
function leastThat(
  values: readonly number[],
  testOf: (value: number) => GoalTest | undefined,
): { value: number; test: GoalTest } | undefined {
  for (const value of values) {
    const test = testOf(value);
    if (test && isReached(test)) return { value, test };
  }
  return undefined;
}

/** Health, care and study leave no more hours than were offered. */
const isHeldBack = ({ situations }: Reading): boolean =>
  situations.some(({ value }) =>
    /disab|baby|carer|back-or-knee|mental|workers-comp|pension|retiree|student|blind|parent/.test(value.id),
  );

/** Hours that the customer has: within the band that they ticked, and next to a job or their health. */
export function mostHours({ figures, reading }: Pick<Context, 'figures' | 'reading'>): number {
  const { value: used } = figures.inputs.hoursPerWeek;
  const said = reading.hours?.value;
  if (figures.isHoursCapped) return used;
  const free = freeDays(reading).reduce((total, { hours, share = 1 }) => total + hours * share, 0);
  const isOpen = said === undefined || (said.low >= 10 && said.high >= 38);
  if (!isOpen) return Math.max(used, Math.min(said.high, free > 0 ? free : said.high));
  if (isHeldBack(reading)) return used;
  const hasJob = reading.income.some(({ value }) => value.kind === 'wage');
  return Math.max(used, Math.min(hasJob ? weekWithJob : fullWeek, free > 0 ? free : used));
}

/** How many times today's price others or the customer ask for the same. */
function mostTimes({ figures, reading, offer }: Context): number {
  const { inputs } = figures;
  const asked = askedCents(inputs);
  const [item] = offer.items;
  const isOwnRange = item && 'judged' in item.basis && item.basis.judged === ownPriceBasis;
  const others =
    item && !isOwnRange && !inputs.job && item.price.high > item.price.low ? item.price.high * 100 : 0;
  const own = reading.prices
    .filter(
      ({ value }) =>
        value.when !== 'past' &&
        value.unit === (inputs.asked?.unit ?? inputs.unit) &&
        value.pack === undefined,
    )
    .map(({ value }) => value.highCents ?? value.cents);
  const high = Math.max(others, ...own);
  return asked > 0 ? Math.min(mostRaised, Math.max(high > 0 ? high / asked : stepAlone, 1)) : 1;
}

const steps = (from: number, to: number, by: number): number[] => {
  const list: number[] = [];
  for (let value = from; value <= to; value += by) list.push(value);
  return list;
};

const priceStep = (cents: number): number =>
  cents < 5000 ? 100 : cents < 20_000 ? 500 : cents < 100_000 ? 1000 : 5000;

/** The plan with the price that is asked raised, and every other price of the list with it. */
function atPrice(context: Context, asked: number, changes: Partial<FigureInputs> = {}): GoalTest | undefined {
  const { priceCents } = context.figures.inputs;
  const times = asked / askedCents(context.figures.inputs);
  return testWith(context, {
    ...changes,
    priceCents: { ...priceCents, value: Math.round(priceCents.value * times) },
  });
}

function priceLever(context: Context): Lever | undefined {
  const asked = askedCents(context.figures.inputs);
  const by = priceStep(asked);
  const values = steps(Math.ceil((asked + 1) / by) * by, Math.floor(asked * mostTimes(context)), by);
  const found = leastThat(values, (value) => atPrice(context, value));
  return found && { priceCents: found.value, test: found.test };
}

/** A firm may find more hands, but not twice its sales in a plan of a year. */
const mostTimesOfFirm = 1.6;

/** Sales that a month of so many hours a week holds: as many as the plan would sell at full speed. */
function roomFor({ inputs, goal }: Figures, hours: number): number {
  if (inputs.asked) return Math.floor(inputs.mostPerMonth * mostTimesOfFirm);
  const [first, last] = [goal?.from, goal?.to].map((month) => monthsFrom(inputs.firstMonth, month ?? ''));
  const open = goal ? shareOpen(inputs, { first: first ?? 0, last: last ?? 0 }) : 1;
  return Math.floor(fullSpeed({ ...inputs, hoursPerWeek: { ...inputs.hoursPerWeek, value: hours } }) * open);
}

/** Sales in an average month of those that the goal is compared with. */
function salesNow({ figures }: Context): number {
  const { goal, cases, inputs } = figures;
  const rows = cases[0]?.rows ?? [];
  if (!goal) return 0;
  const [from, to] = [goal.from, goal.to].map((month) => monthsFrom(inputs.firstMonth, month));
  const tested = rows.slice(from, (to ?? 0) + 1);
  return tested.reduce((sum, { units }) => sum + units, 0) / Math.max(1, tested.length);
}

function salesLever(context: Context, room: number): Levers['sales'] {
  const { goal } = context.figures;
  const now = Math.round(salesNow(context));
  const units = goal?.goalUnits;
  return units !== undefined && units > now && units <= room ? { units, now } : undefined;
}

function costLever(context: Context): Levers['costs'] {
  const { monthly } = context.figures.inputs;
  const cut = (share: number) =>
    monthly.map((line) => (line.isOwn ? line : { ...line, cents: Math.round(line.cents * (1 - share)) }));
  const total = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
  const found = leastThat(shareOfCosts, (share) => testWith(context, { monthly: cut(share) }));
  return found && { cents: total(monthly) - total(cut(found.value)) };
}

/** A price below what others ask comes first, then what the customer can do with what they have. */
function easiest(context: Context, levers: Levers): LeverName | undefined {
  const asked = askedCents(context.figures.inputs);
  const { price, sales, hours, costs, month } = levers;
  if (price?.priceCents !== undefined && price.priceCents <= asked * smallRaise) return 'price';
  if (sales) return 'sales';
  if (hours) return 'hours';
  if (price) return 'price';
  return month ? 'month' : costs && 'costs';
}

/** All hours, the highest price and as many buyers as they hold. */
function mostOf(context: Context, hours: number): Levers['most'] {
  const { inputs } = context.figures;
  const { hoursPerWeek, ramp } = inputs;
  const asked = askedCents(inputs);
  const by = priceStep(asked);
  const high = Math.max(asked, Math.floor((asked * mostTimes(context)) / by) * by);
  const today = inputs.today?.lines.reduce((sum, line) => sum + line.unitsPerMonth, 0) ?? 0;
  // What they sell now shows that the hours hold it.
  const units = Math.max(roomFor(context.figures, hours), Math.ceil(today), Math.round(salesNow(context)));
  const test = atPrice(context, high, {
    hoursPerWeek: { ...hoursPerWeek, value: hours },
    mostPerMonth: Math.max(inputs.mostPerMonth, units),
    ramp: { ...ramp, value: ramp.value.map(() => 1) },
  });
  const { goal } = context.figures;
  // What the plan reaches as it is can be had too.
  const best = test && goal && goal.reachedCents > test.reachedCents ? goal : test;
  return (
    best && {
      units,
      ...(hours > hoursPerWeek.value && { hoursPerWeek: hours }),
      ...(high > asked && { priceCents: high }),
      test: best,
    }
  );
}

export const fullTimeHours = 40;
const leastSpare = 5;
/** Full weeks bring so many times the sales, or they are no way out. */
const leastMore = 1.3;

/** The same work in full weeks of every month, with the job given up. */
function fullTimeOf(context: Context): Levers['fullTime'] {
  const { inputs, isHoursCapped, goal } = context.figures;
  const { hoursPerWeek, ramp, away } = inputs;
  const used = hoursPerWeek.value * shareOpen(inputs, { first: 0, last: away.length - 1 });
  const hasJob = goal !== undefined && hasJobIn(context.reading, goal.month);
  const wanted = clearGoal(context.reading);
  const isWage = wanted?.isInstead === true || (wanted?.monthlyCents ?? 0) >= fullWageCents;
  if (!(hasJob && isWage) || inputs.asked || isHoursCapped || isHeldBack(context.reading)) return undefined;
  if (used > fullTimeHours - leastSpare) return undefined;
  const changes = {
    hoursPerWeek: { ...hoursPerWeek, value: fullTimeHours },
    ramp: { ...ramp, value: ramp.value.map(() => 1) },
    away: away.map(() => 0),
    otherYearCents: 0,
  };
  const test = testWith(context, changes);
  return (
    test && { hoursPerWeek: fullTimeHours, units: Math.floor(fullSpeed({ ...inputs, ...changes })), test }
  );
}

/** What would reach the goal, one lever at a time. Nothing for a goal that is reached. */
export function findLevers(context: Context): Levers | undefined {
  const { figures } = context;
  const { goal, inputs } = figures;
  if (!goal || isReached(goal)) return undefined;
  const { hoursPerWeek } = inputs;
  const most = mostHours(context);
  const hours = inputs.asked
    ? undefined
    : leastThat(steps(Math.floor(hoursPerWeek.value) + 1, most, 1), (value) =>
        testWith(context, { hoursPerWeek: { ...hoursPerWeek, value } }),
      );
  const price = priceLever(context);
  const sales = salesLever(context, roomFor(figures, hoursPerWeek.value));
  const costs = costLever(context);
  const month = goal.reachedIn && goal.reachedIn > goal.month ? goal.reachedIn : undefined;
  const found: Levers = {
    ...(hours && { hours: { hoursPerWeek: hours.value, test: hours.test } }),
    ...(price && { price }),
    ...(sales && { sales }),
    ...(costs && { costs }),
    ...(month !== undefined && { month }),
  };
  const first = easiest(context, found);
  if (first) return { ...found, first };
  const together = mostOf(context, most);
  const fullTime = fullTimeOf(context);
  const isMore = together && fullTime && fullTime.units >= together.units * leastMore;
  return together ? { most: together, ...(isMore && { fullTime }) } : {};
}
