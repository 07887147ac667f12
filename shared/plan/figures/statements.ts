import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Case } from './cases.ts';
import { taxOnProfit } from './income-tax.ts';
import type { FigureInputs } from './inputs.ts';
import { otherYearIn } from './other-income.ts';
import { sum } from './round.ts';

/**
 * One year as a lender reads it: what was earned, and what there is at its end. Without the loan. Tax is kept in the
 * account until the next year. The owner draws what is above that and their own money.
 */
export interface YearStatement {
  from: string;
  to: string;
  salesCents: number;
  costCents: number;
  fixedCents: number;
  startCents: number;
  profitCents: number;
  taxCents: number;
  /** The owner's pay. */
  drawingsCents: number;
  /** At the end of the year, before any tax and any pay. */
  cashCents: number;
  owedCents: number;
  ownMoneyCents: number;
  profitSoFarCents: number;
  /** At the end of the year, after the pay and the tax of earlier years. */
  cashAfterPayCents: number;
  /** Profit that was neither drawn nor due as tax. */
  keptCents: number;
}

export function statementsOf(inputs: FigureInputs, { rows }: Case, tax: MoneyRules['tax']): YearStatement[] {
  const statements: YearStatement[] = [];
  const own = inputs.moneyCents.value;
  const owedAtStart = inputs.owedAtStartCents ?? 0;
  let [profitSoFarCents, taxBefore, drawn] = [0, 0, 0];
  for (let first = 0; first < rows.length; first += 12) {
    const year = rows.slice(first, first + 12);
    const [from, to] = [year[0], year.at(-1)];
    if (!from || !to) break;
    const total = (pick: (row: Case['rows'][number]) => number) => sum(year.map(pick));
    const startCents = total((row) => row.startCents);
    const profitCents = total((row) => row.earnedCents) - startCents;
    profitSoFarCents += profitCents;
    const taxCents = taxOnProfit(profitCents, otherYearIn(inputs, { first, last: first + 11 }), tax);
    const cash = to.balanceCents - taxBefore - drawn;
    const drawingsCents = Math.max(0, cash - taxCents - own);
    drawn += drawingsCents;
    statements.push({
      from: from.month,
      to: to.month,
      salesCents: total((row) => row.salesCents),
      costCents: total((row) => row.costCents),
      fixedCents: total((row) => row.fixedCents),
      startCents,
      profitCents,
      cashCents: to.balanceCents,
      owedCents: to.owedCents,
      ownMoneyCents: own + owedAtStart,
      profitSoFarCents,
      taxCents,
      drawingsCents,
      cashAfterPayCents: cash - drawingsCents,
      keptCents: profitSoFarCents - taxBefore - taxCents - drawn,
    });
    taxBefore += taxCents;
  }
  return statements;
}
