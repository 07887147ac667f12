import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import { plain, Sheet, total } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { addedTax } from './rules.ts';

const flows = ['sold', 'variable', 'fixed', 'startup', 'profit', 'tax', 'after'] as const;
const standings = ['cash', 'owed', 'provision', 'owner', 'kept'] as const;
type Flow = (typeof flows)[number];
type Standing = (typeof standings)[number];
type MonthRow = Record<Flow | Standing, Cell>;

const titles = [
  'Period',
  'Sold',
  'Variable',
  'Fixed',
  'Start-up',
  'Profit',
  'Tax',
  'After tax',
  'Cash',
  'Owed to you',
  'Tax set aside',
  'Your money in',
  'Kept profit',
  'Ties',
];
const columnOf = (key: Flow | Standing): number => [...flows, ...standings].indexOf(key) + 2;
const tiesColumn = titles.length;

/** Profit, cash and a simple balance: cash and what is owed are tax set aside, your money and kept profit. */
export function writeStatements(inputs: Inputs, base: MonthSheet): Sheet {
  const sheet = new Sheet({
    name: 'Statements',
    widths: [20, ...Array<number>(12).fill(13), 9, 14, 14],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'Financial statements, A$');
  sheet.words(
    'subtitle',
    'Months 13 to 24 are of lower confidence. Tax is reckoned afresh each twelve months. Ties: nought when nothing is lost.',
  );
  sheet.head(...titles, 'Year’s profit', 'Year’s tax');
  const rows: MonthRow[] = [];
  let year: { profit: Operand; tax: Operand } = { profit: 0, tax: 0 };
  for (let month = 0; month < 24; month += 1) {
    if (month === 12) year = { profit: 0, tax: 0 };
    const { row, ...carried } = writeMonth(sheet, { inputs, base, month, before: rows.at(-1), year });
    rows.push(row);
    year = carried;
  }
  sheet.space();
  addUp(sheet, 'Year 1', rows.slice(0, 12));
  for (const quarter of [0, 1, 2, 3]) {
    const from = 12 + quarter * 3;
    addUp(sheet, `Months ${from + 1} to ${from + 3}`, rows.slice(from, from + 3));
  }
  return sheet;
}

interface MonthOptions {
  inputs: Inputs;
  base: MonthSheet;
  month: number;
  before: MonthRow | undefined;
  year: { profit: Operand; tax: Operand };
}

function writeMonth(sheet: Sheet, { inputs, base, month, before, year }: MonthOptions) {
  const put = (key: Flow | Standing, formula: Formula): Cell =>
    sheet.put(columnOf(key), formula, plain('money'));
  const of = (column: 'sold' | 'variable' | 'fixed' | 'startup' | 'closing' | 'owed'): Cell => {
    const cell = base.columns[column][month];
    if (!cell) throw new Error('The base case is shorter than the statements');
    return cell;
  };
  sheet.put(1, `Month ${month + 1}`, { format: 'text', role: 'label' });
  const flow = {
    sold: put('sold', f`${of('sold')}`),
    variable: put('variable', f`${of('variable')}`),
    fixed: put('fixed', f`${of('fixed')}`),
    startup: put('startup', f`${of('startup')}`),
  };
  const profit = put('profit', f`ROUND(${flow.sold}+${flow.variable}+${flow.fixed}+${flow.startup},2)`);
  const yearProfit = sheet.put(tiesColumn + 1, f`ROUND(${year.profit}+${profit},2)`, plain('money'));
  const yearTax = sheet.put(tiesColumn + 2, addedTax(inputs, yearProfit, inputs.wageNow), plain('money'));
  const tax = put('tax', f`-ROUND(${yearTax}-${year.tax},2)`);
  const after = put('after', f`ROUND(${profit}+${tax},2)`);
  const owner = put(
    'owner',
    f`ROUND(${before?.owner ?? 0}+MAX(0,-(${of('closing')}+${before?.owner ?? 0})),2)`,
  );
  const row: MonthRow = {
    ...flow,
    profit,
    tax,
    after,
    owner,
    cash: put('cash', f`ROUND(${of('closing')}+${owner},2)`),
    owed: put('owed', f`${of('owed')}`),
    provision: put('provision', f`ROUND(${before?.provision ?? 0}-${tax},2)`),
    kept: put('kept', f`ROUND(${before?.kept ?? 0}+${after},2)`),
  };
  sheet.put(
    tiesColumn,
    f`ROUND(${row.cash}+${row.owed}-${row.provision}-${row.owner}-${row.kept},2)`,
    plain('money'),
  );
  sheet.row += 1;
  return { row, profit: yearProfit, tax: yearTax };
}

/** Flows add up over the months; what stands at their end is the last one's. */
function addUp(sheet: Sheet, label: string, rows: readonly MonthRow[]): void {
  const last = rows.at(-1);
  if (!last) throw new Error('There are no months to add up');
  sheet.put(1, label, { format: 'text', role: 'label' });
  for (const flow of flows)
    sheet.put(columnOf(flow), f`ROUND(SUM(${sheet.range(rows.map((row) => row[flow]))}),2)`, total('money'));
  for (const standing of standings) sheet.put(columnOf(standing), f`${last[standing]}`, total('money'));
  sheet.row += 1;
}
