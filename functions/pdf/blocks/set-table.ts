import type { Table, TableRow } from '#shared/plan/document/plan-document.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import { type DrawPlace, keepTogether, type Piece } from '../layout/piece.ts';
import { type LineStyle, strong, styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { plainRuns, runsOfText } from '../text/runs-of-text.ts';
import { roomFor, withCaption } from './caption.ts';
import { baselineOf, linesFor, type Setting } from './setting.ts';
import {
  type ColumnPlace,
  cellPadding,
  headStyle,
  isFigures,
  planColumns,
  type TablePlan,
} from './table-columns.ts';

interface SetCell {
  place: ColumnPlace;
  lines: readonly { line: Line; x: number }[];
  style: LineStyle;
  tag: Tag | undefined;
}

interface TableSetting extends Setting {
  plan: TablePlan;
  x: number;
  width: number;
}

const rowPaddingOf = ({ isCompact }: Setting): number => (isCompact ? 1.9 : 2.8);
/** A longer row continues on the next page in slices of this many lines. */
const linesAtOnce = 14;

const mostLetters = 600;
const lettersOf = ({ rows }: Table): number =>
  rows
    .flatMap(({ cells }) => cells.flat())
    .reduce((sum, part) => sum + (typeof part === 'string' ? part : part.text).length, 0);

/** A table that does not fit next to its caption takes the whole width. */
export const isWideTable = (table: Table): boolean =>
  table.columns.length > 4 || lettersOf(table) > mostLetters;

export function setTable(table: Table, setting: Setting): Piece[] {
  const isWide = isWideTable(table);
  const { x, width } = roomFor(isWide);
  const caption = setting.tag.add('P');
  const tag = setting.tag.add('Table');
  const inner: TableSetting = {
    ...setting,
    tag,
    plan: planColumns(table, width),
    x,
    width,
  };
  const head = headPiece(table, inner, tag.add('THead'));
  const repeated = headPiece(table, inner, undefined);
  const body = tag.add('TBody');
  const rows = table.rows.flatMap((row, index) => {
    const isLast = index === table.rows.length - 1;
    return rowPieces({ row, table, setting: { ...inner, tag: body }, isLast });
  });
  for (const piece of rows) piece.repeated = repeated;
  head.keepWithNext = true;
  keepRows(rows, isReadAcross(table));
  return withCaption([head, ...rows], {
    caption: plainRuns(table.caption, styles.caption),
    tag: caption,
    isWide,
    id: table.id,
  });
}

const rowsOfSmallTable = 14;
/** Tables of words, whose rows can be read one by one: long ones may continue on the next page, with their header. */
const isReadAcross = ({ columns, rows }: Table): boolean =>
  rows.length > 5 && columns.filter(isFigures).length < 2;

/** Small tables stay whole; larger ones never leave a single row on either page. */
function keepRows(rows: Piece[], goesOn: boolean): void {
  if (!goesOn && rows.length <= rowsOfSmallTable && rows.reduce((sum, { height }) => sum + height, 0) < 420) {
    keepTogether(rows);
    return;
  }
  for (const piece of [rows[0], rows.at(-2), rows.at(-3)])
    if (piece !== undefined && piece !== rows.at(-1)) piece.keepWithNext = true;
}

function headPiece(table: Table, setting: TableSetting, tag: Tag | undefined): Piece {
  const { plan, x, width } = setting;
  const style = headStyle(plan.style);
  const row = tag?.add('TR');
  const cells = plan.columns.map((place, index): SetCell => {
    const title = table.columns[index]?.title ?? '';
    const room = place.width - inset(place, plan);
    const lines = linesFor(plainRuns(title, style), room).slice(0, 5);
    const align = place.column.align === 'left' ? 0 : 1;
    return {
      place,
      style,
      tag: row?.add('TH', { scope: 'Column' }),
      lines: lines.map((line) => ({ line, x: startOf(place, plan) + align * (room - line.width) })),
    };
  });
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  const height = most * style.leading + rowPaddingOf(setting) + 3;
  return {
    height,
    gap: 0,
    draw: (drawn) => {
      for (const cell of cells) {
        const down = (most - cell.lines.length) * style.leading;
        drawCell(cell, { ...drawn, y: drawn.y + down, x });
      }
      drawn.canvas.artifact();
      const y = drawn.y + height - 1;
      drawn.canvas.line([x, y], [x + width, y], { stroke: colours.ink, weight: 0.9 });
    },
  };
}

/** The first column starts at the table's left edge, and the last ends at its right edge. */
const startOf = (place: ColumnPlace, plan: TablePlan): number => place.x + paddingBefore(place, plan);
const inset = (place: ColumnPlace, plan: TablePlan): number =>
  paddingBefore(place, plan) + (place === plan.columns.at(-1) ? 0 : cellPadding);

/** Words next to a column of figures need more space. */
function paddingBefore(place: ColumnPlace, { columns }: TablePlan): number {
  const before = columns[columns.indexOf(place) - 1];
  if (before === undefined) return 0;
  return isFigures(before.column) && !isFigures(place.column) ? 3 * cellPadding : cellPadding;
}

interface RowOptions {
  row: TableRow;
  table: Table;
  setting: TableSetting;
  isLast: boolean;
}

function rowPieces(options: RowOptions): Piece[] {
  const { row, table, setting, isLast } = options;
  const { plan, tag, x, width } = setting;
  const own = tag.add('TR');
  const cells = rowCells({ row, table, setting, own });
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const { leading } = plan.style;
  const rowPadding = rowPaddingOf(setting);
  const pieces: Piece[] = [];
  for (let from = 0; from < most; from += linesAtOnce) {
    const slice = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + linesAtOnce) }));
    const top = from === 0 ? rowPadding : 0;
    const isEnd = from + linesAtOnce >= most;
    const height = top + Math.min(linesAtOnce, most - from) * leading + (isEnd ? rowPadding : 0);
    pieces.push({
      height,
      gap: 0,
      draw: (drawn) => {
        drawRowGround(row.kind, { drawn, x, width, height, isEnd, isLast });
        for (const cell of slice) drawCell(cell, { ...drawn, y: drawn.y + top, x });
      },
    });
  }
  return pieces;
}

function rowCells({ row, table, setting, own }: Omit<RowOptions, 'isLast'> & { own: Tag }): SetCell[] {
  const { plan } = setting;
  return plan.columns.map((place, index) => {
    const isName = index === 0 && table.rowHeaders;
    const style = row.kind === 'total' ? strong(plan.style) : plan.style;
    const runs = runsOfText(row.cells[index] ?? [], style);
    const room = place.width - inset(place, plan);
    const lines = linesFor(runs, room);
    const tag = isName ? own.add('TH', { scope: 'Row' }) : own.add('TD');
    const start = startOf(place, plan);
    const shift = (line: Line): number => (place.column.align === 'left' ? 0 : room - line.width);
    return { place, style, tag, lines: lines.map((line) => ({ line, x: start + shift(line) })) };
  });
}

function drawCell(cell: SetCell, { canvas, where, x, y }: DrawPlace & { x: number }): void {
  cell.lines.forEach(({ line, x: shift }, index) => {
    const baseline = y + index * cell.style.leading + baselineOf(cell.style);
    drawLine(line, { canvas, x: x + shift, baseline, tag: cell.tag, where });
  });
}

interface Ground {
  drawn: DrawPlace;
  x: number;
  width: number;
  height: number;
  isEnd: boolean;
  isLast: boolean;
}

function drawRowGround(kind: TableRow['kind'], { drawn, x, width, height, isEnd, isLast }: Ground): void {
  const { canvas, y } = drawn;
  canvas.artifact();
  if (kind === 'total') canvas.line([x, y], [x + width, y], { stroke: colours.ink, weight: 0.9 });
  if (!isEnd) return;
  const weight = isLast ? 0.9 : 0.5;
  const stroke = isLast ? colours.lineStrong : colours.line;
  canvas.line([x, y + height], [x + width, y + height], { stroke, weight });
}
