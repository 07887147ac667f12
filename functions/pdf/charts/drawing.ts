import type { Axis } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import type { FaceName } from '../fonts/font.ts';
import { breakLines } from '../text/break-lines.ts';
import { cleanText } from '../text/clean-text.ts';
import { inDrawingOrder, withDirections } from '../text/order-text.ts';
import { shapeText } from '../text/shape-text.ts';
import { graphemesOf, type TextStyle, wordsOf } from '../text/words.ts';

/** A chart of known height that is drawn once its place on the page is known. */
export interface Drawing {
  height: number;
  draw(canvas: PageCanvas, at: { x: number; y: number }): void;
}

export const grid = { stroke: colours.line, weight: 0.5 };
export const zeroLine = { stroke: colours.ink, weight: 0.9 };
export const levelLine = { stroke: colours.inkSoft, weight: 0.9, dash: [3, 2.5] };

export interface LabelStyle {
  size?: number;
  colour?: string;
  face?: FaceName;
}

export const textStyle = ({
  size = 7.4,
  colour = colours.ink,
  face = 'sans',
}: LabelStyle = {}): TextStyle => ({
  face,
  size,
  colour,
});

export interface Label extends LabelStyle {
  text: string;
  x: number;
  y: number;
  align?: 'left' | 'right' | 'centre';
  /** Longer text is cut with an ellipsis; the chart's text alternative has all of it. */
  width?: number;
  /** Covers the area below, so that no line crosses the label. */
  ground?: string;
}

/** Draws one line of text and returns its width. */
export function drawLabel(canvas: PageCanvas, label: Label): number {
  const style = textStyle(label);
  const text = label.width === undefined ? cleanText(label.text) : clipped(label.text, style, label.width);
  const items = itemsOf(text, style);
  const width = items.reduce((sum, { width: part }) => sum + part, 0);
  const x = label.x - (label.align === 'right' ? width : label.align === 'centre' ? width / 2 : 0);
  if (label.ground !== undefined)
    canvas.rect(
      { x: x - 1.5, y: label.y - style.size * 0.8, width: width + 3, height: style.size * 1.05 },
      label.ground,
    );
  canvas.startText(style, { x, y: label.y });
  for (const { fragment } of items) canvas.show(fragment);
  canvas.endText();
  return width;
}

function itemsOf(text: string, style: TextStyle) {
  const [space] = shapeText(style.face, ' ').fragments;
  const items = wordsOf(withDirections([{ text, style }])).flatMap((word) => {
    const level = word.parts[0]?.run.level ?? 0;
    const before =
      word.space > 0 && space !== undefined ? [{ fragment: space, level, width: word.space }] : [];
    const parts = word.parts.flatMap(({ fragments, run }) =>
      fragments.map((fragment) => ({
        fragment,
        level: run.level ?? 0,
        width: (fragment.width * style.size) / 1000,
      })),
    );
    return [...before, ...parts];
  });
  return inDrawingOrder(items, ({ level }) => level);
}

export const labelWidth = (text: string, style: LabelStyle = {}): number =>
  wordsOf([{ text: cleanText(text), style: textStyle(style) }]).reduce(
    (sum, { width, space }) => sum + width + space,
    0,
  );

function clipped(text: string, style: TextStyle, width: number): string {
  const clean = cleanText(text).slice(0, 400);
  if (labelWidth(clean, style) <= width) return clean;
  const letters = graphemesOf(clean);
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (labelWidth(`${letters.slice(0, middle).join('')}…`, style) <= width) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`;
}

/** Breaks a label into at most the given lines; the last is cut if necessary. */
export function labelLines(text: string, width: number, style: LabelStyle & { most: number }): string[] {
  const clean = cleanText(text);
  const longest = Math.max(400, style.most * 80);
  const shown = clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
  const words = wordsOf([{ text: shown, style: textStyle(style) }]);
  const lines = breakLines(words, width, false).map((line) =>
    line.words
      .map(
        ({ parts, space }, index) =>
          (space > 0 && index > 0 ? ' ' : '') + parts.map((part) => part.text).join(''),
      )
      .join(''),
  );
  if (lines.length <= style.most) return lines;
  return [
    ...lines.slice(0, style.most - 1),
    clipped(lines.slice(style.most - 1).join(' '), textStyle(style), width),
  ];
}

/** Maps values to points of the page. */
export const scaleOf =
  ({ min, max }: Pick<Axis, 'min' | 'max'>, from: number, to: number): ((value: number) => number) =>
  (value) =>
    from + ((Math.min(max, Math.max(min, value)) - min) / (max - min || 1)) * (to - from);

/** Moves overlapping labels apart, as little as possible and without changing their order. */
export function spread(
  wanted: readonly number[],
  distance: number,
  range: { from: number; to: number },
): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed = order.map(({ at }) => Math.min(range.to, Math.max(range.from, at)));
  for (let step = 1; step < placed.length; step++)
    placed[step] = Math.max(placed[step] ?? 0, (placed[step - 1] ?? 0) + distance);
  const over = (placed.at(-1) ?? 0) - range.to;
  if (over > 0) {
    placed[placed.length - 1] = range.to;
    for (let step = placed.length - 2; step >= 0; step--)
      placed[step] = Math.min(placed[step] ?? 0, (placed[step + 1] ?? 0) - distance);
  }
  const result = new Array<number>(wanted.length).fill(0);
  order.forEach(({ index }, step) => {
    result[index] = placed[step] ?? 0;
  });
  return result;
}
