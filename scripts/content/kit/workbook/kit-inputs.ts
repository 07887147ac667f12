import { daySerial } from '#functions/workbook/formula/excel-functions.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import { demandInputs } from '#functions/workbook/sheets/demand-inputs.ts';
import { dollars, type InputTable, inputTable, money } from '#functions/workbook/sheets/input-table.ts';
import type { WorkInputs } from '#functions/workbook/sheets/inputs-sheet.ts';
import { hoursOfWork, scenarioInputs } from '#functions/workbook/sheets/rule-inputs.ts';
import { oneSale } from '#functions/workbook/sheets/sale-inputs.ts';
import { type KitNumbers, weeklyHoursLimits } from '#shared/contract/kit.ts';
import { generalReasons } from '#shared/plan/assumptions/general-reasons.ts';
import { registerOfPath } from '#shared/plan/model/register.ts';
import type { PathNumbers } from '#shared/plan/paths/path-numbers.ts';

export interface KitSource {
  path: PathNumbers;
  numbers: KitNumbers;
  title: string;
  /** The day the text was last checked, `2026-11-20`. */
  checked: string;
}

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
  const table = inputTable(sheet, registerOfPath(source.path));
  const own = ownInputs(table, source);
  const inputs: WorkInputs = {
    ...own.inputs,
    ...oneSale(table, source),
    ...demandInputs(table, source),
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
  const [percentile] = generalReasons.pricePercentile;
  const [min, max] = weeklyHoursLimits;
  const inputs = {
    price: answer({
      name: 'price',
      label: `Price of one ${path.unit}`,
      value: dollars(numbers.priceCents),
      ...money,
      because: ['J', percentile],
    }),
    hours: answer({
      name: 'hours_a_week',
      label: 'Hours a week',
      value: numbers.weeklyHours,
      format: 'hours',
      unit: 'hours',
      entry: 'hours-of-path',
      limits: { type: 'decimal', min, max, says: `Please type hours from ${min} to ${max}.` },
    }),
    toolsMonth: answer({
      name: 'tools_a_month',
      label: 'Tools',
      value: dollars(numbers.toolsMonthCents),
      ...money,
      unit: 'A$ a month',
      entry: 'tools',
    }),
    insuranceYear: answer({
      name: 'insurance_a_year',
      label: 'Insurance',
      value: dollars(numbers.insuranceYearCents),
      ...money,
      unit: 'A$ a year',
      entry: 'insurance',
    }),
    starts: answer({
      name: 'first_day',
      label: 'Your first day',
      value: daySerial(checked),
      format: 'date',
      because: ['U', 'Until you type yours, the day the figures of the path were last checked'],
    }),
  };
  const startup = answer({
    name: 'startup_cost',
    label: 'What the start costs',
    value: dollars(numbers.startupCents),
    ...money,
    entry: 'startup',
  });
  const handbook = answer({
    name: 'handbook_price',
    label: 'This handbook',
    value: dollars(numbers.handbookCents),
    ...money,
    because: ['S', 'Its price on the day this file was made; the cash pays it in month 1'],
  });
  return { inputs, startup, handbook };
}
