import { type Cell, type Formula, f, type Range } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet, total } from '#functions/workbook/grid/sheet.ts';
import type { CaseName, WorkInputs } from './kit-inputs.ts';
import {
  costsOfOne,
  downToWhole,
  fixedAMonth,
  nextOutreach,
  nextTraffic,
  rampOf,
  workHours,
} from './work-formulas.ts';

export interface MonthSheet {
  sheet: Sheet;
  price: Cell;
  costs: Cell;
  fixed: Cell;
  /** The average sales of each month. */
  expected: readonly Cell[];
  closing: Cell;
  lowest: Cell;
}

const monthCount = 12;

/** The column heads: one set for asking buyers, one for items that buyers find. */
const heads = {
  month: 'Month',
  from: 'From',
  units: 'Sales',
  opening: 'Opening',
  collected: 'Cash in',
  variable: 'Variable',
  fixed: 'Fixed',
  startup: 'Start-up',
  closing: 'Closing',
  sold: 'Sold',
  owed: 'Owed to you',
  expected: 'Sales, average',
  ramp: 'Demand at',
  delivery: 'Delivery hours',
  growth: { outreach: 'Selling hours', traffic: 'Making hours' },
  tries: { outreach: 'Tries', traffic: 'Visits' },
  added: { outreach: 'New clients', traffic: 'New items' },
  standing: { outreach: 'Clients', traffic: 'Items' },
  paidNow: 'Paid at once',
  paidNext: 'Paid next month',
  paidLater: 'Paid after two',
  below: 'Below zero',
} as const;
type Column = keyof typeof heads;
type Cells = Record<Column, Cell[]>;
const columns = Object.keys(heads) as Column[];
const columnOf = (name: Column): number => columns.indexOf(name) + 1;
const headOf = ({ ways }: WorkInputs): string[] =>
  Object.values(heads).map((head) => (typeof head === 'string' ? head : head[ways.kind]));

interface MonthSheetOptions {
  name: CaseName;
  title: string;
  inputs: WorkInputs;
}

/** A case month by month: hours produce whole sales, and cash follows to the cent. */
export function writeMonths({ name, title, inputs }: MonthSheetOptions): MonthSheet {
  const sheet = new Sheet({
    name: title,
    widths: [9, 13, 9, 12, 12, 12, 12, 12, 13, 12, 12, 12, 10, 11, 11, 11, 11, 11, 12, 12, 12, 9],
    frozen: { rows: 9, columns: 1 },
    printed: 11,
  });
  const scenario = inputs.cases[name];
  sheet.words('title', `${title} case, month by month`);
  sheet.words(
    'subtitle',
    'All of this is worked out from the sheet Inputs. Sales land whole; costs stand with a minus.',
  );
  const fact = (label: string, formula: Formula): Cell => {
    sheet.put(1, label, { format: 'text', role: 'subtitle' });
    const cell = sheet.put(4, formula, plain('money'));
    sheet.row += 1;
    return cell;
  };
  const price = sheet.named(
    fact('Price', f`ROUND(${inputs.price}*${scenario.price},2)`),
    `${name}_unit_price`,
  );
  const costs = sheet.named(
    fact('Costs of one sale', costsOfOne(inputs, price, scenario.cost)),
    `${name}_unit_costs`,
  );
  const fixed = sheet.named(
    fact('Fixed costs of a month', fixedAMonth(inputs, scenario.cost)),
    `${name}_fixed`,
  );
  const started = sheet.named(
    // No case raises the price of the handbook.
    fact('Start-up', f`${f`ROUND(${inputs.startup}*${scenario.cost},2)`}+${inputs.handbook}`),
    `${name}_startup`,
  );
  const work = sheet.put(4, workHours(inputs, inputs.hours), plain('hours'));
  sheet.put(1, 'Hours of a month for delivery and selling', { format: 'text', role: 'subtitle' });
  sheet.row += 1;
  sheet.space();
  sheet.head(...headOf(inputs));

  const cells = Object.fromEntries(columns.map((name): [Column, Cell[]] => [name, []])) as Cells;
  const put = (
    column: Column,
    formula: Formula | number,
    format: 'money' | 'count' | 'number' | 'date' | 'share',
  ): Cell => {
    const cell = sheet.put(columnOf(column), formula, plain(format));
    cells[column].push(cell);
    return cell;
  };
  const last = (column: Column): Cell | 0 => cells[column].at(-1) ?? 0;
  const soFar = (column: Column): Range => sheet.range(cells[column]);
  for (let number = 1; number <= monthCount; number += 1) {
    const before = last('standing');
    const month = put('month', number, 'count');
    put('from', f`EDATE(${inputs.starts},${month}-1)`, 'date');
    const ramp = put('ramp', rampOf(inputs, month, scenario.delay), 'share');
    const units = writeDemand({ work, demand: scenario.demand, ramp, before });
    const landed = cells.units.length === 0 ? 0 : f`SUM(${soFar('units')})`;
    cells.expected.push(sheet.put(columnOf('expected'), units, plain('number')));
    const whole = put('units', f`${downToWhole(f`SUM(${soFar('expected')})`)}-${landed}`, 'count');
    writeCash(whole);
    sheet.row += 1;
  }

  function writeDemand(month: Parameters<typeof nextOutreach>[1]): Formula {
    if (inputs.ways.kind === 'outreach') {
      const next = nextOutreach(inputs, month);
      const delivery = put('delivery', next.delivery, 'number');
      const growth = put('growth', f`${work}-${delivery}`, 'number');
      put('tries', f`${inputs.ways.tries}*${growth}`, 'number');
      const added = put('added', next.newClients(delivery), 'number');
      put('standing', next.clients(added), 'number');
      return f`${delivery}/${inputs.hoursPerUnit}`;
    }
    const next = nextTraffic(inputs, month);
    const items = put('standing', next.items, 'number');
    put('added', f`${items}-${month.before}`, 'number');
    put('tries', next.visits(items), 'number');
    const units = next.units(items);
    const delivery = put('delivery', f`${units}*${inputs.hoursPerUnit}`, 'number');
    put('growth', f`${work}-${delivery}`, 'number');
    return units;
  }

  function writeCash(units: Cell): void {
    const sold = put('sold', f`ROUND(${units}*${price},2)`, 'money');
    const [next, later] = [last('paidNext'), cells.paidLater.at(-2) ?? 0];
    const owed = last('owed');
    const now = put('paidNow', f`ROUND(${sold}*${inputs.paidNow},2)`, 'money');
    const inNext = put(
      'paidNext',
      f`MIN(ROUND(${sold}-${now},2),ROUND(${sold}*${inputs.paidNext},2))`,
      'money',
    );
    put('paidLater', f`ROUND(${sold}-${now}-${inNext},2)`, 'money');
    const opening = put('opening', f`${last('closing')}`, 'money');
    const collected = put('collected', f`ROUND(${now}+${next}+${later},2)`, 'money');
    const variable = put('variable', f`-ROUND(${units}*${costs},2)`, 'money');
    const out = put('fixed', f`-${fixed}`, 'money');
    const start = put('startup', cells.startup.length === 0 ? f`-${started}` : 0, 'money');
    const closing = put('closing', f`ROUND(${opening}+${collected}+${variable}+${out}+${start},2)`, 'money');
    put('owed', f`ROUND(${owed}+${sold}-${collected},2)`, 'money');
    put('below', f`IF(${closing}<0,${cells.month.at(-1) ?? 0},0)`, 'count');
  }

  return { sheet, price, costs, fixed, expected: cells.expected, ...summary(sheet, name, cells) };
}

/** The year in summary, below its months. */
function summary(sheet: Sheet, name: CaseName, cells: Cells) {
  const ofYear = (column: Column): Range => sheet.range(cells[column]);
  sheet.put(1, 'Year 1', total('text'));
  for (const column of ['units', 'collected', 'variable', 'fixed', 'startup', 'sold'] as const)
    sheet.put(
      columnOf(column),
      f`ROUND(SUM(${ofYear(column)}),2)`,
      total(column === 'units' ? 'count' : 'money'),
    );
  const december = cells.closing.at(-1);
  if (!december) throw new Error('A year has twelve months');
  const closing = sheet.named(
    sheet.put(columnOf('closing'), f`${december}`, total('money')),
    `${name}_closing`,
  );
  sheet.row += 2;
  const fact = (label: string, formula: Formula, format: 'money' | 'general'): Cell => {
    sheet.put(1, label, { format: 'text', role: 'words' });
    const cell = sheet.put(5, formula, plain(format));
    sheet.row += 1;
    return cell;
  };
  const lowest = fact('Lowest cash at a month’s end', f`MIN(0,${ofYear('closing')})`, 'money');
  fact(
    'at the end of month (0: never below zero)',
    f`IF(${lowest}<0,MATCH(${lowest},${ofYear('closing')},0),0)`,
    'general',
  );
  fact(
    'Cash is at zero or above from the end of month',
    f`IF(${december}<0,"not within the year",1+MAX(${ofYear('below')}))`,
    'general',
  );
  return { closing, lowest: sheet.named(lowest, `${name}_lowest`) };
}
