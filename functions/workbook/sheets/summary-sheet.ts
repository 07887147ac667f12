import { cleanText } from '#functions/pdf/text/clean-text.ts';
import { brand } from '#shared/brand.ts';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { fileTitle, planName } from '#shared/plan/document/plan-name.ts';
import { plainText } from '#shared/plan/document/text.ts';
import { type Cell, f } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';

export interface KeyFigure {
  label: string;
  now: Cell;
  /** As the inputs came: in a plan, as its PDF has it. */
  inPlan: number | string;
  format: 'money' | 'percent' | 'count' | 'number' | 'general';
}

const guide = [
  'Change a green or yellow cell on the sheet Inputs (or a yellow one on Budget), and every sheet follows, this one too.',
  'All other cells are protected, so that no formula is typed over by accident. There is no password: your program can lift the protection.',
  'The column “In your plan” keeps the figures of the PDF that came with this workbook.',
  'Costs and other money that goes out stand with a minus. Amounts are Australian dollars.',
];

/** What the plan comes to, now and as it was made, and what was entered. */
export function writeSummary(document: PlanDocument, figures: readonly KeyFigure[]): Sheet {
  const sheet = new Sheet({ name: 'Summary', widths: [46, 26, 26, 16], printed: 4, isUpright: true });
  sheet.words('title', `${brand} plan: ${fileTitle(document)}`);
  sheet.words(
    'subtitle',
    `${planName(document)}, ${document.tier.charAt(0)}${document.tier.slice(1).toLowerCase()}, version ${document.compilerVersion}, made on ${document.createdAt.slice(0, 10)}`,
  );
  sheet.space();
  writeKeyFigures(sheet, figures, 'In your plan');
  sheet.space();
  sheet.words('heading', 'How to use it');
  for (const line of guide) sheet.words('words', line);
  writeLegend(sheet);
  sheet.space();
  sheet.words('heading', 'What you entered');
  const entered = [{ label: 'Name', value: [document.person] }, ...(document.cover?.entered ?? [])];
  for (const { label, value } of entered) {
    sheet.put(1, label, { format: 'text', role: 'label' });
    sheet.paragraph({ from: 2, to: 4 }, cleanText(plainText(value)));
  }
  sheet.space();
  sheet.words(
    'subtitle',
    'General information, not financial, legal or tax advice. Figures are estimates, not promises.',
  );
  return sheet;
}

/** Each figure as it is now, beside the one that the inputs came with. */
export function writeKeyFigures(sheet: Sheet, figures: readonly KeyFigure[], before: string): void {
  sheet.head('Key figure', 'Now', before, 'Change');
  for (const { label, now, inPlan, format } of figures) {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, f`${now}`, key(format));
    const kept = sheet.put(3, inPlan, plain(format));
    if (now.value === inPlan && typeof inPlan === 'string')
      sheet.put(4, f`IF(${cell}=${kept},"","changed")`, plain('general'));
    if (typeof inPlan === 'number' && typeof now.value === 'number')
      sheet.put(
        4,
        f`${format === 'money' ? f`ROUND(${cell}-${kept},2)` : f`${cell}-${kept}`}`,
        plain(format),
      );
    if (Object.values(verdictNames).includes(String(inPlan))) sheet.colourByVerdict(cell);
    sheet.row += 1;
  }
}

export function writeLegend(sheet: Sheet): void {
  sheet.put(1, 'Your answer, to change', { format: 'text', role: 'answer' });
  sheet.put(2, 'An assumption, to change', { format: 'text', role: 'assumption' });
  sheet.put(3, 'Worked out', { format: 'text', role: 'plain' });
  sheet.row += 1;
}
