import { ContentWriter } from '../file/content-writer.ts';
import { number, textString } from '../file/syntax.ts';
import type { Font } from '../fonts/font.ts';
import { pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import type { Fragment, Stroke } from '../text/shape-text.ts';
import type { TextStyle } from '../text/words.ts';

export interface Box {
  x: number;
  /** From the top of the page, as all measures here. */
  y: number;
  width: number;
  height: number;
}

export interface PlacedLink {
  box: Box;
  target: { to: string } | { href: string };
  says: string;
  tag: Tag;
}

/** Says under which name a page knows a font, and notes which of its glyphs the document needs. */
export type NameFont = (fragment: Fragment) => string;

type Marking = Tag | 'artifact' | undefined;

/**
 * The content of one page. All that is drawn belongs to a tag of the structure tree or is marked as an artifact;
 * lines of the same tag that follow each other share one mark.
 */
export class PageCanvas {
  readonly page: number;
  readonly marks: Tag[] = [];
  readonly links: PlacedLink[] = [];
  readonly fonts = new Set<string>();
  readonly #nameFont: NameFont;
  readonly #out = new ContentWriter();
  #marking: Marking;
  #fill = '';
  #stroke = '';
  #font: Font | undefined;
  #size = 0;
  #textSize = 0;
  #textX = 0;
  #textY = 0;
  #inString = false;

  constructor(page: number, nameFont: NameFont) {
    this.page = page;
    this.#nameFont = nameFont;
  }

  content(): Uint8Array {
    this.#mark(undefined);
    return this.#out.written();
  }

  /** What is drawn from here on belongs to this tag. */
  tag(tag: Tag): void {
    this.#mark(tag);
  }

  /** What is drawn reads as this text. */
  saying(text: string, draw: () => void): void {
    this.#out.put('/Span<</ActualText ').put(textString(text)).put('>>BDC\n');
    draw();
    this.#out.put('EMC\n');
  }

  artifact(): void {
    this.#mark('artifact');
  }

  /** Lays a drawing of the file over all there is, as an artifact that says what it is. */
  watermark(name: string): void {
    this.#mark(undefined);
    this.#out.put(`/Artifact<</Type/Pagination/Subtype/Watermark>>BDC q /${name} Do Q EMC\n`);
  }

  #mark(next: Marking): void {
    if (this.#marking === next) return;
    if (this.#marking !== undefined) this.#out.put('EMC\n');
    if (next === 'artifact') this.#out.put('/Artifact BMC\n');
    else if (next !== undefined) {
      this.#out.put('/').put(next.type).put('<</MCID ').number(this.marks.length).put('>>BDC\n');
      next.kids.push({ page: this.page, mark: this.marks.length });
      this.marks.push(next);
    }
    this.#marking = next;
  }

  fillColour(colour: string): void {
    if (colour === this.#fill) return;
    this.#out.put(colour).put(' rg\n');
    this.#fill = colour;
  }

  #strokeColour(colour: string): void {
    if (colour === this.#stroke) return;
    this.#out.put(colour).put(' RG\n');
    this.#stroke = colour;
  }

  #box({ x, y, width, height }: Box): void {
    this.#point(x, y + height);
    this.#out.number(width).number(height).put('re ');
  }

  #point(x: number, y: number): ContentWriter {
    return this.#out.number(x).number(pageSize.height - y);
  }

  rect(box: Box, colour: string): void {
    this.fillColour(colour);
    this.#box(box);
    this.#out.put('f\n');
  }

  frame(box: Box, colour: string, weight = 0.75): void {
    this.#strokeColour(colour);
    this.#out.number(weight).put('w ');
    this.#box(box);
    this.#out.put('S\n');
  }

  /** An open line through the points, or a closed and filled shape. */
  path(
    points: readonly (readonly [x: number, y: number])[],
    look: { stroke: string; weight: number; dash?: readonly number[] } | { fill: string },
  ): void {
    const isFilled = 'fill' in look;
    if (isFilled) this.fillColour(look.fill);
    else {
      this.#strokeColour(look.stroke);
      if (look.dash !== undefined) this.#out.put(`[${look.dash.join(' ')}] 0 d `);
      this.#out.number(look.weight).put('w 1 J 1 j ');
    }
    points.forEach(([x, y], index) => {
      this.#point(x, y).put(index === 0 ? 'm ' : 'l ');
    });
    if (isFilled) this.#out.put('f\n');
    else this.#out.put(look.dash === undefined ? 'S 0 J\n' : 'S [] 0 d 0 J\n');
  }

  line(
    from: readonly [number, number],
    to: readonly [number, number],
    look: { stroke: string; weight: number; dash?: readonly number[] },
  ): void {
    this.path([from, to], look);
  }

  dot({
    x,
    y,
    radius,
    fill,
    ring,
  }: {
    x: number;
    y: number;
    radius: number;
    fill: string;
    ring?: string;
  }): void {
    const k = radius * 0.5523;
    const p = (dx: number, dy: number): string => `${number(x + dx)} ${number(pageSize.height - y + dy)}`;
    const circle =
      `${p(radius, 0)} m ${p(radius, k)} ${p(k, radius)} ${p(0, radius)} c ${p(-k, radius)} ${p(-radius, k)} ${p(-radius, 0)} c ` +
      `${p(-radius, -k)} ${p(-k, -radius)} ${p(0, -radius)} c ${p(k, -radius)} ${p(radius, -k)} ${p(radius, 0)} c`;
    this.fillColour(fill);
    if (ring !== undefined) this.#strokeColour(ring);
    this.#out.put(ring === undefined ? `${circle} f\n` : `1.25 w ${circle} B\n`);
  }

  /** Fragments of one style follow, from a point on the baseline. */
  startText(style: TextStyle, at: { x: number; y: number }): void {
    this.fillColour(style.colour);
    this.#textSize = style.size;
    this.#textX = at.x;
    this.#textY = pageSize.height - at.y + (style.rise ?? 0);
  }

  show(fragment: Fragment): void {
    const { font, actual } = fragment;
    const size = this.#textSize;
    const isOther = font !== this.#font || size !== this.#size;
    if (isOther || actual !== undefined) this.#endString();
    if (actual !== undefined) this.#out.put('/Span<</ActualText ').put(textString(actual)).put('>>BDC\n');
    if (isOther) this.#selectFont(fragment, size);
    else if (font.isWhole !== true) this.#nameFont(fragment);
    if (!this.#inString) this.#out.put('BT ').number(this.#textX).number(this.#textY).put('Td [(');
    this.#inString = true;
    for (const stroke of fragment.strokes) this.#showStroke(stroke, size);
    this.#textX += (fragment.width * size) / 1000;
    if (actual !== undefined) {
      this.#endString();
      this.#out.put('EMC\n');
    }
  }

  /** Where the text ends. */
  endText(): number {
    this.#endString();
    return this.#textX;
  }

  #selectFont(fragment: Fragment, size: number): void {
    this.#out.put('/').put(this.#nameFont(fragment)).put(' ').number(size).put('Tf\n');
    this.#font = fragment.font;
    this.#size = size;
  }

  #showStroke({ rise, shown }: Stroke, size: number): void {
    if (rise === 0) {
      this.#out.put(shown);
      return;
    }
    this.#out
      .put(')]TJ ')
      .number((rise * size) / 1000)
      .put('Ts [(');
    this.#out.put(shown).put(')]TJ 0 Ts [(');
  }

  #endString(): void {
    if (this.#inString) this.#out.put(')]TJ ET\n');
    this.#inString = false;
  }
}
