import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { sum } from './round.ts';

/** One year as a lender reads it: what was earned, and what there is at its end. Without the loan and before tax. */
export interface YearStatement {
  from: string;
  to: string;
  salesCents: number;
  costCents: number;
  fixedCents: number;
  startCents: number;
  profitCents: number;
  /** At the end of the year. */
  cashCents: number;
  owedCents: number;
  ownMoneyCents: number;
  profitSoFarCents: number;
}

export function statementsOf(inputs: FigureInputs, { rows }: Case): YearStatement[] {
  const statements: YearStatement[] = [];
  let profitSoFarCents = 0;
  for (let first = 0; first < rows.length; first += 12) {
    const year = rows.slice(first, first + 12);
    const [from, to] = [year[0], year.at(-1)];
    if (!from || !to) break;
    const total = (pick: (row: Case['rows'][number]) => number) => sum(year.map(pick));
    const startCents = total((row) => row.startCents);
    const profitCents = total((row) => row.earnedCents) - startCents;
    profitSoFarCents += profitCents;
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
      ownMoneyCents: inputs.moneyCents.value,
      profitSoFarCents,
    });
  }
  return statements;
}
