import { daySerial } from '#functions/workbook/formula/excel-functions.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import { type KitNumbers, weeklyHoursLimits } from '#shared/contract/kit.ts';
import { priceReason } from '../../figures/decide-price.ts';
import type { PathFigures } from '../../figures/path-figures.ts';
import { demandInputs } from './demand-inputs.ts';
import { dollars, type InputTable, inputTable, money } from './input-table.ts';
import { hoursOfWork, scenarioInputs } from './rule-inputs.ts';
import { oneSale } from './sale-inputs.ts';

export interface KitSource {
  path: PathFigures;
  numbers: KitNumbers;
  title: string;
  /** The day the text was last checked, `2026-11-20`. */
  checked: string;
}

export type WorkInputs = ReturnType<typeof writeKitInputs>['inputs'];

/** Everything the workbook calculates with; on the other sheets no figure is typed that is not here. */
export function writeKitInputs(source: KitSource) {
  const sheet = new Sheet({
    name: 'Inputs',
    widths: [46, 14, 16, 14, 6, 80],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'Your numbers');
  sheet.words(
    'subtitle',
    'Green cells are yours to fill in, yellow cells what our plans assume. Change any of them; the rest follows.',
  );
  const columns = ['In the path', { words: 'Mark' }, { words: 'Where it comes from, or why' }] as const;
  sheet.head('What', 'Value', { words: 'Unit' }, ...columns);
  const table = inputTable(sheet);
  const own = ownInputs(table, source);
  const inputs = {
    ...own.inputs,
    ...oneSale(table, source.path),
    ...demandInputs(table, source.path),
    ...hoursOfWork(table),
    scenarios: scenarioInputs(table),
  };
  sheet.space();
  sheet.words(
    'subtitle',
    'S: from a named source. D: derived from one by a stated rule. J: a judgement of ours. U: yours.',
  );
  return { sheet, inputs, startup: own.startup, handbook: own.handbook };
}

function ownInputs({ group, answer }: InputTable, { path, numbers, checked }: KitSource) {
  group('Yours to fill in');
  const [min, max] = weeklyHoursLimits;
  const inputs = {
    price: answer({
      name: 'price',
      label: `Price of one ${path.unit}`,
      value: dollars(numbers.priceCents),
      ...money,
      basis: { mark: 'J', why: priceReason },
    }),
    hours: answer({
      name: 'hours_a_week',
      label: 'Hours a week',
      value: numbers.weeklyHours,
      format: 'hours',
      unit: 'hours',
      basis: path.hoursPerWeek,
      limits: { type: 'decimal', min, max, says: `Please type hours from ${min} to ${max}.` },
    }),
    toolsMonth: answer({
      name: 'tools_a_month',
      label: 'Tools',
      value: dollars(numbers.toolsMonthCents),
      ...money,
      unit: 'A$ a month',
      basis: path.toolsMonthHighCents,
    }),
    insuranceYear: answer({
      name: 'insurance_a_year',
      label: 'Insurance',
      value: dollars(numbers.insuranceYearCents),
      ...money,
      unit: 'A$ a year',
      basis: path.insuranceYearCents,
    }),
    starts: answer({
      name: 'first_day',
      label: 'Your first day',
      value: daySerial(checked),
      format: 'date',
      basis: { mark: 'U', why: 'Until you type yours, the day the figures of the path were last checked' },
    }),
  };
  const startup = answer({
    name: 'startup_cost',
    label: 'What the start costs',
    value: dollars(numbers.startupCents),
    ...money,
    basis: path.startup,
  });
  const handbook = answer({
    name: 'handbook_price',
    label: 'This handbook',
    value: dollars(numbers.handbookCents),
    ...money,
    basis: { mark: 'S', why: 'Its price on the day this file was made; the cash pays it in month 1' },
  });
  return { inputs, startup, handbook };
}
