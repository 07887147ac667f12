import type { Loan } from '#shared/plan/figures/loan.ts';
import { type Cell, type Formula, f } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import { inCents, times } from './in-cents.ts';
import { basisText, dollars, type WorkbookPlan } from './workbook-plan.ts';
import type { Inputs } from './write-inputs.ts';
import { monthLabel } from './write-inputs.ts';
import type { MonthBlock } from './write-months.ts';
import { taxOn } from './write-tax.ts';

const lineItems = [
  ['Sales', 'sales'],
  ['Cost of sales', 'cost'],
  ['Monthly costs', 'fixed'],
  ['Start-up costs', 'start'],
] as const;

/** Writes two years as a lender reads them: statements, ratios and the loan. */
export function writeFunding(
  plan: WorkbookPlan,
  inputs: Inputs,
  { block, hard }: { block: MonthBlock; hard: MonthBlock },
): Sheet {
  const sheet = new Sheet({ name: 'Funding and statements', widths: [52, 16, 16, 16, 50], isUpright: true });
  sheet.words('title', 'For a lender');
  sheet.words(
    'subtitle',
    'The statements leave out the loan. Everything above the money you put in and the tax is your pay.',
  );
  writeStatements(sheet, inputs, block);
  writeRatios(sheet, plan, block);
  const { loan } = plan.figures;
  sheet.space();
  sheet.words('heading', 'How much to ask for');
  if (loan) writeLoan(sheet, plan, { loan, block, hard });
  else sheet.words('words', 'The plan needs no loan. Your money covers each case at its lowest point.');
  return sheet;
}

function writeStatements(sheet: Sheet, inputs: Inputs, block: MonthBlock): void {
  const years = [0, 12].filter((first) => first < block.rows.length);
  const label = (text: string) => sheet.put(1, text, { format: 'text', role: 'label' });
  sheet.space();
  sheet.head('Earned', ...years.map((_, index) => `Year ${index + 1}`));
  const made = new Map<string, Cell[]>();
  for (const [name, column] of lineItems) {
    label(name);
    made.set(
      column,
      years.map((first, index) =>
        sheet.put(2 + index, f`ROUND(SUM(${block.column(column, first, first + 12)}),2)`, plain('money')),
      ),
    );
    sheet.row += 1;
  }
  label('Profit');
  const profits = years.map((_, index) => {
    const [sales, cost, fixed, start] = lineItems.map(([, column]) => made.get(column)?.[index] ?? 0);
    return sheet.put(
      2 + index,
      f`ROUND(${sales ?? 0}-${cost ?? 0}-${fixed ?? 0}-${start ?? 0},2)`,
      key('money'),
    );
  });
  sheet.row += 1;
  label('Tax');
  const taxes = profits.map((profit, index) =>
    sheet.put(
      2 + index,
      taxOn(
        profit,
        index > 0 && inputs.otherInSecondYear ? { ...inputs, otherIncome: inputs.otherInSecondYear } : inputs,
      ),
      plain('money'),
    ),
  );
  sheet.row += 2;
  sheet.head('At the end of the year', ...years.map((_, index) => `Year ${index + 1}`));
  const line = (text: string, of: (last: number, index: number) => Formula): Cell[] => {
    label(text);
    const cells = years.map((first, index) => sheet.put(2 + index, of(first + 11, index), plain('money')));
    sheet.row += 1;
    return cells;
  };
  const at = (last: number, column: 'balance' | 'owed') => block.rows[last]?.[column] ?? inputs.money;
  const [tax = f`0`, secondTax = f`0`] = taxes;
  const bank = line('Cash before tax and your pay', (last) => f`${at(last, 'balance')}`);
  const first = f`MAX(0,ROUND(${bank[0] ?? 0}-${tax}-${inputs.money},2))`;
  const drawn = line('Drawings: your own pay', (_, index) =>
    index === 0 ? first : f`MAX(0,ROUND(${bank[1] ?? 0}-${tax}-${first}-${secondTax}-${inputs.money},2))`,
  );
  const [pay = f`0`, secondPay = f`0`] = drawn;
  const cash = line('Cash, including the money for tax', (_, index) =>
    index === 0 ? f`ROUND(${bank[0] ?? 0}-${pay},2)` : f`ROUND(${bank[1] ?? 0}-${tax}-${pay}-${secondPay},2)`,
  );
  const owed = line('Owed by customers', (last) => f`${at(last, 'owed')}`);
  const due = line('Tax to pay', (_, index) => f`${taxes[index] ?? 0}`);
  const own = line(ownMoneyName(inputs.owedAtStart !== undefined), () =>
    inputs.owedAtStart ? f`${inputs.money}+${inputs.owedAtStart}` : f`${inputs.money}`,
  );
  const kept = line('Profit kept', (_, index) =>
    index === 0
      ? f`ROUND(${profits[0] ?? 0}-${tax}-${pay},2)`
      : f`ROUND(${profits[0] ?? 0}+${profits[1] ?? 0}-${tax}-${secondTax}-${pay}-${secondPay},2)`,
  );
  line(
    'Check: the two sides differ by',
    (_, index) =>
      f`ROUND(${cash[index] ?? 0}+${owed[index] ?? 0}-${due[index] ?? 0}-${own[index] ?? 0}-${kept[index] ?? 0},2)`,
  );
}

const ownMoneyName = (isOwedAtStart: boolean): string =>
  `Money you put in${isOwedAtStart ? ', plus what customers owed you at the start' : ''}`;

function writeRatios(sheet: Sheet, { figures, sources }: WorkbookPlan, block: MonthBlock): void {
  const { ratios } = figures;
  if (!ratios) return;
  const sum = (name: 'sales' | 'cost' | 'fixed' | 'start') => f`SUM(${block.column(name, 0, 12)})`;
  const percent = (part: Formula): Formula =>
    f`IF(${sum('sales')}>0,ROUND(${inCents(part)}*1000/${inCents(sum('sales'))},0)/10,0)`;
  sheet.space();
  sheet.head('Ratios of the first year', 'Yours, %', 'From, %', 'To, %', { words: 'Industry' });
  const line = (text: string, formula: Formula, isCompared: boolean) => {
    sheet.put(1, text, { format: 'text', role: 'label' });
    sheet.put(2, formula, plain('number'));
    const { industry } = ratios;
    if (isCompared && industry) {
      sheet.put(3, industry.low, plain('number'));
      sheet.put(4, industry.high, plain('number'));
      sheet.put(5, `${industry.name}. ${basisText(industry.basis, sources)}`, {
        format: 'text',
        role: 'note',
      });
    } else if (isCompared) sheet.put(5, 'No range published', { format: 'text', role: 'note' });
    sheet.row += 1;
  };
  const isCost = ratios.industry !== undefined && /cost of sales/i.test(ratios.industry.ratio);
  line('Left after the cost of sales', percent(f`(${sum('sales')}-${sum('cost')})`), false);
  line('Cost of sales', percent(sum('cost')), isCost);
  line('All costs', percent(f`(${sum('cost')}+${sum('fixed')}+${sum('start')})`), !isCost);
}

function writeLoan(
  sheet: Sheet,
  { figures, sources }: WorkbookPlan,
  { loan, block, hard }: { loan: Loan; block: MonthBlock; hard: MonthBlock },
): void {
  const label = (text: string) => sheet.put(1, text, { format: 'text', role: 'label' });
  const open = (text: string, value: number, format: 'money' | 'number' | 'count', name: string): Cell => {
    label(text);
    const cell = sheet.put(2, value, { format, role: 'assumption' });
    sheet.validate(cell, {
      type: 'decimal',
      min: 0,
      max: 1_000_000,
      says: 'Please type a number from 0 up.',
    });
    sheet.put(5, basisText(loan.basis, sources), { format: 'text', role: 'note' });
    sheet.row += 1;
    return sheet.named(cell, name);
  };
  const amount = open('Amount', dollars(loan.amountCents), 'money', 'loan_amount');
  const rate = open('Rate, % a year', loan.ratePercent, 'number', 'loan_rate');
  const months = open('Months', loan.months, 'count', 'loan_months');
  for (const { what, cents } of loan.use) {
    label(`Use: ${what}`);
    sheet.put(2, dollars(cents), plain('money'));
    sheet.row += 1;
  }
  label('Of the loan, left in the account');
  const kept = sheet.put(2, dollars(loan.keptCents), plain('money'));
  sheet.row += 1;
  label('Repayment a month');
  const repayment = sheet.named(
    sheet.put(
      2,
      f`IF(${amount}=0,0,ROUNDUP(${amount}*(${rate}/1200)/(1-POWER(1+${rate}/1200,-${months})),2))`,
      key('money'),
    ),
    'repayment',
  );
  sheet.row += 1;
  const cover = (of: MonthBlock, first: number): Formula =>
    f`IF(${repayment}>0,ROUND(${inCents(f`SUM(${of.column('left', first, first + 12)})`)}*100/${inCents(f`${repayment}*12`)},0)/100,0)`;
  for (const [name, of] of [
    ['as planned', block],
    ['in the hard case', hard],
  ] as const) {
    label(`Left for each dollar of repayment, ${name}: year 1, year 2`);
    sheet.put(2, cover(of, 0), plain('number'));
    sheet.put(3, cover(of, 12), plain('number'));
    sheet.row += 1;
  }
  sheet.space();
  sheet.head('Month', 'Interest', 'Paid back', 'Still owed', 'Balance with the loan');
  let owed: Cell = amount;
  let balance: Cell | undefined;
  figures.cases[0]?.rows.forEach((_, index) => {
    label(monthLabel(figures.inputs.firstMonth, index));
    const interest = sheet.put(2, index === 0 ? f`0` : times(owed, rate, 1200), plain('money'));
    const paid = sheet.put(
      3,
      index === 0 ? f`0` : f`ROUND(MIN(${owed},${repayment}-${interest}),2)`,
      plain('money'),
    );
    owed = sheet.put(4, f`ROUND(${owed}-${paid},2)`, plain('money'));
    const [now = kept, last = kept] = [block.rows[index]?.balance, block.rows[index - 1]?.balance];
    balance = sheet.put(
      5,
      balance ? f`ROUND(${balance}+${now}-${last}-${interest}-${paid},2)` : f`ROUND(${now}+${kept},2)`,
      plain('money'),
    );
    sheet.row += 1;
  });
}
