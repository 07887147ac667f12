import { monthAt, monthName, monthsFrom } from '#shared/plan/figures/calendar-months.ts';
import type { EventId } from '#shared/plan/figures/events.ts';
import type { FigureInputs } from '#shared/plan/figures/inputs.ts';
import { otherYearIn } from '#shared/plan/figures/other-income.ts';
import type { Cell } from '../formula/formula.ts';
import type { Sheet } from '../grid/sheet.ts';
import { type ContractInputs, contractInputs } from './contract-inputs.ts';
import { between, InputRows } from './input-rows.ts';
import { mixInputs } from './mix-inputs.ts';
import { type TaxInputs, taxInputs } from './tax-inputs.ts';
import { dollars, type WorkbookPlan } from './workbook-plan.ts';

export interface Inputs {
  hours: Cell;
  paidShare: Cell;
  price: Cell;
  cost: Cell;
  unitHours: Cell;
  unpaidHours: Cell;
  most: Cell;
  /** The customer named the most sales of a month. */
  isMostOwn: boolean;
  /** With more sales the customer would pass a goal that they want no more than. */
  mostForGoal?: Cell;
  /** Sales are counted in dollars, so hours limit no month. */
  isFirm: boolean;
  /** Sales of the best month of today. */
  bestToday?: Cell;
  weeks: Cell;
  awayWeeks: Cell;
  latePercent: Cell;
  /** Of the month before the plan, for who sells already. */
  owedAtStart?: Cell;
  money: Cell;
  otherIncome: Cell;
  /** Where a wage ends: at the pace of the months of the goal, and in the second year. */
  otherInGoal?: Cell;
  otherInSecondYear?: Cell;
  elsewhere: Cell;
  ramp: Cell[];
  season: Cell[];
  away: Cell[];
  monthly: Cell[];
  start: Cell[];
  /** The month, from 0, in which each start cost is bought. */
  startMonths: readonly number[];
  /** The start cost pays the first months of the monthly cost. */
  paidAhead?: { start: Cell; monthly: Cell; months: number };
  contracts?: ContractInputs;
  events: EventInputs;
  tax: TaxInputs;
  gstMonth: Cell;
}

export interface EventInputs {
  illMonth: Cell;
  illWeeks: Cell;
  buyerMonth: Cell;
  buyerPercent: Cell;
  latePercent: Cell;
  januaryMonth: Cell;
  januaryWeeks: Cell;
  pricePercent: Cell;
  salesPercent: Cell;
}

const usualSwitches: readonly EventId[] = [
  'late-start',
  'ill',
  'lost-buyer',
  'late-payers',
  'quiet-january',
  'lower-prices',
  'more-sales',
];

/** Contracts can be lost or won only where there are some. */
export const switchesOf = ({ contracts = [] }: FigureInputs): readonly EventId[] =>
  contracts.length > 0 ? [...usualSwitches, 'lost-contract', 'won-contract'] : usualSwitches;

const percent = { format: 'number', unit: '%', limits: between(0, 100) } as const;
const money = { format: 'money', unit: '$' } as const;
const hours = { format: 'hours', unit: 'hours' } as const;
const weeks = { format: 'number', unit: 'weeks', limits: between(0, 52) } as const;

/** Writes every value that the other sheets calculate with. */
export function writeInputs(plan: WorkbookPlan): { inputs: Inputs; sheet: Sheet } {
  const rows = new InputRows(plan.sources);
  const work = workInputs(rows, plan);
  const months = monthInputs(rows, plan);
  const costs = costInputs(rows, plan);
  const contracts = contractInputs(rows, plan.figures.inputs);
  const events = eventInputs(rows, plan);
  const tax = taxInputs(rows, plan);
  const { gst, inputs } = plan.figures;
  rows.group('GST');
  const at = gst.month === undefined ? 0 : indexOf(inputs.firstMonth, gst.month) + 1;
  const gstMonth = rows.add({
    name: 'gst_month',
    label: 'Month of the plan from which GST applies; 0 for none',
    value: at,
    format: 'count',
    unit: 'month',
    from: { basis: gst.basis },
    limits: between(0, 24),
  });
  return {
    inputs: { ...work, ...months, ...costs, ...(contracts && { contracts }), events, tax, gstMonth },
    sheet: rows.sheet,
  };
}

const indexOf = (firstMonth: string, month: string): number =>
  Array.from({ length: 24 }, (_, index) => monthAt(firstMonth, index)).indexOf(month);

function workInputs(rows: InputRows, { figures }: WorkbookPlan) {
  const { inputs } = figures;
  const ofTrade = inputs.paidShare.from;
  const average = mixInputs(rows, inputs);
  rows.group('Your week and one sale');
  return {
    isMostOwn: inputs.isMostOwn === true,
    isFirm: inputs.asked !== undefined,
    hours: rows.add({
      name: 'hours_a_week',
      label: 'Hours a week',
      value: inputs.hoursPerWeek.value,
      ...hours,
      from: inputs.hoursPerWeek.from,
      limits: between(0.5, 80),
    }),
    paidShare: rows.add({
      name: 'paid_share',
      label: 'Share of those hours that buyers pay for',
      value: inputs.paidShare.value,
      format: 'share',
      unit: '',
      from: ofTrade,
      limits: between(0, 1),
    }),
    price: rows.add({
      name: 'price',
      label: `Price of one ${inputs.unit}`,
      value: dollars(inputs.priceCents.value),
      ...money,
      from: inputs.priceCents.from,
      ...average?.price,
    }),
    cost: rows.add({
      name: 'cost_of_one',
      label: `What one ${inputs.unit} costs you`,
      value: dollars(inputs.costCents.value),
      ...money,
      from: inputs.costCents.from,
      ...average?.cost,
    }),
    unitHours: rows.add({
      name: 'hours_of_one',
      label: 'Paid hours per sale',
      value: inputs.hoursPerUnit,
      ...hours,
      from: ofTrade,
      ...average?.hours,
    }),
    unpaidHours: rows.add({
      name: 'unpaid_hours_of_one',
      label: 'Unpaid hours per sale: travel, quotes, messages',
      value: inputs.unpaidHoursPerUnit,
      ...hours,
      from: ofTrade,
      ...average?.unpaidHours,
    }),
    most: rows.add({
      name: 'most_a_month',
      label: 'Maximum sales in a month',
      value: inputs.mostPerMonth,
      format: 'number',
      unit: 'sales',
      from: inputs.isMostOfDays ? { why: 'As many as your days hold.' } : ofTrade,
    }),
    ...(inputs.bestToday !== undefined && {
      bestToday: rows.add({
        name: 'best_month_today',
        label: 'Sales of your best month today',
        value: inputs.bestToday,
        format: 'number',
        unit: 'sales',
        from: { why: 'What you sell today, in the month that sells most.' },
      }),
    }),
    ...(inputs.mostForGoal !== undefined && {
      mostForGoal: rows.add({
        name: 'most_for_goal',
        label: 'Maximum sales in a month, so that you stay at your goal',
        value: inputs.mostForGoal,
        format: 'number',
        unit: 'sales',
        from: { why: 'Your goal plus the monthly costs, divided by what is left from one sale.' },
      }),
    }),
    weeks: rows.add({
      name: 'paid_weeks_a_year',
      label: 'Paid weeks in a year',
      value: inputs.weeksPerYear,
      ...weeks,
      from: ofTrade,
    }),
    awayWeeks: rows.add({
      name: 'named_weeks_away',
      label: inputs.isInTerm
        ? 'Weeks away: your days off and school holidays'
        : 'Your weeks away, counted below by month',
      value: inputs.awayWeeks,
      ...weeks,
      from: { words: '' },
    }),
    latePercent: rows.add({
      name: 'late_percent',
      label: 'Payments that arrive a month late',
      value: inputs.latePercent,
      ...percent,
      from: ofTrade,
    }),
    ...(inputs.owedAtStartCents !== undefined && {
      owedAtStart: rows.add({
        name: 'owed_at_start',
        label: 'Owed to you at the start',
        value: dollars(inputs.owedAtStartCents),
        ...money,
        from: { why: 'The part of a month of today’s sales that arrives a month late.' },
      }),
    }),
    money: rows.add({
      name: 'money_to_start',
      label: 'Money to start with',
      value: dollars(inputs.moneyCents.value),
      ...money,
      from: inputs.moneyCents.from,
    }),
    otherIncome: rows.add({
      name: 'other_income',
      label: 'Other taxable income in a year',
      value: dollars(inputs.otherYearCents),
      ...money,
      from: inputs.otherFrom,
    }),
    ...otherAfterWage(rows, figures),
    elsewhere: rows.add({
      name: 'wage_and_business_elsewhere',
      label: 'Wage and other business income in a year',
      value: dollars(inputs.earnedElsewhereYearCents),
      ...money,
      from: inputs.earnedElsewhereYearCents > 0 ? { words: '' } : { why: 'You gave no amount. We used $0.' },
    }),
  };
}

/** A wage that ends is no income of the months after it. */
function otherAfterWage(
  rows: InputRows,
  { inputs, goal }: WorkbookPlan['figures'],
): Pick<Inputs, 'otherInGoal' | 'otherInSecondYear'> {
  if (!inputs.wageEnds) return {};
  const { firstMonth, otherFrom: from } = inputs;
  const at = (month: string) => monthsFrom(firstMonth, month);
  const add = (name: string, label: string, months: { first: number; last: number }) =>
    rows.add({ name, label, value: dollars(otherYearIn(inputs, months)), ...money, from });
  return {
    ...(goal && {
      otherInGoal: add('other_income_goal', 'The same, at the pace of the months of the goal', {
        first: at(goal.from),
        last: at(goal.to),
      }),
    }),
    otherInSecondYear: add('other_income_second_year', 'The same, in the second year', {
      first: 12,
      last: 23,
    }),
  };
}

function monthInputs(rows: InputRows, { figures: { inputs } }: WorkbookPlan) {
  const share = { format: 'share', unit: '' } as const;
  rows.group('How fast it starts: share of full speed');
  const ramp = inputs.ramp.value.map((value, index) =>
    rows.add({ label: `Month ${index + 1}`, value, ...share, from: inputs.ramp.from, limits: between(0, 1) }),
  );
  rows.group('Seasons: each month’s sales as a share of an ordinary month');
  const season = inputs.season.map((value, index) =>
    rows.add({
      label: monthName(`2026-${String(index + 1).padStart(2, '0')}`),
      value,
      ...share,
      from: inputs.paidShare.from,
      limits: between(0, 2),
    }),
  );
  rows.group('Share of the month you are away');
  const away = inputs.away.slice(0, inputs.months).map((value, index) =>
    rows.add({
      label: monthLabel(inputs.firstMonth, index),
      value,
      ...share,
      from: { words: '' },
      limits: between(0, 1),
    }),
  );
  return { ramp, season, away };
}

export const monthLabel = (firstMonth: string, index: number): string => {
  const month = monthAt(firstMonth, index);
  return `${monthName(month)} ${month.slice(0, 4)}`;
};

function costInputs(rows: InputRows, { figures: { inputs } }: WorkbookPlan) {
  rows.group('Monthly costs');
  const monthly = inputs.monthly.map(({ what, cents, basis }) =>
    rows.add({ label: what, value: dollars(cents), ...money, from: { basis } }),
  );
  rows.group('Bought before the first paid job');
  const start = inputs.start.map(({ what, cents, basis, month = 0 }) =>
    rows.add({
      label: month > 0 ? `${what}, in ${monthLabel(inputs.firstMonth, month)}` : what,
      value: dollars(cents),
      ...money,
      from: { basis },
    }),
  );
  const startMonths = inputs.start.map(({ month = 0 }) => month);
  if (start.length === 0) rows.sheet.words('words', 'Nothing: you already own what you need.');
  const { paidAhead } = inputs;
  const [paid, of] = [start[paidAhead?.start ?? -1], monthly[paidAhead?.monthly ?? -1]];
  if (!paidAhead || !paid || !of) return { monthly, start, startMonths };
  rows.sheet.words('words', 'This includes the first months of insurance. Monthly costs leave them out.');
  return { monthly, start, startMonths, paidAhead: { start: paid, monthly: of, months: paidAhead.months } };
}

function eventInputs(rows: InputRows, { figures: { events, inputs } }: WorkbookPlan): EventInputs {
  const event = { from: { why: 'The size of the event. Switch it on, on the Cases sheet.' } } as const;
  const month = { format: 'count', unit: 'month', limits: between(1, 24), ...event } as const;
  const weeks = { format: 'number', unit: 'weeks', limits: between(0, 8), ...event } as const;
  rows.group('Events that could happen');
  return {
    illMonth: rows.add({ label: 'Ill in month', value: events.ill.month + 1, ...month }),
    illWeeks: rows.add({ label: 'Ill for', value: events.ill.weeks, ...weeks }),
    buyerMonth: rows.add({
      label: 'The biggest buyer leaves in month',
      value: events.lostBuyer.month + 1,
      ...month,
    }),
    buyerPercent: rows.add({
      label: 'Share of sales from the biggest buyer',
      value: inputs.biggestBuyerPercent,
      ...percent,
      from: inputs.paidShare.from,
    }),
    latePercent: rows.add({
      label: 'Late payers: payments that arrive a month late',
      value: events.latePercent,
      ...percent,
      ...event,
    }),
    januaryMonth: rows.add({ label: 'January is month', value: events.january.month + 1, ...month }),
    januaryWeeks: rows.add({
      label: 'Weeks without work in a quiet January',
      value: events.january.weeks,
      ...weeks,
    }),
    pricePercent: rows.add({
      label: 'Lower prices: percent of the price',
      value: events.pricePercent,
      ...percent,
      ...event,
    }),
    salesPercent: rows.add({
      label: 'More sales: percent of the plan',
      value: events.salesPercent,
      ...percent,
      limits: between(0, 300),
      ...event,
    }),
  };
}
