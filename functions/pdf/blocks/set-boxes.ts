import type { BigFigures, Callout, Checklist, Facts } from '#shared/plan/document/plan-document.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { column, measure } from '../layout/page-size.ts';
import { keepLast, keepTogether, type Panel, type Piece, type Whereabouts } from '../layout/piece.ts';
import { type LineStyle, styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { plainRuns, runsOfText } from '../text/runs-of-text.ts';
import type { Run } from '../text/words.ts';
import { baselineOf, linesFor, padding, pieceLines, type Setting } from './setting.ts';

const tones = {
  plain: { fill: colours.paper, bar: colours.lineStrong },
  good: { fill: colours.leafTint, bar: colours.leaf },
  warning: { fill: colours.ochreTint, bar: colours.ochre },
  bad: { fill: colours.brickTint, bar: colours.brick },
} as const;

export function setCallout({ id, tone, title, body }: Callout, { tag }: Setting): Piece[] {
  const panel: Panel = { x: measure.x, width: measure.width, ...tones[tone] };
  const inner = { x: measure.x + 14, width: measure.width - 28 };
  const style = {
    ...styles.subheading,
    colour: tones[tone].bar === colours.lineStrong ? colours.ink : tones[tone].bar,
  };
  const set = (runs: readonly Run[], looks: typeof style | typeof styles.body, gap: number): Piece[] =>
    pieceLines({
      lines: linesFor(runs, inner.width),
      style: looks,
      x: inner.x,
      tag: tag.add('P'),
      gap,
      panel,
    });
  const head = set(runsOfText(title, style), style, 0);
  const text = body.flatMap((paragraph) => set(runsOfText(paragraph, styles.body), styles.body, 4));
  const pieces = [{ ...padding(8, panel, 11), anchors: [id] }, ...head, ...text, padding(8, panel)];
  if (text.length <= 14) return keepTogether(pieces);
  for (const piece of pieces.slice(0, head.length + 1)) piece.keepWithNext = true;
  const last = pieces.at(-2);
  if (last !== undefined) last.keepWithNext = true;
  return pieces;
}

const boxSize = 8;

function drawTickBox(canvas: PageCanvas, { x, y, ticked }: { x: number; y: number; ticked: boolean }): void {
  canvas.frame({ x, y, width: boxSize, height: boxSize }, colours.lineStrong, 0.9);
  if (!ticked) return;
  canvas.path(
    [
      [x + 1.6, y + 4.2],
      [x + 3.4, y + 6.2],
      [x + 6.6, y + 1.8],
    ],
    { stroke: colours.leaf, weight: 1.5 },
  );
}

/** Sets boxes to tick. Each task stays on one page. */
export function setChecklist({ id, items }: Checklist, { tag }: Setting): Piece[] {
  const list = tag.add('L', { numbering: 'None' });
  const width = measure.width - 20;
  const set = items.map((item, index) => {
    const entry = list.add('LI');
    const label = entry.add('Lbl', {});
    const body = entry.add('LBody');
    const bodyTag = body.add('P');
    const lines = linesFor(runsOfText(item.text, styles.body), width);
    const pieces = pieceLines({
      lines,
      style: styles.body,
      x: measure.x + 20,
      tag: bodyTag,
      gap: index === 0 ? 7 : 4.5,
    });
    const note = item.note === undefined ? [] : linesFor(runsOfText(item.note, styles.note), width);
    const noteTag = note.length > 0 ? body.add('P') : bodyTag;
    const notes = pieceLines({ lines: note, style: styles.note, x: measure.x + 20, tag: noteTag, gap: 0 });
    const [first] = pieces;
    if (first === undefined) return [];
    const withBox: Piece = {
      ...first,
      keepWithNext: index === 0,
      ...(index === 0 ? { anchors: [id] } : {}),
      draw: (place) => {
        const { canvas, y } = place;
        canvas.tag(label);
        const box = { x: measure.x, y: y + (styles.body.leading - boxSize) / 2, ticked: item.ticked };
        canvas.saying(item.ticked ? '☑' : '☐', () => drawTickBox(canvas, box));
        first.draw(place);
      },
    };
    return keepTogether([withBox, ...pieces.slice(1), ...notes]);
  });
  return keepLast(set);
}

const factLabelWidth = 118;
/** A list of facts lower than this stays on one page. */
const highestWhole = 110;

/** Sets labels and values below each other, with hairlines between. */
export function setFacts({ id, rows }: Facts, { tag }: Setting): Piece[] {
  const table = tag.add('Table').add('TBody');
  const set = rows.map(({ label, value }, index) => {
    const row = table.add('TR');
    const names = linesFor(plainRuns(label, styles.label), factLabelWidth - 8);
    const header = row.add('TH', { scope: 'Row' });
    const cell = row.add('TD');
    const values = pieceLines({
      lines: linesFor(runsOfText(value, styles.body), measure.width - factLabelWidth),
      style: styles.body,
      x: measure.x + factLabelWidth,
      tag: cell,
      gap: 0,
    });
    const height = Math.max(
      values.reduce((sum, piece) => sum + piece.height, 0),
      names.length * styles.label.leading,
    );
    const [first, ...others] = values;
    const shown = names.slice(0, 6);
    const head: Piece = {
      height:
        others.length > 3
          ? styles.body.leading
          : Math.max(styles.body.leading, height - others.length * styles.body.leading),
      gap: index === 0 ? 15 : 0,
      keepWithNext: others.length > 0,
      ...(index === 0 ? { anchors: [id] } : {}),
      draw: (place) => {
        const { canvas, y, where } = place;
        canvas.artifact();
        canvas.line([measure.x, y - 3], [measure.x + measure.width, y - 3], {
          stroke: colours.line,
          weight: 0.6,
        });
        shown.forEach((line, at) => {
          const baseline = y + at * styles.label.leading + baselineOf(styles.body);
          drawLine(line, { canvas, x: measure.x, baseline, tag: header, where });
        });
        first?.draw(place);
      },
    };
    return [head, ...others, { height: 6, gap: 0, draw: () => {} }];
  });
  const height = set.flat().reduce((sum, piece) => sum + piece.height, 0);
  return height < highestWhole ? keepTogether(set.flat()) : keepLast(set);
}

const figureGap = 18;

/** Sets two to four figures side by side, as large as a headline. */
export function setBigFigures({ id, items }: BigFigures, setting: Setting): Piece[] {
  const { tag } = setting;
  const perRow = items.length <= 4 ? Math.max(1, items.length) : 3;
  const pieces: Piece[] = [];
  for (let begin = 0; begin < items.length; begin += perRow) {
    const width = (column.width - figureGap * (perRow - 1)) / perRow;
    const cells = items.slice(begin, begin + perRow).map((item) => {
      const stack = (runs: readonly Run[], style: (typeof styles)[keyof typeof styles]) => ({
        style,
        lines: linesFor(runs, width),
      });
      return [
        stack(plainRuns(item.label, styles.label), styles.label),
        stack(runsOfText(item.value, styles.bigFigure), styles.bigFigure),
        stack(item.note === undefined ? [] : runsOfText(item.note, styles.note), styles.note),
      ];
    });
    if (cells.some((parts) => parts.some(({ lines }) => lines.length > mostLines)))
      return setLongFigures({ id, items, setting });
    const tags = cells.map(() => tag.add('P'));
    const partHeight = (at: number): number =>
      Math.max(...cells.map((parts) => (parts[at]?.lines.length ?? 0) * (parts[at]?.style.leading ?? 0)));
    const tops = [8, 8 + partHeight(0), 8 + partHeight(0) + partHeight(1)];
    pieces.push({
      height: (tops[2] ?? 0) + partHeight(2) + 4,
      gap: begin === 0 ? 14 : 10,
      ...(begin === 0 ? { anchors: [id] } : {}),
      draw: ({ canvas, y, where }) =>
        cells.forEach((parts, at) => {
          const x = column.x + at * (width + figureGap);
          canvas.artifact();
          canvas.rect({ x, y, width, height: 1.5 }, colours.leafStrong);
          parts.forEach(({ style, lines }, part) => {
            drawStack({ lines, x, top: y + (tops[part] ?? 0), style }, { canvas, tag: tags[at], where });
          });
        }),
    });
  }
  return pieces;
}

/** Figures with more lines are set as facts, so that nothing is cut off. */
const mostLines = 6;
const setLongFigures = ({
  id,
  items,
  setting,
}: {
  id: string;
  items: BigFigures['items'];
  setting: Setting;
}): Piece[] =>
  setFacts(
    {
      kind: 'facts',
      id,
      rows: items.map(({ label, value, note = [] }) => ({ label, value: [...value, ' ', ...note] })),
    },
    setting,
  );

function drawStack(
  stack: { lines: readonly Line[]; x: number; top: number; style: LineStyle },
  place: { canvas: PageCanvas; tag: Tag | undefined; where: Whereabouts },
): void {
  stack.lines.forEach((line, index) => {
    drawLine(line, {
      ...place,
      x: stack.x,
      baseline: stack.top + index * stack.style.leading + baselineOf(stack.style),
    });
  });
}
