import type { Metric } from '#shared/plan/model/metrics.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { type Cell, type Formula, f, type Range } from '../formula/formula.ts';
import { plain, Sheet } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { downToWhole, upToWhole } from './rules.ts';

interface MetricsOptions {
  model: PlanModel;
  inputs: Inputs;
  base: MonthSheet;
  /** What the path calls each count. */
  nameOf(id: string): string;
}

/** What to count in the first weeks, and from when on a low count means anything. */
export function writeMetrics(options: MetricsOptions): Sheet {
  const { model, inputs, nameOf } = options;
  const sheet = new Sheet({ name: 'Metrics', widths: [40, 14, 16, 14, 22, 20, 14] });
  sheet.words('title', 'What to count, and when to judge it');
  sheet.space();
  sheet.put(1, 'Days that are counted', { format: 'text', role: 'label' });
  const [enough, few] = model.tier === 'PRO' ? [30, 45] : [45, 60];
  const days = sheet.named(
    sheet.put(2, f`IF(${inputs.hours}>=7.5,${enough},${few})`, plain('count')),
    'days_counted',
  );
  sheet.put(3, 'from day', { format: 'text', role: 'note' });
  const from = sheet.put(4, model.metrics.fromDay, plain('count'));
  sheet.put(5, 'less hours of setting up', { format: 'text', role: 'note' });
  const setUp = sheet.put(6, model.metrics.setUpHours, plain('number'));
  sheet.row = 8 + model.metrics.rows.length;
  const pace = writePace(sheet, options, { days, setUp });
  sheet.row = 5;
  sheet.head('Count', 'Target', 'Warning under', 'Stop under', 'Tries before judging', 'Judge on');
  model.metrics.rows.forEach((row, index) => {
    const { within, rate } = measured(row, options, pace);
    sheet.put(1, nameOf(row.id), { format: 'text', role: 'label' });
    const target = sheet.put(2, within, plain('count'));
    sheet.put(3, upToWhole(f`${target}*0.6`), plain('count'));
    sheet.put(4, upToWhole(f`${target}*0.3`), plain('count'));
    if (rate === undefined) {
      sheet.put(5, 'any', plain('general'));
      sheet.put(6, f`"day "&${days}+${from}-1`, plain('general'));
    } else {
      const sample = sheet.put(5, f`ROUNDUP(LN(0.05)/LN(1-${rate}),0)`, plain('count'));
      const here = sheet.row;
      const days = daysReached(sheet, { sample, pace, column: 4 + index, name: nameOf(row.id) });
      sheet.row = here;
      sheet.put(
        6,
        f`IF(COUNT(${days})=0,"not within a year",${inputs.starts}+${from}-1+${upToWhole(f`MIN(${days})`)}-1)`,
        plain('date'),
      );
    }
    sheet.row += 1;
  });
  sheet.row = pace.firstRow + 15;
  return sheet;
}

interface Pace {
  firstRow: number;
  days: Cell;
  /** How much of each of the first months lies in the days counted. */
  shares: Range;
  tries: readonly Cell[];
  soFar: readonly Cell[];
  /** Of them in the days counted, less what the hours of setting up would have made. */
  inDays(column: 'tries' | 'expected' | 'added'): Formula;
  /** Tries that setting up costs. */
  lost: Cell;
}

/** Below the months: what setting up leaves of the hours for finding buyers. */
function writePace(
  sheet: Sheet,
  { base }: MetricsOptions,
  { days, setUp }: { days: Cell; setUp: Cell },
): Pace {
  sheet.words('heading', 'The pace behind it: tries of the base case');
  sheet.head('Month', 'Tries', 'Tries so far', 'Of it counted');
  const firstRow = sheet.row;
  const [tries, soFar, shares]: [Cell[], Cell[], Cell[]] = [[], [], []];
  for (let month = 1; month <= 12; month += 1) {
    const made = base.columns.tries[month - 1];
    if (!made) throw new Error('The base case has twelve months');
    sheet.put(1, month, { format: 'count', role: 'label' });
    tries.push(sheet.put(2, f`${made}`, plain('number')));
    soFar.push(sheet.put(3, f`SUM(${sheet.range(tries)})`, plain('number')));
    shares.push(sheet.put(4, f`MIN(1,MAX(0,${days}*12/365-${month - 1}))`, plain('share')));
    sheet.row += 1;
  }
  const ofShares = sheet.range(shares);
  const column = (cells: readonly Cell[]): Range => base.sheet.range(cells.slice(0, 12));
  const full = (name: 'tries' | 'expected' | 'added' | 'growth'): Formula =>
    f`SUMPRODUCT(${column(base.columns[name])},${ofShares})`;
  sheet.put(1, 'Left after setting up', { format: 'text', role: 'label' });
  const left = sheet.put(4, f`IF(${full('growth')}>0,MAX(0,1-${setUp}/${full('growth')}),1)`, plain('share'));
  sheet.row += 1;
  sheet.put(1, 'Tries that it costs', { format: 'text', role: 'label' });
  const lost = sheet.put(2, f`${full('tries')}*(1-${left})`, plain('number'));
  sheet.row += 1;
  return {
    firstRow,
    days,
    shares: ofShares,
    tries,
    soFar,
    inDays: (name) => f`${full(name)}*${left}`,
    lost,
  };
}

function measured(row: Metric, { inputs }: MetricsOptions, pace: Pace): { within: Formula; rate?: Cell } {
  const whole = (value: Formula): Formula => f`MAX(1,${downToWhole(value)})`;
  const { conversion } = inputs.ways;
  switch (row.id) {
    case 'tries':
    case 'visits':
      return { within: whole(pace.inDays('tries')) };
    case 'replies':
      return { within: whole(f`${pace.inDays('tries')}*${inputs.replyRate}`), rate: inputs.replyRate };
    case 'sales':
    case 'orders':
      return { within: whole(pace.inDays('expected')), rate: conversion };
    case 'items':
      return { within: whole(pace.inDays('added')) };
    case 'hours':
      return { within: whole(f`${inputs.hours}*${pace.days}/7`) };
  }
}

/** The day by which so many tries are made, at an even pace within each month and after those that setting up costs. */
function daysReached(
  sheet: Sheet,
  { sample, pace, column, name }: { sample: Cell; pace: Pace; column: number; name: string },
): Range {
  sheet.row = pace.firstRow - 1;
  sheet.put(column, `Day for ${name}`, { format: 'text', role: 'head' });
  sheet.row += 1;
  const wanted = f`(${sample}+${pace.lost})`;
  const days = pace.tries.map((tries, index) => {
    const before = pace.soFar[index - 1] ?? 0;
    const cell = sheet.put(
      column,
      f`IF(OR(${tries}=0,${before}>=${wanted},${before}+${tries}<${wanted}),"",365/12*(${index}+(${wanted}-${before})/${tries}))`,
      plain('number'),
    );
    sheet.row += 1;
    return cell;
  });
  return sheet.range(days);
}
