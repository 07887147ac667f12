import type { Figures } from '#shared/plan/figures/calculate.ts';
import { calendarMonth, monthAt } from '#shared/plan/figures/calendar-months.ts';
import type { EventId } from '#shared/plan/figures/events.ts';
import type { FigureInputs } from '#shared/plan/figures/inputs.ts';
import { type Cell, type Formula, f, type Range } from '../formula/formula.ts';
import { plain, Sheet, total } from '../grid/sheet.ts';
import { percentOf } from './in-cents.ts';
import { type Inputs, monthLabel } from './write-inputs.ts';

export type Switches = Record<EventId, Cell>;

/** Results on the sheet Months that are the same every month. */
export interface Common {
  fullSpeed: Cell;
  /** No month holds more. */
  most: Cell;
  weeksShare: Cell;
  fixed: Cell;
  start: Cell;
}

export interface MonthBlock {
  rows: MonthCells[];
  column(name: Exclude<ColumnName, ContractColumn>, from?: number, to?: number): Range;
}

const columns = [
  'month',
  'number',
  'pace',
  'paceSoFar',
  'units',
  'paidHours',
  'sales',
  'moneyIn',
  'cost',
  'fixed',
  'start',
  'left',
  'balance',
  'earned',
  'owed',
  'contracts',
  'lateUsual',
] as const;
export type ColumnName = (typeof columns)[number];
type ContractColumn = 'contracts' | 'lateUsual';
export type MonthCells = Record<Exclude<ColumnName, ContractColumn>, Cell> &
  Partial<Record<ContractColumn, Cell>>;

const monthHead = [
  'Month',
  'No.',
  'Pace',
  'Pace so far',
  'Sold',
  'Paid hours',
  'Sales',
  'Money in',
  'Cost of sales',
  'Monthly costs',
  'Start-up costs',
  'Left for pay and tax',
  'Balance',
  'Earned',
  'Still owed to you',
];

/** Contract work has its own columns, where there is some. */
export const headOf = (contracts: FigureInputs['contracts']): string[] =>
  contracts && contracts.length > 0 ? [...monthHead, 'Contract work', 'Late from usual sales'] : monthHead;

export const monthWidths = [18, 6, 9, 10, 8, 10, 13, 13, 13, 13, 12, 14, 14, 13, 13, 13, 13];

/** Calculates the sales of a month before rounding, with the same steps in the same order as in the plan's model. */
function paceOf(
  inputs: Inputs,
  {
    on,
    common,
    number,
    index,
    firstMonth,
  }: { on: Switches; common: Common; number: Cell; index: number; firstMonth: string },
): Formula {
  const { events } = inputs;
  const ramp = inputs.ramp[Math.min(index, 11)] ?? common.fullSpeed;
  const before = index === 0 ? undefined : inputs.ramp[Math.min(index - 1, 11)];
  const season = inputs.season[calendarMonth(monthAt(firstMonth, index))] ?? common.fullSpeed;
  const away = inputs.away[index] ?? common.fullSpeed;
  const ramped = before
    ? f`IF(${on['late-start']}=1,${before},${ramp})`
    : f`IF(${on['late-start']}=1,0,${ramp})`;
  const ill = f`IF(AND(${on.ill}=1,${events.illMonth}=${number}),${events.illWeeks},0)`;
  const january = f`IF(AND(${on['quiet-january']}=1,${events.januaryMonth}=${number}),${events.januaryWeeks},0)`;
  const lost = f`MIN(1,(${ill}+${january})/(52/12))`;
  const gone = f`IF(AND(${on['lost-buyer']}=1,${number}>=${events.buyerMonth}),${events.buyerPercent},0)`;
  const more = f`IF(${on['more-sales']}=1,${events.salesPercent},100)`;
  const most = inputs.mostForGoal
    ? f`MIN(${common.most}*(1-${away}),${inputs.mostForGoal})`
    : f`${common.most}*(1-${away})`;
  return f`MIN(${most},${common.fullSpeed}*${ramped}*${season}*${common.weeksShare}*(1-${away})*(1-${lost})*(1-${gone}/100)*(${more}/100))`;
}

/** Calculates the costs of a month, less the part already paid by a start cost. */
function fixedOf(inputs: Inputs, { common, index }: { common: Common; index: number }): Formula {
  const { paidAhead } = inputs;
  if (!paidAhead || index >= paidAhead.months) return f`${common.fixed}`;
  const { start, monthly, months } = paidAhead;
  return f`ROUND(${common.fixed}-MIN(ROUND(${start}/${months},2),${monthly}),2)`;
}

/** Sums up the contract work of a month: what is agreed unless it is lost, and what is quoted for if it is won. */
function contractAt(
  { contracts }: Inputs,
  on: Switches,
  index: number,
): Record<'sales' | 'money' | 'costs', Formula> | undefined {
  const sumOf = (of: 'sales' | 'money' | 'costs'): Formula | undefined => {
    const [sure, hoped] = [contracts?.sure[of][index], contracts?.hoped[of][index]];
    return sure && hoped && f`IF(${on['lost-contract']}=1,0,${sure})+IF(${on['won-contract']}=1,${hoped},0)`;
  };
  const [sales, money, costs] = [sumOf('sales'), sumOf('money'), sumOf('costs')];
  return sales && money && costs && { sales, money, costs };
}

/** Writes one case, month by month, with its events from its switches. */
export function writeMonthBlock(
  sheet: Sheet,
  inputs: Inputs,
  { on, common, months, firstMonth }: { on: Switches; common: Common; months: number; firstMonth: string },
): MonthBlock {
  const { events } = inputs;
  const price = percentOf(inputs.price, f`IF(${on['lower-prices']}=1,${events.pricePercent},100)`);
  const late = f`IF(${on['late-payers']}=1,${events.latePercent},${inputs.latePercent})`;
  const rows: MonthCells[] = [];
  for (let index = 0; index < months; index += 1) {
    const last = rows.at(-1);
    const put = (
      name: ColumnName,
      content: string | number | Formula,
      format: 'money' | 'count' | 'number',
    ) => sheet.put(columns.indexOf(name) + 1, content, plain(format));
    const month = sheet.put(1, monthLabel(firstMonth, index), { format: 'text', role: 'label' });
    const number = put('number', index + 1, 'count');
    const pace = put('pace', paceOf(inputs, { on, common, number, index, firstMonth }), 'number');
    const paceSoFar = put('paceSoFar', last ? f`${last.paceSoFar}+${pace}` : f`${pace}`, 'number');
    const soldBefore = last ? f`SUM(${sheet.range(rows.map(({ units }) => units))})` : f`0`;
    // The small addition rounds a half up even if its binary fraction is lower.
    const units = put('units', f`MAX(0,INT(${paceSoFar}+0.5+0.000000001)-${soldBefore})`, 'count');
    const paidHours = put(
      'paidHours',
      f`ROUND(${units}*ROUND(${inputs.unitHours}*10000,0)/100,0)/100`,
      'number',
    );
    const usual = f`ROUND(${units}*${price},2)`;
    const contract = contractAt(inputs, on, index);
    const contracts = contract && put('contracts', contract.sales, 'money');
    const sales = put('sales', contracts ? f`ROUND(${usual}+${contracts},2)` : usual, 'money');
    const lateNow = percentOf(contracts ? usual : sales, late);
    const lateUsual = contract && put('lateUsual', lateNow, 'money');
    const lateBefore = last ? f`${last.lateUsual ?? last.owed}` : f`${inputs.owedAtStart ?? 0}`;
    const moneyIn = put(
      'moneyIn',
      contract && contracts
        ? f`ROUND(${sales}-${contracts}-${lateNow}+${lateBefore}+${contract.money},2)`
        : f`ROUND(${sales}-${lateNow}+${lateBefore},2)`,
      'money',
    );
    const costOfUnits = f`ROUND(${units}*${inputs.cost},2)`;
    const cost = put('cost', contract ? f`ROUND(${costOfUnits}+${contract.costs},2)` : costOfUnits, 'money');
    const fixed = put('fixed', fixedOf(inputs, { common, index }), 'money');
    const start = put('start', startOf(inputs, { common, index }), 'money');
    const left = put('left', f`ROUND(${moneyIn}-${cost}-${fixed}-${start},2)`, 'money');
    const balance = put('balance', f`ROUND(${last?.balance ?? inputs.money}+${left},2)`, 'money');
    const earned = put('earned', f`ROUND(${sales}-${cost}-${fixed},2)`, 'money');
    const owedBefore = last?.lateUsual ? f`${last.owed}-${last.lateUsual}` : f`0`;
    const owed = put(
      'owed',
      contract && contracts ? f`ROUND(${lateNow}+${owedBefore}+${contracts}-${contract.money},2)` : lateNow,
      'money',
    );
    rows.push({
      month,
      number,
      pace,
      paceSoFar,
      units,
      paidHours,
      sales,
      moneyIn,
      cost,
      fixed,
      start,
      left,
      balance,
      earned,
      owed,
      ...(contracts && lateUsual && { contracts, lateUsual }),
    });
    sheet.row += 1;
  }
  return {
    rows,
    column: (name, from = 0, to = rows.length) => sheet.range(rows.slice(from, to).map((row) => row[name])),
  };
}

/** Writes the months of the plan, with the events of "Your mix" on the sheet Cases. */
export function writeMonths(
  inputs: Inputs,
  { on, figures }: { on: Switches; figures: Figures },
): { sheet: Sheet; block: MonthBlock; common: Common } {
  const { months, firstMonth, contracts } = figures.inputs;
  const sheet = new Sheet({
    name: 'Months',
    widths: monthWidths,
    frozen: { rows: 7, columns: 1 },
    isOnePage: true,
  });
  sheet.words('title', 'Month by month');
  sheet.words('subtitle', 'As planned, with the events you switch on under “Your mix” on the Cases sheet.');
  const common = writeCommon(sheet, inputs);
  sheet.head(...headOf(contracts));
  const block = writeMonthBlock(sheet, inputs, { on, common, months, firstMonth });
  writeYearTotals(sheet, block);
  return { sheet, block, common };
}

function writeCommon(sheet: Sheet, inputs: Inputs): Common {
  const line = (label: string, formula: Formula, format: 'number' | 'money', name: string): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.named(sheet.put(5, formula, plain(format)), name);
    sheet.row += 1;
    return cell;
  };
  const { hours, paidShare, unitHours, unpaidHours, most } = inputs;
  const byPaid = f`IF(${unitHours}>0,${hours}*(52/12)*${paidShare}/${unitHours},${most})`;
  const byAll = f`IF(${unitHours}+${unpaidHours}>0,${hours}*(52/12)/(${unitHours}+${unpaidHours}),${most})`;
  const fullSpeed = line(
    'Sales a month at full speed',
    f`MIN(${byPaid},${byAll},${most})`,
    'number',
    'full_speed',
  );
  const { bestToday } = inputs;
  const held = inputs.isFirm ? f`1000000` : bestToday ? f`MAX(${fullSpeed},${bestToday})` : f`${fullSpeed}`;
  return {
    fullSpeed,
    most: line(
      'Maximum in any month, from your hours and your own limit',
      inputs.isMostOwn ? f`MIN(${held},${most})` : held,
      'number',
      'most_in_month',
    ),
    weeksShare: line(
      'Share of the year that is paid',
      f`(52-MAX(0,52-${inputs.weeks}-${inputs.awayWeeks}))/52`,
      'number',
      'share_of_year',
    ),
    fixed: line('Monthly costs', all(inputs.monthly), 'money', 'costs_of_month'),
    start: line('Start-up costs', all(inputs.start), 'money', 'start_costs'),
  };
}

const all = (cells: readonly Cell[]): Formula =>
  cells.length === 0 ? f`0` : f`ROUND(SUM(${rangeOf(cells)}),2)`;

/** What is bought in a month: all in the first, or some later, one by one. */
function startOf(inputs: Inputs, { common, index }: { common: Common; index: number }): Formula {
  if (inputs.startMonths.every((month) => month === 0)) return index === 0 ? f`${common.start}` : f`0`;
  const cells = inputs.start.filter((_, at) => inputs.startMonths[at] === index);
  return cells.reduce((sum, cell) => f`${sum}+${cell}`, f`0`);
}

function rangeOf(cells: readonly Cell[]): Range {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) throw new Error('A range has at least one cell');
  return {
    kind: 'range',
    sheet: first.sheet,
    address: `${first.address}:${last.address}`,
    values: cells.map(({ value }) => value),
  };
}

function writeYearTotals(sheet: Sheet, block: MonthBlock): void {
  for (let first = 0; first < block.rows.length; first += 12) {
    sheet.put(1, `Year ${first / 12 + 1}`, { format: 'text', role: 'label' });
    for (const name of [
      'units',
      'paidHours',
      'sales',
      'moneyIn',
      'cost',
      'fixed',
      'start',
      'left',
      'earned',
    ] as const)
      sheet.put(
        columns.indexOf(name) + 1,
        f`ROUND(SUM(${block.column(name, first, first + 12)}),2)`,
        total(name === 'units' ? 'count' : name === 'paidHours' ? 'number' : 'money'),
      );
    sheet.row += 1;
  }
}
