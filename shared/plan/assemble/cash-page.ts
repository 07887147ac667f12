import { printCents, printShare } from '../model/print-value.ts';
import { cashTable } from './cash-table.ts';
import type { Draft } from './draft.ts';
import { moneyCell, plural } from './print-figures.ts';
import {
  type DraftBlock,
  type DraftSection,
  factRows,
  join,
  lead,
  note,
  say,
  table,
  type Words,
} from './write-blocks.ts';

export function cashPage(draft: Draft): DraftSection {
  return {
    id: 'cash',
    title: 'Twelve months of cash',
    // A lender asks for it by itself.
    ...(draft.model.tier === 'ENTERPRISE' && { isAlone: true }),
    blocks: [
      lead('cash-lead', coverWords(draft)),
      cashFacts(draft),
      cashTable(draft, 'cash-base', 'base'),
      note(
        'cash-note',
        'Sales land whole, late ones a month later. Your own hours are no cost: what is left pays you.',
      ),
      taxTable(draft),
      note('tax-note', taxWords(draft)),
    ],
  };
}

/** How the year ends and how low it goes; what the budget carries of the worst case is said above it. */
function cashFacts({ model, figure }: Draft): DraftBlock {
  const { base, cautious } = model.cash;
  const { lowest } = base;
  return factRows('cash-facts', [
    [
      'Base case',
      say`${figure('monthly-sales', plural(base.total.units, 'sale'))}, ends at ${figure('cash', printCents(base.closingCents))}`,
    ],
    [
      'Its lowest month end',
      lowest.month === 0
        ? 'never below zero'
        : say`${figure('lowest-cash', printCents(lowest.cents))}, month ${figure('lowest-cash', String(lowest.month))}`,
    ],
    ['Cautious case', say`ends at ${figure('scenario', printCents(cautious.closingCents))}`],
  ]);
}

/** Whether the budget carries the worst month of the cautious case. */
function coverWords({ model, figure, words }: Draft): Words {
  const lowestCents = model.cash.cautious.lowest.cents;
  const budgetCents = model.person.usableBudgetCents;
  if (lowestCents >= 0) return 'No month ends below zero, in the cautious case either.';
  const low = figure('lowest-cash', printCents(-lowestCents));
  const budget = figure('usable-budget', printCents(budgetCents));
  if (-lowestCents <= budgetCents)
    return say`The cautious case is ${low} down at worst, and your ${budget} covers it.`;
  const starter = figure('starter-price', printCents(model.price.starterCents));
  return join(
    say`The cautious case is ${low} down at worst, and you have ${budget}.`,
    model.path.priceIsYours
      ? say`So sell “${words.offer.starter.name}” at ${starter} before you take on a monthly bill.`
      : 'So take on no monthly bill until a first payment is in.',
  );
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
      : say`The wage of ${figure('other-income', printCents(tax.besideJob.otherIncomeCents))} is a stand-in for yours.`;
  return join(
    say`Profit counts sales not yet paid, and every cost. Tax on it is at ${figure('tax-rates', '2026–27')} resident rates, with the Medicare levy of ${fact('medicare-levy')}, its threshold of 2024–25.`,
    wage,
    'Offsets are left out, so it errs high.',
  );
}
