import { addMonths } from '../model/plan-dates.ts';
import type { Draft } from './draft.ts';
import { roadmapOf } from './plan-tasks.ts';
import { moneyCell, shortDay } from './print-figures.ts';
import { type DraftSection, lead, note, table, type Words } from './write-blocks.ts';

/** A page to keep for whoever put money or trust in: the plan in print, and room for what came. */
export function reportSheet(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { startsOn } = roadmapOf(draft);
  const { months } = model.cash.base;
  return {
    id: 'report-sheet',
    title: 'Twelve months to report',
    blocks: [
      lead('report-lead', 'Copy this page, and fill in a line at each month’s end.'),
      table(
        'report-table',
        'Planned in the base case, and what came, A$',
        [
          'Month to:left:16',
          'Sales planned:right:14',
          'Sales made:right:14',
          'Cash planned:decimal:18',
          'Cash counted:decimal:18',
          'Why it differs:left:20',
        ],
        months.map((month): Words[] => [
          shortDay(addMonths(startsOn, month.month)),
          figure('monthly-sales', String(month.units)),
          '',
          figure('cash', moneyCell(month.closingCents)),
          '',
          '',
        ]),
      ),
      note('report-note', 'Cash planned is what the business holds before your own pay.'),
    ],
  };
}
