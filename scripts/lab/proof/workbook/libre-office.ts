import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zip } from '#functions/workbook/file/zip.ts';
import { readZip } from '#functions/workbook/testing/read-zip.ts';

/** The separator and quotes, and the options for all sheets with unformatted cells. */
const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

export const isInstalled = (): boolean => spawnSync('soffice', ['--version']).status === 0;

/** Without stored values, so that they must be calculated, and without formats, so that they are printed in full. */
const bare = (text: string): string =>
  text.replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1').replaceAll(/(<c r="[A-Z]+\d+") s="\d+"/g, '$1');
const withoutValues = (bytes: Uint8Array): Uint8Array =>
  zip([...readZip(bytes)].map(([name, text]) => [name, bare(text)] as const));

/** Calculates workbooks and returns the cells of each sheet by name, row by row. */
export function recalculate(
  folder: string,
  workbooks: readonly { id: string; bytes: Uint8Array; sheets: readonly string[] }[],
): Map<string, Map<string, string[][]>> {
  const files = workbooks.map(({ id, bytes }) => {
    const file = join(folder, `${id}.xlsx`);
    writeFileSync(file, withoutValues(bytes));
    return file;
  });
  const { status, stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      csv,
      '--outdir',
      folder,
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`LibreOffice: ${stderr}`);
  return new Map(
    workbooks.map(({ id, sheets }) => [
      id,
      new Map(
        sheets.map((sheet) => [sheet, parseCsv(readFileSync(join(folder, `${id}-${sheet}.csv`), 'utf8'))]),
      ),
    ]),
  );
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, value = '', end] = cell.exec(text) ?? [];
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === '\n') rows.push([]);
  }
  return rows;
}
