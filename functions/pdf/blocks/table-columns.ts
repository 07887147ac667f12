import type { Column, Table } from '#shared/plan/document/plan-document.ts';
import { type LineStyle, sized, strong, styles } from '../layout/styles.ts';
import { runsOfText } from '../text/runs-of-text.ts';
import { type Run, spaceOf, widthIn, wordsOf } from '../text/words.ts';

export interface ColumnPlace {
  column: Column;
  /** It is measured from the table's left edge. */
  x: number;
  width: number;
}

export interface TablePlan {
  columns: readonly ColumnPlace[];
  style: LineStyle;
}

export const cellPadding = 5;
const smallestColumn = 40;
const sizes = [8.6, 8.1, 7.6, 7.1, 6.6, 6.1];

export const isFigures = ({ align }: Column): boolean => align !== 'left';

/** Plans column widths: figures get the width they need, in the largest type that leaves the words their share. */
export function planColumns(table: Table, width: number): TablePlan {
  for (const size of sizes) {
    const style = sized(styles.cell, size);
    const needs = table.columns.map((column, index) => needOf({ table, column, index, style }));
    const plan =
      share(table.columns, alike(table.columns, needs), width) ?? share(table.columns, needs, width);
    if (plan !== undefined) return { columns: plan, style };
  }
  const style = sized(styles.cell, 7.1);
  const weights = table.columns.reduce((sum, { weight }) => sum + weight, 0);
  return {
    columns: placed(
      table.columns,
      table.columns.map(({ weight }) => ({ width: (width * weight) / weights })),
    ),
    style,
  };
}

/** Columns of figures with the same share should look the same. */
const alike = (columns: readonly Column[], needs: readonly Need[]): Need[] =>
  needs.map((need, index) => {
    const own = columns[index];
    if (own === undefined || !isFigures(own)) return need;
    const peers = needs.filter(
      (_, at) => columns[at]?.align === own.align && columns[at]?.weight === own.weight,
    );
    const widest = Math.max(...peers.map(({ width }) => width));
    return { width: widest, ample: widest + airOfFigures };
  });

interface Need {
  width: number;
  /** A width at which no cell needs a second line, or the longest useful line. */
  ample: number;
}

interface Asked {
  table: Table;
  column: Column;
  index: number;
  style: LineStyle;
}

function needOf({ table, column, index, style }: Asked): Need {
  if (!isFigures(column)) return needOfWords({ table, column, index, style });
  const widths = table.rows.map(({ cells, kind }) =>
    widthOfRuns(runsOfText(cells[index] ?? [], kind === 'total' ? strong(style) : style)),
  );
  const widest = Math.max(0, ...widths.map((one) => Math.min(widestFigure, one)));
  const head = headStyle(style);
  const words = column.title.split(' ').map((word) => widthIn(head, word));
  const width = Math.max(widest, ...words) + 2 * cellPadding;
  const title = widthOfRuns([{ text: column.title, style: head }]) + 2 * cellPadding;
  return { width, ample: Math.max(width + airOfFigures, Math.min(longestHead, title)) };
}

/** Wider content of a column of figures is words and may break. */
const widestFigure = 104;
/** A title up to this width stays on one line if the words have space to spare. */
const longestHead = 74;
const widestWord = 92;
const longestLine = 230;
/** Columns of figures are read downwards and need space on both sides. */
const airOfFigures = 14;

/** A column is as wide as its longest word, so that words are not divided, unless a word is as long as a line. */
function needOfWords({ table, column, index, style }: Asked): Need {
  const cells = table.rows.map((row) => wordsOf(runsOfText(row.cells[index] ?? [], style)));
  const head = wordsOf([{ text: column.title, style: headStyle(style) }]);
  const widths = [...cells.flat(), ...head].map(({ width }) => width);
  const lines = [...cells, head].map((words) =>
    words.reduce((sum, { width, space }) => sum + width + space, 0),
  );
  const least = Math.max(smallestColumn - 4 * cellPadding, ...widths);
  return {
    width: Math.min(widestWord, least) + 4 * cellPadding,
    ample: Math.min(longestLine, Math.max(least, ...lines)) + 4 * cellPadding,
  };
}

export const headStyle = (style: LineStyle): LineStyle => ({
  ...styles.label,
  size: Math.min(7.6, style.size),
  leading: 10,
});

function share(columns: readonly Column[], needs: readonly Need[], width: number): ColumnPlace[] | undefined {
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  const given = columns.map(({ weight }, index) => ({
    need: needs[index] ?? { width: 0, afterPoint: 0, ample: 0 },
    width: (width * weight) / weights,
    fixed: false,
  }));
  // A column that needs more than its share gets it; the others divide the rest.
  for (let changed = true; changed; ) {
    changed = false;
    const free = width - given.reduce((sum, { fixed, need }) => sum + (fixed ? need.width : 0), 0);
    const freeWeights = given.reduce(
      (sum, { fixed }, index) => sum + (fixed ? 0 : (columns[index]?.weight ?? 0)),
      0,
    );
    given.forEach((place, index) => {
      if (place.fixed) return;
      place.width = (free * (columns[index]?.weight ?? 0)) / freeWeights;
      if (place.width < place.need.width) {
        place.fixed = true;
        place.width = place.need.width;
        changed = true;
      }
    });
  }
  const total = given.reduce((sum, place) => sum + place.width, 0);
  if (total > width + 0.01) return undefined;
  // Tables of two columns often follow each other, and their columns should align down the page.
  if (columns.length > 2) evenOut(given);
  return placed(
    columns,
    given.map((place) => ({ width: place.width })),
  );
}

/** Moves width that a column does not use to columns whose words would break over several lines. */
function evenOut(given: { need: Need; width: number }[]): void {
  const beyond = given.map(({ need, width }) => Math.max(0, width - need.ample));
  const short = given.map(({ need, width }) => Math.max(0, need.ample - width));
  const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
  const [spare, wanted] = [sumOf(beyond), sumOf(short)];
  if (spare === 0 || wanted === 0) return;
  const moved = Math.min(spare, wanted);
  given.forEach((place, index) => {
    place.width += ((short[index] ?? 0) / wanted - (beyond[index] ?? 0) / spare) * moved;
  });
}

function placed(columns: readonly Column[], needs: readonly { width: number }[]): ColumnPlace[] {
  let x = 0;
  return columns.map((column, index) => {
    const width = needs[index]?.width ?? 0;
    const place = { column, x, width };
    x += width;
    return place;
  });
}

/** Includes runs with spaces, which stay on the line. */
const widthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + widthOfText(run, run.text), 0);

function widthOfText({ style }: Run, text: string): number {
  if (!text.includes(' ')) return widthIn(style, text);
  let width = 0;
  for (const [index, word] of text.split(' ').entries())
    width += widthIn(style, word) + (index === 0 ? 0 : spaceOf(style));
  return width;
}
