import type { Block } from '../../document/plan-document.ts';
import { reachedAlone } from '../../figures/goal-test.ts';
import type { FigureInputs } from '../../figures/inputs.ts';
import type { MonthRow } from '../../figures/run-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { left, type Maybe, prose, right, row, table, total } from '../blocks.ts';
import { shortMonth } from '../say/dates.ts';
import { inPeriod } from '../say/goal.ts';
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

/** Each month in the words of the goal, where the table has not got it already. */
export function goalColumn(writing: Writing, from: number): Pick<MonthTable, 'goal'> {
  const cells = goalCells(writing)?.slice(from, from + 12);
  const { per } = clearGoal(writing.reading) ?? {};
  return cells && per
    ? {
        goal: {
          title: per === 'total' ? 'So far, $' : `$ a ${per}`,
          cells: cells.map((cents) => about(cents).replace('$', '')),
        },
      }
    : {};
}

function goalCells(writing: Writing): number[] | undefined {
  const goal = clearGoal(writing.reading);
  const { goal: test, cases, inputs } = writing.figures;
  if (!goal || !test || goal.per === 'year' || test.window === 'season') return undefined;
  if (goal.per === 'total') return reachedByMonth(writing);
  const isInTable = goal.tax !== 'after' && goal.measure !== 'saving' && !test.countsPayment;
  if (isInTable && goal.per === 'month') return undefined;
  const { rows = [] } = cases[0] ?? {};
  return reachedAlone(goal, { rows, inputs, rules: writing.rules }).map((cents) => inPeriod(cents, goal.per));
}

/** "Last column: “Left” after tax, per week." */
export function monthsNote(writing: Writing): string {
  const goal = clearGoal(writing.reading);
  const of = goal?.measure === 'sales' ? '“Sales”' : '“Left”';
  const tax = goal?.measure === 'saving' || goal?.tax === 'after' ? ' after tax' : '';
  const after = writing.figures.goal?.countsPayment ? ', less the drop in your payment' : '';
  return prose(
    'Before tax and living costs.',
    goal &&
      goalCells(writing) &&
      (goal.per === 'total'
        ? `The last column adds up ${of}${tax}.`
        : `Last column: ${of}${tax}${goal.per === 'month' ? '' : ` per ${goal.per}`}${after}.`),
  );
}
