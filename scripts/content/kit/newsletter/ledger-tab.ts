import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';

export type Ledger = ReturnType<typeof ledgerTab>;

const lines = 60;
const slots = ['Main', 'Line', 'Tried'] as const;

const amount: Validation = { type: 'decimal', min: 0, max: 100_000, says: 'Please type a number from 0 up.' };
const whole: Validation = { type: 'whole', min: 0, max: 100_000, says: 'Please type a whole number.' };
const slot: Validation = { type: 'list', options: slots, says: 'Main, Line or Tried.' };
const copy: Validation = {
  type: 'list',
  options: ['Asked', 'Draft', 'Approved'],
  says: 'Asked, Draft or Approved.',
};

const columns: readonly { name: string; format: Format; validation?: Validation }[] = [
  { name: 'Thursday', format: 'date' },
  { name: 'Slot', format: 'text', validation: slot },
  { name: 'Sponsor', format: 'text' },
  { name: 'Copy', format: 'text', validation: copy },
  { name: 'Price', format: 'money', validation: amount },
  { name: 'Paid on', format: 'date' },
  { name: 'Readers', format: 'count', validation: whole },
  { name: 'Opened', format: 'count', validation: whole },
  { name: 'Taps', format: 'count', validation: whole },
];

/** A line for each slot, filled in at the counter. */
export function ledgerTab() {
  const widths = [7, 13, 9, 30, 12, 10, 13, 10, 10, 8, 12, 10, 15, 11];
  const sheet = new Sheet({ name: 'Ledger', widths, frozen: { rows: 1, columns: 4 } });
  const words = (text: string) => ({ words: text });
  sheet.head(
    'No.',
    'Thursday',
    words('Slot'),
    words('Sponsor'),
    words('Copy'),
    'Price',
    'Paid on',
    'Readers',
    'Opened',
    'Taps',
    'Cents an open',
    'Owed',
    'Report and ask',
    'Main slot',
  );
  const rows = Array.from({ length: lines }, (_, index) => {
    sheet.put(1, index + 1, { format: 'count', role: 'label' });
    const [issue, slotCell, , , price, paid, , opened] = columns.map(({ format, validation }, at): Cell => {
      const cell = sheet.put(at + 2, null, { format, role: 'answer' });
      if (validation) sheet.validate(cell, validation);
      return cell;
    });
    if (!issue || !slotCell || !price || !paid || !opened) throw new Error('A line has nine cells');
    sheet.put(
      11,
      f`IF(OR(${price}="",${opened}=""),"",IF(${opened}=0,"",100*${price}/${opened}))`,
      plain('count'),
    );
    const owed = sheet.put(12, f`IF(OR(${price}="",${paid}<>""),0,${price})`, plain('money'));
    sheet.put(13, f`IF(${issue}="","",${issue}+4)`, plain('date'));
    const main = sheet.put(14, f`IF(AND(${slotCell}="Main",${price}<>""),1,0)`, plain('count'));
    sheet.row += 1;
    return { issue, main, price, opened, owed };
  });
  const column = (pick: (line: (typeof rows)[number]) => Cell) => sheet.range(rows.map(pick));
  return {
    sheet,
    issues: column(({ issue }) => issue),
    mains: column(({ main }) => main),
    prices: column(({ price }) => price),
    opened: column(({ opened: cell }) => cell),
    owed: column(({ owed }) => owed),
  };
}
