import { type Cell, type Formula, f, type Operand, type Range } from '../formula/formula.ts';
import { letters, plain, Sheet } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { costsOfOne, nextOutreach, nextTraffic, salesAround, workHours } from './rules.ts';

/** A mix may test a month half a year after the one of the goal, which is the twelfth at most. */
const mostMonths = 18;
const columns = {
  label: 1,
  low: 2,
  high: 3,
  step: 4,
  hours: 5,
  price: 6,
  demand: 7,
  month: 8,
  works: 9,
  supported: 10,
  costs: 11,
  work: 12,
  sales: 13,
  salesBefore: 14,
  salesEarlier: 15,
  year: 16,
  yearLessOne: 17,
  yearLessTwo: 18,
  net: 19,
  firstMonth: 20,
} as const;

export interface Trial {
  hours: Operand;
  demand: Operand;
  price: Operand;
  /** Undefined where a year is asked about, and no month. */
  month: Operand | undefined;
}

/** Sums of a row's monthly sales, for whatever price: price moves no demand here. */
interface TrialSales {
  work: Cell;
  sales: Range;
}

/** Each row is the whole model of demand run again, for one change of the plan. */
export class TrialSheet {
  readonly sheet = new Sheet({
    name: 'Trials',
    widths: [40, ...Array<number>(18).fill(11), ...Array<number>(2 * mostMonths).fill(9)],
    frozen: { rows: 3, columns: 1 },
    printed: 19,
    isOnePage: true,
  });
  readonly #inputs: Inputs;
  readonly #base: MonthSheet;
  readonly #months: Range;

  constructor(inputs: Inputs, base: MonthSheet) {
    this.#inputs = inputs;
    this.#base = base;
    const { sheet } = this;
    sheet.words('title', 'Trials: the plan run again with one thing changed');
    sheet.words(
      'subtitle',
      'Each search halves its range row by row. Other sheets read their answers here; there is nothing to type.',
    );
    const standing = inputs.ways.kind === 'outreach' ? 'Clients' : 'Items';
    sheet.head(
      'What is tried',
      'From',
      'To',
      'Tries',
      'Hours',
      'Price',
      'Demand',
      'Month',
      'Enough?',
      'Supports',
      'Costs of one',
      'Work hours',
      'Sales',
      'a month back',
      'two back',
      'Sales of 12',
      'of 11',
      'of 10',
      'Year’s net',
    );
    sheet.row -= 1;
    const months: Cell[] = [];
    for (let month = 1; month <= mostMonths; month += 1) {
      months.push(sheet.put(columns.firstMonth + 2 * month - 2, month, { format: 'count', role: 'head' }));
      // A title and no number, so that sums by month pass the column by.
      months.push(sheet.put(columns.firstMonth + 2 * month - 1, standing, { format: 'text', role: 'head' }));
    }
    sheet.row += 1;
    this.#months = sheet.range(months);
  }

  label(text: string): void {
    this.sheet.put(columns.label, text, { format: 'text', role: 'label' });
  }

  put(
    column: keyof typeof columns,
    formula: Formula,
    format: 'money' | 'count' | 'number' | 'general',
  ): Cell {
    return this.sheet.put(columns[column], formula, plain(format));
  }

  /** Demand month by month, on the row that is being written. */
  run({ hours, demand }: Pick<Trial, 'hours' | 'demand'>, monthCount: 12 | 18): TrialSales {
    const { sheet } = this;
    const inputs = this.#inputs;
    const work = this.put('work', workHours(inputs, hours), 'number');
    const cells: Cell[] = [];
    let before: Operand = 0;
    for (let index = 0; index < monthCount; index += 1) {
      const ramp = this.#base.columns.ramp[index];
      if (!ramp) throw new Error('The base case is shorter than a trial');
      const at = columns.firstMonth + 2 * index;
      const month = { work, demand, ramp, before };
      let units: Cell;
      if (inputs.ways.kind === 'outreach') {
        const next = nextOutreach(inputs, month);
        units = sheet.put(at, f`${next.delivery}/${inputs.hoursPerUnit}`, plain('number'));
        const added = f`${inputs.ways.tries}*${inputs.ways.conversion}*${ramp}*${demand}*(${work}-${units}*${inputs.hoursPerUnit})`;
        before = sheet.put(at + 1, next.clients(added), plain('number'));
      } else {
        const next = nextTraffic(inputs, month);
        before = sheet.put(at + 1, next.items, plain('number'));
        units = sheet.put(at, next.units(before), plain('number'));
      }
      cells.push(units, before);
    }
    return { work, sales: sheet.range(cells) };
  }

  /** What a month of the trial supports on average: the same rule as on the sheet Goal. */
  supports({ price, month }: { price: Operand; month: Operand }, { sales }: TrialSales): Cell {
    const inputs = this.#inputs;
    const months = this.#monthsOf(sales);
    const around = (late: 0 | 1 | 2): Formula => salesAround({ sales, months }, month, late);
    const now = this.put('sales', around(0), 'number');
    const before = this.put('salesBefore', around(1), 'number');
    const earlier = this.put('salesEarlier', around(2), 'number');
    const costs = this.put('costs', costsOfOne(inputs, price, inputs.scenarios.base.cost), 'money');
    const cashIn = f`${price}*(${inputs.paidNow}*${now}+${inputs.paidNext}*${before}+${inputs.paidLater}*${earlier})`;
    const window = f`MIN(3,${month})`;
    return this.put(
      'supported',
      f`MAX(0,(${cashIn}-IF(${inputs.measure}="revenue",0,${now}*${costs}+${window}*${this.#base.fixed}))/${window})`,
      'money',
    );
  }

  /** Sales of a year, and of as much of it as is paid within. */
  salesOfYear({ sales }: TrialSales): YearSales {
    const months = this.#monthsOf(sales);
    const upTo = (month: number): Formula => f`SUMIFS(${sales},${months},"<="&${month})`;
    return {
      all: this.put('year', upTo(12), 'number'),
      paidNext: this.put('yearLessOne', upTo(11), 'number'),
      paidLater: this.put('yearLessTwo', upTo(10), 'number'),
    };
  }

  #monthsOf({ values }: Range): Range {
    const months = this.#months;
    const [from = '', to = ''] = months.address.split(':');
    const row = /\d+$/.exec(from)?.[0] ?? '';
    const last = columns.firstMonth + values.length - 1;
    const end = values.length === months.values.length ? to : `${letters(last)}${row}`;
    return { ...months, address: `${from}:${end}`, values: months.values.slice(0, values.length) };
  }
}

export interface YearSales {
  all: Cell;
  paidNext: Cell;
  paidLater: Cell;
}

/** First-year net money on average sales, start-up included. */
export function netOfYear(
  inputs: Inputs,
  { all, paidNext, paidLater }: YearSales,
  { price, costs, fixed, startup }: { price: Operand; costs: Operand; fixed: Operand; startup: Operand },
): Formula {
  return f`${price}*(${inputs.paidNow}*${all}+${inputs.paidNext}*${paidNext}+${inputs.paidLater}*${paidLater})-${all}*${costs}-12*${fixed}-${startup}`;
}
