import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { key, plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { putRow } from '../sheets/put-row.ts';
import { type StockLine, typeRule, writeByType } from './write-by-type.ts';

const rows = 40;
const amount: Validation = { type: 'decimal', min: 0, max: 100_000, says: 'Please type a number from 0 up.' };
const share: Validation = { type: 'decimal', min: 0, max: 1, says: 'Please type a share, 0% to 100%.' };

/** The rule for the most to pay, forty lines of stock with what each left by the hour, and the verdict by type. */
export function writeStockBook(source: PieceSource): Uint8Array {
  const stock = writeStock();
  const byType = writeByType(stock.lines, stock.bought);
  return pieceBook(source, {
    name: 'most to pay, and stock',
    sheets: [writeLimit(), stock.sheet, ...byType],
  });
}

interface Typed {
  name: string;
  label: string;
  value: number;
  format?: Format;
  note: string;
}

const bedsideTables: readonly Typed[] = [
  {
    name: 'asking',
    label: 'Middle asking price of five',
    value: 150,
    note: 'Same thing, same condition, your area',
  },
  {
    name: 'keeps',
    label: 'What askers get of it',
    value: 0.8,
    format: 'percent',
    note: 'Type 100% where the price is a sold one',
  },
  {
    name: 'fee_rate',
    label: 'Selling fee',
    value: 0,
    format: 'percent',
    note: `Pick-up: none. eBay: our figure is ${factNumbers['ebay-rate'] * 100}%`,
  },
  {
    name: 'fee_fixed',
    label: 'Selling fee, fixed',
    value: 0,
    note: `eBay: our figure is ${factNumbers['ebay-fixed'].toFixed(2)}`,
  },
  { name: 'post', label: 'Postage and box, if you pay them', value: 0, note: 'Weigh it before you list it' },
  { name: 'parts', label: 'Parts', value: 8, note: 'Handles, glue, batteries' },
  { name: 'fuel', label: 'Fuel', value: 6, note: 'Both ways' },
  {
    name: 'hours',
    label: 'Hours, messages included',
    value: 2,
    format: 'hours',
    note: '45 minutes of work at most',
  },
  { name: 'rate', label: 'What an hour has to bring', value: typeRule.anHour, note: 'A learner’s rate' },
  {
    name: 'duds',
    label: 'For the ones that never sell',
    value: 0.1,
    format: 'percent',
    note: 'Of the likely sale',
  },
];

function writeLimit(): Sheet {
  const sheet = new Sheet({ name: 'Most to pay', widths: [38, 14, 52], isUpright: true, isOnePage: true });
  sheet.words('title', 'The most you may pay');
  sheet.words(
    'subtitle',
    'Type over the green cells before you reach for your wallet. One dollar over: leave it.',
  );
  const cells = new Map<string, Cell>();
  for (const { name, label, value, format = 'money', note } of bedsideTables) {
    const limits = format === 'percent' ? share : amount;
    cells.set(name, putRow(sheet, { name, label, content: value, note, format, limits }));
  }
  const of = (name: string): Cell => {
    const cell = cells.get(name);
    if (cell === undefined) throw new Error(`Nobody types ${name}`);
    return cell;
  };
  sheet.space();
  const sale = putRow(sheet, {
    label: 'Likely sale',
    content: f`ROUND(${of('asking')}*${of('keeps')},2)`,
    note: 'Asking prices run high',
    format: 'money',
  });
  const fees = putRow(sheet, {
    label: 'Fees and postage',
    content: f`ROUND(${sale}*${of('fee_rate')}+${of('fee_fixed')}+${of('post')},2)`,
    note: '',
    format: 'money',
  });
  putRow(sheet, {
    name: 'most',
    label: 'Most you may pay',
    content: f`MAX(0,ROUND(${sale}-${fees}-${of('parts')}-${of('fuel')}-${of('hours')}*${of('rate')}-${sale}*${of('duds')},2))`,
    note: 'Nothing here means: keep walking',
    format: 'money',
    isKey: true,
  });
  return sheet;
}

const columns = [
  'What',
  'Type',
  'Source',
  'Bought',
  'Paid',
  'Parts',
  'Sold',
  'Price',
  'Fees',
  'Hours',
] as const;
const looks: Readonly<Record<(typeof columns)[number], Format>> = {
  What: 'text',
  Type: 'text',
  Source: 'text',
  Bought: 'date',
  Paid: 'money',
  Parts: 'money',
  Sold: 'date',
  Price: 'money',
  Fees: 'money',
  Hours: 'hours',
};

interface Stock {
  sheet: Sheet;
  lines: readonly StockLine[];
  bought: Cell;
}

function writeStock(): Stock {
  const widths = [7, 34, 18, 18, 13, 10, 10, 13, 10, 10, 9, 11, 11, 9, 11];
  const sheet = new Sheet({ name: 'Stock', widths, frozen: { rows: 1, columns: 2 } });
  const words = (text: string) => ({ words: text });
  sheet.head(
    'No.',
    words('What'),
    words('Type'),
    words('Source'),
    ...columns.slice(3),
    'Left',
    'An hour',
    'Days',
    'Unsold',
  );
  const lines = Array.from({ length: rows }, (_, index) => {
    sheet.put(1, index + 1, { format: 'count', role: 'label' });
    const cells = columns.map((name, at) => {
      const cell = sheet.put(at + 2, null, { format: looks[name], role: 'answer' });
      if (looks[name] === 'money' || looks[name] === 'hours') sheet.validate(cell, amount);
      return cell;
    });
    const [, type, , bought, paid, parts, sold, price, fees, hours] = cells;
    if (!type || !bought || !paid || !parts || !sold || !price || !fees || !hours)
      throw new Error('A line has ten cells');
    const left = sheet.put(12, f`IF(${price}="","",${price}-${paid}-${parts}-${fees})`, plain('money'));
    sheet.put(13, f`IF(OR(${price}="",${hours}=""),"",IF(${hours}=0,"",${left}/${hours}))`, plain('money'));
    const days = sheet.put(14, f`IF(OR(${sold}="",${bought}=""),"",${sold}-${bought})`, plain('count'));
    const unsold = sheet.put(15, f`IF(OR(${paid}="",${price}<>""),"",${paid}+${parts})`, plain('money'));
    sheet.row += 1;
    return { type, left, days, hours, paid, price, unsold };
  });
  sheet.space();
  const column = (pick: (line: (typeof lines)[number]) => Cell) => sheet.range(lines.map(pick));
  const result = (label: string, content: ReturnType<typeof f>, name: string, format: Format): Cell => {
    sheet.put(2, label, { format: 'text', role: 'label' });
    const cell = sheet.named(sheet.put(5, content, key(format)), name);
    sheet.row += 1;
    return cell;
  };
  const left = result('Left by what sold', f`SUM(${column((line) => line.left)})`, 'left_in_all', 'money');
  const hours = result(
    'Hours, all of them',
    f`SUM(${column((line) => line.hours)})`,
    'hours_in_all',
    'hours',
  );
  result('Left by an hour', f`IF(${hours}=0,0,${left}/${hours})`, 'left_an_hour', 'money');
  const bought = result('Bought', f`COUNT(${column((line) => line.paid)})`, 'bought_in_all', 'count');
  result('Sold', f`COUNT(${column((line) => line.price)})`, 'sold_in_all', 'count');
  return { sheet, lines, bought };
}
