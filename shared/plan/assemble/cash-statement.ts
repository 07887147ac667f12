import { printCents } from '../model/print-value.ts';
import type { StatementRow } from '../model/statements.ts';
import type { Draft } from './draft.ts';
import { moneyCell } from './print-figures.ts';
import { type DraftSection, lead, note, say, table, totalRow, type Words } from './write-blocks.ts';

interface Quarter {
  name: string;
  openingCents: number;
  rows: readonly StatementRow[];
}

/** Eight quarters, each opening with what the one before left: the third statement beside profit and balance. */
const quartersOf = (rows: readonly StatementRow[]): Quarter[] =>
  [3, 6, 9, 12, 15, 18, 21, 24].map((to) => ({
    name: `Months ${to - 2} to ${to}`,
    openingCents: rows.find(({ lastMonth }) => lastMonth === to - 3)?.cashCents ?? 0,
    rows: rows.filter(({ lastMonth }) => lastMonth > to - 3 && lastMonth <= to),
  }));

type Flow = 'collectedCents' | 'variableCents' | 'fixedCents' | 'startupCents' | 'ownerMoneyInCents';
const add = (rows: readonly StatementRow[], key: Flow): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

export function cashStatement(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { statements } = model;
  const cell = (cents: number) => figure('cash', moneyCell(cents));
  const out = (cents: number) => cell(cents === 0 ? 0 : -cents);
  const cells = ({ name, openingCents, rows }: Quarter): Words[] => [
    name,
    cell(openingCents),
    cell(add(rows, 'collectedCents')),
    out(add(rows, 'variableCents')),
    out(add(rows, 'fixedCents')),
    out(add(rows, 'startupCents')),
    cell(add(rows, 'ownerMoneyInCents')),
    cell(rows.at(-1)?.cashCents ?? 0),
  ];
  const all = { name: 'Two years', openingCents: 0, rows: statements };
  const own = add(statements, 'ownerMoneyInCents');
  return {
    id: 'cash-statement',
    title: 'Where the cash comes from, by quarter',
    blocks: [
      lead(
        'cash-statement-lead',
        own === 0
          ? 'Buyers pay for everything; none of your own money stays in.'
          : say`You put ${figure('cash', printCents(own))} in; buyers pay for the rest.`,
      ),
      table(
        'cash-statement-table',
        'Cash by quarter, A$',
        [
          'Period:left:18',
          'Opening:decimal:13',
          'From buyers:decimal:13',
          'Variable:decimal:12',
          'Fixed:decimal:12',
          'Start-up:decimal:11',
          'Your money:decimal:12',
          'Closing:decimal:13',
        ],
        [...quartersOf(statements).map(cells), totalRow(...cells(all))],
      ),
      note(
        'cash-statement-note',
        'Tax is set aside inside the closing cash, until it is paid; your own pay is not taken out.',
      ),
    ],
  };
}
