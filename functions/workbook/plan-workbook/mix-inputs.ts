import type { FigureInputs } from '#shared/plan/figures/inputs.ts';
import { type Cell, type Formula, f } from '../formula/formula.ts';
import { between, type InputRow, type InputRows } from './input-rows.ts';
import { dollars } from './workbook-plan.ts';

const sumOf = ([first, ...rest]: readonly Formula[]): Formula =>
  rest.reduce((sum, part) => f`${sum}+${part}`, first ?? f`0`);

/** The share of each line in whole parts: hundredths of a dollar, thousandths of an hour. */
function averageOf(percents: readonly Cell[], values: readonly Cell[], parts: 100 | 1000): Formula {
  const shares = percents.map((percent, index) => f`${percent}*ROUND(${values[index] ?? 0}*${parts},0)`);
  return f`ROUND(${sumOf(shares)}/${sumOf(percents.map((percent) => f`${percent}`))},0)/${parts}`;
}

type Average = Pick<InputRow, 'formula' | 'from'>;

/**
 * The lines that a sale may be of. Their averages are the price, cost and hours of one sale. Lines have numbers, because
 * the customer's own words never enter a workbook.
 */
export function mixInputs(
  rows: InputRows,
  { mix }: FigureInputs,
): Record<'price' | 'cost' | 'hours' | 'unpaidHours', Average> | undefined {
  if (!mix) return undefined;
  rows.group('What makes up one sale: the items in the table in part 3, in the same order');
  const own = (isOwn: boolean) =>
    isOwn ? { words: '' } : { why: 'Our judgement, scaled from the price of your first item.' };
  const cells = mix.lines.map((line, index) => {
    const name = `Line ${index + 1}`;
    return {
      percent: rows.add({
        label: `${name}: how many of 100 sales`,
        value: line.percent,
        format: 'number',
        unit: 'sales',
        from: mix.isJudged
          ? { why: 'Our judgement, where your buyers don’t say. Put in your own numbers.' }
          : { words: '' },
        limits: between(0, 1000),
      }),
      price: rows.add({
        label: `${name}: price`,
        value: dollars(line.priceCents),
        format: 'money',
        unit: '$',
        from: { words: '' },
      }),
      cost: rows.add({
        label: `${name}: cost`,
        value: dollars(line.costCents),
        format: 'money',
        unit: '$',
        from: own(line.isOwnCost),
      }),
      hours: rows.add({
        label: `${name}: paid hours`,
        value: line.hours,
        format: 'hours',
        unit: 'hours',
        from: own(line.isOwnTime),
      }),
      unpaidHours: rows.add({
        label: `${name}: unpaid hours`,
        value: line.unpaidHours,
        format: 'hours',
        unit: 'hours',
        from: own(false),
      }),
    };
  });
  const percents = cells.map(({ percent }) => percent);
  const average = (key: 'price' | 'cost' | 'hours' | 'unpaidHours', parts: 100 | 1000): Average => ({
    formula: averageOf(
      percents,
      cells.map((line) => line[key]),
      parts,
    ),
    from: { why: 'The average of the items above.' },
  });
  return {
    price: average('price', 100),
    cost: average('cost', 100),
    hours: average('hours', 1000),
    unpaidHours: average('unpaidHours', 1000),
  };
}
