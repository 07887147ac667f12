import type { Table } from '#shared/plan/document/plan-document.ts';
import type { Inline, Text } from '#shared/plan/document/text.ts';
import { isFigures } from './table-columns.ts';

export type Figure = Extract<Inline, { kind: 'figure' }>;

export interface SharedMarks {
  /** Without the letters that stand elsewhere. */
  table: Table;
  /** What every figure of the table leads to. */
  caption?: Figure;
  /** What every figure of a column leads to, by column. */
  heads: readonly (Figure | undefined)[];
}

/**
 * One letter where many would say the same: on the caption if all figures of a table have it, else at the head of each
 * column of figures that has but one.
 */
export function shareMarks(table: Table): SharedMarks {
  const columns = table.columns.map((_, index) =>
    table.rows.flatMap(({ kind, cells }) => (kind === 'group' ? [] : figuresOf(cells[index] ?? []))),
  );
  const caption = columns.filter(({ length }) => length > 0).length > 1 ? only(columns.flat()) : undefined;
  const isOfFigures = table.columns.map(isFigures);
  if (caption !== undefined && columns.every(({ length }, index) => length === 0 || isOfFigures[index]))
    return { table: withoutMarks(table, isOfFigures), caption, heads: [] };
  const heads = columns.map((figures, index) => (isOfFigures[index] ? only(figures) : undefined));
  const isShared = heads.map((head) => head !== undefined);
  return { table: isShared.includes(true) ? withoutMarks(table, isShared) : table, heads };
}

export const figuresOf = (text: Text): Figure[] =>
  text.filter((inline): inline is Figure => typeof inline !== 'string' && inline.kind === 'figure');

/** The first of several figures that all have its letter and its line of the register. */
function only(figures: readonly Figure[]): Figure | undefined {
  const [first, ...others] = figures;
  if (first === undefined || others.length === 0) return undefined;
  const isSame = ({ mark, assumption }: Figure): boolean =>
    mark === first.mark && assumption === first.assumption;
  return others.every(isSame) ? first : undefined;
}

const withoutMarks = (table: Table, isShared: readonly boolean[]): Table => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (isShared[index] && row.kind !== 'group' ? asWords(cell) : cell)),
  })),
});

export const asWords = (text: Text): Text =>
  text.map((inline) => (typeof inline !== 'string' && inline.kind === 'figure' ? inline.text : inline));
