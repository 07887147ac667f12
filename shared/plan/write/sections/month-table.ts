import type { Block } from '../../document/plan-document.ts';
import type { FigureInputs } from '../../figures/inputs.ts';
import type { MonthRow } from '../../figures/run-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { left, type Maybe, prose, right, row, table, total } from '../blocks.ts';
import { shortMonth } from '../say/dates.ts';
import { about, columnFormat } from '../say/money.ts';
import { heading, plural } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { reachedByMonth } from './goal-chart.ts';

interface MonthTable {
  id: string;
  caption: string;
  rows: readonly MonthRow[];
  unit: string;
  contracts: FigureInputs['contracts'];
  /** What each month brings towards the goal: the bars of the chart on page 1. */
  goal?: { title: string; cells: readonly string[] };
}

/** Months under each other: sold, money in, costs, left and balance, as the workbook has them. */
export function monthTable({ id, caption, rows, unit, contracts, goal }: MonthTable): Maybe<Block> {
  // Where sales are counted in dollars, the column of sales says it all.
  const isCounted = !unit.startsWith('$');
  const hasContracts = contracts?.some(({ isSure }) => isSure) === true;
  const costs = (month: MonthRow) => month.costCents + month.fixedCents + month.startCents;
  const format = columnFormat(
    rows.flatMap((month) => [
      month.salesCents,
      month.moneyInCents,
      costs(month),
      month.leftCents,
      month.balanceCents,
    ]),
  );
  const sum = (of: (month: MonthRow) => number) => rows.reduce((all, month) => all + of(month), 0);
  return table(
    id,
    caption,
    [
      left('Month', 1),
      ...(isCounted ? [right(heading(plural(unit)), 1)] : []),
      right('Sales, $', 1.1),
      ...(hasContracts ? [right('Of which contracts, $', 1.1)] : []),
      right('Money in, $', 1.1),
      right('Costs, $', 1),
      right('Left, $', 1.1),
      right('Balance, $', 1.3),
      ...(goal ? [right(goal.title, 1.2)] : []),
    ],
    [
      ...rows.map((month, index) =>
        row(
          shortMonth(month.month),
          ...(isCounted ? [String(month.units)] : []),
          format(month.salesCents),
          ...(hasContracts ? [format(month.contractCents)] : []),
          format(month.moneyInCents),
          format(costs(month)),
          format(month.leftCents),
          format(month.balanceCents),
          ...(goal ? [goal.cells[index] ?? ''] : []),
        ),
      ),
      total(
        'Total',
        ...(isCounted ? [String(sum(({ units }) => units))] : []),
        format(sum(({ salesCents }) => salesCents)),
        ...(hasContracts ? [format(sum(({ contractCents }) => contractCents))] : []),
        format(sum(({ moneyInCents }) => moneyInCents)),
        format(sum(costs)),
        format(sum(({ leftCents }) => leftCents)),
        '',
        ...(goal ? [''] : []),
      ),
    ],
  );
}

/** Nothing that the table has already, and no average of a year or a season. */
const hasColumn = ({ reading, figures: { goal: test } }: Writing): boolean => {
  const goal = clearGoal(reading);
  if (!goal || !test || test.window === 'year' || test.window === 'season') return false;
  const isInTable = goal.tax !== 'after' && !test.countsPayment && goal.per === 'month';
  return !(isInTable && test.window === 'month');
};

/** The bars of the chart on page 1 as a column of the table. */
export function goalColumn(writing: Writing, from: number): Pick<MonthTable, 'goal'> {
  const goal = clearGoal(writing.reading);
  if (!goal || !hasColumn(writing)) return {};
  const cells = reachedByMonth(writing)
    .slice(from, from + 12)
    .map((cents) => about(cents).replace('$', ''));
  return { goal: { title: goal.per === 'total' ? 'So far, $' : `$ a ${goal.per}`, cells } };
}

/** "Last column: “Left”, for a week." */
function lastColumn({ figures: { goal: test } }: Writing, of: string, per: string): string {
  const when =
    test?.window === 'quarter'
      ? ', on average over three months'
      : test?.window === 'usual'
        ? ', on average over busy months and those before them'
        : '';
  const after = test?.countsPayment ? ', less the drop in your payment' : '';
  return `Last column: ${of}${when}${per === 'month' ? '' : ` per ${per}`}${after}.`;
}

export function monthsNote(writing: Writing): string {
  const goal = clearGoal(writing.reading);
  const of = goal?.measure === 'sales' ? '“Sales”' : '“Left”';
  const tax = goal?.measure === 'saving' || goal?.tax === 'after' ? ', after tax' : '';
  return prose(
    'Before tax and living costs.',
    goal &&
      hasColumn(writing) &&
      (goal.per === 'total'
        ? `The last column adds up ${of}${tax}.`
        : lastColumn(writing, `${of}${tax}`, goal.per)),
  );
}
