import type { Heading, List, Paragraph, Script } from '#shared/plan/document/plan-document.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import { column, measure } from '../layout/page-size.ts';
import { keepLast, keepTogether, type Panel, type Piece } from '../layout/piece.ts';
import { styles } from '../layout/styles.ts';
import { linesOf } from '../text/clean-text.ts';
import { plainRuns, runsOfText } from '../text/runs-of-text.ts';
import {
  balancedLines,
  baselineOf,
  linesFor,
  padding,
  pieceLines,
  type Setting,
  textLines,
} from './setting.ts';

export function setHeading(
  { id, level, text }: Heading,
  { tag, after, isCompact = false }: Setting,
): Piece[] {
  const style = level === 2 ? styles.heading : styles.subheading;
  const lines = balancedLines(runsOfText(text, style), measure.width);
  const own = tag.add(level === 2 || !tag.has('H2') ? 'H2' : 'H3');
  const pieces = pieceLines({
    lines,
    style,
    x: measure.x,
    tag: own,
    gap: level === 2 && !isCompact ? 19 : 12,
    anchors: [id],
  });
  for (const piece of pieces) piece.keepWithNext = true;
  // A table already ends with a rule.
  return level === 2 && after !== 'table' && !isCompact ? [ruleAbove(pieces[0]), ...pieces.slice(1)] : pieces;
}

/** Draws a hairline over the whole width, a blank line above the heading. */
function ruleAbove(piece: Piece | undefined): Piece {
  if (piece === undefined) return padding(0, { x: 0, width: 0, fill: colours.white, bar: colours.white });
  const room = 7;
  return {
    ...piece,
    height: piece.height + room,
    draw: ({ canvas, y, where }) => {
      canvas.artifact();
      canvas.line([column.x, y], [column.x + column.width, y], { stroke: colours.lineStrong, weight: 0.6 });
      piece.draw({ canvas, y: y + room, where });
    },
  };
}

export function setParagraph({ id, style: name, text }: Paragraph, { tag }: Setting): Piece[] {
  const style = styles[name];
  const set = name === 'lead' ? balancedLines : textLines;
  const lines = set(runsOfText(text, style), measure.width);
  return pieceLines({
    lines,
    style,
    x: measure.x,
    tag: tag.add('P'),
    gap: name === 'lead' ? 9 : 6,
    anchors: [id],
  });
}

const hang = 18;

export function setList({ id, ordered, items }: List, { tag }: Setting): Piece[] {
  const list = tag.add('L', { numbering: ordered ? 'Decimal' : 'Disc' });
  const style = styles.body;
  const set = items.map((text, index) => {
    const item = list.add('LI');
    const label = item.add('Lbl');
    const body = item.add('LBody').add('P');
    const lines = textLines(runsOfText(text, style), measure.width - hang);
    const [sign] = linesFor(
      plainRuns(ordered ? `${index + 1}.` : '•', { ...style, colour: colours.leaf }),
      hang,
    );
    const pieces = pieceLines({ lines, style, x: measure.x + hang, tag: body, gap: index === 0 ? 7 : 3.5 });
    const [first] = pieces;
    if (first === undefined || sign === undefined) return pieces;
    const withSign: Piece = {
      ...first,
      ...(index === 0 ? { anchors: [id], keepWithNext: true } : {}),
      draw: (place) => {
        const { canvas, y, where } = place;
        drawLine(sign, { canvas, x: measure.x, baseline: y + baselineOf(style), tag: label, where });
        first.draw(place);
      },
    };
    return [withSign, ...pieces.slice(1)];
  });
  return keepLast(set);
}

/** Sets words to send or say, on their own panel. */
export function setScript({ id, title, when, lines }: Script, { tag }: Setting): Piece[] {
  const panel: Panel = { x: measure.x, width: measure.width, fill: colours.paper, bar: colours.lineStrong };
  const x = measure.x + 14;
  const width = measure.width - 28;
  const set = (text: string, style: (typeof styles)[keyof typeof styles], gap: number): Piece[] =>
    linesOf(text).flatMap((line) =>
      pieceLines({ lines: linesFor(plainRuns(line, style), width), style, x, tag: tag.add('P'), gap, panel }),
    );
  const head = [...set(title, styles.subheading, 0), ...set(when, styles.note, 0)];
  const body = lines.flatMap((line) => set(line, styles.body, 5));
  const opening = { ...padding(10, panel, 12), anchors: [id] };
  const pieces = [opening, ...head, ...body, padding(10, panel)];
  if (body.length <= 16) return keepTogether(pieces);
  for (const piece of [opening, ...head]) piece.keepWithNext = true;
  const last = body.at(-1);
  if (last !== undefined) last.keepWithNext = true;
  return pieces;
}
