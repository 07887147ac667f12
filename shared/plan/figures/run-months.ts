import { calendarMonth, monthAt } from './calendar-months.ts';
import { type EventId, eventsOf } from './events.ts';
import type { FigureInputs } from './inputs.ts';
import { fixedCentsAt } from './paid-ahead.ts';
import { nearest, percentOf, sum } from './round.ts';
import { startCentsAt } from './start-costs.ts';

export interface MonthRow {
  month: string;
  units: number;
  paidHours: number;
  salesCents: number;
  /** Of the sales, what contracts bring. */
  contractCents: number;
  moneyInCents: number;
  costCents: number;
  fixedCents: number;
  startCents: number;
  /** Sales less the cost of sales and the costs of a month, whenever the money comes. */
  earnedCents: number;
  /** Money in less all costs: for the customer's pay and tax. */
  leftCents: number;
  /** Money to start with plus all that was left so far. */
  balanceCents: number;
  /** Sales that are not paid yet. */
  owedCents: number;
}

export const weeksPerMonth = 52 / 12;

/** Sales in a month at full speed: bounded by paid hours, by all hours, and by what one person can sell. */
export function fullSpeed(inputs: FigureInputs): number {
  const { hoursPerWeek, paidShare, hoursPerUnit, unpaidHoursPerUnit, mostPerMonth } = inputs;
  const hours = hoursPerWeek.value * weeksPerMonth;
  const all = hoursPerUnit + unpaidHoursPerUnit;
  const byPaid = hoursPerUnit > 0 ? (hours * paidShare.value) / hoursPerUnit : mostPerMonth;
  const byAll = all > 0 ? hours / all : mostPerMonth;
  return Math.min(byPaid, byAll, mostPerMonth);
}

/** Sales of a month without a day off: what its hours hold, or the best month of today. */
export function fullMonth(inputs: FigureInputs): number {
  const most = Math.max(fullSpeed(inputs), inputs.bestToday ?? 0);
  return inputs.isMostOwn ? Math.min(most, inputs.mostPerMonth) : most;
}

/** Share of some months in which the customer works, on average. */
export const shareOpen = (
  { away }: Pick<FigureInputs, 'away'>,
  { first, last }: { first: number; last: number },
): number => {
  const open = away.slice(first, last + 1).map((share) => 1 - share);
  return open.length > 0 ? sum(open) / open.length : 1;
};

/** The most that any month of a plan holds. */
export const bestHeld = (inputs: FigureInputs): number =>
  fullMonth(inputs) * (1 - Math.min(...inputs.away.slice(0, inputs.months)));

/** No month of any case sells more. A firm that is counted in dollars shows by its sales what its months hold. */
function mostOfMonth(inputs: FigureInputs, index: number): number {
  const held = inputs.asked ? Number.POSITIVE_INFINITY : fullMonth(inputs) * (1 - (inputs.away[index] ?? 0));
  return Math.min(held, inputs.mostForGoal ?? Number.POSITIVE_INFINITY);
}

/** Hours that one sale takes in all: the work, its travel and messages, and its part of selling and books. */
export function hoursPerSale({ hoursPerUnit, unpaidHoursPerUnit, paidShare }: FigureInputs): number {
  return Math.max(hoursPerUnit + unpaidHoursPerUnit, hoursPerUnit / paidShare.value);
}

/** Weeks without pay that the customer has not named are spread over the year; those they named are in `away`. */
export const weeksShare = ({ weeksPerYear, awayWeeks }: FigureInputs): number =>
  (52 - Math.max(0, 52 - weeksPerYear - awayWeeks)) / 52;

/** Sales of a month before they are made whole. The workbook multiplies in the same order. */
function speedOf(inputs: FigureInputs, index: number, on: ReadonlySet<EventId>): number {
  const plan = eventsOf(inputs);
  const late = index - (on.has('late-start') ? plan.delayMonths : 0);
  if (late < 0) return 0;
  const ramp = inputs.ramp.value[Math.min(late, 11)] ?? 1;
  const season = inputs.season[calendarMonth(monthAt(inputs.firstMonth, index))] ?? 1;
  const weeks =
    (on.has('ill') && index === plan.ill.month ? plan.ill.weeks : 0) +
    (on.has('quiet-january') && index === plan.january.month ? plan.january.weeks : 0);
  const lost = Math.min(1, weeks / weeksPerMonth);
  const buyer = on.has('lost-buyer') && index >= plan.lostBuyer.month ? plan.lostBuyer.percent : 0;
  const more = on.has('more-sales') ? plan.salesPercent : 100;
  const speed =
    fullSpeed(inputs) *
    ramp *
    season *
    weeksShare(inputs) *
    (1 - (inputs.away[index] ?? 0)) *
    (1 - lost) *
    (1 - buyer / 100) *
    (more / 100);
  return Math.min(speed, mostOfMonth(inputs, index));
}

/** Contract work of a month: what is agreed, unless it is lost, and what is quoted for, if it is won. */
function contractAt({ contracts = [] }: FigureInputs, index: number, on: ReadonlySet<EventId>) {
  const counted = contracts.filter(({ isSure }) =>
    isSure ? !on.has('lost-contract') : on.has('won-contract'),
  );
  const total = (of: 'sales' | 'money' | 'costs') => sum(counted.map((line) => line[of][index] ?? 0));
  return { sales: total('sales'), money: total('money'), costs: total('costs') };
}

/**
 * The months of one case. Sales are whole: what is left over of one month counts in the next. Money that comes late
 * comes one month late, and the last month's late money is still owed at the end.
 */
export function runMonths(
  inputs: FigureInputs,
  events: readonly EventId[] = [],
  months = inputs.months,
): MonthRow[] {
  const on = new Set(events);
  const plan = eventsOf(inputs);
  const price = percentOf(inputs.priceCents.value, on.has('lower-prices') ? plan.pricePercent : 100);
  const latePercent = on.has('late-payers') ? plan.latePercent : inputs.latePercent;
  const rows: MonthRow[] = [];
  let [exact, sold, lateBefore, contractOwed, balanceCents] = [
    0,
    0,
    inputs.owedAtStartCents ?? 0,
    0,
    inputs.moneyCents.value,
  ];
  for (let index = 0; index < months; index += 1) {
    exact += speedOf(inputs, index, on);
    const units = Math.max(0, nearest(exact) - sold);
    sold += units;
    const contract = contractAt(inputs, index, on);
    const usualCents = units * price;
    const salesCents = usualCents + contract.sales;
    const lateCents = percentOf(usualCents, latePercent);
    const moneyInCents = usualCents - lateCents + lateBefore + contract.money;
    lateBefore = lateCents;
    contractOwed += contract.sales - contract.money;
    const owedCents = lateCents + contractOwed;
    const costCents = units * inputs.costCents.value + contract.costs;
    const fixedCents = fixedCentsAt(inputs, index);
    const startCents = startCentsAt(inputs.start, index);
    const leftCents = moneyInCents - costCents - fixedCents - startCents;
    balanceCents += leftCents;
    rows.push({
      month: monthAt(inputs.firstMonth, index),
      units,
      paidHours: nearest(units * inputs.hoursPerUnit * 100) / 100,
      salesCents,
      contractCents: contract.sales,
      moneyInCents,
      costCents,
      fixedCents,
      startCents,
      earnedCents: salesCents - costCents - fixedCents,
      leftCents,
      balanceCents,
      owedCents,
    });
  }
  return rows;
}
