import type { Block, PlanDocument, Table } from '../document/plan-document.ts';
import { type Inline, plainText, type Text } from '../document/text.ts';

/** Reads a document as somebody with a calculator would: only from what is printed. */
export const blockOf = (document: PlanDocument, id: string): Block | undefined =>
  document.sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id);

/** Numbers as printed: $1,234.50, −12.5, 45%, 6.5 h. Not a number where there is none. */
export const readNumber = (text: string): number => {
  const [found] = /[−-]?\$?\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return found === undefined ? Number.NaN : Number(found.replaceAll(/[$,]/g, '').replace('−', '-'));
};
/** Money in cents, so that sums are exact. */
export const readCents = (text: string): number => Math.round(readNumber(text) * 100);

export interface PrintedRow {
  kind: string;
  cells: readonly string[];
}
export function rowsOf(document: PlanDocument, id: string): PrintedRow[] {
  const block = blockOf(document, id);
  if (block?.kind !== 'table') throw new Error(`There is no table ${id}`);
  return (block satisfies Table).rows.map(({ kind, cells }) => ({ kind, cells: cells.map(plainText) }));
}
export function columnsOf(document: PlanDocument, id: string): string[] {
  const block = blockOf(document, id);
  if (block?.kind !== 'table') throw new Error(`There is no table ${id}`);
  return block.columns.map(({ title }) => title);
}
export const bodyRows = (document: PlanDocument, id: string): readonly (readonly string[])[] =>
  rowsOf(document, id).flatMap(({ kind, cells }) => (kind === 'row' ? [cells] : []));
export const totalOf = (document: PlanDocument, id: string): readonly string[] => {
  const total = rowsOf(document, id).find(({ kind }) => kind === 'total');
  if (!total) throw new Error(`The table ${id} has no total`);
  return total.cells;
};
export const column = (rows: readonly (readonly string[])[], index: number): number[] =>
  rows.map((cells) => readCents(cells[index] ?? ''));

export const textsIn = (value: unknown): Text[] => {
  if (!Array.isArray(value)) {
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }
  const isText =
    value.length > 0 &&
    value.every(
      (part): part is Inline =>
        typeof part === 'string' ||
        (typeof part === 'object' &&
          part !== null &&
          'text' in part &&
          typeof part.text === 'string' &&
          'kind' in part),
    );
  return isText ? [value] : value.flatMap(textsIn);
};

/** Every figure of a block that leads to this assumption, in the order of print. */
export const figuresOf = (document: PlanDocument, id: string, assumption: string): string[] =>
  textsIn(blockOf(document, id)).flatMap((text) =>
    text.flatMap((inline) =>
      typeof inline !== 'string' && inline.kind === 'figure' && inline.assumption === assumption
        ? [inline.text]
        : [],
    ),
  );
