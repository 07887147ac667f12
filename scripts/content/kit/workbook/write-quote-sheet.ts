import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';

interface Typed {
  name: string;
  label: string;
  value: number;
  note: string;
  format?: Format;
  limits?: Validation;
}

const upTo = (max: number, says: string): Validation => ({ type: 'decimal', min: 0, max, says });
const wholeDogs: Validation = { type: 'whole', min: 0, max: 20, says: 'Please type whole dogs, 0 to 20.' };
const anyAmount = upTo(100_000, 'Please type a number from 0 up.');

const visit: readonly Typed[] = [
  { name: 'dogs', label: 'Dogs', value: 2, note: 'Typed', limits: wholeDogs },
  { name: 'minutes_a_dog', label: 'Minutes for each dog', value: 45, note: 'Typed' },
  {
    name: 'extra_minutes',
    label: 'Matted coat, minutes',
    value: 20,
    note: 'Look before you lift. I quoted three poodles by phone.',
  },
  {
    name: 'kilometres',
    label: 'Kilometres, both ways',
    value: 34,
    note: 'Both ways. I forgot the way home for a year.',
  },
  { name: 'driving_minutes', label: 'Minutes of driving', value: 42, note: 'Typed' },
  { name: 'hour_rate', label: 'Rate for an hour', value: 70, note: 'Once', format: 'money' },
  {
    name: 'car_rate',
    label: 'Car, for a kilometre',
    value: factNumbers['car-km'],
    note: 'Once a year, from the tax office’s page',
    format: 'money',
  },
  {
    name: 'least',
    label: 'Least for a call-out',
    value: 120,
    note: 'One small dog around the corner still costs you the morning.',
    format: 'money',
  },
];

/** The single sheet that the handbook gives cell by cell, as a file: each of its cells stands where the table says. */
export function writeQuoteSheet({ title, checked }: { title: string; checked: string }) {
  const sheet = new Sheet({ name: 'Quote', widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', 'Wren Mobile Grooming: one visit');
  sheet.words('subtitle', 'Wren is invented. Type over the green cells; the last line is what to say.');
  const put = (label: string, content: number | Formula, note: string, format: Format): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(
      2,
      content,
      typeof content === 'number' ? { format, role: 'answer' } : plain(format),
    );
    sheet.put(3, note, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
  const typed = (name: string): Cell => {
    const found = cells.get(name);
    if (found === undefined) throw new Error(`Nobody types ${name}`);
    return found;
  };
  const cells = new Map(
    visit.map(({ name, label, value, note, format = 'count', limits = anyAmount }) => {
      const cell = put(label, value, note, format);
      sheet.validate(cell, limits);
      sheet.named(cell, name);
      return [name, cell];
    }),
  );
  sheet.space();
  const dogs = typed('dogs');
  const rate = typed('hour_rate');
  const work = put(
    'Work',
    f`ROUND((${dogs}*${typed('minutes_a_dog')}+${typed('extra_minutes')})/60*${rate},2)`,
    'Your minutes, at the rate',
    'money',
  );
  const travel = put(
    'Travel',
    f`ROUND(${typed('kilometres')}*${typed('car_rate')}+${typed('driving_minutes')}/60*${rate}/2,2)`,
    'The car, and driving at half the rate',
    'money',
  );
  const sum = put('Work and travel', f`${work}+${travel}`, 'Before it is rounded', 'money');
  const quote = f`IF(${dogs}<1,0,MAX(${typed('least')},CEILING(${sum},5)))`;
  const said = put('Quote', quote, 'Nothing here means you haven’t said how many dogs.', 'money');
  sheet.named(said, 'quote');
  return new Uint8Array(
    workbookFile({
      sheets: [sheet.content],
      title: `${title}: a quote sheet`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, a quote sheet to learn from`,
    }),
  );
}
