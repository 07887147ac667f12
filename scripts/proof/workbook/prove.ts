/**
 * `npm run proof:workbook [count]`: workbooks of so many random people, each figure against the plan's own; then those of
 * all golden people, calculated afresh by LibreOffice where it is installed. What differs ends the run with an error.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { differences, expectedFigures, type Grid } from '#functions/workbook/testing/compare-with-plan.ts';
import { gridsOf, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { workbookOf } from '#functions/workbook/testing/workbook-of.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { anInput } from '#shared/plan/model/testing/arbitrary-person.ts';
import { goldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { isInstalled, recalculate } from './libre-office.ts';

const numRuns = Number(process.argv[2] ?? 500);
const now = new Date('2026-11-22T01:00:00Z');

function proveRandomPeople(): void {
  let figures = 0;
  const beganAtMs = performance.now();
  fc.assert(
    fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
      const { model, document, bytes } = workbookOf({ id: 'p1', tier, now, input });
      const grids = gridsOf(readWorkbook(bytes));
      const expected = expectedFigures(model, document);
      figures += expected.length;
      const found = differences(expected, (sheet) => grids.get(sheet) ?? []);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns },
  );
  const seconds = (performance.now() - beganAtMs) / 1000;
  console.log(`${numRuns} random people: ${figures} figures as in their plans, in ${seconds.toFixed(0)} s`);
}

function proveGoldenPeople(): void {
  if (!isInstalled()) {
    console.log('LibreOffice: not installed, left out');
    return;
  }
  const folder = join(root, '.local', 'proof-workbook');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const books = goldenPeople.map((person) => {
    const made = workbookOf(person);
    const read = readWorkbook(made.bytes);
    return { ...made, id: person.id, read, sheets: read.sheets.map(({ name }) => name) };
  });
  const calculated = recalculate(folder, books);
  let [cells, figures] = [0, 0];
  const found = books.flatMap(({ id, model, document, read }) => {
    const gridOf = (sheet: string): Grid => calculated.get(id)?.get(sheet) ?? [];
    const kept = gridsOf(read);
    const formulas = read.sheets.flatMap(({ name, cells: inSheet }) =>
      [...inSheet.values()].flatMap(({ formula, address, row, column }) => {
        if (formula === undefined) return [];
        cells += 1;
        const value = kept.get(name)?.[row - 1]?.[column - 1];
        const seen = gridOf(name)[row - 1]?.[column - 1];
        return isSame(value, seen) ? [] : [`${id}, ${name}!${address}: kept ${value}, calculated ${seen}`];
      }),
    );
    const expected = expectedFigures(model, document);
    figures += expected.length;
    return [...formulas, ...differences(expected, gridOf).map((one) => `${id}, ${one}`)];
  });
  for (const line of found.slice(0, 40)) console.log(line);
  console.log(
    `LibreOffice, ${books.length} golden people: ${cells} formulas and ${figures} figures of the PDFs, ${found.length} differ. The files are in ${folder}`,
  );
  if (found.length > 0) process.exitCode = 1;
}

/** A calculated cell comes back as text, with fifteen digits. */
function isSame(value: unknown, seen: Grid[number][number]): boolean {
  if (typeof value === 'boolean') return String(seen) === String(value).toUpperCase();
  if (typeof value !== 'number') return String(seen) === String(value);
  return seen !== '' && Math.abs(Number(seen) - value) < 1e-7 * Math.max(1, Math.abs(value));
}

proveRandomPeople();
proveGoldenPeople();
