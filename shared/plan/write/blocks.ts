import type { Block, Callout, Column, Table, TableRow } from '../document/plan-document.ts';
import type { Inline, Text } from '../document/text.ts';

/** A part of a text that may be missing, because the facts for it are. */
export type Maybe<T> = T | undefined | false | '';

export const given = <T>(items: readonly Maybe<T>[]): T[] =>
  items.filter((item): item is T => item !== undefined && item !== false && item !== '');

/** The sentences that can be made, one after the other. */
export const prose = (...sentences: Maybe<string>[]): string => given(sentences).join(' ');

export const strong = (text: string): Inline => ({ kind: 'strong', text });
export const text = (value: string | Text): Text => (typeof value === 'string' ? [value] : value);

export const paragraph = (id: string, value: string | Text): Maybe<Block> =>
  value.length > 0 && { kind: 'paragraph', id, style: 'body', text: text(value) };
export const lead = (id: string, value: string): Maybe<Block> =>
  value !== '' && { kind: 'paragraph', id, style: 'lead', text: [value] };
export const note = (id: string, value: string): Maybe<Block> =>
  value !== '' && { kind: 'paragraph', id, style: 'note', text: [value] };
export const title = (id: string, value: string): Block => ({
  kind: 'heading',
  id,
  level: 2,
  text: [value],
});
export const bullets = (id: string, items: readonly Maybe<string | Text>[]): Maybe<Block> => {
  const kept = given(items);
  return kept.length > 0 && { kind: 'list', id, ordered: false, items: kept.map(text) };
};
export const numbered = (id: string, items: readonly Maybe<string | Text>[]): Maybe<Block> => {
  const kept = given(items);
  return kept.length > 0 && { kind: 'list', id, ordered: true, items: kept.map(text) };
};
export const callout = (
  id: string,
  tone: Callout['tone'],
  head: string,
  body: readonly Maybe<string>[],
): Maybe<Block> => {
  const kept = given(body);
  return kept.length > 0 && { kind: 'callout', id, tone, title: [head], body: kept.map((one) => [one]) };
};

export const left = (name: string, weight = 1): Column => ({ title: name, align: 'left', weight });
export const right = (name: string, weight = 1): Column => ({ title: name, align: 'right', weight });
export const row = (...cells: (string | Text)[]): TableRow => ({ kind: 'row', cells: cells.map(text) });
export const total = (...cells: (string | Text)[]): TableRow => ({ kind: 'total', cells: cells.map(text) });

/** A table, or nothing when it has no rows. */
export const table = (
  id: string,
  caption: string,
  columns: readonly Column[],
  rows: readonly Maybe<TableRow>[],
): Maybe<Table> => {
  const kept = given(rows);
  return kept.length > 0 && { kind: 'table', id, caption, columns, rows: kept, rowHeaders: true };
};

/** What the plan can do without where it would get too long. */
export const spare = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, isSpare: true as const }));

/** A heading with what follows it, or nothing when nothing follows. */
export const under = (head: Block, blocks: readonly Maybe<Block>[]): Block[] => {
  const kept = given(blocks);
  return kept.length > 0 ? [head, ...kept] : [];
};
