import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { type Cell, f, type Operand } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { addedTax } from './rules.ts';

export interface TaxSheet {
  sheet: Sheet;
  profit: Cell;
  /** Of the case that is the person's own. */
  setAside: Cell;
}

/** What to set aside from the first year's profit: the tax with it less the tax without it. */
export function writeTax({ tax }: PlanModel, inputs: Inputs, { year }: MonthSheet): TaxSheet {
  const sheet = new Sheet({ name: 'Tax', widths: [44, 16, 16, 16, 14] });
  sheet.words('title', 'What to set aside for tax');
  sheet.words(
    'subtitle',
    'On profit, at resident rates with the Medicare levy; offsets are left out, so it errs towards too much.',
  );
  sheet.space();
  sheet.put(1, 'Profit of the first year, A$', { format: 'text', role: 'label' });
  const profit = sheet.named(
    sheet.put(2, f`ROUND(${year.sold}+${year.variable}+${year.fixed}+${year.startup},2)`, key('money')),
    'profit_of_year',
  );
  sheet.row += 2;
  sheet.head('If', 'Other income', 'Profit', 'Set aside', 'Of profit');
  const row = (label: string, other: Operand, isYours: boolean): Cell => {
    sheet.put(1, `${label}${isYours ? ' (you)' : ''}`, { format: 'text', role: 'label' });
    const income = sheet.put(2, f`${other}`, plain('money'));
    sheet.put(3, f`${profit}`, plain('money'));
    const aside = sheet.put(4, addedTax(inputs, profit, income), plain('money'));
    sheet.put(5, f`IF(${profit}>0,${aside}/${profit},0)`, plain('percent'));
    sheet.row += 1;
    return aside;
  };
  const alone = row('This is your only income', 0, tax.fits === 'alone');
  const beside = row('You have a wage as well', inputs.otherIncome, tax.fits === 'beside-job');
  return { sheet, profit, setAside: sheet.named(tax.fits === 'alone' ? alone : beside, 'tax_to_set_aside') };
}
