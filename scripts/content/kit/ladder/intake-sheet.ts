import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import { putRow } from '../sheets/put-row.ts';
import { upTo, wrenRates } from './quote-rules.ts';

export type Rates = ReturnType<typeof ratesSheet>;
export type Intake = ReturnType<typeof intakeSheet>;

/** What every other tab reckons with. */
export function ratesSheet() {
  const sheet = new Sheet({ name: 'Rates', widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', 'Rates');
  sheet.words('subtitle', 'Typed once, and looked at every July.');
  const money = (name: string, label: string, content: number, note: string): Cell =>
    putRow(sheet, { name, label, content, note, format: 'money', limits: upTo(10_000, 'an amount') });
  const hour = money('hour_rate', 'Rate for an hour', wrenRates.hour, 'At the table. Driving is half of it.');
  const kilometre = money(
    'car_rate',
    'Car, for a kilometre',
    wrenRates.kilometre,
    'From the tax office’s page, each July.',
  );
  const least = money('least', 'Least for a call-out', wrenRates.least, 'However near and small.');
  const deposit = putRow(sheet, {
    name: 'deposit_share',
    label: 'Deposit, as a share',
    content: 0.25,
    note: 'Paid to hold the day; 0 where you take none.',
    format: 'percent',
    limits: upTo(1, 'a share'),
  });
  return { sheet, hour, kilometre, least, deposit };
}

const dogsOfWren = [
  ['Olive', 45, 20, 'no'],
  ['Pip', 45, 0, 'no'],
] as const;
const mostDogs = 6;

/** One client and their dogs, asked for before anybody drives. */
export function intakeSheet() {
  const sheet = new Sheet({ name: 'Intake', widths: [26, 14, 34, 12], isUpright: true, isOnePage: true });
  sheet.words('title', 'One client');
  sheet.words('subtitle', 'Ask all of it before you name a price.');
  const text = (label: string, content: string, note: string): Cell =>
    putRow(sheet, { label, content, note, format: 'text' });
  const client = text('Client', 'Marlee', 'Invented, as all here is.');
  text('Suburb', 'Eaglehawk', 'The street comes with the deposit.');
  const count = (name: string, label: string, content: number): Cell =>
    putRow(sheet, {
      name,
      label,
      content,
      note: 'Both ways.',
      format: 'count',
      limits: upTo(1_000, 'a number'),
    });
  const kilometres = count('kilometres', 'Kilometres', 34);
  const driving = count('driving_minutes', 'Minutes of driving', 42);
  sheet.space();
  sheet.head('Dog', 'Minutes', 'Matted, minutes', { words: 'Bites?' });
  const dogs = Array.from({ length: mostDogs }, (_, index) => {
    const [name = null, minutes = null, matted = null, bites = null] = dogsOfWren[index] ?? [];
    sheet.put(1, name, { format: 'text', role: 'answer' });
    const own = sheet.put(2, minutes, { format: 'count', role: 'answer' });
    const extra = sheet.put(3, matted, { format: 'count', role: 'answer' });
    const bite = sheet.put(4, bites, { format: 'text', role: 'answer' });
    for (const cell of [own, extra]) sheet.validate(cell, upTo(600, 'minutes'));
    sheet.validate(bite, { type: 'list', options: ['no', 'yes', 'unsure'], says: 'Please choose.' });
    sheet.row += 1;
    return { own, extra };
  });
  sheet.space();
  const total = (label: string, content: ReturnType<typeof f>, name: string): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.named(sheet.put(2, content, plain('count')), name);
    sheet.row += 1;
    return cell;
  };
  const owns = sheet.range(dogs.map(({ own }) => own));
  const extras = sheet.range(dogs.map(({ extra }) => extra));
  return {
    sheet,
    client,
    kilometres,
    driving,
    dogs: total('Dogs', f`COUNT(${owns})`, 'dogs'),
    minutes: total('Minutes at the table', f`SUM(${owns})+SUM(${extras})`, 'table_minutes'),
  };
}
