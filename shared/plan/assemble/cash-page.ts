import { printCents, printShare } from '../model/print-value.ts';
import { cashTable } from './cash-table.ts';
import type { Draft } from './draft.ts';
import { moneyCell, plural } from './print-figures.ts';
import { type DraftBlock, type DraftSection, join, lead, note, say, table } from './write-blocks.ts';

export function cashPage(draft: Draft): DraftSection {
  return {
    id: 'cash',
    title: 'Twelve months of cash',
    blocks: [
      lead('cash-lead', cashLead(draft)),
      cashTable(draft, 'cash-base', 'base'),
      note(
        'cash-note',
        join(
          'Sales land whole, and late ones are paid a month later.',
          'Your own hours are no cost here: what is left pays you.',
        ),
      ),
      taxTable(draft),
      note('tax-note', taxWords(draft)),
    ],
  };
}

function cashLead({ model, figure, pick }: Draft) {
  const { base, cautious } = model.cash;
  const end = figure('cash', printCents(base.closingCents));
  const low = figure('lowest-cash', printCents(base.lowest.cents));
  const sales = figure('monthly-sales', plural(base.total.units, 'sale'));
  const lowWords =
    base.lowest.month === 0
      ? 'No month ends below zero.'
      : say`The lowest point is ${low}, at the end of month ${figure('lowest-cash', String(base.lowest.month))}.`;
  return join(
    pick('cash', [
      say`The base case makes ${sales} in twelve months and ends with ${end}.`,
      say`After a year of ${sales}, the base case holds ${end} in cash.`,
      say`Twelve months bring ${sales} and leave ${end} in the base case.`,
    ]),
    lowWords,
    coverWords(model.person.usableBudgetCents, model.cash.cautious.lowest.cents, figure),
    say`It ends at ${figure('scenario', printCents(cautious.closingCents))}.`,
  );
}

/** Whether the budget carries the worst month of the cautious case. */
function coverWords(budgetCents: number, lowestCents: number, figure: Draft['figure']) {
  if (lowestCents >= 0) return 'The cautious case stays above zero too.';
  const low = figure('lowest-cash', printCents(-lowestCents));
  const budget = figure('usable-budget', printCents(budgetCents));
  return -lowestCents <= budgetCents
    ? say`The cautious case is ${low} down at worst, and ${budget} covers it.`
    : say`The cautious case is ${low} down at worst. Your ${budget} does not cover that: put off monthly bills.`;
}

function taxTable({ model, figure }: Draft): DraftBlock {
  const { tax } = model;
  const row = (label: string, other: number, { cents, share }: { cents: number; share: number }) => [
    label,
    figure(other === 0 ? 'tax-rates' : 'other-income', moneyCell(other)),
    figure('profit', moneyCell(tax.profitCents)),
    figure('set-aside', moneyCell(cents)),
    figure('set-aside', printShare(share)),
  ];
  return table(
    'tax-table',
    'What to set aside for tax from this year’s profit, A$',
    [
      'If:left:28',
      'Other income:decimal:18',
      'Profit:decimal:18',
      'Set aside:decimal:18',
      'Of profit:right:14',
    ],
    [
      row(`This is your only income${tax.fits === 'alone' ? ' (you)' : ''}`, 0, tax.alone),
      row(
        `You have a wage as well${tax.fits === 'beside-job' ? ' (you)' : ''}`,
        tax.besideJob.otherIncomeCents,
        tax.besideJob,
      ),
    ],
  );
}

function taxWords({ model, figure, fact }: Draft) {
  const { person, tax } = model;
  const wage =
    person.otherIncomeIs === 'stated'
      ? 'The wage is the one in your background.'
      : say`The wage of ${figure('other-income', printCents(tax.besideJob.otherIncomeCents))} is a stand-in; put yours in its place.`;
  return join(
    say`Profit is sales less every cost of the year, start-up included; sales not yet paid count. Tax is reckoned on profit, at ${figure('tax-rates', '2026–27')} resident rates with the Medicare levy of ${fact('medicare-levy')}.`,
    wage,
    'Offsets are left out, so it errs towards too much.',
  );
}
