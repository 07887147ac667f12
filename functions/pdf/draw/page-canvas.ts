import {
  beginMarkedContent,
  beginText,
  drawObject,
  endMarkedContent,
  endText,
  fill,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveText,
  moveTo,
  type PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setTextRise,
  stroke,
} from 'pdf-lib';
import type { Font } from '../fonts/font.ts';
import { pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import type { Fragment, Stroke } from '../text/shape-text.ts';
import type { TextStyle } from '../text/words.ts';
import { beginActualText, beginTagged, beginWatermark } from './marked-content.ts';
import { roundedNumber } from './rounded.ts';

export interface Box {
  x: number;
  /** It is measured from the top of the page, like all positions here. */
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

/** Returns a page's name for a font, and records the glyphs that the document needs. */
export type NameFont = (fragment: Fragment) => string;

type Marking = Tag | 'artifact' | undefined;

/**
 * The content of one page. Everything drawn belongs to a tag of the structure tree or is marked as an artifact;
 * consecutive lines of one tag share a mark.
 */
export class PageCanvas {
  readonly page: number;
  readonly marks: Tag[] = [];
  readonly links: PlacedLink[] = [];
  readonly fonts = new Set<string>();
  readonly #nameFont: NameFont;
  readonly #operators: PDFOperator[] = [];
  #marking: Marking;
  #fill = '';
  #stroke = '';
  #font: Font | undefined;
  #size = 0;
  #textSize = 0;
  #textX = 0;
  #textY = 0;
  /** It holds pending glyphs in hexadecimal, and is undefined outside a text object. */
  #shown: string | undefined;

  constructor(page: number, nameFont: NameFont) {
    this.page = page;
    this.#nameFont = nameFont;
  }

  operators(): PDFOperator[] {
    this.#mark(undefined);
    return this.#operators;
  }

  /** Assigns everything drawn from now on to this tag. */
  tag(tag: Tag): void {
    this.#mark(tag);
  }

  /** Marks the drawn content to be read as this text. */
  saying(text: string, draw: () => void): void {
    this.#operators.push(beginActualText(text));
    draw();
    this.#operators.push(endMarkedContent());
  }

  artifact(): void {
    this.#mark('artifact');
  }

  /** Draws an embedded watermark over the page, as an artifact. */
  watermark(name: string): void {
    this.#mark(undefined);
    this.#operators.push(
      beginWatermark(),
      pushGraphicsState(),
      drawObject(name),
      popGraphicsState(),
      endMarkedContent(),
    );
  }

  #mark(next: Marking): void {
    if (this.#marking === next) return;
    if (this.#marking !== undefined) this.#operators.push(endMarkedContent());
    if (next === 'artifact') this.#operators.push(beginMarkedContent('Artifact'));
    else if (next !== undefined) {
      this.#operators.push(beginTagged(next.type, this.marks.length));
      next.kids.push({ page: this.page, mark: this.marks.length });
      this.marks.push(next);
    }
    this.#marking = next;
  }

  fillColour(colour: string): void {
    if (colour === this.#fill) return;
    this.#operators.push(PDFOperator.of(PDFOperatorNames.NonStrokingColorRgb, [colour]));
    this.#fill = colour;
  }

  #strokeColour(colour: string): void {
    if (colour === this.#stroke) return;
    this.#operators.push(PDFOperator.of(PDFOperatorNames.StrokingColorRgb, [colour]));
    this.#stroke = colour;
  }

  #box({ x, y, width, height }: Box): void {
    this.#operators.push(
      rectangle(roundedNumber(x), fromFoot(y + height), roundedNumber(width), roundedNumber(height)),
    );
  }

  rect(box: Box, colour: string): void {
    this.fillColour(colour);
    this.#box(box);
    this.#operators.push(fill());
  }

  frame(box: Box, colour: string, weight = 0.75): void {
    this.#strokeColour(colour);
    this.#operators.push(setLineWidth(roundedNumber(weight)));
    this.#box(box);
    this.#operators.push(stroke());
  }

  /** Draws an open line through the points, or a closed filled shape. */
  path(
    points: readonly (readonly [x: number, y: number])[],
    look: { stroke: string; weight: number; dash?: readonly number[] } | { fill: string },
  ): void {
    const out = this.#operators;
    const isFilled = 'fill' in look;
    const dash = isFilled ? undefined : look.dash;
    if (isFilled) this.fillColour(look.fill);
    else {
      this.#strokeColour(look.stroke);
      if (dash !== undefined) out.push(setDashPattern([...dash], 0));
      out.push(
        setLineWidth(roundedNumber(look.weight)),
        setLineCap(LineCapStyle.Round),
        setLineJoin(LineJoinStyle.Round),
      );
    }
    points.forEach(([x, y], index) => {
      out.push((index === 0 ? moveTo : lineTo)(roundedNumber(x), fromFoot(y)));
    });
    if (isFilled) out.push(fill());
    else {
      out.push(stroke(), setLineCap(LineCapStyle.Butt));
      if (dash !== undefined) out.push(setDashPattern([], 0));
    }
  }

  line(
    from: readonly [number, number],
    to: readonly [number, number],
    look: { stroke: string; weight: number; dash?: readonly number[] },
  ): void {
    this.path([from, to], look);
  }

  /** Starts fragments of one style at a point on the baseline. */
  startText(style: TextStyle, at: { x: number; y: number }): void {
    this.fillColour(style.colour);
    this.#textSize = style.size;
    this.#textX = at.x;
    this.#textY = pageSize.height - at.y;
  }

  show(fragment: Fragment): void {
    const { font, actual } = fragment;
    const size = this.#textSize;
    const isOther = font !== this.#font || size !== this.#size;
    if (isOther || actual !== undefined) this.#endText();
    if (actual !== undefined) this.#operators.push(beginActualText(actual));
    if (isOther) this.#selectFont(fragment, size);
    else if (font.isWhole !== true) this.#nameFont(fragment);
    if (this.#shown === undefined)
      this.#operators.push(beginText(), moveText(roundedNumber(this.#textX), roundedNumber(this.#textY)));
    this.#shown ??= '';
    for (const part of fragment.strokes) this.#showStroke(part, size);
    this.#textX += (fragment.width * size) / 1000;
    if (actual !== undefined) {
      this.#endText();
      this.#operators.push(endMarkedContent());
    }
  }

  /** Ends the text and returns its end. */
  endText(): number {
    this.#endText();
    return this.#textX;
  }

  #selectFont(fragment: Fragment, size: number): void {
    this.#operators.push(setFontAndSize(this.#nameFont(fragment), roundedNumber(size)));
    this.#font = fragment.font;
    this.#size = size;
  }

  #showStroke({ rise, shown }: Stroke, size: number): void {
    if (rise !== 0) {
      this.#showGlyphs();
      this.#operators.push(setTextRise(roundedNumber((rise * size) / 1000)));
    }
    this.#shown += shown;
    if (rise === 0) return;
    this.#showGlyphs();
    this.#operators.push(setTextRise(0));
  }

  #showGlyphs(): void {
    if (this.#shown)
      this.#operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[<${this.#shown}>]`]));
    this.#shown = '';
  }

  #endText(): void {
    if (this.#shown === undefined) return;
    this.#showGlyphs();
    this.#operators.push(endText());
    this.#shown = undefined;
  }
}

/** PDF measures y from the bottom of the page. */
const fromFoot = (y: number): PDFNumber => roundedNumber(pageSize.height - y);
