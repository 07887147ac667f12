import { lastDayOf } from '../model/metrics.ts';
import { printCents, printShare } from '../model/print-value.ts';
import { gridFactors } from '../model/sensitivity.ts';
import type { StatementRow } from '../model/statements.ts';
import type { Draft } from './draft.ts';
import { moneyCell, plural } from './print-figures.ts';
import {
  bigFigures,
  body,
  chart,
  type DraftSection,
  heading,
  join,
  lead,
  note,
  say,
  table,
  totalRow,
  type Words,
} from './write-blocks.ts';

const nameOf = ({ lastMonth, monthsInRow }: StatementRow): string =>
  monthsInRow === 1 ? `Month ${lastMonth}` : `Months ${lastMonth - 2} to ${lastMonth}`;

export function statementsPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { statements } = model;
  const first = statements.filter(({ monthsInRow }) => monthsInRow === 1);
  const cell = (cents: number) => figure('profit', moneyCell(cents));
  const out = (cents: number) => cell(cents === 0 ? 0 : -cents);
  const profit = (row: StatementRow, name: Words): Words[] => [
    name,
    cell(row.revenueCents),
    out(row.variableCents),
    out(row.fixedCents),
    out(row.startupCents),
    cell(row.profitBeforeTaxCents),
    out(row.taxCents),
    cell(row.profitAfterTaxCents),
  ];
  const add = (
    key:
      | 'revenueCents'
      | 'variableCents'
      | 'fixedCents'
      | 'startupCents'
      | 'profitBeforeTaxCents'
      | 'taxCents'
      | 'profitAfterTaxCents',
  ): number => first.reduce((sum, row) => sum + row[key], 0);
  const balance = (row: StatementRow): Words[] => [
    nameOf(row),
    cell(row.cashCents),
    cell(row.receivableCents),
    cell(row.taxProvisionCents),
    cell(row.ownerMoneyCents),
    cell(row.retainedCents),
  ];
  const profitColumns = [
    'Period:left:18',
    'Sold:decimal:13',
    'Variable:decimal:13',
    'Fixed:decimal:12',
    'Start-up:decimal:12',
    'Profit:decimal:13',
    'Tax:decimal:12',
    'After tax:decimal:13',
  ];
  const balanceColumns = [
    'At the end of:left:20',
    'Cash:decimal:16',
    'Owed to you:decimal:16',
    'Tax set aside:decimal:16',
    'Your money in:decimal:16',
    'Kept profit:decimal:16',
  ];
  return {
    id: 'statements',
    isAlone: true,
    title: 'Financial statements',
    blocks: [
      lead('statements-lead', 'Profit counts what is sold, cash what arrived.'),
      table('profit-table', 'Profit, months 1 to 12, A$', profitColumns, [
        ...first.map((row) => profit(row, nameOf(row))),
        totalRow(
          'Year 1',
          cell(add('revenueCents')),
          out(add('variableCents')),
          out(add('fixedCents')),
          out(add('startupCents')),
          cell(add('profitBeforeTaxCents')),
          out(add('taxCents')),
          cell(add('profitAfterTaxCents')),
        ),
      ]),
      table(
        'balance-table',
        'Balance, months 3, 6, 9 and 12, A$',
        balanceColumns,
        first.filter(({ lastMonth }) => lastMonth % 3 === 0).map(balance),
      ),
      heading('year-two', 'Months 13 to 24, by quarter: lower confidence'),
      table(
        'year-two-profit',
        'Profit by quarter, A$',
        profitColumns,
        statements.filter(({ monthsInRow }) => monthsInRow === 3).map((row) => profit(row, nameOf(row))),
      ),
      table(
        'year-two-balance',
        'Balance by quarter, A$',
        balanceColumns,
        statements.filter(({ monthsInRow }) => monthsInRow === 3).map(balance),
      ),
      note(
        'statements-note',
        'Cash and what is owed to you equal tax set aside, your own money and kept profit. Tax is reckoned afresh each twelve months; losses are not carried over.',
      ),
    ],
  };
}

export function gridPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { sensitivity, runway, price } = model;
  const share = (factor: number): string => printShare(factor);
  const months = (value: number | null, none: string): string =>
    value === null ? none : plural(value, 'month');
  const losses = sensitivity.grid.cents.flat().filter((cents) => cents < 0).length;
  return {
    id: 'grid',
    title: 'Price against volume, and how long the money lasts',
    blocks: [
      lead(
        'grid-lead',
        losses === 0
          ? 'None of the twenty-five squares loses money.'
          : `${losses} of the twenty-five squares lose money.`,
      ),
      chart('grid-chart', {
        caption: 'First-year net money, A$, each square a rerun',
        alternative: `A grid of five prices by five volumes. Its middle is ${printCents(sensitivity.baseCents)}.`,
        from: ['tornado', 'core-price'],
        chart: {
          kind: 'heat-grid',
          columnTitle: 'Price',
          rowTitle: 'Volume',
          columns: gridFactors.map((factor) => `${printCents(Math.round(price.coreCents * factor))}`),
          rows: gridFactors.map(share),
          values: sensitivity.grid.cents.map((row) => row.map((cents) => cents / 100)),
          printed: sensitivity.grid.cents.map((row) =>
            row.map((cents) => printCents(Math.round(cents / 100) * 100 + 0)),
          ),
          zero: 0,
          base: { row: 2, column: 2 },
        },
      }),
      heading('runway', 'How long the money lasts'),
      bigFigures('runway-figures', [
        {
          label: 'Cautious case',
          value: figure('funding-need', months(runway.cautiousMonths, '12 months')),
          note:
            runway.cautiousMonths === null
              ? 'and more: the budget outlasts the year'
              : 'until the budget is spent',
        },
        {
          label: 'Nothing sold at all',
          value: figure('funding-need', months(runway.noSalesMonths, 'no bills')),
          note: 'on today’s fixed costs',
        },
      ]),
      body(
        'runway-words',
        draft.teller.tell(
          model.levers.toolsMonthCents > 0
            ? 'If money runs short, paid tools go first, by {month-3}.'
            : 'If money runs short, buy nothing until a buyer has paid.',
        ),
      ),
    ],
  };
}

const useNames = {
  'start-up': 'Start-up',
  'months-before-sales': 'Months before sales carry it',
  margin: 'A quarter more',
} as const;
const useMilestones = {
  'start-up': 'ready to make the first sale',
  'months-before-sales': 'the first quarter’s sales',
  margin: 'released only if the cautious case arrives',
} as const;

export function fundingPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { funding, person } = model;
  const need = (cents: number, print = printCents) => figure('funding-need', print(cents));
  return {
    id: 'funding',
    title: 'Funding need, and what it pays for',
    blocks: [
      lead(
        'funding-lead',
        funding.needCents === 0
          ? 'The cautious case never ends a month below zero: nothing to fund.'
          : say`In month ${figure('funding-need', String(funding.deepestMonth))} the cautious case is ${need(funding.deepestDeficitCents)} down; a quarter more is ${need(funding.needCents)}.`,
      ),
      table(
        'funding-table',
        'Uses, A$',
        ['Use:left:36', 'A$:decimal:20', 'Released when:left:44'],
        [
          ...funding.uses.map(({ id, cents }): Words[] => [
            useNames[id],
            need(cents, moneyCell),
            useMilestones[id],
          ]),
          totalRow('Need', need(funding.needCents, moneyCell), ''),
        ],
      ),
      body(
        'funding-own',
        join(
          say`Your budget gives ${figure('usable-budget', printCents(person.usableBudgetCents))}.`,
          funding.beyondBudgetCents === 0
            ? 'It covers the need.'
            : say`That leaves ${need(funding.beyondBudgetCents)} open; savings or a slower start are cheaper than a loan.`,
        ),
      ),
    ],
  };
}

export function milestonesPage(draft: Draft): DraftSection {
  const { model, figure, words } = draft;
  const { cash, statements } = model;
  const at = (month: number) => cash.base.months[month - 1];
  const sold = (month: number): number =>
    cash.base.months.slice(0, month).reduce((sum, row) => sum + row.units, 0);
  const last = statements.at(-1);
  const row = (when: string, goal: Words, proof: Words): Words[] => [when, goal, proof];
  return {
    id: 'milestones',
    title: 'Milestones and their evidence',
    blocks: [
      lead('milestones-lead', 'Each has a date, a figure and its evidence.'),
      table(
        'milestones-table',
        'Six dates',
        ['By:left:16', 'What is true then:left:44', 'Evidence:left:40'],
        [
          row(
            '60 days',
            say`${figure('monthly-sales', plural(sold(2), 'sale'))} made; cash at ${figure('cash', printCents(at(2)?.closingCents ?? 0))}`,
            `The sheet, and the count of ${(words.metrics[0]?.name ?? 'tries').toLowerCase()}`,
          ),
          row(
            '3 months',
            say`${figure('monthly-sales', plural(sold(3), 'sale'))} made; cash at ${figure('cash', printCents(at(3)?.closingCents ?? 0))}`,
            `Counts judged on day ${lastDayOf(model.metrics)}, and what was kept or changed`,
          ),
          row(
            '6 months',
            say`${figure('monthly-sales', plural(sold(6), 'sale'))} made; cash at ${figure('cash', printCents(at(6)?.closingCents ?? 0))}`,
            words.positioning.proof[0] ?? 'Three results',
          ),
          row(
            '9 months',
            say`${figure('monthly-sales', plural(sold(9), 'sale'))} made; cash at ${figure('cash', printCents(at(9)?.closingCents ?? 0))}`,
            'Nine lines of the report sheet, with reasons',
          ),
          row(
            '12 months',
            say`${figure('monthly-sales', plural(sold(12), 'sale'))} made; cash at ${figure('cash', printCents(at(12)?.closingCents ?? 0))}`,
            say`Bank lines, and ${figure('set-aside', printCents(model.tax.fits === 'alone' ? model.tax.alone.cents : model.tax.besideJob.cents))} in a tax account`,
          ),
          row(
            '24 months',
            say`cash at ${figure('profit', printCents(last?.cashCents ?? 0))}, with lower confidence`,
            words.positioning.proof[1] ?? 'A second year of the same sheet',
          ),
        ],
      ),
      body('milestones-missed', draft.teller.tell('Missed one? Decide {short-when}: keep, fix or switch.')),
    ],
  };
}
