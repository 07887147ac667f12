import type { Table, TableRow } from '#shared/plan/document/plan-document.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import { column } from '../layout/page-size.ts';
import { type DrawPlace, keepTogether, type Piece } from '../layout/piece.ts';
import { styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { plainRuns, type Register, runsOfText } from '../text/runs-of-text.ts';
import { baselineOf, linesFor, type Setting } from './setting.ts';

const between = 22;
const width = (column.width - between) / 2;
const hang = 11;
const [top, beforeItem] = [9, 3.5];
const title = { ...styles.subheading, colour: colours.leafStrong };
const style = styles.cell;
/** A quarter of more lines is no longer seen at once. */
const mostLines = 22;

interface Quarter {
  name: readonly Line[];
  items: readonly (readonly Line[])[];
}

/** Groups of a table two by two, each line with where it comes from; undefined where they have too many words for it. */
export function setQuarters({ id, rows }: Table, { tag, register }: Setting): Piece[] | undefined {
  const quarters = groupsOf(rows).map((group) => quarterOf(group, register));
  if (quarters.some((quarter) => linesOf(quarter) > mostLines)) return undefined;
  const pairs: Piece[] = [];
  for (let at = 0; at < quarters.length; at += 2) pairs.push(pairOf(quarters.slice(at, at + 2), tag));
  const [first] = pairs;
  if (first !== undefined) first.anchors = [id];
  return keepTogether(pairs);
}

interface Group {
  name: TableRow;
  rows: TableRow[];
}

function groupsOf(rows: readonly TableRow[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    if (row.kind === 'group') groups.push({ name: row, rows: [] });
    else groups.at(-1)?.rows.push(row);
  }
  return groups;
}

const quarterOf = ({ name, rows }: Group, register: Register): Quarter => ({
  name: linesFor(runsOfText(name.cells[0] ?? [], title, register), width),
  items: rows.map(({ cells: [what = [], from = []] }) =>
    linesFor(
      [
        ...runsOfText(what, style, register),
        ...runsOfText([': ', ...from], { ...style, colour: colours.inkSoft }, register),
      ],
      width - hang,
    ),
  ),
});

const linesOf = ({ name, items }: Quarter): number =>
  items.reduce((sum, lines) => sum + lines.length, name.length);

const heightOf = ({ name, items }: Quarter): number =>
  name.length * title.leading +
  items.reduce((sum, lines) => sum + beforeItem + lines.length * style.leading, 0);

function pairOf(quarters: readonly Quarter[], tag: Tag): Piece {
  const drawn = quarters.map((quarter) => drawingOf(quarter, tag));
  return {
    height: top + Math.max(...quarters.map(heightOf)) + 4,
    gap: 9,
    draw: (place) =>
      drawn.forEach((draw, index) => {
        draw({ ...place, x: column.x + index * (width + between) });
      }),
  };
}

function drawingOf({ name, items }: Quarter, tag: Tag): (place: DrawPlace & { x: number }) => void {
  const nameTag = tag.add('P');
  const list = tag.add('L', { numbering: 'Disc' });
  const [sign] = linesFor(plainRuns('•', { ...style, colour: colours.leaf }), hang);
  const tags = items.map(() => {
    const item = list.add('LI');
    return { label: item.add('Lbl'), body: item.add('LBody').add('P') };
  });
  return ({ canvas, where, x, y }) => {
    canvas.artifact();
    canvas.rect({ x, y, width, height: 1.5 }, colours.leafStrong);
    let at = y + top;
    name.forEach((line) => {
      drawLine(line, { canvas, x, baseline: at + baselineOf(title), tag: nameTag, where });
      at += title.leading;
    });
    items.forEach((lines, index) => {
      at += beforeItem;
      if (sign !== undefined)
        drawLine(sign, { canvas, x, baseline: at + baselineOf(style), tag: tags[index]?.label, where });
      for (const line of lines) {
        drawLine(line, {
          canvas,
          x: x + hang,
          baseline: at + baselineOf(style),
          tag: tags[index]?.body,
          where,
        });
        at += style.leading;
      }
    });
  };
}
