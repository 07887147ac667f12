import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { key, plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import type { Intake, Rates } from './intake-sheet.ts';
import { upTo } from './quote-rules.ts';
import type { Quote } from './quote-tab.ts';

export type Day = ReturnType<typeof daySheet>;

/** Place, drive in minutes, kilometres, minutes at the table, price; the first is the visit of the quote, whose table and price are read. */
const visits = [
  ['Eaglehawk', 21, 17, null, null],
  ['Huntly', 18, 14, 50, 120],
  ['Epsom', 12, 8, 60, 120],
  ['Home', 25, 16, 0, 0],
] as const;
const mostVisits = 6;
const startMinutes = 8 * 60;

const clock = (minutes: Cell) =>
  f`INT(${minutes}/60)&IF(${minutes}-60*INT(${minutes}/60)<10,".0",".")&(${minutes}-60*INT(${minutes}/60))`;

/** One day in the order it is driven: the road to each dog is a line of it. */
export function daySheet({ rates, intake, visit }: { rates: Rates; intake: Intake; visit: Quote }) {
  const sheet = new Sheet({
    name: 'Day',
    widths: [22, 16, 14, 16, 14, 12, 12],
    frozen: { rows: 3, columns: 1 },
    isOnePage: true,
  });
  sheet.words('title', 'One day');
  sheet.words(
    'subtitle',
    'Leaves home at 8.00. The first stop is the visit of the quote; type the others, and home as the last.',
  );
  sheet.head('Where', 'Drive to the next', 'Kilometres', 'At the table', 'Price', 'Arrives', 'Leaves');
  let leaves: Cell | number = startMinutes;
  const rows = Array.from({ length: mostVisits }, (_, index) => {
    const [where = null, drive = null, kilometres = null, table = null, price = null] = visits[index] ?? [];
    const place = sheet.put(1, where, { format: 'text', role: 'answer' });
    const typed = (column: number, value: number | null): Cell => {
      const cell = sheet.put(column, value, { format: 'count', role: 'answer' });
      sheet.validate(cell, upTo(1_000, 'a number'));
      return cell;
    };
    const road = typed(2, drive);
    const far = typed(3, kilometres);
    const isOfQuote = index === 0;
    const work = isOfQuote ? sheet.put(4, f`${intake.minutes}+0`, plain('count')) : typed(4, table);
    const paid = isOfQuote
      ? sheet.put(5, f`${visit.price}+0`, plain('money'))
      : sheet.put(5, price, { format: 'money', role: 'answer' });
    const arrives = sheet.put(8, f`${leaves}+${road}`, plain('count'));
    const ends = sheet.put(9, f`${arrives}+${work}`, plain('count'));
    sheet.put(6, f`IF(${place}="","",${clock(arrives)})`, plain('text'));
    sheet.put(7, f`IF(${place}="","",${clock(ends)})`, plain('text'));
    leaves = ends;
    sheet.row += 1;
    return { road, far, work, paid };
  });
  sheet.space();
  const column = (of: keyof (typeof rows)[number]) => sheet.range(rows.map((row) => row[of]));
  const total = (
    label: string,
    content: ReturnType<typeof f>,
    name: string,
    format: 'money' | 'hours',
  ): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.named(sheet.put(2, content, key(format)), name);
    sheet.row += 1;
    return cell;
  };
  const taken = total('Taken', f`SUM(${column('paid')})`, 'day_taken', 'money');
  const car = total('The car', f`ROUND(SUM(${column('far')})*${rates.kilometre},2)`, 'day_car', 'money');
  const hours = total(
    'Hours, roads included',
    f`(SUM(${column('road')})+SUM(${column('work')}))/60`,
    'day_hours',
    'hours',
  );
  total('Left by an hour', f`IF(${hours}=0,0,ROUND((${taken}-${car})/${hours},2))`, 'day_hour', 'money');
  sheet.space();
  sheet.words('subtitle', 'Columns H and I count minutes since midnight, for the two clocks beside them.');
  return { sheet, taken, car, hours };
}
