import { type Cell, type Formula, f, type Range } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { downToCent, ratioOf } from './rules.ts';

export interface GoalSheet {
  sheet: Sheet;
  verdict: Cell;
  target: Cell;
  supported: Cell;
  ratio: Cell;
  gap: Cell;
  testedMonth: Cell;
  /** The average of three months, at the end of each. */
  averages: Range;
  months: Range;
}

/** What the work brings on average, held against the goal; sales here are not whole, so chance decides nothing. */
export function writeGoal(inputs: Inputs, base: MonthSheet): GoalSheet {
  const sheet = new Sheet({
    name: 'Goal',
    widths: [52, 15, 22, 18, 15, 18],
    isUpright: true,
  });
  sheet.words('title', 'The goal, and whether the plan supports it');
  sheet.space();
  const tableRow = 11;
  const { averages, months } = writeAverages(sheet, { inputs, base, tableRow });
  sheet.row = 3;
  const fact = (label: string, formula: Formula, format: 'money' | 'percent' | 'count' | 'general'): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, formula, key(format));
    sheet.row += 1;
    return cell;
  };
  const testedMonth = fact('Month tested', f`MIN(12,MAX(1,ROUND(${inputs.deadline},0)))`, 'count');
  const supported = fact(
    'The plan supports, A$ a month',
    downToCent(f`INDEX(${averages},${testedMonth})`),
    'money',
  );
  const target = fact(
    'Goal, A$ a month',
    f`MAX(0.01,IF(${inputs.goalMonth}="",INT(${supported}/10+0.000000001)*10,ROUND(${inputs.goalMonth},2)))`,
    'money',
  );
  const ratio = fact('Share of the goal', ratioOf(supported, target), 'percent');
  const verdict = fact(
    'Verdict',
    f`IF(${ratio}>=${inputs.comfortable},"Comfortable",IF(${ratio}>=${inputs.tight},"Tight",IF(${ratio}>=${inputs.stretch},"A stretch","Not supported as it stands")))`,
    'general',
  );
  const gap = fact('Gap, A$ a month', f`MAX(0,ROUND(${target}-${supported},2))`, 'money');
  sheet.colourByVerdict(verdict);
  sheet.row = tableRow + 26;
  const named = (cell: Cell, name: string): Cell => sheet.named(cell, name);
  return {
    sheet,
    verdict: named(verdict, 'verdict'),
    target: named(target, 'goal_tested'),
    supported: named(supported, 'supported_a_month'),
    ratio: named(ratio, 'share_of_goal'),
    gap: named(gap, 'gap_a_month'),
    testedMonth: named(testedMonth, 'month_tested'),
    averages,
    months,
  };
}

interface AveragesOptions {
  inputs: Inputs;
  base: MonthSheet;
  tableRow: number;
}

function writeAverages(sheet: Sheet, { inputs, base, tableRow }: AveragesOptions) {
  sheet.row = tableRow - 1;
  sheet.words('heading', 'An average month of the base case');
  sheet.head('Month', 'Sold', 'Collected', 'Left after costs', 'Counted', 'Average of three');
  const cells = { month: [] as Cell[], sold: [] as Cell[], counted: [] as Cell[], average: [] as Cell[] };
  for (const [index, units] of base.columns.expected.entries()) {
    const month = sheet.put(1, index + 1, { format: 'count', role: 'label' });
    const sold = sheet.put(2, f`${units}*${base.price}`, plain('money'));
    const [before, earlier] = [cells.sold.at(-1) ?? 0, cells.sold.at(-2) ?? 0];
    const collected = sheet.put(
      3,
      f`${inputs.paidNow}*${sold}+${inputs.paidNext}*${before}+${inputs.paidLater}*${earlier}`,
      plain('money'),
    );
    const net = sheet.put(4, f`${collected}-${units}*${base.costs}-${base.fixed}`, plain('money'));
    const counted = sheet.put(5, f`IF(${inputs.measure}="revenue",${collected},${net})`, plain('money'));
    cells.counted.push(counted);
    const window = sheet.range(cells.counted.slice(-3));
    const average = sheet.put(6, f`MAX(0,AVERAGE(${window}))`, plain('money'));
    cells.month.push(month);
    cells.sold.push(sold);
    cells.average.push(average);
    sheet.row += 1;
  }
  return { averages: sheet.range(cells.average), months: sheet.range(cells.month) };
}
