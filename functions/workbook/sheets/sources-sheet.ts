import { cleanText } from '#functions/pdf/text/clean-text.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { Sheet } from '../grid/sheet.ts';

/** The register of the plan's assumptions, as the PDF prints it. */
export function writeSources({ assumptions }: PlanDocument): Sheet {
  const sheet = new Sheet({
    name: 'Sources',
    widths: [44, 30, 16, 8, 80, 24, 50],
    frozen: { rows: 3, columns: 1 },
  });
  const line = (...texts: readonly string[]): void => {
    texts.forEach((text, index) => {
      sheet.put(index + 1, cleanText(text), { format: 'text', role: index === 0 ? 'label' : 'note' });
    });
    sheet.row += 1;
  };
  sheet.words('title', 'Assumptions and sources of the plan');
  sheet.words('subtitle', 'As the PDF has them; what you change on Inputs does not change these words.');
  sheet.head(
    'Assumption',
    { words: 'Value' },
    { words: 'Range' },
    { words: 'Mark' },
    { words: 'Where it comes from, or why' },
    { words: 'As at' },
    { words: 'To look it up' },
  );
  for (const { label, value, range = '', mark, reason, asAt = '', href = '' } of assumptions)
    line(label, value, range, mark, reason, asAt, href);
  return sheet;
}
