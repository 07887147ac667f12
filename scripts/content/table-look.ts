import type { Tokens } from 'marked';

/** What a phone of 320 px has left between the margins, and what a letter and a column's gap take of it. */
const narrowest = 288;
const letter = 7;
const gap = 12;

/** “$1,320”, “about 50”, “+30%”, “1.5 h”: to be compared digit under digit. */
const figure = /^(?:about )?[+−–-]?\$?\d[\d,]*(?:\.\d+)?(?:%| ?(?:h|s|min|mins|hours?|kept|each))?$/;
const empty = /^(?:[–—-]|none|any)?$/;
const amount = /^(?:about )?\$\d[\d,]*(?:\.\d+)?$/;
/** “$30 for the trip”: one such among amounts leaves them amounts. */
const wordedAmount = /^\$\d[\d,]*(?:\.\d+)?(?: [a-z]+){1,3}$/;

const longestWord = (text: string): number => Math.max(...text.split(/[\s–-]+/).map((word) => word.length));

const areFigures = (cells: readonly string[]): boolean =>
  cells.every((text) => figure.test(text) || empty.test(text));

const areAmounts = (cells: readonly string[]): boolean => {
  const others = cells.filter((text) => !amount.test(text) && !empty.test(text));
  return others.length === 1 && others.every((text) => wordedAmount.test(text)) && cells.length > 2;
};

export interface TableLook {
  /** A row becomes a card on a phone, because the columns would not fit beside one another. */
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
  // Words of any length want room to be read in; figures only what they are wide.
  const needed = columns.map(({ name, cells }, index) => {
    const words = Math.max(longestWord(name), ...cells.map(longestWord));
    const reading =
      isFigure[index] && areFigures(cells) ? 0 : Math.min(14, Math.max(...cells.map((text) => text.length)));
    return Math.max(words, reading) * letter + gap;
  });
  return { stacks: needed.reduce((sum, width) => sum + width, 0) > narrowest, isFigure };
}
