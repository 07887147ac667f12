import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { key, Sheet } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import type { PieceSource } from '../piece.ts';
import { type Ledger, ledgerTab } from './ledger-tab.ts';

/** What the lines say each Monday: who owes, what an open costs, and whether the price may rise. */
function mondayTab({ issues, mains, prices, opened, owed }: Ledger): Sheet {
  const sheet = new Sheet({ name: 'Monday', widths: [46, 14, 60], isUpright: true, isOnePage: true });
  sheet.words('title', 'Each Monday');
  sheet.words('subtitle', 'All of it is read from the ledger; only the hours are yours to type.');
  const put = (
    label: string,
    content: number | Formula,
    { note, format, name }: { note: string; format: Format; name: string },
  ): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const look = typeof content === 'number' ? { format, role: 'answer' as const } : key(format);
    const cell = sheet.named(sheet.put(2, content, look), name);
    sheet.put(3, note, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
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
    note: 'Before tax, and before what the printing cost.',
    format: 'money',
    name: 'by_the_hour',
  });
  sheet.space();
  const opens = f`SUMIFS(${opened},${mains},">0")`;
  const cost = f`SUMIFS(${prices},${mains},">0",${opened},">0")`;
  put('Cents an open, main slots', f`IF(${opens}=0,0,100*${cost}/${opens})`, {
    note: 'Of issues whose opens are in. Above 25: more readers first.',
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
export function writeLedger({ title, checked }: PieceSource): Uint8Array {
  const ledger = ledgerTab();
  return new Uint8Array(
    workbookFile({
      sheets: [ledger.sheet, mondayTab(ledger)].map(({ content }) => content),
      title: `${title}: the ledger`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, the ledger`,
    }),
  );
}
