import { brand } from '#shared/brand.ts';
import { siteFonts } from '../site-fonts.ts';
import { readCover } from './read-cover.ts';
import { breakLines, setLine, type TextStyle, widthOf } from './set-text.ts';

/** The texts of a shared link's picture. */
export interface Picture {
  above: string;
  title: string;
  text: string;
  facts: readonly string[];
  /** The slug whose cover it shows. */
  cover: string;
}

export const pictureSize = { width: 1200, height: 630 } as const;

const colours = { paper: '#faf6ee', line: '#ddd5c5', ink: '#1c211d', soft: '#545a52', leaf: '#2b6049' };
const marginPx = 80;
const roomPx = pictureSize.width - 2 * marginPx;
const coverBox = { width: 324, height: 432, x: pictureSize.width - marginPx - 324, y: 48 };
/** The width next to the cover. */
const textPx = coverBox.x - 48 - marginPx;

/** Uses the largest size that fits; most titles are short. */
function fitTitle(title: string): { style: TextStyle; lines: string[] } {
  for (const sizePx of [76, 66, 58, 50]) {
    const style: TextStyle = { font: siteFonts().serif, sizePx, colour: colours.ink, boldPx: sizePx / 34 };
    try {
      return { style, lines: breakLines(title, style, textPx, 3) };
    } catch {
      // The next size is smaller.
    }
  }
  throw new Error(`The title “${title}” is too long for a picture`);
}

/** The picture of a page, 1200 by 630, as an SVG without fonts or images. */
export function drawPicture({ above, title, text, facts, cover }: Picture): string {
  const { sans, serif } = siteFonts();
  const label: TextStyle = { font: sans, sizePx: 32, colour: colours.leaf, boldPx: 1 };
  const body: TextStyle = { font: sans, sizePx: 29, colour: colours.soft };
  const foot: TextStyle = { font: sans, sizePx: 28, colour: colours.ink };
  const name: TextStyle = { font: serif, sizePx: 36, colour: colours.leaf, boldPx: 1 };

  const heading = fitTitle(title);
  const parts: string[] = [setLine(above, label, { x: marginPx, y: 108 })];
  let y = 108 + 20;
  for (const line of heading.lines) {
    y += heading.style.sizePx * 1.16;
    parts.push(setLine(line, heading.style, { x: marginPx, y }));
  }
  y += 24;
  for (const line of breakLines(text, body, textPx, 5)) {
    y += body.sizePx * 1.4;
    parts.push(setLine(line, body, { x: marginPx, y }));
  }
  const base = pictureSize.height - 64;
  parts.push(
    `<rect x="${marginPx}" y="${base - 62}" width="${roomPx}" height="2" fill="${colours.line}"/>`,
    setLine(facts.join('   ·   '), foot, { x: marginPx, y: base }),
    setLine(brand, name, { x: pictureSize.width - marginPx - widthOf(brand, name), y: base }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<rect width="14" height="100%" fill="${colours.leaf}"/>`,
    ...parts,
    drawCover(cover),
    '</svg>',
  ].join('');
}

function drawCover(slug: string): string {
  const { sheet, viewBox } = readCover(slug);
  const { x, y, width, height } = coverBox;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${sheet}</svg>`;
}
