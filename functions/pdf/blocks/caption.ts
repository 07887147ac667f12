import { drawLine } from '../draw/draw-line.ts';
import { column, margin, measure } from '../layout/page-size.ts';
import { keepTogether, type Piece } from '../layout/piece.ts';
import { styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import type { Run } from '../text/words.ts';
import { baselineOf, linesFor, pieceLines } from './setting.ts';

const mostLinesBeside = 7;

/** A table or chart gets the measure with its caption in the margin, or the whole column below its caption. */
export const roomFor = (isWide: boolean): { x: number; width: number } => (isWide ? column : measure);

/**
 * Adds a caption to the pieces of a table or chart: in the margin, level with the first piece, or above. Pieces next to
 * a caption stay with it.
 */
export function withCaption(
  pieces: Piece[],
  options: { caption: readonly Run[]; tag: Tag; isWide: boolean; id: string },
): Piece[] {
  const { caption, tag, isWide, id } = options;
  const beside = linesFor(caption, margin.width);
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  if (isWide || beside.length > mostLinesBeside) {
    const above = linesFor(caption, isWide ? column.width : measure.width);
    const { x } = roomFor(isWide);
    const lines = pieceLines({ lines: above, style: styles.caption, x, tag, gap: 13, anchors: [id] });
    for (const line of lines) line.keepWithNext = true;
    return [...lines, { ...first, gap: 5 }, ...others];
  }
  const withLines = (piece: Piece): Piece => ({
    ...piece,
    gap: 13,
    anchors: [id],
    draw: (place) => {
      const { canvas, y, where } = place;
      beside.forEach((line, index) => {
        const baseline = y + index * styles.caption.leading + baselineOf(styles.caption);
        drawLine(line, { canvas, x: column.x, baseline, tag, where });
      });
      piece.draw(place);
    },
  });
  const headed = withLines(first);
  const { growth } = first;
  if (growth !== undefined) headed.growth = { ...growth, by: (points) => withLines(growth.by(points)) };
  const height = beside.length * styles.caption.leading;
  let covered = 0;
  const level = [headed, ...others].findIndex((piece) => {
    covered += piece.height;
    return covered >= height;
  });
  const whole = [headed, ...others];
  keepTogether(whole.slice(0, level < 0 ? whole.length : level + 1));
  return covered < height ? [...whole, { height: height - covered, gap: 0, draw: () => {} }] : whole;
}
