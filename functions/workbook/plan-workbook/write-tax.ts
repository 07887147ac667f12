import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import { divided, inCents, percentOf, times, toDollars } from './in-cents.ts';
import type { PaymentInputs, Step, TaxInputs } from './tax-inputs.ts';
import type { WorkbookPlan } from './workbook-plan.ts';
import type { Inputs } from './write-inputs.ts';
import type { MonthBlock } from './write-months.ts';

export interface TaxResults {
  profit: Cell;
  tax: Cell;
  keptPerWeek: Cell;
  afterPayment?: Cell;
  goal?: GoalResults;
}

export interface GoalResults {
  reached: Cell;
  share: Cell;
  verdict: Cell;
  beforeTax: Cell;
  afterTax: Cell;
  afterPayment?: Cell;
}

/** Taxes each slice at its own rate, in hundredths of a cent. */
const taken = (cents: Operand, steps: readonly Step[]): Formula =>
  steps.reduce((sum, { above, rate }, index) => {
    const next = steps[index + 1];
    const top = next ? f`MIN(${cents},${inCents(next.above)})` : cents;
    return f`${sum}+MAX(0,${top}-${inCents(above)})*${rate}`;
  }, f`0`);

const taxFormula = (
  income: Operand,
  { brackets, offsetMost, offsetLess, levyPercent, levyAbove, levyShade }: TaxInputs,
): Formula => {
  const cents = inCents(income);
  const offset = f`MAX(0,${inCents(offsetMost)}*100-(${taken(cents, offsetLess)}))`;
  const levy = f`MIN(${cents}*${levyPercent},MAX(0,${cents}-${inCents(levyAbove)})*${levyShade})`;
  return toDollars(f`(MAX(0,${taken(cents, brackets)}-${offset})+${levy})/100`);
};

/** Calculates the reduction of a fortnightly payment by an income in that fortnight. */
const lossFormula = (income: Operand, { tapers, workBonus }: PaymentInputs): Formula =>
  toDollars(f`(${taken(f`MAX(0,${inCents(income)}-${inCents(workBonus)})`, tapers)})/100`);

/** Labels on the left and one result per row; the sheet reads from top to bottom. */
class Lines {
  readonly sheet = new Sheet({ name: 'Tax and payments', widths: [60, 18, 60], isUpright: true });

  add(
    label: string,
    formula: Formula,
    {
      format = 'money',
      note = '',
      isKey = false,
    }: { format?: 'money' | 'percent' | 'count' | 'general'; note?: string; isKey?: boolean } = {},
  ): Cell {
    this.sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = this.sheet.put(2, formula, isKey ? key(format) : plain(format));
    if (note !== '') this.sheet.put(3, note, { format: 'text', role: 'note' });
    this.sheet.row += 1;
    return cell;
  }
}

/** Writes tax on the first year's profit, the effect on a payment, GST, and the goal. */
export function writeTax(
  plan: WorkbookPlan,
  inputs: Inputs,
  block: MonthBlock,
): { sheet: Sheet; results: TaxResults } {
  const { figures } = plan;
  const lines = new Lines();
  lines.sheet.words('title', 'Tax, payments and the goal');
  lines.sheet.words(
    'subtitle',
    `Resident tax rates for ${figures.tax.year} and the Medicare levy. Not included:`,
  );
  for (const line of figures.tax.leftOut) lines.sheet.words('words', line);
  lines.sheet.space();
  lines.sheet.words('heading', 'The first year');
  const sum = (name: 'sales' | 'earned' | 'start') => f`SUM(${block.column(name, 0, 12)})`;
  const profit = lines.sheet.named(
    lines.add('Profit in the first year', f`ROUND(${sum('earned')}-${sum('start')},2)`),
    'profit_of_year',
  );
  const tax = lines.sheet.named(lines.add('Tax', taxOn(profit, inputs), { isKey: true }), 'tax_of_year');
  lines.add(
    'Share of profit to put aside, %',
    f`IF(${profit}>0,ROUNDUP(ROUND(${tax}/${profit}*100,6),0),0)`,
    {
      format: 'count',
    },
  );
  const keptPerWeek = lines.add('Per week, after tax', divided(f`${profit}-${tax}`, 52), { isKey: true });
  const lossYear = writePayment(lines, { plan, inputs, profit });
  const afterPayment =
    lossYear &&
    lines.add('Per week, after tax and the lower payment', divided(f`${profit}-${tax}-${lossYear}`, 52), {
      isKey: true,
    });
  writeGst(lines, { plan, inputs, block });
  const goal = writeGoal(lines, { plan, inputs, block });
  return {
    sheet: lines.sheet,
    results: { profit, tax, keptPerWeek, ...(afterPayment && { afterPayment }), ...(goal && { goal }) },
  };
}

export const taxOn = (
  profit: Operand,
  { otherIncome, tax }: Pick<Inputs, 'tax'> & { otherIncome: Operand },
): Formula =>
  f`IF(${profit}>0,ROUND(${taxFormula(f`${otherIncome}+${profit}`, tax)}-${taxFormula(otherIncome, tax)},2),0)`;

/** Compares the fortnight with and without the business, so that only its effect is counted. */
function lossOn(profit: Operand, { elsewhere, tax }: Inputs): Formula | undefined {
  const { payment } = tax;
  if (!payment) return undefined;
  const other = divided(elsewhere, 26);
  const own = divided(f`MAX(0,${profit})`, 26);
  const less = f`ROUND(${lossFormula(f`${other}+${own}`, payment)}-${lossFormula(other, payment)},2)`;
  return f`IF(${payment.amount}>0,MIN(${less},${divided(payment.amount, 26)}),${less})`;
}

function writePayment(
  lines: Lines,
  { plan, inputs, profit }: { plan: WorkbookPlan; inputs: Inputs; profit: Cell },
): Cell | undefined {
  const { payment } = plan.figures;
  const loss = lossOn(profit, inputs);
  if (!payment || !loss) return undefined;
  lines.sheet.space();
  lines.sheet.words('heading', payment.name);
  lines.sheet.words('words', payment.counts);
  const { name, phone, for: what } = payment.ask;
  lines.sheet.words('words', `Ask ${name}${phone ? `, ${phone},` : ''} ${what}.`);
  const when = payment.asAt === 'undated' ? 'The page has no date' : `As at ${payment.asAt}`;
  lines.sheet.words('words', `${when}. Check today’s amounts.`);
  lines.add('Profit per fortnight', divided(f`MAX(0,${profit})`, 26));
  const less = lines.add('Drop in your payment per fortnight', loss, { isKey: true });
  return lines.add('in a year', f`ROUND(${less}*26,2)`);
}

function writeGst(
  lines: Lines,
  { plan, inputs, block }: { plan: WorkbookPlan; inputs: Inputs; block: MonthBlock },
): void {
  const { gst } = plan.figures;
  lines.sheet.space();
  lines.sheet.words('heading', 'GST');
  lines.sheet.words(
    'words',
    `Register within ${gst.registerWithinDays} days once twelve months of sales pass $${(gst.thresholdCents / 100).toLocaleString('en-AU')}. The figures leave GST out.`,
  );
  lines.add('What a buyer pays for one, with GST', percentOf(inputs.price, 110));
  const inside = block.rows
    .slice(0, 12)
    .reduce(
      (sum, { number, sales }) =>
        f`${sum}+IF(AND(${inputs.gstMonth}>0,${number}>=${inputs.gstMonth}),${times(sales, 10, 110)},0)`,
      f`0`,
    );
  lines.add('What the first year loses if GST comes out of the same price', f`ROUND(${inside},2)`);
}

function writeGoal(
  lines: Lines,
  { plan, inputs, block }: { plan: WorkbookPlan; inputs: Inputs; block: MonthBlock },
): GoalResults | undefined {
  const { goal, cases } = plan.figures;
  const months = cases[0]?.rows.map(({ month }) => month) ?? [];
  if (!goal) return undefined;
  const [first, last] = [months.indexOf(goal.from), months.indexOf(goal.to)];
  const count = last - first + 1;
  const isTotal = goal.per === 'total';
  const by = isTotal ? 1 : count;
  const column = (name: 'sales' | 'left') => f`SUM(${block.column(name, first, last + 1)})`;
  lines.sheet.space();
  lines.sheet.words(
    'heading',
    isTotal ? `The goal, in total by ${goal.to}` : `The goal, a month, ${goal.from} to ${goal.to}`,
  );
  const wanted = lines.sheet.named(
    lines.sheet.put(2, goal.wantedCents / 100, { format: 'money', role: 'answer' }),
    'goal',
  );
  lines.sheet.validate(wanted, {
    type: 'decimal',
    min: 0,
    max: 1_000_000_000,
    says: 'Please type an amount.',
  });
  lines.sheet.put(1, 'What you want', { format: 'text', role: 'label' });
  lines.sheet.row += 1;
  const left = lines.add('Left in these months', f`ROUND(${column('left')},2)`);
  const pace = lines.add('Per year at this pace', times(left, 12, goal.earningMonths));
  const beforeTax = lines.add('Before tax', isTotal ? f`${left}` : divided(left, count));
  const part = (year: Formula) => times(year, goal.earningMonths, 12 * by);
  // A goal that replaces the other income is taxed without it.
  const tax = taxOn(pace, {
    ...inputs,
    otherIncome: goal.isInstead ? f`0` : (inputs.otherInGoal ?? inputs.otherIncome),
  });
  const afterTax = lines.add('After tax', f`ROUND(${beforeTax}-${part(tax)},2)`);
  const lossYear = lossOn(pace, inputs);
  const loss = lossYear && lines.add('Drop in the payment', part(f`ROUND(${lossYear}*26,2)`));
  const afterPayment = loss && lines.add('After tax and the lower payment', f`ROUND(${afterTax}-${loss},2)`);
  const isAfterTax = goal.tax === 'after' || goal.measure === 'saving';
  const today = (goal.todayCents ?? 0) / 100;
  const reached = lines.sheet.named(
    lines.add(
      'Measured as you asked',
      goal.measure === 'sales'
        ? f`ROUND(${divided(column('sales'), isTotal ? 1 : count)}-${today},2)`
        : loss && goal.countsPayment
          ? f`ROUND(${isAfterTax ? afterTax : beforeTax}-${loss}-${today},2)`
          : f`ROUND(${isAfterTax ? afterTax : beforeTax}-${today},2)`,
      { isKey: true },
    ),
    'goal_reached',
  );
  const share = lines.add(
    'Share of the goal',
    f`IF(${wanted}>0,ROUND(${inCents(reached)}*1000/${inCents(wanted)},0)/1000,0)`,
    {
      format: 'percent',
    },
  );
  const exact = f`IF(${wanted}>0,${reached}/${wanted},0)`;
  const verdict = lines.sheet.named(
    lines.add(
      'Verdict',
      f`IF(${exact}>=1.15,"Comfortable",IF(${exact}>=1,"Tight",IF(${exact}>=0.5,"A stretch","Not yet")))`,
      { format: 'general', isKey: true },
    ),
    'verdict',
  );
  lines.sheet.colourByVerdict(verdict);
  return { reached, share, verdict, beforeTax, afterTax, ...(afterPayment && { afterPayment }) };
}
