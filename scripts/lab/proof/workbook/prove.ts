/**
 * `npm run proof:workbook [count]` calculates every formula in the workbooks of this many invented customers with an
 * engine that had no part in writing them, then those of all people of people.json with LibreOffice, if installed.
 * A difference ends the run with an error.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { workbookOfPlan } from '#functions/workbook/plan-workbook/workbook-of-plan.ts';
import { writePlanWorkbook } from '#functions/workbook/plan-workbook/write-plan-workbook.ts';
import { gridsOf, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { builtCatalogue } from '#scripts/build/catalogue.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { plansOf } from '#scripts/plan/every-plan.ts';
import { someBusiness, someReading } from '#scripts/plan/generate-business.ts';
import { knownPeople } from '#scripts/plan/known-people.ts';
import { differences } from '#scripts/plan/recalculated-values.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { calculateBusiness } from '#shared/plan/figures/calculate.ts';
import { isInstalled, recalculate } from './libre-office.ts';

const numRuns = Number(process.argv[2] ?? 500);
const now = new Date('2026-11-28T02:00:00Z');

function proveMadeUpCustomers({ rules, sources }: Catalogue): void {
  if (!rules) throw new Error('The catalogue has no money rules');
  const startedAtMs = performance.now();
  fc.assert(
    fc.property(someBusiness, someReading, fc.constantFrom(...planTypes), (business, reading, tier) => {
      const figures = calculateBusiness(business, reading, { tier, now, rules });
      const plan = {
        ...{ figures, tier, sources },
        ...{ business: 'Small jobs', planId: 'p1', createdAt: now.toISOString(), tasks: [] },
      };
      const found = differences(readWorkbook(writePlanWorkbook(plan)));
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns },
  );
  const seconds = (performance.now() - startedAtMs) / 1000;
  console.log(
    `${numRuns} made-up customers: every formula has the value in its file, ${seconds.toFixed(0)} s`,
  );
}

async function proveKnownPeople({ sources }: Catalogue): Promise<void> {
  if (!isInstalled()) {
    console.log('LibreOffice: not installed, left out');
    return;
  }
  const folder = join(root, '.local', 'proof-workbook');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const books = plansOf(knownPeople).map(({ person: { id }, plan }) => {
    const bytes = writePlanWorkbook(workbookOfPlan(plan, sources));
    const read = readWorkbook(bytes);
    return { id, bytes, read, sheets: read.sheets.map(({ name }) => name) };
  });
  const calculated = recalculate(folder, books);
  let cells = 0;
  const found = books.flatMap(({ id, read }) => {
    const kept = gridsOf(read);
    return read.sheets.flatMap(({ name, cells: inSheet }) =>
      [...inSheet.values()].flatMap(({ formula, address, row, column }) => {
        if (formula === undefined) return [];
        cells += 1;
        const value = kept.get(name)?.[row - 1]?.[column - 1];
        const seen = calculated.get(id)?.get(name)?.[row - 1]?.[column - 1];
        return isSame(value, seen) ? [] : [`${id}, ${name}!${address}: kept ${value}, calculated ${seen}`];
      }),
    );
  });
  for (const line of found.slice(0, 40)) console.log(line);
  console.log(
    `LibreOffice, ${books.length} people: ${cells} formulas, ${found.length} differ. The files are in ${folder}`,
  );
  if (found.length > 0) process.exitCode = 1;
}

/** A calculated cell is returned as text with fifteen digits. */
function isSame(value: unknown, seen: string | undefined): boolean {
  if (typeof value === 'boolean') return String(seen) === String(value).toUpperCase();
  if (typeof value !== 'number') return String(seen) === String(value);
  return (
    seen !== undefined && seen !== '' && Math.abs(Number(seen) - value) < 1e-7 * Math.max(1, Math.abs(value))
  );
}

const catalogue = await builtCatalogue();
proveMadeUpCustomers(catalogue);
await proveKnownPeople(catalogue);
