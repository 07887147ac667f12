import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import { printFact } from '#shared/content/facts.ts';
import { kitFigures } from '#shared/contract/kit-figures.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { dollars } from './input-table.ts';
import { type KeyFigure, writeKeyFigures, writeLegend } from './key-figures.ts';
import { type CaseName, type KitSource, writeKitInputs } from './kit-inputs.ts';
import { writeQuarters } from './kit-results.ts';
import { writeMonths } from './month-sheet.ts';
import { writeUnit } from './unit-sheet.ts';

const guide = [
  'Change a green or yellow cell on the sheet Inputs, and every sheet follows, this one too.',
  'All other cells are protected, so that no formula is typed over by accident. There is no password.',
  'The column “In the path” keeps the figures that the path’s planned first year is made of.',
  'Costs and other money that goes out stand with a minus. Amounts are Australian dollars.',
];

/**
 * The numbers of a path in a workbook that calculates by the rules of our plans. The same path always gives the same
 * bytes.
 */
export function writeKitWorkbook(source: KitSource): Uint8Array<ArrayBuffer> {
  const { title, path, checked } = source;
  const { sheet: inputsSheet, inputs } = writeKitInputs(source);
  const months = (name: CaseName, sheetTitle: string) => writeMonths({ name, title: sheetTitle, inputs });
  const cases = {
    base: months('base', 'Base'),
    cautious: months('cautious', 'Cautious'),
    strong: months('strong', 'Strong'),
  };
  const unit = writeUnit(path, inputs, cases.base.fixed);
  const { sheet: averages, yearEnd } = writeQuarters(inputs, cases.base);
  const results = writeResults(source, { cases, unit, yearEnd });
  const sheets = [
    results,
    inputsSheet,
    unit.sheet,
    averages,
    ...Object.values(cases).map(({ sheet }) => sheet),
  ];
  return new Uint8Array(
    workbookFile({
      sheets: sheets.map(({ content }) => content),
      title: `${title}: your numbers`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, your numbers. General information, not financial, legal or tax advice`,
    }),
  );
}

interface Results {
  cases: Record<CaseName, ReturnType<typeof writeMonths>>;
  unit: ReturnType<typeof writeUnit>;
  yearEnd: ReturnType<typeof writeQuarters>['yearEnd'];
}

function writeResults({ title, numbers }: KitSource, results: Results): Sheet {
  const sheet = new Sheet({ name: 'Your numbers', widths: [46, 26, 26, 16], printed: 4 });
  sheet.words('title', `${title}: your numbers`);
  sheet.words('subtitle', `Compare an hour with the casual minimum wage, ${printFact('casual-floor')}.`);
  sheet.space();
  writeKeyFigures(sheet, keyFigures(numbers, results));
  sheet.space();
  sheet.words('heading', 'How to use it');
  for (const line of guide) sheet.words('words', line);
  writeLegend(sheet);
  sheet.space();
  sheet.words(
    'subtitle',
    'General information, not financial, legal or tax advice. Figures are estimates, not promises.',
  );
  return sheet;
}

function keyFigures(numbers: KitSource['numbers'], { cases, unit, yearEnd }: Results): KeyFigure[] {
  const tried = tryNumbers(numbers);
  const lastTried = tried.quarters.at(-1);
  if (lastTried === undefined) throw new Error('A year has four quarters');
  const money = (label: string, now: KeyFigure['now'], inPath: number): KeyFigure => ({
    label: `${label}, A$`,
    now,
    inPath,
    format: 'money',
  });
  return [
    money('Left from one sale', unit.contribution, dollars(tried.sale.contributionCents)),
    money('Fixed costs of a month', cases.base.fixed, dollars(tried.fixedMonthCents)),
    {
      label: 'Sales that cover a month',
      now: unit.breakEven,
      inPath: tried.breakEvenUnits ?? 'no number does',
      format: 'count',
    },
    {
      label: 'Sales a month, months 10 to 12',
      now: yearEnd.units,
      inPath: lastTried.units,
      format: 'number',
    },
    money('Left a month, months 10 to 12', yearEnd.net, lastTried.netCents / 100),
    money(kitFigures.hour, yearEnd.hour, dollars(lastTried.hourCents)),
    money(kitFigures.closing, cases.base.closing, dollars(tried.cash.closingCents)),
    money(kitFigures.lowest, cases.base.lowest, dollars(tried.cash.lowest.cents)),
    money(`${kitFigures.closing}, cautious`, cases.cautious.closing, Number(cases.cautious.closing.value)),
    money(`${kitFigures.closing}, strong`, cases.strong.closing, Number(cases.strong.closing.value)),
  ];
}
