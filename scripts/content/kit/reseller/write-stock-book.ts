import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { key, plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';
import type { PieceSource } from '../piece.ts';
import { type StockLine, typeRule, writeByType } from './write-by-type.ts';

const rows = 40;
const amount: Validation = { type: 'decimal', min: 0, max: 100_000, says: 'Please type a number from 0 up.' };
const share: Validation = { type: 'decimal', min: 0, max: 1, says: 'Please type a share, 0% to 100%.' };

/** The rule for the most to pay, forty lines of stock with what each left by the hour, and the verdict by type. */
export function writeStockBook({ title, checked }: PieceSource) {
  const stock = writeStock();
  const byType = writeByType(stock.lines, stock.bought);
  return new Uint8Array(
    workbookFile({
      sheets: [writeLimit(), stock.sheet, ...byType].map(({ content }) => content),
      title: `${title}: most to pay, and stock`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, most to pay, and stock`,
    }),
  );
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
  const put = (label: string, note: string) => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    sheet.put(3, note, { format: 'text', role: 'note' });
  };
  const cells = new Map<string, Cell>();
  for (const { name, label, value, format = 'money', note } of bedsideTables) {
    put(label, note);
    const cell = sheet.put(2, value, { format, role: 'answer' });
    sheet.validate(cell, format === 'percent' ? share : amount);
    cells.set(name, sheet.named(cell, name));
    sheet.row += 1;
  }
  const of = (name: string): Cell => {
    const cell = cells.get(name);
    if (cell === undefined) throw new Error(`Nobody types ${name}`);
    return cell;
  };
  sheet.space();
  put('Likely sale', 'Asking prices run high');
  const sale = sheet.put(2, f`ROUND(${of('asking')}*${of('keeps')},2)`, plain('money'));
  sheet.row += 1;
  put('Fees and postage', '');
  const fees = sheet.put(
    2,
    f`ROUND(${sale}*${of('fee_rate')}+${of('fee_fixed')}+${of('post')},2)`,
    plain('money'),
  );
  sheet.row += 1;
  put('Most you may pay', 'Nothing here means: keep walking');
  const left = f`MAX(0,ROUND(${sale}-${fees}-${of('parts')}-${of('fuel')}-${of('hours')}*${of('rate')}-${sale}*${of('duds')},2))`;
  sheet.named(sheet.put(2, left, key('money')), 'most');
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
  const widths = [7, 34, 18, 18, 13, 10, 10, 13, 10, 10, 9, 11, 11, 9];
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
    sheet.row += 1;
    return { type, left, days, hours, paid, price };
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
