import { type EventId, eventWords } from '#shared/plan/figures/events.ts';
import { type Cell, f } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import type { WorkbookPlan } from './workbook-plan.ts';
import { type Inputs, switchesOf } from './write-inputs.ts';
import {
  type Common,
  headOf,
  type MonthBlock,
  monthWidths,
  type Switches,
  writeMonthBlock,
} from './write-months.ts';

const shortNames: Record<EventId, string> = {
  'late-start': 'Starts a month late',
  ill: 'Ill',
  'lost-buyer': 'Biggest buyer leaves',
  'late-payers': 'Late payers',
  'quiet-january': 'Quiet January',
  'lower-prices': 'Lower prices',
  'more-sales': 'More sales',
  'lost-contract': 'Contracts lost',
  'won-contract': 'Quotes won',
};

interface CaseRow {
  id: string;
  at: number;
  on: Switches;
}

/** Writes the switches: "Your mix" is editable and drives the sheet Months; each named case has its own. */
export function writeSwitches({ figures }: WorkbookPlan): { sheet: Sheet; mix: CaseRow; cases: CaseRow[] } {
  const switchIds = switchesOf(figures.inputs);
  const sheet = new Sheet({
    name: 'Cases',
    widths: [60, ...switchIds.map(() => 11), 15, 15],
    frozen: { rows: 4, columns: 1 },
    isOnePage: true,
  });
  sheet.words('title', 'What if');
  sheet.words(
    'subtitle',
    'Each case is something that could happen. In the green row, type 1 to switch an event on or 0 to switch it off.',
  );
  sheet.words('words', 'The green row changes three sheets: Months, Actuals, and Tax and payments.');
  sheet.head('Case', ...switchIds.map((id) => shortNames[id]), 'Left in the first year', 'Lowest balance');
  const row = (id: string, label: string, events: readonly string[], isOpen: boolean): CaseRow => {
    const at = sheet.row;
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cells = switchIds.map((event, index) => {
      const look = { format: 'count', role: isOpen ? 'answer' : 'plain' } as const;
      const cell = sheet.put(2 + index, events.includes(event) ? 1 : 0, look);
      if (!isOpen) return cell;
      sheet.validate(cell, { type: 'whole', min: 0, max: 1, says: 'Please type 1 for on or 0 for off.' });
      return sheet.named(cell, `mix_${event.replaceAll('-', '_')}`);
    });
    sheet.row += 1;
    const on = Object.fromEntries(switchIds.map((event, index) => [event, cells[index]])) as Switches;
    return { id, at, on };
  };
  const mix = row('mix', 'Your mix: nothing happens until you type 1', [], true);
  const cases = figures.cases.map(({ id, what, events }) => row(id, sentence(what), events, false));
  sheet.space();
  sheet.words('heading', 'The events');
  for (const id of switchIds)
    sheet.words(
      'words',
      `${shortNames[id]}: you ${eventWords(id, figures.events, figures.inputs.firstMonth)}.`,
    );
  return { sheet, mix, cases };
}

const sentence = (what: string): string => `${what.charAt(0).toUpperCase()}${what.slice(1)}`;

/** Writes the monthly table of each named case, on one sheet. */
export function writeCaseMonths(
  { figures }: WorkbookPlan,
  inputs: Inputs,
  { cases, common }: { cases: readonly CaseRow[]; common: Common },
): { sheet: Sheet; blocks: Map<string, MonthBlock> } {
  const sheet = new Sheet({ name: 'Case months', widths: monthWidths, frozen: { rows: 1, columns: 1 } });
  sheet.words('title', 'Each case, month by month');
  const blocks = new Map<string, MonthBlock>();
  const { months, firstMonth, contracts } = figures.inputs;
  for (const { id, on } of cases) {
    sheet.space();
    sheet.words('heading', sentence(figures.cases.find((one) => one.id === id)?.what ?? id));
    sheet.head(...headOf(contracts));
    blocks.set(id, writeMonthBlock(sheet, inputs, { on, common, months, firstMonth }));
  }
  return { sheet, blocks };
}

export interface CaseResult {
  left: Cell;
  lowest: Cell;
}

/** Writes the results next to the switches, after the months. */
export function writeCaseResults(
  sheet: Sheet,
  { figures }: WorkbookPlan,
  rows: readonly { at: number; block: MonthBlock; id: string }[],
): Map<string, CaseResult> {
  const firstResult = 2 + switchesOf(figures.inputs).length;
  const end = sheet.row;
  const results = new Map<string, CaseResult>();
  for (const { at, block, id } of rows) {
    sheet.row = at;
    const look = id === 'mix' ? key : plain;
    results.set(id, {
      left: sheet.put(firstResult, f`ROUND(SUM(${block.column('left', 0, 12)}),2)`, look('money')),
      lowest: sheet.put(firstResult + 1, f`MIN(${block.column('balance')})`, look('money')),
    });
  }
  sheet.row = end;
  return results;
}
