import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { key, plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import type { Day } from './day-sheet.ts';
import { wholeUpTo } from './quote-rules.ts';

/** Days worked in each week, and how many of its visits were cancelled late. */
const weeks = [
  [2, 0],
  [3, 1],
  [3, 0],
  [2, 2],
] as const;
/** Of a day as it stands on its tab, the road home apart. */
const visitsADay = 3;

/** What four weeks of such days leave, with the visits nobody was home for. */
export function fourWeeks(day: Day): Sheet {
  const sheet = new Sheet({
    name: 'Four weeks',
    widths: [18, 12, 18, 14, 14, 12],
    isUpright: true,
    isOnePage: true,
  });
  sheet.words('title', 'Four weeks');
  sheet.words('subtitle', 'Type days and no-shows; all else follows from Day.');
  sheet.head('Week', 'Days', 'No-shows', 'Taken', 'The car', 'Hours');
  const rows = weeks.map(([days, missed], index) => {
    sheet.put(1, `Week ${index + 1}`, { format: 'text', role: 'label' });
    const worked = sheet.put(2, days, { format: 'count', role: 'answer' });
    const lost = sheet.put(3, missed, { format: 'count', role: 'answer' });
    sheet.validate(worked, wholeUpTo(7, 'whole days'));
    sheet.validate(lost, wholeUpTo(30, 'visits'));
    const taken = sheet.put(
      4,
      f`MAX(0,ROUND(${worked}*${day.taken}-${lost}*${day.taken}/${visitsADay},2))`,
      plain('money'),
    );
    const car = sheet.put(5, f`ROUND(${worked}*${day.car},2)`, plain('money'));
    const hours = sheet.put(6, f`${worked}*${day.hours}`, plain('hours'));
    sheet.row += 1;
    return { taken, car, hours };
  });
  sheet.space();
  const total = (label: string, content: ReturnType<typeof f>, name: string): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.named(sheet.put(2, content, key('money')), name);
    sheet.row += 1;
    return cell;
  };
  const column = (of: keyof (typeof rows)[number]) => sheet.range(rows.map((row) => row[of]));
  const left = total('Left', f`SUM(${column('taken')})-SUM(${column('car')})`, 'month_left');
  total(
    'By an hour',
    f`IF(SUM(${column('hours')})=0,0,ROUND(${left}/SUM(${column('hours')}),2))`,
    'month_hour',
  );
  sheet.space();
  sheet.paragraph(
    { from: 1, to: 6 },
    'A late no-show costs a third of a day, since the road to the next dog is driven all the same.',
  );
  return sheet;
}
