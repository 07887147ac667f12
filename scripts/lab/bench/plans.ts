import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureCatalogue } from '#scripts/build/catalogue.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { ms, quantile } from './figures.ts';

interface Measured {
  coldMs: number;
  warmMs: number[];
  sizes: { pdf: number; workbook: number };
  mb: number;
}

const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** One plan of each tier with its PDF, workbook and calendar, in processor time of a fresh process. */
export async function benchPlans(): Promise<[string, string][]> {
  await ensureCatalogue();
  return planTypes.map((tier): [string, string] => {
    const program = join(import.meta.dirname, 'plan-process.ts');
    const printed = execFileSync(process.execPath, [program, tier], { encoding: 'utf8' });
    const { coldMs, warmMs, sizes, mb }: Measured = JSON.parse(printed);
    const warm = `warm ${ms(quantile(warmMs, 0.5))}, slowest ${ms(Math.max(...warmMs))}`;
    const files = `PDF ${kb(sizes.pdf)}, workbook ${kb(sizes.workbook)}`;
    return [`Plan of ${tier}`, `cold ${ms(coldMs)}, ${warm}, ${files}, ${Math.round(mb)} MB`];
  });
}
