import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Candidate } from '../choice/candidate.ts';
import type { LoanAsked, Reading } from '../reading/reading.ts';
import { type Assumption, assumptionsOf } from './assumptions.ts';
import { buildInputs, type FigureOptions } from './build-inputs.ts';
import { type Business, businessOf } from './business.ts';
import { type Case, runCases } from './cases.ts';
import { type EventPlan, eventsOf } from './events.ts';
import { type GoalTest, reachedByMonth, testGoal } from './goal-test.ts';
import { type Gst, gstOf } from './gst.ts';
import { taxOnProfit } from './income-tax.ts';
import type { FigureInputs } from './inputs.ts';
import { type Loan, loanFor } from './loan.ts';
import { boughtByLoan } from './own-costs.ts';
import { type PaymentEffect, paymentEffect } from './payment-effect.ts';
import type { Theirs } from './pick-price.ts';
import { type Ratios, ratiosOf } from './ratios.ts';
import { divide, nearest, sum } from './round.ts';
import { rulesFor } from './rules-of-seniors.ts';
import { fullMonth, fullSpeed, hoursPerSale, runMonths, weeksPerMonth } from './run-months.ts';
import { startCentsAt } from './start-costs.ts';
import { statementsOf, type YearStatement } from './statements.ts';

export interface Figures {
  inputs: FigureInputs;
  /** A visa or a payment allows fewer hours than the customer has. */
  isHoursCapped: boolean;
  /** What the customer charges or charged, when the plan asks for another price. */
  theirPrice?: Theirs;
  /**
   * The week at full speed. Paid and unpaid hours are apart; unpaid ones are travel, quotes, selling and books. Spare
   * hours are left when one person cannot sell more of this.
   */
  week: { hours: number; paid: number; unpaid: number; spare: number; units: number };
  /** The sizes of the events that the cases are made of. */
  events: EventPlan;
  cases: Case[];
  goal?: GoalTest;
  /** What each month reaches, measured as the goal is. */
  byMonthCents: number[];
  /** Of the first year of the base case. */
  year: Year;
  /** One hour of the work, paid and unpaid together, before fixed costs and tax. */
  leftPerHourCents: number;
  /** One sale: price, cost and what is left. */
  perUnit: { priceCents: number; costCents: number; leftCents: number };
  /** Sales a month that pay for the fixed costs; absent when a sale leaves nothing. */
  breakEvenUnits?: number;
  gst: Gst;
  payment?: PaymentEffect;
  tax: MoneyRules['tax'];
  assumptions: Assumption[];
  /** Start costs beyond the money that the customer has. */
  shortCents: number;
  /** Enterprise: what a lender asks for. */
  statements?: YearStatement[];
  ratios?: Ratios;
  loan?: Loan;
}

export interface Year {
  salesCents: number;
  profitCents: number;
  taxCents: number;
  /** Percent of the profit to put aside for tax. */
  setAsidePercent: number;
  keptPerWeekCents: number;
  /** Hours worked, with travel, selling and books. */
  hours: number;
  /** What one of them leaves after all costs and before tax. */
  profitPerHourCents: number;
  /** A week after tax and the lower payment, for a customer on a payment or pension. */
  keptAfterPaymentPerWeekCents?: number;
}

/** One model for the document, the workbook and the screen. The same input always gives the same figures. */
export const calculate = (candidate: Candidate, reading: Reading, options: FigureOptions): Figures =>
  calculateBusiness(businessOf(candidate), reading, options);

/** The same for a business that is described by its figures alone. */
export function calculateBusiness(business: Business, reading: Reading, given: FigureOptions): Figures {
  const options = { ...given, rules: rulesFor(given.rules, reading) };
  const { inputs, theirs, isHoursCapped } = buildInputs(business, reading, options);
  const { rules, tier } = options;
  const cases = runCases(inputs);
  const [base] = cases;
  if (!base) throw new Error('A plan has a base case');
  const year = yearOf(base, inputs, rules);
  const goal = testGoal(reading, base, { inputs, rules });
  const payment = paymentEffect(inputs, year.profitCents, rules);
  const isEnterprise = tier === 'ENTERPRISE';
  const loan = isEnterprise ? loanFor(inputs, cases, { rules, asked: askedOf(reading) }) : undefined;
  const startCents = startCentsAt(inputs.start, 0);
  return {
    inputs,
    isHoursCapped,
    ...(theirs && { theirPrice: theirs }),
    week: weekOf(inputs),
    events: eventsOf(inputs),
    cases,
    ...(goal && { goal }),
    byMonthCents: reachedByMonth(reading, base, { inputs, rules }),
    year,
    ...saleOf(inputs),
    gst: gstOf(business, inputs, { rows: runMonths(inputs, [], inputs.away.length), rules }),
    ...(payment && { payment }),
    tax: rules.tax,
    assumptions: assumptionsOf(inputs),
    shortCents: Math.max(0, startCents - inputs.moneyCents.value),
    ...(isEnterprise && {
      statements: statementsOf(inputs, base, rules.tax),
      ratios: ratiosOf(business, inputs, { base, profitPerHourCents: year.profitPerHourCents }),
    }),
    ...(loan && { loan }),
  };
}

/** The loan that they ask for, with the purchases that it pays for. */
function askedOf(reading: Reading): LoanAsked | undefined {
  const asked = reading.loanAsked?.value;
  const use = boughtByLoan(reading);
  return asked && !asked.use && use.length > 0
    ? { ...asked, use: use.map(({ what, cents }) => ({ what, cents })) }
    : asked;
}

function yearOf({ rows }: Case, inputs: FigureInputs, rules: MoneyRules): Year {
  const year = rows.slice(0, 12);
  const profitCents = sum(year.map(({ earnedCents, startCents }) => earnedCents - startCents));
  const taxCents = taxOnProfit(profitCents, inputs.otherYearCents, rules.tax);
  const less = paymentEffect(inputs, profitCents, rules)?.lessYearCents;
  const hours = nearest(sum(year.map(({ units }) => units)) * hoursPerSale(inputs) * 100) / 100;
  return {
    salesCents: sum(year.map(({ salesCents }) => salesCents)),
    profitCents,
    taxCents,
    setAsidePercent: profitCents > 0 ? Math.ceil((taxCents / profitCents) * 100) : 0,
    keptPerWeekCents: divide(profitCents - taxCents, 52),
    hours,
    profitPerHourCents: hours > 0 ? divide(profitCents * 100, nearest(hours * 100)) : 0,
    ...(less !== undefined && {
      keptAfterPaymentPerWeekCents: divide(profitCents - taxCents - less, 52),
    }),
  };
}

function weekOf(inputs: FigureInputs): Figures['week'] {
  const units = (inputs.asked ? fullSpeed(inputs) : fullMonth(inputs)) / weeksPerMonth;
  const paid = nearest(units * inputs.hoursPerUnit * 10) / 10;
  const hours = inputs.hoursPerWeek.value;
  const needed = units * hoursPerSale(inputs);
  const used = Math.max(paid, Math.min(hours, nearest(needed * 10) / 10));
  return {
    hours,
    paid,
    unpaid: nearest((used - paid) * 10) / 10,
    spare: nearest(Math.max(0, hours - used) * 10) / 10,
    units: nearest(units * 100) / 100,
  };
}

function saleOf(inputs: FigureInputs): Pick<Figures, 'leftPerHourCents' | 'perUnit' | 'breakEvenUnits'> {
  const perUnit = {
    priceCents: inputs.priceCents.value,
    costCents: inputs.costCents.value,
    leftCents: inputs.priceCents.value - inputs.costCents.value,
  };
  const hours = inputs.hoursPerUnit + inputs.unpaidHoursPerUnit;
  const fixed = sum(inputs.monthly.map(({ cents }) => cents));
  return {
    leftPerHourCents:
      hours > 0 ? divide(perUnit.leftCents * 10_000, Math.round(hours * 10_000)) : perUnit.leftCents,
    perUnit,
    ...(perUnit.leftCents > 0 && { breakEvenUnits: Math.ceil(fixed / perUnit.leftCents) }),
  };
}
