import { brand } from '#shared/brand.ts';
import { workbookFile } from '../file/workbook-file.ts';
import { f } from '../formula/formula.ts';
import { plain, type Sheet } from '../grid/sheet.ts';
import type { WorkbookPlan } from './workbook-plan.ts';
import { writeActuals } from './write-actuals.ts';
import { writeCaseMonths, writeCaseResults, writeSwitches } from './write-cases.ts';
import { writeFunding } from './write-funding.ts';
import { writeInputs } from './write-inputs.ts';
import { writeMonths } from './write-months.ts';
import { keyFigures, writeSummary } from './write-summary.ts';
import { writeTax } from './write-tax.ts';
import { writeAssumed, writeTasks } from './write-words.ts';

/** Writes the plan's figures as formulas over its inputs. The same plan always gives the same bytes. */
export function writePlanWorkbook(plan: WorkbookPlan): Uint8Array {
  return workbookFile({
    sheets: sheetsOf(plan).map(({ content }) => content),
    title: `${brand} plan: ${plan.business}`,
    createdAt: plan.createdAt,
    footer: `${brand}. Plan ${plan.planId}. General information, not financial, legal or tax advice`,
  });
}

/** A sheet can use only earlier sheets, so they are written in another order than they are shown. */
function sheetsOf(plan: WorkbookPlan): Sheet[] {
  const { figures, tier } = plan;
  const { inputs, sheet: inputsSheet } = writeInputs(plan);
  const { sheet: casesSheet, mix, cases } = writeSwitches(plan);
  const { sheet: monthsSheet, block, common } = writeMonths(inputs, { on: mix.on, figures });
  const { sheet: caseMonths, blocks } = writeCaseMonths(plan, inputs, { cases, common });
  const results = writeCaseResults(casesSheet, plan, [
    { ...mix, block },
    ...cases.map((one) => ({ ...one, block: blocks.get(one.id) ?? block })),
  ]);
  const tax = writeTax(plan, inputs, block);
  monthsSheet.space();
  monthsSheet.put(1, 'Left from one sale', { format: 'text', role: 'label' });
  const left = monthsSheet.put(5, f`ROUND(${inputs.price}-${inputs.cost},2)`, plain('money'));
  const mixed = results.get('mix');
  if (!mixed) throw new Error('The mix has no result');
  const summary = writeSummary(plan, keyFigures(plan, { tax: tax.results, mix: mixed, left }));
  const hard = blocks.get('hard');
  return [
    summary,
    inputsSheet,
    monthsSheet,
    casesSheet,
    caseMonths,
    writeActuals(block),
    tax.sheet,
    ...(tier === 'ENTERPRISE' && hard ? [writeFunding(plan, inputs, { block, hard })] : []),
    ...(plan.tasks.length > 0 ? [writeTasks(plan)] : []),
    writeAssumed(plan),
  ];
}
