import { daySerial } from '#functions/workbook/formula/excel-functions.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { lastDayOf } from '#shared/plan/model/metrics.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { blockOf, bodyRows, readCents, readNumber, totalOf } from '#shared/plan/testing/read-printed.ts';

/** What stands in a sheet, row by row; however it was read, numbers or their texts. */
export type Grid = readonly (readonly (string | number | boolean | null | undefined)[])[];

/** A cell as a reader finds it: by the name of its row, and how many columns along. */
interface Expected {
  sheet: string;
  row: string;
  /** Where several rows have that name, which of them, from 0. */
  nth?: number;
  column: number;
  value: number | string;
}

type Row = readonly [row: string, ...values: (number | string)[]];
const rowsFrom = (sheet: string, rows: readonly Row[], from = 2): Expected[] =>
  rows.flatMap(([row, ...values]) =>
    values.map((value, index) => ({ sheet, row, column: from + index, value })),
  );
const dollars = (cents: number): number => cents / 100;
const printed = (text: string | undefined): number => dollars(readCents(text ?? ''));

/** Every figure that the PDF prints and the workbook works out, where each of them stands in the workbook. */
export function expectedFigures(model: PlanModel, document: PlanDocument): Expected[] {
  return [
    ...cashFigures(model, document),
    ...unitAndTax(document),
    ...budgetFigures(document),
    ...goalFigures(model),
    ...(model.tier === 'BASIC' ? [] : [...sensitivityFigures(model, document), ...metricFigures(model)]),
    ...(model.tier === 'ENTERPRISE'
      ? [...statementFigures(document), ...fundingFigures(model, document)]
      : []),
  ];
}

function cashFigures(model: PlanModel, document: PlanDocument): Expected[] {
  const tables = [
    ['Base', 'cash-base'],
    ...(model.tier === 'BASIC'
      ? []
      : [
          ['Cautious', 'cash-cautious-table'],
          ['Strong', 'cash-strong-table'],
        ]),
  ];
  const fromTables = tables.flatMap(([sheet = '', id = '']) => {
    const figures = (cells: readonly string[]): number[] => [
      readNumber(cells[1] ?? ''),
      ...cells.slice(2).map(printed),
    ];
    const months = bodyRows(document, id).map((cells, index): Row => [String(index + 1), ...figures(cells)]);
    const [units = 0, , collected = 0, variable = 0, fixed = 0, startup = 0, closing = 0] = figures(
      totalOf(document, id),
    );
    const total = { sheet, row: 'Year 1' };
    return [
      ...rowsFrom(sheet, months, 3),
      { ...total, column: 3, value: units },
      ...[collected, variable, fixed, startup, closing].map((value, index) => ({
        ...total,
        column: 5 + index,
        value,
      })),
    ];
  });
  const { cautious, base, strong } = model.cash;
  const summaries = [
    ['Cautious', cautious],
    ['Base', base],
    ['Strong', strong],
  ] as const;
  return [
    ...fromTables,
    ...summaries.flatMap(([sheet, flow]) =>
      rowsFrom(
        sheet,
        [
          ['Lowest cash at a month’s end', dollars(flow.lowest.cents)],
          ['at the end of month (0: never below zero)', flow.lowest.month],
          ['Cash is at zero or above from the end of month', flow.backToZeroMonth ?? 'not within the year'],
        ],
        5,
      ),
    ),
  ];
}

function unitAndTax(document: PlanDocument): Expected[] {
  const unit = [...bodyRows(document, 'unit-table'), totalOf(document, 'unit-table')].map(
    ([label = '', , amount]): Row => [label, printed(amount)],
  );
  const tax = bodyRows(document, 'tax-table').map(
    ([label = '', other, profit, aside]): Row => [label, printed(other), printed(profit), printed(aside)],
  );
  return [...rowsFrom('One sale', unit, 3), ...rowsFrom('Tax', tax)];
}

/** A plan without a budget and without anything to buy has a sentence in place of the table. */
const budgetFigures = (document: PlanDocument): Expected[] =>
  blockOf(document, 'budget-table') ? budgetRows(document) : [];

const budgetRows = (document: PlanDocument): Expected[] => [
  ...bodyRows(document, 'budget-table').flatMap(([row = '', asked = '', paid]): Expected[] => [
    ...(asked === '' || row === 'Reserve'
      ? []
      : [{ sheet: 'Budget', row, column: 2, value: printed(asked) }]),
    { sheet: 'Budget', row, column: 3, value: printed(paid) },
  ]),
  {
    sheet: 'Budget',
    row: 'Budget of this plan',
    column: 3,
    value: printed(totalOf(document, 'budget-table')[2]),
  },
];

function goalFigures({ feasibility, path, levers }: PlanModel): Expected[] {
  const { alone, mix } = feasibility;
  const price = alone.priceCents === null ? 'none up to three times' : dollars(alone.priceCents);
  // Without an amount the plan prints no levers; here they stand for a person who types one.
  const changes: Row[] = [
    ['Hours a week', levers.weeklyHours, alone.weeklyHours ?? 'none up to 40'],
    [
      'Price of the core, A$',
      dollars(levers.priceCents),
      path.priceIsYours ? price : 'somebody else sets it',
    ],
    ['Month tested', feasibility.testedMonth, alone.month ?? 'none up to 24'],
    ['Demand, times the plan’s', 1, alone.demandFactor ?? 'not even five times'],
    ['A lower goal, A$ a month', dollars(feasibility.targetCents), dollars(alone.goalCents)],
  ];
  const mixed: Row[] = [
    ['Hours a week', levers.weeklyHours, mix.weeklyHours],
    ['Price of the core, A$', dollars(levers.priceCents), dollars(mix.priceCents)],
    ['Month tested', feasibility.testedMonth, mix.month],
    ['Demand, times the plan’s', 1, mix.demandFactor],
    ['Supports together, A$ a month', dollars(feasibility.supportedCents), dollars(mix.supportedCents)],
    ['Goal, A$ a month', dollars(feasibility.targetCents), dollars(mix.goalCents)],
  ];
  // The first `Month tested` and `Goal` of the sheet are those of the verdict.
  const seen = new Map<string, number>([
    ['Month tested', 1],
    ['Goal, A$ a month', 1],
  ]);
  return [...changes, ...mixed].flatMap(([row, now, then]) => {
    const nth = seen.get(row) ?? 0;
    seen.set(row, nth + 1);
    return [now, then].map((value, index) => ({
      sheet: 'Goal',
      row,
      nth,
      column: 2 + index,
      value: value ?? '',
    }));
  });
}

function sensitivityFigures({ sensitivity, tier }: PlanModel, document: PlanDocument): Expected[] {
  const table = (id: string): Row[] =>
    bodyRows(document, id).map(
      ([label = '', ...cells]): Row => [
        label,
        ...cells.map((cell) => (label === 'Sales made' ? readNumber(cell) : printed(cell))),
      ],
    );
  const { breakEvenPriceCents: price, fewestHours } = sensitivity;
  const grid = sensitivity.grid.factors.map(
    (factor, index): Row => [String(factor), ...(sensitivity.grid.cents[index] ?? []).map(dollars)],
  );
  return rowsFrom('Sensitivity', [
    ['Base year', dollars(sensitivity.baseCents)],
    ...table('tornado-table'),
    ...table('compared-table'),
    ['Break-even price, A$', price === null ? 'none' : dollars(price)],
    ['Fewest hours a week', fewestHours ?? 'none'],
    ...(tier === 'ENTERPRISE' ? grid : []),
  ]);
}

/** By their order, since a path chooses their names. */
const metricFigures = ({ metrics }: PlanModel): Expected[] =>
  metrics.rows.flatMap(({ target, warning, stop, sample, judgeOn }, index) => {
    const day = judgeOn === null ? 'not within a year' : daySerial(judgeOn);
    const judged = sample === null ? ['any', `day ${lastDayOf(metrics)}`] : [sample, day];
    return [target, warning, stop, ...judged].map((value, at) => ({
      sheet: 'Metrics',
      row: `#${6 + index}`,
      column: 2 + at,
      value,
    }));
  });

function statementFigures(document: PlanDocument): Expected[] {
  const profit = [
    ...bodyRows(document, 'profit-table'),
    totalOf(document, 'profit-table'),
    ...bodyRows(document, 'year-two-profit'),
  ];
  const balance = [...bodyRows(document, 'balance-table'), ...bodyRows(document, 'year-two-balance')];
  const rows = (table: readonly (readonly string[])[]): Row[] =>
    table.map(([label = '', ...cells]): Row => [label, ...cells.map(printed)]);
  return [...rowsFrom('Statements', rows(profit)), ...rowsFrom('Statements', rows(balance), 9)];
}

function fundingFigures({ funding, runway, market }: PlanModel, document: PlanDocument): Expected[] {
  const uses = bodyRows(document, 'funding-table').map(
    ([label = '', amount]): Row => [label, printed(amount)],
  );
  return rowsFrom('Funding', [
    ...uses,
    ['Need', printed(totalOf(document, 'funding-table')[1])],
    ['Beyond your budget', dollars(funding.beyondBudgetCents)],
    ['Cautious case', runway.cautiousMonths ?? '12 months and more'],
    ['Nothing sold at all', runway.noSalesMonths ?? 'no bills'],
    ['All of it, A$ a year', dollars(market.tamCents)],
    ['Buyers of your kind in your state', market.samBuyers],
    ['What they spend, A$ a year', dollars(market.samCents)],
    ['Your first year, base case, A$', dollars(market.somCents)],
    ['Your share of what they spend', market.somShareOfSam],
  ]);
}

/** Under a twentieth of a cent, and far under what any figure is printed with. */
const isSame = (value: number | string, seen: unknown): boolean =>
  typeof value === 'number' ? seen !== '' && Math.abs(Number(seen) - value) < 0.0005 : String(seen) === value;

/** What differs between a workbook, as the program that calculated it has it, and its PDF; nothing, if all is well. */
export function differences(expected: readonly Expected[], gridOf: (sheet: string) => Grid): string[] {
  return expected.flatMap(({ sheet, row, nth = 0, column, value }) => {
    const grid = gridOf(sheet);
    const found = row.startsWith('#')
      ? grid[Number(row.slice(1)) - 1]
      : grid.filter(([label]) => String(label) === row)[nth];
    const seen = found?.[column - 1];
    return isSame(value, seen) ? [] : [`${sheet}, ${row}, column ${column}: ${String(seen)} is not ${value}`];
  });
}
