import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import type { WorkInputs } from './kit-inputs.ts';
import type { MonthSheet } from './month-sheet.ts';

interface QuarterCells {
  units: Cell;
  net: Cell;
  hour: Cell;
}

const quarterNames = ['1 to 3', '4 to 6', '7 to 9', '10 to 12'];

/** An average month of each quarter. Sales here are not whole, so that rounding does not matter. */
export function writeQuarters(inputs: WorkInputs, base: MonthSheet) {
  const sheet = new Sheet({ name: 'Average month', widths: [22, 15, 15, 15, 15, 18] });
  sheet.words('title', 'What a month brings on average');
  sheet.words(
    'subtitle',
    'Before tax, and before what the start costs. Every hour counts: selling and paperwork too.',
  );
  sheet.space();
  sheet.head('Month', 'Sales', 'Sold', 'Collected', 'Left after costs');
  const months = { units: [] as Cell[], sold: [] as Cell[], net: [] as Cell[] };
  for (const [index, units] of base.expected.entries()) {
    sheet.put(1, index + 1, plain('count'));
    months.units.push(sheet.put(2, f`${units}`, plain('number')));
    const [before, earlier] = [months.sold.at(-1) ?? 0, months.sold.at(-2) ?? 0];
    const sold = sheet.put(3, f`${units}*${base.price}`, plain('money'));
    months.sold.push(sold);
    const collected = sheet.put(
      4,
      f`${inputs.paidNow}*${sold}+${inputs.paidNext}*${before}+${inputs.paidLater}*${earlier}`,
      plain('money'),
    );
    months.net.push(sheet.put(5, f`${collected}-${units}*${base.costs}-${base.fixed}`, plain('money')));
    sheet.row += 1;
  }
  sheet.space();
  sheet.head('Months', 'Sales a month', 'Left a month', 'Left by an hour');
  const quarters = quarterNames.map((name, index): QuarterCells => {
    const of = (cells: readonly Cell[]): Formula =>
      f`AVERAGE(${sheet.range(cells.slice(index * 3, index * 3 + 3))})`;
    sheet.put(1, name, { format: 'text', role: 'label' });
    const units = sheet.put(2, of(months.units), plain('number'));
    const net = sheet.put(3, of(months.net), plain('money'));
    const hour = sheet.put(4, f`ROUND(${net}/(${inputs.hours}*${inputs.weeks}),2)`, plain('money'));
    sheet.row += 1;
    return { units, net, hour };
  });
  const last = quarters.at(-1);
  if (last === undefined) throw new Error('A year has four quarters');
  const yearEnd: QuarterCells = {
    ...last,
    net: sheet.named(last.net, 'left_at_year_end'),
    hour: sheet.named(last.hour, 'hour_at_year_end'),
  };
  return { sheet, yearEnd };
}
