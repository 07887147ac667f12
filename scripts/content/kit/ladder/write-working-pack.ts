import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import type { PieceSource } from '../piece.ts';
import { putRow, quoteOf, testVisits, travelOf, upTo, wholeUpTo, workOf, wrenRates } from './quote-rules.ts';
import { startSheet } from './start-sheet.ts';
import { testSheet } from './test-sheet.ts';

interface Form {
  name: string;
  title: string;
  lead: string;
  visit: Readonly<Record<'dogs' | 'minutes' | 'extra' | 'kilometres' | 'driving', number | null>>;
  /** Cells of the blank form have names, so that a message can be made of them. */
  isNamed: boolean;
}

function quoteForm({ name, title, lead, visit, isNamed }: Form) {
  const sheet = new Sheet({ name, widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', title);
  sheet.words('subtitle', lead);
  const named = (cell: Cell, as: string): Cell => (isNamed ? sheet.named(cell, as) : cell);
  const typed = (label: string, content: number | null, note: string, most: number): Cell =>
    putRow(sheet, { label, content, note, format: 'count', limits: upTo(most, 'a number') });
  const dogs = named(
    putRow(sheet, {
      label: 'Dogs',
      content: visit.dogs,
      note: 'With none, the quote stays at $0.',
      format: 'count',
      limits: wholeUpTo(20, 'whole dogs'),
    }),
    'dogs',
  );
  const minutes = named(
    typed('Minutes for each dog', visit.minutes, 'Of a coat in order.', 600),
    'minutes_a_dog',
  );
  const extra = named(
    typed('Matted coat, minutes', visit.extra, 'Look before you lift. 0 is an answer, blank isn’t.', 600),
    'extra_minutes',
  );
  const kilometres = named(
    typed('Kilometres, both ways', visit.kilometres, 'Both ways.', 1_000),
    'kilometres',
  );
  const driving = named(
    typed('Minutes of driving', visit.driving, 'Both ways too.', 1_000),
    'driving_minutes',
  );
  sheet.space();
  const money = (label: string, content: number, note: string): Cell =>
    putRow(sheet, { label, content, note, format: 'money', limits: upTo(10_000, 'an amount') });
  const hour = named(money('Rate for an hour', wrenRates.hour, 'Once.'), 'hour_rate');
  const kilometre = named(
    money('Car, for a kilometre', wrenRates.kilometre, 'Once a year, from the tax office’s page.'),
    'car_rate',
  );
  const least = named(
    money(
      'Least for a call-out',
      wrenRates.least,
      'One small dog around the corner still costs you the morning.',
    ),
    'least',
  );
  sheet.space();
  const work = putRow(sheet, {
    label: 'Work',
    content: workOf({ minutes: f`${dogs}*${minutes}+${extra}`, rate: hour }),
    note: 'Your minutes, at the rate',
    format: 'money',
  });
  const travel = putRow(sheet, {
    label: 'Travel',
    content: travelOf({ kilometres, driving, carRate: kilometre, rate: hour }),
    note: 'The car, and driving at half the rate',
    format: 'money',
  });
  const sum = putRow(sheet, {
    label: 'Work and travel',
    content: f`${work}+${travel}`,
    note: 'Before it is rounded',
    format: 'money',
  });
  const quote = putRow(sheet, {
    label: 'Quote',
    content: quoteOf({ dogs, sum, least }),
    note: 'Up to the next $5, and never under the least',
    format: 'money',
  });
  named(quote, 'quote');
  sheet.space();
  sheet.words('heading', 'To send');
  sheet.put(
    3,
    f`IF(${quote}=0,"How many dogs are they, and how far is it?","For "&${dogs}&IF(${dogs}=1," dog"," dogs")&" on the day it is $"&${quote}&", travel included. Matted coats are looked at first.")`,
    { format: 'text', role: 'note' },
  );
  sheet.row += 1;
  return { sheet, rates: { hour, kilometre, least } };
}

/** The second version of the ladder: the sheet blank, the same sheet filled in, its tests and its notes. */
export function writeWorkingPack({ title, checked }: PieceSource): Uint8Array {
  const [example] = testVisits;
  if (example === undefined) throw new Error('There is no example');
  const blank = quoteForm({
    name: 'Quote',
    title: 'One visit',
    lead: 'Type over the green cells; the last line is what to send.',
    visit: { dogs: null, minutes: null, extra: null, kilometres: null, driving: null },
    isNamed: true,
  });
  const filled = quoteForm({
    name: 'Example',
    title: 'Wren Mobile Grooming: one visit',
    lead: 'Wren is invented. Two dogs, one of them matted, 17 kilometres out.',
    visit: example,
    isNamed: false,
  });
  const start = startSheet({
    title: 'Quote pack for a mobile groomer',
    lead: 'From a phone call to a price in two minutes.',
    tabs: [
      ['Quote', 'Blank, to type in. Save a copy for each week and not for each dog.'],
      ['Example', 'The same sheet filled in: open it beside yours the first time.'],
      ['Tests', 'Seven visits worked out by hand. Look here after you change a formula.'],
    ],
    scars: [
      ['Matted coat, minutes', 'I quoted three poodles by phone and lost a Saturday.'],
      ['Kilometres, both ways', 'I forgot the way home for a year.'],
      ['Least for a call-out', 'A nail trim for $25 took a morning.'],
    ],
  });
  return new Uint8Array(
    workbookFile({
      sheets: [start, blank.sheet, filled.sheet, testSheet(blank.rates)].map(({ content }) => content),
      title: `${title}: the working pack`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, a working pack to learn from`,
    }),
  );
}
