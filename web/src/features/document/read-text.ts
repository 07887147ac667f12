import {
  heightOf,
  type Inline,
  inlineOf,
  isEmpty,
  type PageParts,
  sameSize,
  type TagNode,
} from './read-inline.ts';

export interface TextTable {
  kind: 'table';
  heads: Inline[][];
  rows: Inline[][][];
}

export interface ListItem {
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
