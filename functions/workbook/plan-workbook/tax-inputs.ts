import type { Cell } from '../formula/formula.ts';
import { between, type InputRows } from './input-rows.ts';
import { dollars, type WorkbookPlan } from './workbook-plan.ts';

export interface Step {
  above: Cell;
  rate: Cell;
}

export interface TaxInputs {
  brackets: Step[];
  offsetMost: Cell;
  offsetLess: Step[];
  levyPercent: Cell;
  levyAbove: Cell;
  levyShade: Cell;
  payment?: PaymentInputs;
}

export interface PaymentInputs {
  free: Cell;
  workBonus: Cell;
  tapers: Step[];
  /** The customer's yearly payment; 0 if no amount was given. */
  amount: Cell;
}

const money = { format: 'money', unit: '$' } as const;

/** Writes the rules of tax and of the customer's payment as data on the sheet. */
export function taxInputs(rows: InputRows, { figures }: WorkbookPlan): TaxInputs {
  const { brackets, offset, levy, year, basis } = figures.tax;
  const rate = { format: 'number', unit: '%', limits: between(0, 100) } as const;
  rows.group(`Tax of ${year}`);
  const made: TaxInputs = {
    brackets: brackets.map(({ above, percent }) => ({
      above: rows.add({ label: 'Tax above', value: above, ...money, from: { basis } }),
      rate: rows.add({ label: 'at a rate of', value: percent, ...rate, from: { basis } }),
    })),
    offsetMost: rows.add({
      label: 'Low income tax offset, maximum',
      value: offset.most,
      ...money,
      from: { basis: offset.basis },
    }),
    offsetLess: offset.less.map(({ above, percent }) => ({
      above: rows.add({ label: 'less above', value: above, ...money, from: { basis: offset.basis } }),
      rate: rows.add({ label: 'at a rate of', value: percent, ...rate, from: { basis: offset.basis } }),
    })),
    levyPercent: rows.add({
      label: 'Medicare levy',
      value: levy.percent,
      ...rate,
      from: { basis: levy.basis },
    }),
    levyAbove: rows.add({
      label: 'No levy up to',
      value: levy.above,
      ...money,
      from: { basis: levy.basis },
    }),
    levyShade: rows.add({
      label: 'and at most this share of what is above',
      value: levy.shadePercent,
      ...rate,
      from: { basis: levy.basis },
    }),
  };
  const payment = paymentInputs(rows, figures);
  return { ...made, ...(payment && { payment }) };
}

function paymentInputs(
  rows: InputRows,
  { payment, inputs }: WorkbookPlan['figures'],
): PaymentInputs | undefined {
  if (!payment) return undefined;
  const from = { basis: payment.basis };
  const free = dollars(payment.freeFortnightCents);
  const first = payment.tapers[0]?.above ?? 0;
  rows.group(`${payment.name}, a fortnight`);
  return {
    free: rows.add({ label: 'Income before it falls', value: free, ...money, from }),
    workBonus: rows.add({
      label: 'Work Bonus',
      value: dollars(payment.workBonusFortnightCents),
      ...money,
      from,
    }),
    tapers: payment.tapers.map(({ above, cents }) => ({
      above: rows.add({
        label: 'Each dollar above',
        value: Math.round((above - first + free) * 100) / 100,
        ...money,
        from,
      }),
      rate: rows.add({
        label: 'takes, in cents',
        value: cents,
        format: 'count',
        unit: 'cents',
        from,
        limits: between(0, 100),
      }),
    })),
    amount: rows.add({
      label: 'Your payment in a year; 0 if unknown',
      value: dollars(inputs.payment?.amountYearCents ?? 0),
      ...money,
      from: inputs.payment?.amountYearCents === undefined ? { why: 'You gave no amount.' } : { words: '' },
    }),
  };
}
