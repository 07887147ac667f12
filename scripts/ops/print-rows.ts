import type { Row } from './command.ts';

/** Columns as wide as what stands in them; what is absent is a dash. */
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

/** What people typed may hold anything; in a terminal it is text and nothing else. */
const cellOf = (value: Row[string] | undefined): string =>
  value === undefined || value === null ? '–' : String(value).replaceAll(/\p{Cc}/gu, ' ');
