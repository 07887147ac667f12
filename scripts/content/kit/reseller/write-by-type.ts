import { type Cell, f, type Range } from '#functions/workbook/formula/formula.ts';
import { key, plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';

/** What a type has to pass, as “When to specialise” of the handbook says it. */
export const typeRule = { sold: 6, days: 21, anHour: 25, aWeek: 2, decideAt: 30 } as const;

const examples = ['Bedside tables', 'Lego', 'Framed prints', 'Camping gear', null, null] as const;
const finds: Validation = { type: 'decimal', min: 0, max: 100, says: 'Please type how many, from 0 up.' };

const measures = ['paid', 'left', 'days', 'hours', 'unsold'] as const;
type Measure = (typeof measures)[number];

/** The cells of one line of stock that the sums by type read. */
export type StockLine = Readonly<Record<Measure | 'type', Cell>>;

/** Pass or fail for each type that the reseller names, and the sheet its sums are worked out on. */
export function writeByType(lines: readonly StockLine[], bought: Cell): readonly Sheet[] {
  const sheet = new Sheet({
    name: 'By type',
    widths: [24, 10, 10, 13, 12, 13, 30],
    isUpright: true,
    isOnePage: true,
  });
  const working = new Sheet({ name: 'Working', widths: examples.flatMap(() => measures.map(() => 10)) });
  sheet.words('title', 'Which type is worth your Saturdays');
  sheet.words(
    'subtitle',
    'Type each name as in Stock, and how many you could find in a week, no further away.',
  );
  sheet.head('Type', 'Bought', 'Sold', 'Middle days', 'An hour', 'Find a week', { words: 'Verdict' });
  const firstRow = sheet.row;
  const names = examples.map((example) => {
    const name = sheet.put(1, example, { format: 'text', role: 'answer' });
    sheet.row += 1;
    return name;
  });
  const sorted = sortByType(working, { lines, names });
  const counts = names.map((name, index) => {
    sheet.row = firstRow + index;
    const columns = sorted[index];
    if (columns === undefined) throw new Error('Each type has its columns');
    return writeType(sheet, { name, columns, bought, index });
  });
  sheet.row = firstRow + names.length + 1;
  sheet.put(1, 'Bought, of no type here', { format: 'text', role: 'label' });
  sheet.named(sheet.put(2, f`${bought}-SUM(${sheet.range(counts)})`, key('count')), 'without_type');
  sheet.put(7, 'Should be 0: else a name differs', { format: 'text', role: 'note' });
  sheet.row += 1;
  sheet.words(
    'subtitle',
    'An hour: after what was paid for all of a type; what has not sold counts as lost.',
  );
  return [sheet, working];
}

interface Sorting {
  lines: readonly StockLine[];
  names: readonly Cell[];
}

/** Each type’s figures in columns of their own: empty texts do not count in a middle, a zero would. */
function sortByType(sheet: Sheet, { lines, names }: Sorting): Readonly<Record<Measure, Range>>[] {
  sheet.words('subtitle', 'Nothing to type here: the lines of Stock, sorted by type.');
  sheet.head(...names.flatMap(() => ['Paid', 'Left', 'Days', 'Hours', 'Unsold']));
  const rows = lines.map((line) => {
    const cells = names.map((name, at) => {
      const put = (measure: Measure, offset: number) => {
        const value = line[measure];
        const own = f`IF(${name}="","",IF(${line.type}=${name},IF(${value}="","",${value}),""))`;
        return sheet.put(at * measures.length + offset + 1, own, plain('number'));
      };
      return {
        paid: put('paid', 0),
        left: put('left', 1),
        days: put('days', 2),
        hours: put('hours', 3),
        unsold: put('unsold', 4),
      };
    });
    sheet.row += 1;
    return cells;
  });
  return names.map((_, at) => {
    const column = (measure: Measure) =>
      sheet.range(rows.flatMap((cells) => cells.slice(at, at + 1).map((cell) => cell[measure])));
    return {
      paid: column('paid'),
      left: column('left'),
      days: column('days'),
      hours: column('hours'),
      unsold: column('unsold'),
    };
  });
}

interface OneType {
  name: Cell;
  columns: Readonly<Record<Measure, Range>>;
  bought: Cell;
  index: number;
}

/** One line of the sheet; gives the cell that counts what was bought of the type. */
function writeType(sheet: Sheet, { name, columns, bought, index }: OneType): Cell {
  const { paid, left, days, hours, unsold } = columns;
  const { sold: enough, days: longest, anHour, aWeek, decideAt } = typeRule;
  const count = sheet.put(2, f`COUNT(${paid})`, plain('count'));
  const sold = sheet.put(3, f`COUNT(${left})`, plain('count'));
  const middle = sheet.put(4, f`IF(COUNT(${days})=0,"",MEDIAN(${days}))`, plain('number'));
  const rate = sheet.put(
    5,
    f`IF(SUM(${hours})=0,"",ROUND((SUM(${left})-SUM(${unsold}))/SUM(${hours}),2))`,
    plain('money'),
  );
  const found = sheet.put(6, null, { format: 'number', role: 'answer' });
  sheet.validate(found, finds);
  const few = f`IF(${bought}<${decideAt},"Not yet: under six sold","Fail: under six sold")`;
  const slow = f`IF(OR(${middle}="",${rate}=""),"Days or hours are missing",IF(${middle}>${longest},"Fail: over 21 days",IF(${rate}<${anHour},"Fail: under $25 an hour","")))`;
  const rare = f`IF(${found}="","Type how many a week",IF(${found}<${aWeek},"Fail: under two a week","Pass"))`;
  const verdict = f`IF(OR(${name}="",${count}=0),"",IF(${sold}<${enough},${few},IF(${slow}="",${rare},${slow})))`;
  sheet.named(sheet.put(7, verdict, key('text')), `verdict_${index + 1}`);
  return count;
}
