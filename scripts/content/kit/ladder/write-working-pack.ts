import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { putRow } from '../sheets/put-row.ts';
import {
  firstVisit,
  putWorkAndTravel,
  quoteOf,
  travelOf,
  upTo,
  wholeUpTo,
  workOf,
  wrenRates,
} from './quote-rules.ts';
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

/** What is typed of one visit. */
function putVisit(sheet: Sheet, { visit, isNamed }: Form) {
  const typed = (
    name: string,
    row: Pick<Parameters<typeof putRow>[1], 'label' | 'content' | 'note' | 'limits'>,
  ) => putRow(sheet, { ...row, format: 'count', name: isNamed ? name : undefined });
  const dogs = typed('dogs', {
    label: 'Dogs',
    content: visit.dogs,
    note: 'With none, the quote stays at $0.',
    limits: wholeUpTo(20, 'whole dogs'),
  });
  const minutes = typed('minutes_a_dog', {
    label: 'Minutes for each dog',
    content: visit.minutes,
    note: 'Of a coat in order.',
    limits: upTo(600, 'a number'),
  });
  const extra = typed('extra_minutes', {
    label: 'Matted coat, minutes',
    content: visit.extra,
    note: 'Look before you lift. 0 is an answer, blank isn’t.',
    limits: upTo(600, 'a number'),
  });
  const kilometres = typed('kilometres', {
    label: 'Kilometres, both ways',
    content: visit.kilometres,
    note: 'Both ways.',
    limits: upTo(1_000, 'a number'),
  });
  const driving = typed('driving_minutes', {
    label: 'Minutes of driving',
    content: visit.driving,
    note: 'Both ways too.',
    limits: upTo(1_000, 'a number'),
  });
  return { dogs, minutes, extra, kilometres, driving };
}

function putRates(sheet: Sheet, { isNamed }: Form) {
  const rate = (name: string, row: { label: string; content: number; note: string }): Cell =>
    putRow(sheet, {
      ...row,
      format: 'money',
      limits: upTo(10_000, 'an amount'),
      name: isNamed ? name : undefined,
    });
  return {
    hour: rate('hour_rate', { label: 'Rate for an hour', content: wrenRates.hour, note: 'Once.' }),
    kilometre: rate('car_rate', {
      label: 'Car, for a kilometre',
      content: wrenRates.kilometre,
      note: 'Once a year, from the tax office’s page.',
    }),
    least: rate('least', {
      label: 'Least for a call-out',
      content: wrenRates.least,
      note: 'One small dog around the corner still costs you the morning.',
    }),
  };
}

function quoteForm(form: Form) {
  const { name, title, lead, isNamed } = form;
  const sheet = new Sheet({ name, widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', title);
  sheet.words('subtitle', lead);
  const { dogs, minutes, extra, kilometres, driving } = putVisit(sheet, form);
  sheet.space();
  const rates = putRates(sheet, form);
  const { hour, kilometre, least } = rates;
  sheet.space();
  const sum = putWorkAndTravel(sheet, {
    work: workOf({ minutes: f`${dogs}*${minutes}+${extra}`, rate: hour }),
    travel: travelOf({ kilometres, driving, carRate: kilometre, rate: hour }),
  });
  const quote = putRow(sheet, {
    label: 'Quote',
    content: quoteOf({ dogs, sum, least }),
    note: 'Up to the next $5, and never under the least',
    format: 'money',
    name: isNamed ? 'quote' : undefined,
  });
  sheet.space();
  sheet.words('heading', 'To send');
  sheet.put(
    3,
    f`IF(${quote}=0,"How many dogs are they, and how far is it?","For "&${dogs}&IF(${dogs}=1," dog"," dogs")&" on the day it is $"&${quote}&", travel included. Matted coats are looked at first.")`,
    { format: 'text', role: 'note' },
  );
  sheet.row += 1;
  return { sheet, rates };
}

/** The second version of the ladder: the sheet blank, the same sheet filled in, its tests and its notes. */
export function writeWorkingPack(source: PieceSource): Uint8Array {
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
    visit: firstVisit,
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
  return pieceBook(source, {
    name: 'the working pack',
    sheets: [start, blank.sheet, filled.sheet, testSheet(blank.rates)],
    foot: 'a working pack to learn from',
  });
}
