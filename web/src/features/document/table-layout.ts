import type { TextTable } from './read-text.ts';
import { plainWords } from './text-words.tsx';

/** A cell of so many letters is a figure or a date: such tables are read down their columns. */
export const shortCell = 14;
/** So many columns of words stand beside one another on a phone. */
const fewColumns = 2;
/** So many letters of figures do, with what parts them. */
const lettersAcross = 26;
/** So many rows can be columns there. */
const fewRows = 3;

/** Plain: as it is. Figures: read down the columns. Stacks: a block a row. Folds: a row opens. */
export type TableLayout = 'plain' | 'figures' | 'turned' | 'folds' | 'stacks';

export interface TextTableProps {
  table: TextTable;
  onGoTo: (page: number) => void;
}

const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map((cell) => cell.length));

/** How a table is laid out, so that nobody has to slide it under their thumb. */
export function layoutOf({ heads, rows }: TextTable, phone: boolean): TableLayout {
  const columns = Math.max(heads.length, ...rows.map((row) => row.length));
  if (columns <= fewColumns) return 'plain';
  const words = rows.map((row) => row.map(plainWords));
  if (words.some((row) => row.slice(1).some((cell) => cell.length > shortCell))) return 'stacks';
  if (!phone) return 'figures';
  const across = Array.from({ length: columns }, (_, at) => widest(words.map((row) => row[at] ?? '')));
  if (across.reduce((sum, letters) => sum + letters, 0) <= lettersAcross) return 'figures';
  return rows.length <= fewRows && heads.length > 0 ? 'turned' : 'folds';
}

/** Its rows as columns: what was told beside one another stands below one another. */
export const turned = ({ kind, heads, rows }: TextTable): TextTable => ({
  kind,
  heads: [[], ...rows.map(([name = []]) => name)],
  rows: heads.slice(1).map((head, at) => [head, ...rows.map((row) => row[at + 1] ?? [])]),
});
