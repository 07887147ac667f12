import type { TextTable } from './read-text.ts';
import { plainWords } from './text-words.tsx';

/** A cell of so many letters is a figure or a date: such tables are read down their columns. */
export const shortCell = 14;
/** So many columns of words stand beside one another on a phone. */
const fewColumns = 2;
/** So many letters of figures do, with what parts them. */
const lettersAcross = 25;
/** One more where no column keeps its place. */
const turnedAcross = 26;
/** So many rows can be columns there. */
const fewRows = 3;

/** Plain: as it is. Figures: read down. Turned: rows as columns. Folds: a row opens. Stacks: a block a row. */
export type TableLayout = 'plain' | 'figures' | 'turned' | 'folds' | 'stacks';

export interface TextTableProps {
  table: TextTable;
  onGoTo: (page: number) => void;
}

const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map((cell) => cell.length));

const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));

/** The letters of its widest line: the heads and names it begins with may take more lines, a word a line. */
function lettersOf(columns: readonly (readonly string[])[]): number {
  return columns.reduce((sum, [head = '', ...cells]) => sum + widest([longestWord(head), ...cells]), 0);
}

/** How a table is laid out, so that nobody has to slide it under their thumb, however large its letters are. */
export function layoutOf({ heads, rows }: TextTable, narrow: boolean, size = 1): TableLayout {
  const count = Math.max(heads.length, ...rows.map((row) => row.length));
  if (count <= fewColumns) return 'plain';
  const lines = [heads, ...rows].map((line) => line.map(plainWords));
  const [names = [], ...words] = lines;
  if (words.some((row) => row.slice(1).some((cell) => cell.length > shortCell))) return 'stacks';
  if (!narrow) return 'figures';
  const columns = Array.from({ length: count }, (_, at) => lines.map((line) => line[at] ?? ''));
  if (lettersOf(columns) * size <= lettersAcross) return 'figures';
  if (rows.length > fewRows || heads.length === 0) return 'folds';
  const letters = lettersOf([['', ...names.slice(1).map(longestWord)], ...words]);
  return letters * size <= turnedAcross ? 'turned' : 'stacks';
}

/** Its rows as columns: what was told beside one another stands below one another. */
export const turned = ({ kind, heads, rows }: TextTable): TextTable => ({
  kind,
  heads: [[], ...rows.map(([name = []]) => name)],
  rows: heads.slice(1).map((head, at) => [head, ...rows.map((row) => row[at + 1] ?? [])]),
});
