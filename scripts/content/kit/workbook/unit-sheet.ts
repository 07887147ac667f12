import { type Cell, type Formula, f, type Operand } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet, total } from '#functions/workbook/grid/sheet.ts';
import type { PathFigures } from '../../figures/path-figures.ts';
import type { WorkInputs } from './kit-inputs.ts';
import { cardFee, platformFee, ratioOf } from './work-formulas.ts';

export interface UnitSheet {
  sheet: Sheet;
  contribution: Cell;
  breakEven: Cell;
}

/** One sale in steps, from its price to its profit. */
export function writeUnit(path: PathFigures, inputs: WorkInputs, fixed: Cell): UnitSheet {
  const sheet = new Sheet({
    name: 'One sale',
    widths: [44, 14, 14, 14, 60],
    frozen: { rows: 3, columns: 1 },
  });
  const { cost } = inputs.cases.base;
  sheet.words('title', 'What one sale leaves, and break-even');
  sheet.words('subtitle', `Of one ${path.unit}. Core is the offer the plan counts with.`);
  sheet.head('A$', 'Starter', 'Core', 'Premium', { words: 'How it is reckoned' });
  const ladderStep = path.ladderStepCents / 100;
  const step = (times: Cell): Formula => f`ROUND(${inputs.price}*${times}/${ladderStep},0)*${ladderStep}`;
  const starter =
    path.demand.kind === 'traffic'
      ? f`MAX(${inputs.priceLow},${step(inputs.ladderStarter)})`
      : step(inputs.ladderStarter);
  const row = (label: string, formulas: readonly Formula[], how: string, look = plain('money')): Cell[] => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cells = formulas.map((formula, index) => sheet.put(index + 2, formula, look));
    sheet.put(5, how, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cells;
  };
  const prices = row(
    'Price',
    [starter, f`${inputs.price}`, step(inputs.ladderPremium)],
    'the price on Inputs, and steps beside it',
  );
  const each = (label: string, costOf: (price: Operand) => Formula, how: string): Cell[] =>
    row(
      label,
      prices.map((price) => f`-ROUND(${costOf(price)},2)`),
      how,
    );
  const parts = [
    each('Materials', (price) => f`${price}*${inputs.materials}*${cost}`, 'a share of the price'),
    each('Remakes', (price) => f`${price}*${inputs.waste}*${cost}`, 'a share of the price'),
    each('Platform', (price) => platformFee(inputs, price), 'a share of the price and a fixed part'),
    each(
      'Card fee',
      (price) => cardFee(inputs, price),
      'a share of the price and a fixed part for each payment',
    ),
  ];
  const left = row(
    'Left from one sale',
    prices.map(
      (price, index) =>
        f`ROUND(${price}+SUM(${sheet.range(parts.flatMap((cells) => cells[index] ?? []))}),2)`,
    ),
    'price less the lines above',
    total('money'),
  );
  const core = left[1];
  if (!core) throw new Error('There is no core offer');
  const contribution = sheet.named(core, 'left_by_one_sale');
  sheet.space();
  const fact = (label: string, formula: Formula, how: string, format: 'money' | 'general'): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(3, formula, plain(format));
    sheet.put(5, how, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
  fact(
    'An hour of delivery leaves',
    f`ROUND(${contribution}/${inputs.hoursPerUnit},2)`,
    'before the hours of selling',
    'money',
  );
  fact('Fixed costs of a month', f`${fixed}`, 'tools and a twelfth of the insurance', 'money');
  const breakEven = fact(
    'Sales that cover a month',
    f`IF(${contribution}<=0,"no number does",ROUNDUP(${ratioOf(fixed, contribution)},0))`,
    'fixed costs ÷ what one sale leaves, rounded up',
    'general',
  );
  return { sheet, contribution, breakEven: sheet.named(breakEven, 'sales_to_break_even') };
}
