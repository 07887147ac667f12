import type { Row } from './command.ts';

/** A table with columns as wide as their content; an absent value is a dash. */
export function tableOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return 'None.';
  const names = Object.keys(first);
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const widths = names.map((name, index) =>
    Math.max(name.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const lineOf = (line: readonly string[]) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [names, ...cells].map(lineOf).join('\n');
}

/** Characters that control a terminal or reverse text, which people may have typed. */
const commanding = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const cellOf = (value: Row[string] | undefined): string =>
  value === undefined || value === null
    ? '–'
    : String(value).replaceAll('\n', ' ').replaceAll(commanding, ' ');

/** Parses to the same value; JSON by itself escapes only characters below the space. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    commanding,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
