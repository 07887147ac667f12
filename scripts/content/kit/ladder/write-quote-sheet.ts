import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { putRow } from '../sheets/put-row.ts';
import {
  firstVisit,
  putWorkAndTravel,
  quoteOf,
  travelOf,
  wholeUpTo,
  workOf,
  wrenRates,
} from './quote-rules.ts';

const anyAmount: Validation = {
  type: 'decimal',
  min: 0,
  max: 100_000,
  says: 'Please type a number from 0 up.',
};

interface Typed {
  label: string;
  content: number;
  note: string;
  limits?: Validation;
}

/** The single sheet that the handbook gives cell by cell, as a file: each of its cells stands where the table says. */
export function writeQuoteSheet(source: PieceSource): Uint8Array {
  const sheet = new Sheet({ name: 'Quote', widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', 'Wren Mobile Grooming: one visit');
  sheet.words('subtitle', 'Wren is invented. Type over the green cells; the last line is what to say.');
  const put = (name: string, typed: Typed, format: 'count' | 'money'): Cell => {
    const cell = putRow(sheet, { format, limits: anyAmount, ...typed });
    sheet.named(cell, name);
    // Without its name: the formulas of the handbook say where a cell is.
    return cell;
  };
  const count = (name: string, typed: Typed): Cell => put(name, typed, 'count');
  const rate = (name: string, typed: Typed): Cell => put(name, typed, 'money');
  const dogs = count('dogs', {
    label: 'Dogs',
    content: firstVisit.dogs,
    note: 'Typed',
    limits: wholeUpTo(20, 'whole dogs'),
  });
  const minutes = count('minutes_a_dog', {
    label: 'Minutes for each dog',
    content: firstVisit.minutes,
    note: 'Typed',
  });
  const extra = count('extra_minutes', {
    label: 'Matted coat, minutes',
    content: firstVisit.extra,
    note: 'Look before you lift. I quoted three poodles by phone.',
  });
  const kilometres = count('kilometres', {
    label: 'Kilometres, both ways',
    content: firstVisit.kilometres,
    note: 'Both ways. I forgot the way home for a year.',
  });
  const driving = count('driving_minutes', {
    label: 'Minutes of driving',
    content: firstVisit.driving,
    note: 'Typed',
  });
  const hour = rate('hour_rate', { label: 'Rate for an hour', content: wrenRates.hour, note: 'Once' });
  const kilometre = rate('car_rate', {
    label: 'Car, for a kilometre',
    content: wrenRates.kilometre,
    note: 'Once a year, from the tax office’s page',
  });
  const least = rate('least', {
    label: 'Least for a call-out',
    content: wrenRates.least,
    note: 'One small dog around the corner still costs you the morning.',
  });
  sheet.space();
  const sum = putWorkAndTravel(sheet, {
    work: workOf({ minutes: f`${dogs}*${minutes}+${extra}`, rate: hour }),
    travel: travelOf({ kilometres, driving, carRate: kilometre, rate: hour }),
  });
  putRow(sheet, {
    name: 'quote',
    label: 'Quote',
    content: quoteOf({ dogs, sum, least }),
    note: 'Nothing here means you haven’t said how many dogs.',
    format: 'money',
  });
  return pieceBook(source, { name: 'a quote sheet', sheets: [sheet], foot: 'a quote sheet to learn from' });
}
