import type { Font } from 'fontkit';

export interface TextStyle {
  font: Font;
  sizePx: number;
  colour: string;
  /** Thickens the strokes, because the files have only the regular weight. */
  boldPx?: number;
}

export interface Point {
  x: number;
  y: number;
}

export const widthOf = (text: string, { font, sizePx }: TextStyle): number =>
  (font.layout(text).advanceWidth * sizePx) / font.unitsPerEm;

/** Breaks a text into lines that fit the width, and throws when there are too many lines. */
export function breakLines(text: string, style: TextStyle, roomPx: number, mostLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, style) <= roomPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length > mostLines || lines.some((line) => widthOf(line, style) > roomPx))
    throw new Error(`“${text}” does not fit into ${mostLines} lines of ${roomPx} px`);
  return lines;
}

/** A line of text as outlines, so that the picture needs no fonts. The point is the start of its baseline. */
export function setLine(text: string, style: TextStyle, { x, y }: Point): string {
  const { font, sizePx, colour, boldPx = 0 } = style;
  const scale = sizePx / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = `translate(${pen + xOffset} ${yOffset})`;
    pen += xAdvance;
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
  });
  const stroke = boldPx === 0 ? '' : ` stroke="${colour}" stroke-width="${boldPx / scale}"`;
  return `<g fill="${colour}"${stroke} transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
