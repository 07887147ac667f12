import type { ScenarioName } from '../assumptions/general.ts';
import { addMonths } from '../model/plan-dates.ts';
import type { Draft } from './draft.ts';
import { roadmapOf } from './plan-tasks.ts';
import { moneyCell, shortDay } from './print-figures.ts';
import { type DraftBlock, table, totalRow } from './write-blocks.ts';

/** Twelve rows that tie: opening + in − variable − fixed − start-up = closing, which opens the next. */
export function cashTable(draft: Draft, id: string, name: ScenarioName): DraftBlock {
  const { model, figure } = draft;
  const { months, total, closingCents } = model.cash[name];
  const { startsOn } = roadmapOf(draft);
  const cell = (cents: number) => figure(name === 'base' ? 'cash' : 'scenario', moneyCell(cents));
  const out = (cents: number) => cell(cents === 0 ? 0 : -cents);
  return table(
    id,
    'Twelve months of cash, A$',
    [
      'Month, from:left:15',
      'Sales:right:8',
      'Opening:decimal:15',
      'Cash in:decimal:15',
      'Variable:decimal:14',
      'Fixed:decimal:13',
      'Start-up:decimal:13',
      'Closing:decimal:15',
    ],
    [
      ...months.map((month) => [
        `${month.month}, ${shortDay(addMonths(startsOn, month.month - 1))}`,
        figure('monthly-sales', String(month.units)),
        cell(month.openingCents),
        cell(month.collectedCents),
        out(month.variableCents),
        out(month.fixedCents),
        out(month.startupCents),
        cell(month.closingCents),
      ]),
      totalRow(
        'Year',
        figure('monthly-sales', String(total.units)),
        cell(0),
        cell(total.collectedCents),
        out(total.variableCents),
        out(total.fixedCents),
        out(total.startupCents),
        cell(closingCents),
      ),
    ],
  );
}
