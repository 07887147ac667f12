import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { key, plain, Sheet } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { putRow } from '../sheets/put-row.ts';
import { fencePrices, quoteCases } from './quote-cases.ts';

const passOrFail = {
  type: 'whole',
  min: 0,
  max: 1,
  says: 'Please type 1 for a pass or 0 for a fail.',
} as const;
const minutes = { type: 'decimal', min: 0, max: 600, says: 'Please type minutes, 0 to 600.' } as const;
const timings = 10;

/** The 30 cases as the quote helper reads them from a sheet of their own, what they score, and ten timings before and after. */
export function writeTestCases(source: PieceSource): Uint8Array {
  const { sheet: tests, passes, edits } = writeTests();
  const sheets = [writeScore({ passes, edits }), tests, writePrices(), writeTimings()];
  return pieceBook(source, {
    name: '30 test cases',
    sheets,
    foot: '30 test cases of an invented fencing firm',
  });
}

/** Its first row is the head, so that all of it can be pasted into the helper’s own sheet. */
function writeTests() {
  const sheet = new Sheet({
    name: 'Tests',
    widths: [6, 11, 62, 11, 11, 34, 8, 9],
    frozen: { rows: 1, columns: 1 },
  });
  const words = (text: string) => ({ words: text });
  sheet.head(
    'No.',
    words('Kind'),
    words('Message'),
    words('Outcome'),
    'Total',
    words('Must hold'),
    'Pass',
    'Edit minutes',
  );
  const rows = quoteCases.map(({ kind, message, outcome, total, holds }, index) => {
    sheet.put(1, index + 1, { format: 'count', role: 'label' });
    [kind, message, outcome].forEach(
      (text, at) => void sheet.put(at + 2, text, { format: 'text', role: 'note' }),
    );
    if (total !== undefined) sheet.put(5, total, plain('count'));
    sheet.put(6, holds.join('; '), { format: 'text', role: 'note' });
    const pass = open(sheet, { column: 7, format: 'count', limits: passOrFail });
    const edit = open(sheet, { column: 8, format: 'hours', limits: minutes });
    sheet.row += 1;
    return { kind, pass, edit };
  });
  return {
    sheet,
    passes: {
      all: sheet.range(
        rows.map(({ pass }) => pass),
        'passes',
      ),
      traps: sheet.range(
        rows.filter(({ kind }) => kind === 'trap').map(({ pass }) => pass),
        'traps',
      ),
    },
    edits: sheet.range(
      rows.map(({ edit }) => edit),
      'edit_minutes',
    ),
  };
}

interface Open {
  column: number;
  format: Format;
  limits: typeof passOrFail | typeof minutes;
}

function open(sheet: Sheet, { column, format, limits }: Open): Cell {
  const cell = sheet.put(column, null, { format, role: 'answer' });
  sheet.validate(cell, limits);
  return cell;
}

function writeScore({ passes, edits }: Pick<ReturnType<typeof writeTests>, 'passes' | 'edits'>): Sheet {
  const sheet = new Sheet({ name: 'Score', widths: [44, 14, 60], isUpright: true, isOnePage: true });
  sheet.words('title', 'Is this helper ready?');
  sheet.words('subtitle', 'Type 1 or 0 and the minutes of editing on the sheet Tests; this one follows.');
  const line = (label: string, content: Formula, note: string): Cell =>
    putRow(sheet, { label, content, note, format: 'hours' });
  const run = line('Cases run', f`COUNT(${passes.all})`, `Of ${quoteCases.length}`);
  const passed = line('Passed', f`SUM(${passes.all})`, 'It takes 27');
  const traps = line('Traps passed', f`SUM(${passes.traps})`, 'It takes all four');
  line(
    'Editing, the middle one, minutes',
    f`IF(COUNT(${edits})=0,0,MEDIAN(${edits}))`,
    'Typed after each draft that you would use',
  );
  putRow(sheet, {
    name: 'verdict',
    label: 'Verdict',
    content: f`IF(AND(${run}>=30,${passed}>=27,${traps}>=4),"Go live","Not yet")`,
    note: 'And no price, date or name may be made up in any draft',
    format: 'text',
    isKey: true,
  });
  return sheet;
}

function writePrices(): Sheet {
  const sheet = new Sheet({ name: 'Prices', widths: [44, 12, 12], isUpright: true });
  sheet.head('Item', { words: 'Unit' }, 'Price');
  for (const { name, unit, price } of fencePrices) {
    sheet.put(1, name, { format: 'text', role: 'label' });
    sheet.put(2, unit, { format: 'text', role: 'note' });
    sheet.put(3, price, plain('count'));
    sheet.row += 1;
  }
  return sheet;
}

function writeTimings(): Sheet {
  const sheet = new Sheet({
    name: 'Before and after',
    widths: [30, 14, 14, 50],
    isUpright: true,
    isOnePage: true,
  });
  sheet.words('title', 'Ten jobs before, ten after');
  sheet.words(
    'subtitle',
    'Minutes from start to finish, checking included, logged by the person who does the job.',
  );
  sheet.head('Job', 'Before', 'After');
  const rows = Array.from({ length: timings }, (_, index) => {
    sheet.put(1, `Job ${index + 1}`, { format: 'text', role: 'label' });
    const cells = [2, 3].map((column) => open(sheet, { column, format: 'hours', limits: minutes }));
    sheet.row += 1;
    return cells;
  });
  const columnOf = (at: number, name: string) =>
    sheet.range(
      rows.flatMap((cells) => cells.slice(at, at + 1)),
      name,
    );
  const [before, after] = [columnOf(0, 'before'), columnOf(1, 'after')];
  sheet.put(1, 'The middle one', { format: 'text', role: 'label' });
  const middles = [before, after].map((range, index) =>
    sheet.put(index + 2, f`IF(COUNT(${range})=0,0,MEDIAN(${range}))`, plain('hours')),
  );
  const [was, is] = middles;
  if (was === undefined || is === undefined) throw new Error('There are two columns');
  sheet.row += 1;
  sheet.put(1, 'Saved', { format: 'text', role: 'label' });
  sheet.named(sheet.put(2, f`IF(${was}=0,0,1-${is}/${was})`, key('percent')), 'saved');
  sheet.put(4, 'Under 30%: tune for a week, or switch it off', { format: 'text', role: 'note' });
  return sheet;
}
