import { f } from '#functions/workbook/formula/formula.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { resultRows } from '../sheets/put-row.ts';
import { type Ledger, ledgerTab } from './ledger-tab.ts';

/** What the lines say each Monday: who owes, what an open costs, and whether the price may rise. */
function mondayTab({ issues, mains, prices, opened, owed }: Ledger): Sheet {
  const sheet = new Sheet({ name: 'Monday', widths: [46, 14, 70], isUpright: true, isOnePage: true });
  sheet.words('title', 'Each Monday');
  sheet.words('subtitle', 'All of it is read from the ledger; only the hours are yours to type.');
  const put = resultRows(sheet);
  const hours = put('Hours, all of them, to this day', 0, {
    note: 'Writing, doors, stalls and the bank.',
    format: 'hours',
    name: 'hours',
  });
  sheet.space();
  put('Slots sold', f`COUNT(${prices})`, { note: 'Lines with a price.', format: 'count', name: 'sold' });
  const booked = put('Booked', f`SUM(${prices})`, { note: 'Paid or not.', format: 'money', name: 'booked' });
  const due = put('Still owed', f`SUM(${owed})`, {
    note: 'No issue before the money.',
    format: 'money',
    name: 'still_owed',
  });
  const paid = put('Paid', f`${booked}-${due}`, { note: 'In the bank.', format: 'money', name: 'paid' });
  put('Paid, by the hour', f`IF(${hours}=0,0,${paid}/${hours})`, {
    note: 'Before tax, printing, card fees and what readers cost you.',
    format: 'money',
    name: 'by_the_hour',
  });
  sheet.space();
  const opens = f`SUMIFS(${opened},${mains},">0")`;
  const cost = f`SUMIFS(${prices},${mains},">0",${opened},">0")`;
  put('Cents an open, main slots', f`IF(${opens}=0,0,100*${cost}/${opens})`, {
    note: 'Prices, paid or not, of issues whose opens are in. Above 25: more readers first.',
    format: 'count',
    name: 'cents_an_open',
  });
  const last = put('Last Thursday in the ledger', f`MAX(0,${issues})`, {
    note: 'The newest date of any line.',
    format: 'date',
    name: 'last_thursday',
  });
  const six = put('Main slots sold, six Thursdays', f`SUMIFS(${mains},${issues},">"&(${last}-42))`, {
    note: 'Counting back from that one.',
    format: 'count',
    name: 'sold_of_six',
  });
  put('Main slot', f`IF(${six}>=6,"Raise it by $5","Hold the price")`, {
    note: 'Six of six: new bookings pay $5 more.',
    format: 'text',
    name: 'verdict',
  });
  return sheet;
}

/** The ledger of the handbook: sixty slots, and what they say each Monday. */
export function writeLedger(source: PieceSource): Uint8Array {
  const ledger = ledgerTab();
  return pieceBook(source, { name: 'the ledger', sheets: [ledger.sheet, mondayTab(ledger)] });
}
