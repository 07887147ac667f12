import type { Candidate } from '../choice/candidate.ts';
import type { Reading } from '../reading/reading.ts';
import { type BuildOptions, buildInputs } from './build-inputs.ts';
import { type Case, runCases } from './cases.ts';
import { type GoalTest, taxOnProfit, testGoal } from './goal-test.ts';
import type { FigureInputs } from './inputs.ts';
import { type Loan, loanFor } from './loan.ts';

export interface Figures {
  inputs: FigureInputs;
  /** What the customer charges today, when the plan asks for another price. */
  theirPrice?: { cents: number; words: string };
  cases: Case[];
  goal?: GoalTest;
  /** Of the first year. */
  year: {
    salesCents: number;
    profitCents: number;
    taxCents: number;
    setAsidePercent: number;
    keptPerWeekCents: number;
  };
  /** One hour of the work, paid and unpaid together, before tax. */
  leftPerHourCents: number;
  /** One sale: price, cost and what is left. */
  perUnit: { priceCents: number; costCents: number; leftCents: number };
  /** Sales a month that pay for the fixed costs. */
  breakEvenUnits: number;
  /** Sales a month that the goal needs. */
  goalUnits?: number;
  needsGst: boolean;
  /** Start costs beyond the money that the customer has. */
  shortCents: number;
  loan?: Loan;
}

const gstThresholdCents = 7_500_000;

/** One model for the document, the workbook and the screen. The same input always gives the same figures. */
export function calculate(candidate: Candidate, reading: Reading, options: BuildOptions): Figures {
  const { inputs, theirs } = buildInputs(candidate, reading, options);
  const cases = runCases(inputs);
  const [base] = cases;
  if (!base) throw new Error('A plan has a base case');
  const year = base.rows.slice(0, 12);
  const salesCents = year.reduce((sum, row) => sum + row.salesCents, 0);
  const costsCents = year.reduce((sum, row) => sum + row.costCents + row.fixedCents + row.startCents, 0);
  const profitCents = salesCents - costsCents;
  const taxCents = taxOnProfit(profitCents, inputs.otherYearCents);
  const perUnit = {
    priceCents: inputs.priceCents.value,
    costCents: inputs.costCents.value,
    leftCents: inputs.priceCents.value - inputs.costCents.value,
  };
  const hours = inputs.hoursPerUnit + inputs.unpaidHoursPerUnit;
  const fixedCents = inputs.monthly.reduce((sum, { cents }) => sum + cents, 0);
  const goal = testGoal(reading, base, inputs);
  const startCents = inputs.start.reduce((sum, { cents }) => sum + cents, 0);
  const unitsFor = (wanted: number) =>
    perUnit.leftCents > 0 ? Math.ceil((wanted + fixedCents) / perUnit.leftCents) : 0;
  const loan = options.tier === 'ENTERPRISE' ? loanFor(inputs, cases) : undefined;
  return {
    inputs,
    ...(theirs && { theirPrice: { cents: theirs.cents, words: theirs.words } }),
    cases,
    ...(goal && { goal }),
    year: {
      salesCents,
      profitCents,
      taxCents,
      setAsidePercent: profitCents > 0 ? Math.ceil((taxCents / profitCents) * 100) : 0,
      keptPerWeekCents: Math.round((profitCents - taxCents) / 52),
    },
    leftPerHourCents: hours > 0 ? Math.round(perUnit.leftCents / hours) : perUnit.leftCents,
    perUnit,
    breakEvenUnits: unitsFor(0),
    ...(goal && goal.per === 'month' && { goalUnits: unitsFor(goal.wantedCents) }),
    needsGst: salesCents >= gstThresholdCents,
    shortCents: Math.max(0, startCents - inputs.moneyCents.value),
    ...(loan && { loan }),
  };
}
