import { monthApart } from '#shared/plan/model/month-apart.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { gridFactors } from '#shared/plan/model/sensitivity.ts';
import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import { key, plain, Sheet, total } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { costsOfOne, fixedAMonth } from './rules.ts';
import { halvings, writeSearch } from './search-rows.ts';
import { netOfYear, type TrialSheet, type YearSales } from './trial-rows.ts';

interface SensitivityOptions {
  model: PlanModel;
  inputs: Inputs;
  cases: { cautious: MonthSheet; base: MonthSheet; strong: MonthSheet };
  startup: Cell;
  trials: TrialSheet;
}

/** First-year net money with each driver a fifth lower and higher, and where the year stops losing money. */
export function writeSensitivity(options: SensitivityOptions): { sheet: Sheet; baseNet: Cell } {
  const { model, inputs, trials } = options;
  const sheet = new Sheet({ name: 'Sensitivity', widths: [44, 16, 16, 16, 16, 16] });
  const runs = writeRuns(inputs, trials);
  const { cost } = inputs.scenarios.base;
  const net = (sales: YearSales, price: Operand = inputs.price, costs: Operand = cost): Formula =>
    f`ROUND(${netOf(options, sales, { price, cost: costs })},2)`;
  const middle = runs.volumes[2];
  if (!middle) throw new Error('The middle of the grid is the plan itself');
  sheet.words('title', 'What moves the year most');
  sheet.words(
    'subtitle',
    'Net money of the first year, A$. Sales are averages here, so the middle may differ a little from the months.',
  );
  sheet.space();
  sheet.put(1, 'Base year', { format: 'text', role: 'label' });
  const baseNet = sheet.named(sheet.put(2, net(middle), key('money')), 'net_of_year');
  sheet.row += 2;
  sheet.head('Driver', 'A fifth lower', 'A fifth higher', 'End to end');
  const bar = (label: string, lower: Formula, higher: Formula): void => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const [low, high] = [sheet.put(2, lower, plain('money')), sheet.put(3, higher, plain('money'))];
    sheet.put(4, f`ABS(ROUND(${high}-${low},2))`, plain('money'));
    sheet.row += 1;
  };
  const [low, , , , high] = runs.volumes;
  if (!low || !high) throw new Error('The grid has five volumes');
  const priceAt = (factor: number): Formula => f`ROUND(${inputs.price}*${factor},2)`;
  bar('Price', net(middle, priceAt(0.8)), net(middle, priceAt(1.2)));
  bar('Demand', net(low), net(high));
  bar('Hours', net(runs.fewer), net(runs.more));
  bar('Cost', net(middle, inputs.price, f`${cost}*0.8`), net(middle, inputs.price, f`${cost}*1.2`));
  sheet.space();
  writeThresholds(sheet, { ...options, middle });
  writeComparison(sheet, options);
  if (model.tier === 'ENTERPRISE')
    writeGrid(sheet, inputs, (sales, price) => net(sales, price), runs.volumes);
  return { sheet, baseNet };
}

const netOf = (
  { inputs, startup }: SensitivityOptions,
  sales: YearSales,
  { price, cost }: { price: Operand; cost: Operand },
): Formula =>
  netOfYear(inputs, sales, {
    price,
    costs: costsOfOne(inputs, price, cost),
    fixed: fixedAMonth(inputs, cost),
    startup: f`${startup}*${cost}`,
  });

function writeRuns(inputs: Inputs, trials: TrialSheet) {
  const year = (label: string, hours: Operand, demand: Operand): YearSales => {
    trials.label(label);
    const sales = trials.salesOfYear(trials.run({ hours, demand }, 12));
    trials.sheet.row += 1;
    return sales;
  };
  const { demand } = inputs.scenarios.base;
  const runs = {
    volumes: gridFactors.map((factor) =>
      year(`Volume ${Math.round(factor * 100)}%`, inputs.hours, f`${demand}*${factor}`),
    ),
    fewer: year('Hours 80%', f`${inputs.hours}*0.8`, demand),
    more: year('Hours 120%', f`${inputs.hours}*1.2`, demand),
  };
  trials.sheet.space();
  return runs;
}

function writeThresholds(sheet: Sheet, options: SensitivityOptions & { middle: YearSales }): void {
  const { model, inputs, trials, middle } = options;
  const { cost, demand } = inputs.scenarios.base;
  const price = writeSearch(trials, {
    label: 'Break-even price',
    last: f`INT(${inputs.price}*3/${inputs.priceStep}+0.000000001)`,
    below: 0,
    rows: halvings((model.price.coreCents * 3) / model.path.priceStepCents),
    tryStep(step) {
      const tried = trials.put('price', f`${step}*${inputs.priceStep}`, 'money');
      return f`${trials.put('net', netOf(options, middle, { price: tried, cost }), 'money')}>=0`;
    },
  });
  const hours = writeSearch(trials, {
    label: 'Fewest hours',
    last: f`80`,
    below: 0,
    rows: halvings(80) - 2,
    tryStep(step) {
      const tried = trials.put('hours', f`${step}*0.5`, 'number');
      const sales = trials.salesOfYear(trials.run({ hours: tried, demand }, 12));
      return f`${trials.put('net', netOf(options, sales, { price: inputs.price, cost }), 'money')}>=0`;
    },
  });
  const row = (label: string, formula: Formula, format: 'money' | 'hours', note: string): void => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    sheet.put(2, formula, key(format));
    sheet.put(3, note, { format: 'text', role: 'words' });
    sheet.row += 1;
  };
  row(
    'Break-even price, A$',
    f`IF(${price.possible},${price.step}*${inputs.priceStep},"none")`,
    'money',
    'so that the first year does not lose money',
  );
  row(
    'Fewest hours a week',
    f`IF(${hours.possible},${hours.step}*0.5,"none")`,
    'hours',
    'below which the first year loses money',
  );
  sheet.space();
}

function writeComparison(sheet: Sheet, { model, cases }: SensitivityOptions): void {
  sheet.words('heading', 'A year in three cases, A$');
  sheet.head('Line', 'Cautious', 'Base', 'Strong');
  const row = (label: string, of: (one: MonthSheet) => Operand, look = plain('money')): void => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    [cases.cautious, cases.base, cases.strong].forEach((one, index) => {
      sheet.put(index + 2, f`${of(one)}`, look);
    });
    sheet.row += 1;
  };
  row('Sales made', ({ year }) => year.units, plain('count'));
  row('Sold', ({ year }) => year.sold);
  row('Collected', ({ year }) => year.collected);
  row('Variable costs', ({ year }) => year.variable);
  row('Fixed costs', ({ year }) => year.fixed);
  row('Start-up', ({ year }) => year.startup);
  row('Cash after twelve months', ({ closing }) => closing, total('money'));
  row('Lowest month end', ({ lowest }) => lowest);
  const apart = monthApart(model.cash);
  const soFar = ({ sheet: months, columns }: MonthSheet): Formula =>
    f`SUM(${months.range(columns.units.slice(0, apart))})`;
  row(`Sales by the end of month ${apart}`, soFar, plain('count'));
  sheet.space();
}

function writeGrid(
  sheet: Sheet,
  inputs: Inputs,
  net: (sales: YearSales, price: Operand) => Formula,
  volumes: readonly YearSales[],
): void {
  sheet.words('heading', 'Price against volume: first-year net money, A$');
  sheet.put(1, 'Volume below, price beside', { format: 'text', role: 'head' });
  const prices = gridFactors.map((factor, index) =>
    sheet.put(index + 2, f`ROUND(${inputs.price}*${factor},2)`, { format: 'money', role: 'head' }),
  );
  sheet.row += 1;
  volumes.forEach((sales, index) => {
    sheet.put(1, gridFactors[index] ?? 1, { format: 'share', role: 'label' });
    prices.forEach((price, column) => {
      sheet.put(column + 2, net(sales, price), plain('money'));
    });
    sheet.row += 1;
  });
}
