import type { Tokens } from 'marked';

/** The width between the margins of a 320 px phone, and the widths of a letter and a column gap. */
const narrowest = 288;
const letter = 7;
const gap = 12;

/** Figures to compare digit by digit: “$1,320”, “about 50”, “+30%”, “1.5 h”. */
const figure = /^(?:about )?[+−–-]?\$?\d[\d,]*(?:\.\d+)?(?:%| ?(?:h|s|min|mins|hours?|kept|each))?$/;
const empty = /^(?:[–—-]|none|any)?$/;
const amount = /^(?:about )?\$\d[\d,]*(?:\.\d+)?$/;
/** One cell like “$30 for the trip” does not change a column of amounts. */
const wordedAmount = /^\$\d[\d,]*(?:\.\d+)?(?: [a-z]+){1,3}$/;

const longestWord = (text: string): number => Math.max(...text.split(/[\s–-]+/).map((word) => word.length));

const areFigures = (cells: readonly string[]): boolean =>
  cells.every((text) => figure.test(text) || empty.test(text));

const areAmounts = (cells: readonly string[]): boolean => {
  const others = cells.filter((text) => !amount.test(text) && !empty.test(text));
  return others.length === 1 && others.every((text) => wordedAmount.test(text)) && cells.length > 2;
};

export interface TableLook {
  /** Rows become cards on a phone, because the columns would not fit next to each other. */
  stacks: boolean;
  isFigure: readonly boolean[];
}

export function lookOf({ header, rows }: Pick<Tokens.Table, 'header' | 'rows'>): TableLook {
  const columns = header.map(({ text }, index) => ({
    name: text,
    cells: rows.map((cells) => cells[index]?.text ?? ''),
  }));
  const isFigure = columns.map(
    ({ cells }, index) =>
      index > 0 && cells.some((text) => figure.test(text)) && (areFigures(cells) || areAmounts(cells)),
  );
  // Words of any length need room for reading; figures need only their width.
  const needed = columns.map(({ name, cells }, index) => {
    const words = Math.max(longestWord(name), ...cells.map(longestWord));
    const reading =
      isFigure[index] && areFigures(cells) ? 0 : Math.min(14, Math.max(...cells.map((text) => text.length)));
    return Math.max(words, reading) * letter + gap;
  });
  return { stacks: needed.reduce((sum, width) => sum + width, 0) > narrowest, isFigure };
}
