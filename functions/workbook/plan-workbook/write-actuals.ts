import { type Cell, f } from '../formula/formula.ts';
import { plain, Sheet, total } from '../grid/sheet.ts';
import type { MonthBlock } from './write-months.ts';

const groups = [
  { name: 'sold', column: 'units', format: 'count' },
  { name: 'sales', column: 'sales', format: 'money' },
  { name: 'money in', column: 'moneyIn', format: 'money' },
  { name: 'left', column: 'left', format: 'money' },
] as const;

/** Compares actual results with the plan, for twelve months. The customer fills in the green cells. */
export function writeActuals(block: MonthBlock): Sheet {
  const sheet = new Sheet({
    name: 'Actuals',
    widths: [18, ...groups.flatMap(() => [13, 13, 13])],
    frozen: { rows: 3, columns: 1 },
    isOnePage: true,
  });
  sheet.words('title', 'Your months next to the plan');
  sheet.words(
    'subtitle',
    'Fill in the green cells at the end of each month. A minus means less than planned.',
  );
  sheet.head('Month', ...groups.flatMap(({ name }) => [`Plan, ${name}`, `You, ${name}`, 'Difference']));
  const made = groups.map((): { plan: Cell[]; you: Cell[] } => ({ plan: [], you: [] }));
  for (const row of block.rows.slice(0, 12)) {
    sheet.put(1, row.month.value, { format: 'text', role: 'label' });
    groups.forEach(({ column, format }, index) => {
      const planned = sheet.put(2 + index * 3, f`${row[column]}`, plain(format));
      const you = sheet.put(3 + index * 3, null, { format, role: 'answer' });
      sheet.validate(you, {
        type: 'decimal',
        min: -1_000_000_000,
        max: 1_000_000_000,
        says: 'Please type a number.',
      });
      sheet.put(4 + index * 3, f`IF(${you}="","",ROUND(${you}-${planned},2))`, plain(format));
      made[index]?.plan.push(planned);
      made[index]?.you.push(you);
    });
    sheet.row += 1;
  }
  sheet.put(1, 'Year 1', { format: 'text', role: 'label' });
  groups.forEach(({ format }, index) => {
    const { plan = [], you = [] } = made[index] ?? {};
    sheet.put(2 + index * 3, f`ROUND(SUM(${sheet.range(plan)}),2)`, total(format));
    sheet.put(3 + index * 3, f`ROUND(SUM(${sheet.range(you)}),2)`, total(format));
  });
  sheet.row += 1;
  return sheet;
}
