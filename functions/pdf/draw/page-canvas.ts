import { number, textString } from '../file/syntax.ts';
import { pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import type { Fragment } from '../text/shape-text.ts';
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
  readonly #operators: string[] = [];
  #marking: Marking;
  #fill = '';
  #stroke = '';
  #font = '';

  constructor(page: number, nameFont: NameFont) {
    this.page = page;
    this.#nameFont = nameFont;
  }

  content(): string {
    this.#mark(undefined);
    return this.#operators.join('\n');
  }

  /** What is drawn from here on belongs to this tag. */
  tag(tag: Tag): void {
    this.#mark(tag);
  }

  /** What is drawn reads as this text. */
  saying(text: string, draw: () => void): void {
    this.#operators.push(`/Span<</ActualText ${textString(text)}>>BDC`);
    draw();
    this.#operators.push('EMC');
  }

  artifact(): void {
    this.#mark('artifact');
  }

  /** Lays a drawing of the file over all there is, as an artifact that says what it is. */
  watermark(name: string): void {
    this.#mark(undefined);
    this.#operators.push(`/Artifact<</Type/Pagination/Subtype/Watermark>>BDC q /${name} Do Q EMC`);
  }

  #mark(next: Marking): void {
    if (this.#marking === next) return;
    if (this.#marking !== undefined) this.#operators.push('EMC');
    if (next === 'artifact') this.#operators.push('/Artifact BMC');
    else if (next !== undefined) {
      this.#operators.push(`/${next.type}<</MCID ${this.marks.length}>>BDC`);
      next.kids.push({ page: this.page, mark: this.marks.length });
      this.marks.push(next);
    }
    this.#marking = next;
  }

  fillColour(colour: string): void {
    if (colour === this.#fill) return;
    this.#operators.push(`${colour} rg`);
    this.#fill = colour;
  }

  #strokeColour(colour: string): void {
    if (colour === this.#stroke) return;
    this.#operators.push(`${colour} RG`);
    this.#stroke = colour;
  }

  rect({ x, y, width, height }: Box, colour: string): void {
    this.fillColour(colour);
    this.#operators.push(
      `${number(x)} ${number(pageSize.height - y - height)} ${number(width)} ${number(height)} re f`,
    );
  }

  frame({ x, y, width, height }: Box, colour: string, weight = 0.75): void {
    this.#strokeColour(colour);
    this.#operators.push(
      `${number(weight)} w ${number(x)} ${number(pageSize.height - y - height)} ${number(width)} ${number(height)} re S`,
    );
  }

  /** An open line through the points, or a closed and filled shape. */
  path(
    points: readonly (readonly [x: number, y: number])[],
    look: { stroke: string; weight: number; dash?: readonly number[] } | { fill: string },
  ): void {
    const steps = points
      .map(([x, y], index) => `${number(x)} ${number(pageSize.height - y)} ${index === 0 ? 'm' : 'l'}`)
      .join(' ');
    if ('fill' in look) {
      this.fillColour(look.fill);
      this.#operators.push(`${steps} f`);
      return;
    }
    this.#strokeColour(look.stroke);
    const dash = look.dash === undefined ? '' : `[${look.dash.join(' ')}] 0 d `;
    this.#operators.push(
      `${dash}${number(look.weight)} w 1 J 1 j ${steps} S${dash === '' ? '' : ' [] 0 d'} 0 J`,
    );
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
    this.#operators.push(ring === undefined ? `${circle} f` : `1.25 w ${circle} B`);
  }

  /** Fragments of one style from a point on the baseline; the answer is where they end. */
  text(fragments: readonly Fragment[], style: TextStyle, at: { x: number; y: number }): number {
    const { size, rise: styleRise = 0 } = style;
    this.fillColour(style.colour);
    let x = at.x;
    let open = false;
    let shown = '';
    const flush = (): void => {
      if (shown !== '') this.#operators.push(`[${shown}]TJ`);
      shown = '';
    };
    const close = (): void => {
      flush();
      if (open) this.#operators.push('ET');
      open = false;
    };
    for (const fragment of fragments) {
      const font = `/${this.#nameFont(fragment)} ${number(size)} Tf`;
      if (fragment.actual !== undefined || font !== this.#font || !open) {
        close();
        if (fragment.actual !== undefined)
          this.#operators.push(`/Span<</ActualText ${textString(fragment.actual)}>>BDC`);
        if (font !== this.#font) this.#operators.push(font);
        this.#font = font;
        this.#operators.push(`BT ${number(x)} ${number(pageSize.height - at.y + styleRise)} Td`);
        open = true;
      }
      for (const { rise, tj } of fragment.strokes)
        if (rise === 0) shown += tj;
        else {
          flush();
          this.#operators.push(`${number((rise * size) / 1000)} Ts [${tj}]TJ 0 Ts`);
        }
      x += (fragment.width * size) / 1000;
      if (fragment.actual !== undefined) {
        close();
        this.#operators.push('EMC');
      }
    }
    close();
    return x;
  }
}
