import type { Block } from '#shared/plan/document/plan-document.ts';
import { drawLine } from '../draw/draw-line.ts';
import { keepPairs, type Panel, type Piece } from '../layout/piece.ts';
import type { LineStyle } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import { breakLines, type Line } from '../text/break-lines.ts';
import { type Run, wordsOf } from '../text/words.ts';

/** The context in which every block is set. */
export interface Setting {
  tag: Tag;
  /** Set for a short plan without a cover, with less space around rows and headings. */
  isCompact?: boolean;
  after?: Block['kind'];
}

export const baselineOf = ({ leading, size }: LineStyle): number => leading / 2 + size * 0.35;

export interface Lines {
  lines: readonly Line[];
  style: LineStyle;
  x: number;
  tag: Tag | undefined;
  gap: number;
  width?: number;
  align?: 'left' | 'right' | 'centre';
  panel?: Panel;
  anchors?: readonly string[];
}

/** Breaks headings, captions, labels and cells without hyphens, unless a word is wider than the line. */
export const linesFor = (runs: readonly Run[], width: number): Line[] =>
  breakLines(wordsOf(runs), width, false);

const mostToBalance = 4;

/** Breaks into as many lines as usual, but about equally long, so that no single word is left below a heading. */
export function balancedLines(runs: readonly Run[], width: number): Line[] {
  const words = wordsOf(runs);
  const lines = breakLines(words, width, false);
  if (lines.length < 2 || lines.length > mostToBalance) return lines;
  let best = lines;
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const narrower = breakLines(words, middle, false);
    if (narrower.length === lines.length) [best, high] = [narrower, middle];
    else low = middle;
  }
  return best;
}

/** Breaks running text into lines. */
export const textLines = (runs: readonly Run[], width: number): Line[] => breakLines(wordsOf(runs), width);

export const shiftOf = (line: Line, width: number, align: Lines['align'] = 'left'): number =>
  align === 'left' ? 0 : (width - line.width) / (align === 'right' ? 1 : 2);

/** Makes pieces from a paragraph's lines, with at least two on either side of a page break. */
export function pieceLines(options: Lines): Piece[] {
  const { lines, style, x, tag, gap, width = 0, align, panel, anchors } = options;
  return keepPairs(
    lines.map((line, index) => ({
      height: style.leading,
      gap: index === 0 ? gap : 0,
      ...(index === 0 && anchors !== undefined ? { anchors } : {}),
      ...(panel === undefined ? {} : { panel }),
      draw: ({ canvas, y, where }) =>
        drawLine(line, {
          canvas,
          x: x + shiftOf(line, width, align),
          baseline: y + baselineOf(style),
          tag,
          where,
        }),
    })),
  );
}

export const padding = (height: number, panel: Panel, gap = 0): Piece => ({
  height,
  gap,
  panel,
  draw: () => {},
});
