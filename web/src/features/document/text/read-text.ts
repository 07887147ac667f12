import type { PageLink } from '#web/components/pdf/page-links.ts';

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
interface PageParts {
  pieces: ReadonlyMap<string, readonly Piece[]>;
  links: readonly PageLink[];
  body: BodyType;
}

/** In points: a size within this of the body text counts as body text. */
const sameSize = 1.2;

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
function inlineOf(node: TagNode, { pieces, links, body }: PageParts): Inline[] {
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

const isEmpty = (inside: readonly Inline[]): boolean =>
  inside.every((one) => one.kind === 'gap' || (one.kind === 'run' && one.text.trim() === ''));

/** The size of an element's first letters; undefined where it has none. */
function heightOf(node: TagNode, parts: PageParts): number | undefined {
  if (node.type === 'content') {
    const drawn = parts.pieces.get(node.id ?? '')?.find((piece) => !isBlank(piece));
    return drawn?.height;
  }
  return (node.children ?? []).map((child) => heightOf(child, parts)).find((height) => height !== undefined);
}

export interface TextTable {
  kind: 'table';
  heads: Inline[][];
  rows: Inline[][][];
}

interface ListItem {
  number: number;
  inside: TextBlock[];
}

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; inside: Inline[] }
  | { kind: 'paragraph'; look: 'plain' | 'small' | 'lead'; inside: Inline[] }
  | { kind: 'list'; numbered: boolean; items: ListItem[] }
  | { kind: 'figure'; alt: string; box: readonly number[] | undefined }
  | TextTable;

const headingLevels: Readonly<Record<string, 2 | 3 | 4>> = { H1: 2, H2: 3, H3: 4 };

/** The text of a page in the order of its tags, with its pictures by their position. */
export function readText(node: TagNode, parts: PageParts): TextBlock[] {
  const { role = '', children = [] } = node;
  const readAll = (nodes: readonly TagNode[]) => nodes.flatMap((child) => readText(child, parts));
  const inside = () => inlineOf(node, parts);
  const level = headingLevels[role];
  // An element that spans two pages is in the tags of both. Only content drawn on this page counts.
  if (!isDrawn(node)) return [];
  if (level !== undefined) return [{ kind: 'heading', level, inside: inside() }];
  switch (role) {
    case 'L':
      return [listOf(node, parts)];
    case 'Table':
      return [tableOf(node, parts)];
    case 'Figure':
      return [{ kind: 'figure', alt: node.alt ?? '', box: node.bbox }];
    case 'P':
    case 'Caption': {
      const text = inside();
      return isEmpty(text) ? [] : [{ kind: 'paragraph', look: lookOf(node, parts), inside: text }];
    }
    default:
      return readAll(children);
  }
}

const isDrawn = ({ type, children = [] }: TagNode): boolean => type === 'content' || children.some(isDrawn);

function lookOf(node: TagNode, parts: PageParts): 'plain' | 'small' | 'lead' {
  const height = heightOf(node, parts) ?? parts.body.height;
  if (height < parts.body.height - sameSize) return 'small';
  return height > parts.body.height + sameSize ? 'lead' : 'plain';
}

const rowsIn = (part: TagNode): TagNode[] =>
  part.role === 'TR' ? [part] : (part.children ?? []).flatMap(rowsIn);

function tableOf({ children = [] }: TagNode, parts: PageParts): TextTable {
  const head = children.find(({ role }) => role === 'THead');
  const cells = (row: TagNode) => (row.children ?? []).map((cell) => inlineOf(cell, parts));
  return {
    kind: 'table',
    heads: head === undefined || !isDrawn(head) ? [] : rowsIn(head).flatMap(cells),
    rows: children.filter((part) => part !== head).flatMap((part) => rowsIn(part).filter(isDrawn).map(cells)),
  };
}

function listOf({ children = [] }: TagNode, parts: PageParts): TextBlock {
  const items = children.filter(({ role }) => role === 'LI');
  const part = (item: TagNode, role: string): TagNode =>
    item.children?.find((one) => one.role === role) ?? {};
  const [label] = items.flatMap((item) => inlineOf(part(item, 'Lbl'), parts));
  return {
    kind: 'list',
    // A drawn number without text still counts as a number.
    numbered: label?.kind !== 'run' || /\d/.test(label.text),
    items: items.flatMap((item, index) => {
      const inside = (part(item, 'LBody').children ?? []).flatMap((child) => readText(child, parts));
      return inside.length === 0 ? [] : [{ number: index + 1, inside }];
    }),
  };
}

/** Copies the headers of a table that continues from the previous page. */
export function carryHeads(pages: readonly (readonly TextBlock[])[]): TextBlock[][] {
  let last: TextTable | undefined;
  return pages.map((blocks) =>
    blocks.map((block, index) => {
      if (block.kind !== 'table') return block;
      const goesOn = index === 0 && block.heads.length === 0 && last?.heads.length === block.rows[0]?.length;
      last = goesOn && last !== undefined ? { ...block, heads: last.heads } : block;
      return last;
    }),
  );
}

/** A drawn run of letters, or the start or end of a tagged element, in the order of the page. */
export type TextItem =
  | { str: string; hasEOL: boolean; height: number; fontName: string }
  | { type: string; id?: string | null };

/** The most common font and size of a document. */
export interface BodyType {
  fontName: string;
  /** In points. */
  height: number;
}

interface Piece extends BodyType {
  text: string;
  endsLine: boolean;
  /** It ends with a hyphen from line breaking. */
  divides: boolean;
}

/** Groups the drawn content of a page by the mark of its element. */
export function piecesByMark(items: readonly TextItem[]): Map<string, Piece[]> {
  const pieces = new Map<string, Piece[]>();
  const open: string[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
      continue;
    }
    const mark = open.findLast((id) => id !== '');
    if (mark === undefined) continue;
    const { str: text, hasEOL: endsLine, height, fontName } = item;
    const divides = text === '-' && open.at(-1) === '';
    pieces.set(mark, [...(pieces.get(mark) ?? []), { text, height, fontName, endsLine, divides }]);
  }
  return pieces;
}

export function bodyTypeOf(pages: readonly (readonly TextItem[])[]): BodyType {
  const counted = new Map<string, { type: BodyType; letters: number }>();
  for (const item of pages.flat()) {
    if ('type' in item) continue;
    const { fontName, height, str } = item;
    const key = `${fontName} ${height}`;
    const before = counted.get(key)?.letters ?? 0;
    counted.set(key, { type: { fontName, height }, letters: before + str.length });
  }
  const [most] = [...counted.values()].sort((one, other) => other.letters - one.letters);
  return most?.type ?? { fontName: '', height: 0 };
}
