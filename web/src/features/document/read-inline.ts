import type { PageLink } from '#web/components/pdf/page-links.ts';
import type { BodyType, Piece } from './text-pieces.ts';

/** The tags of a page: an element with its children, or a reference to drawn content. */
export interface TagNode {
  role?: string;
  type?: string;
  id?: string;
  /** The alternative text of a picture, or the real text of a span with special glyphs. */
  alt?: string;
  /** The place of a picture, in points from the bottom left. */
  bbox?: readonly number[];
  children?: readonly TagNode[];
}

export type Inline =
  | { kind: 'run'; text: string; strong: boolean }
  | { kind: 'gap' | 'break' }
  | { kind: 'link'; to: PageLink['to']; inside: Inline[] };

/** Data of a page for reading its tags. */
export interface PageParts {
  pieces: ReadonlyMap<string, readonly Piece[]>;
  links: readonly PageLink[];
  body: BodyType;
}

/** In points: a size within this of the body text counts as body text. */
export const sameSize = 1.2;
/** In points: two parts of one line may differ by this, because of rounding. */
const sameLine = 0.5;
/** After a real hyphen or slash at the end of a line, the text continues without a space. */
const goesOn = /[\p{L}\p{N}][-/]$/u;

function linkOf({ children = [] }: TagNode, links: readonly PageLink[]): PageLink | undefined {
  const ids = children.flatMap(({ type, id = '' }) => (type === 'annotation' ? [id] : []));
  return links.find((link) => ids.some((id) => id.endsWith(`_${link.id}`)));
}

const isBlank = ({ text }: Piece): boolean => text.trim() === '';

/** The text of an element: joins lines of one size, and divided words. */
export function inlineOf(node: TagNode, { pieces, links, body }: PageParts): Inline[] {
  const piecesOf = ({ id = '' }: TagNode): readonly Piece[] => pieces.get(id) ?? [];
  /** Drawn pieces are skipped when the span has alternative text. */
  const piecesIn = (child: TagNode): readonly Piece[] => {
    if (child.role !== 'Span' || child.alt === undefined) return piecesOf(child);
    const drawn = (child.children ?? []).flatMap(piecesOf);
    const seen = drawn.filter((piece) => !isBlank(piece));
    const first = seen.find(({ fontName }) => fontName === body.fontName) ?? seen[0];
    // pdf.js reports no piece for a lone space.
    if (first === undefined) return [{ ...body, text: child.alt, endsLine: false, divides: false }];
    return drawn.map((piece) => ({
      ...piece,
      text: piece === first ? (child.alt ?? '') : '',
      divides: false,
    }));
  };
  let last: Piece | undefined;
  let lineEnded = false;
  let divided = false;

  const between = (before: Piece, next: Piece): Inline[] => {
    if (!lineEnded || divided) return [];
    if (Math.abs(before.height - next.height) > sameLine) return [{ kind: 'break' }];
    return goesOn.test(before.text) ? [] : [{ kind: 'gap' }];
  };
  const take = (piece: Piece): Inline[] => {
    const { text, fontName, divides, endsLine } = piece;
    if (divides) divided = true;
    if (divides || text === '') {
      lineEnded ||= endsLine;
      return [];
    }
    const strong = fontName !== body.fontName && !isBlank(piece);
    const taken: Inline[] = [
      ...(last === undefined ? [] : between(last, piece)),
      { kind: 'run', text, strong },
    ];
    last = piece;
    lineEnded = endsLine;
    divided = false;
    return taken;
  };
  const visit = (child: TagNode): Inline[] => {
    const own = piecesIn(child);
    if (own.length > 0) return own.flatMap(take);
    const link = child.role === 'Link' ? linkOf(child, links) : undefined;
    const kids = child.children ?? [];
    if (link === undefined) return kids.flatMap(visit);
    const inside = kids.flatMap(visit);
    // A leading space inside a button would not be shown.
    const [first] = inside;
    const spaces: Inline[] = first?.kind === 'gap' ? inside.splice(0, 1) : [];
    if (first?.kind === 'run' && first.text.startsWith(' ')) {
      spaces.push({ kind: 'gap' });
      inside[0] = { ...first, text: first.text.trimStart() };
    }
    return [...spaces, { kind: 'link', to: link.to, inside }];
  };
  return (node.children ?? []).flatMap(visit);
}

export const isEmpty = (inside: readonly Inline[]): boolean =>
  inside.every((one) => one.kind === 'gap' || (one.kind === 'run' && one.text.trim() === ''));

/** The size of an element's first letters; undefined where it has none. */
export function heightOf(node: TagNode, parts: PageParts): number | undefined {
  if (node.type === 'content') {
    const drawn = parts.pieces.get(node.id ?? '')?.find((piece) => !isBlank(piece));
    return drawn?.height;
  }
  return (node.children ?? []).map((child) => heightOf(child, parts)).find((height) => height !== undefined);
}
