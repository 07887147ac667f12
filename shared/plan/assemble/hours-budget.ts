import { budgetWords } from '../assumptions/budget-words.ts';
import { reserveShare } from '../assumptions/general.ts';
import { printCents, printHours, printShare } from '../model/print-value.ts';
import { axisFor, dollarAxis } from './axis.ts';
import type { Draft } from './draft.ts';
import { leversTable } from './levers-table.ts';
import { moneyCell, oneDigit } from './print-figures.ts';
import {
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  heading,
  join,
  note,
  say,
  table,
  totalRow,
  type Words,
} from './write-blocks.ts';

export function hoursAndBudget(draft: Draft): DraftSection {
  return {
    id: 'hours-and-budget',
    title: 'Hours and budget',
    blocks: [
      body('hours-lead', hoursLead(draft)),
      hoursChart(draft),
      body('hours-words', hoursWords(draft)),
      heading('levers', 'What would have to be true'),
      ...leversTable(draft),
      heading('budget', 'Where the first money goes'),
      budgetTable(draft),
      ...(draft.model.tier === 'ENTERPRISE' ? [budgetChart(draft)] : []),
      note('budget-note', budgetNote(draft)),
    ],
  };
}

const testedMonth = ({ model }: Draft) => {
  const month = model.demand[model.feasibility.testedMonth - 1];
  if (!month) throw new Error('The tested month lies past the run of demand');
  return month;
};

function hoursLead(draft: Draft) {
  const { model, figure, pick } = draft;
  const { path, person } = model;
  const have = figure('weekly-hours', printHours(person.weeklyHours));
  const ideal = figure('hours-of-path', printHours(path.hoursIdeal.v));
  if (person.weeklyHours < path.hoursMin.v)
    return say`You have ${have} a week; this path is comfortable from ${ideal}. Everything below is cut to your hours, not to that.`;
  return pick('hours', [
    say`With ${have} a week against the ${ideal} this path likes, the week still has to hold selling as well as the work.`,
    say`Your ${have} a week have to cover finding buyers, doing the work and writing it up. The path is at ease with ${ideal}.`,
  ]);
}

function hoursChart({ model }: Draft): DraftBlock {
  const { person, path, feasibility } = model;
  const needed = feasibility.alone.weeklyHours;
  const bars = [
    {
      label: 'You have',
      values: [person.weeklyHours],
      printed: printHours(person.weeklyHours),
      strong: true,
    },
    { label: 'The path likes', values: [path.hoursIdeal.v], printed: printHours(path.hoursIdeal.v) },
    ...(needed === null ? [] : [{ label: 'The goal needs', values: [needed], printed: printHours(needed) }]),
  ];
  return chart('hours-chart', {
    caption: 'Hours a week: available, usual and needed',
    alternative: bars.map(({ label, printed }) => `${label} ${printed}`).join(', '),
    from: ['weekly-hours', 'hours-of-path', 'alone-change'],
    chart: {
      kind: 'bar',
      direction: 'lying',
      axis: axisFor(
        'Hours a week',
        bars.flatMap(({ values }) => values),
        String,
      ),
      parts: ['Hours'],
      bars,
      levels: [],
    },
  });
}

/** Unrounded hours of one month, printed so that the parts still add up to the whole. */
function hoursWords(draft: Draft) {
  const { figure, model } = draft;
  const { demand } = model.path;
  const month = testedMonth(draft);
  const all = month.adminHours + month.standingHours + month.deliveryHours + month.growthHours;
  const [growth = 0, delivery = 0, standing = 0, admin = 0] = shareOut(
    [month.growthHours, month.deliveryHours, month.standingHours, month.adminHours],
    all,
  );
  const spent = (hours: number) => figure('monthly-sales', oneDigit(hours));
  const finding =
    demand.kind === 'outreach'
      ? `finding buyers (${demand.tries})`
      : `making what brings visits (${demand.item}s)`;
  const ready = standing > 0 && say`${spent(standing)} to what must be made whether or not it sells,`;
  return join(
    say`Of the ${figure('month-hours', oneDigit(Math.round(all * 10) / 10))} hours of month ${String(model.feasibility.testedMonth)}, ${spent(growth)} go to ${finding}, ${spent(delivery)} to delivery,`,
    ready,
    say`and ${figure('admin-hours', oneDigit(admin))} to administration.`,
  );
}

/** Rounded to tenths; the largest takes what rounding left. */
function shareOut(values: readonly number[], total: number): number[] {
  const tenths = values.map((value) => Math.round(value * 10));
  const rest = Math.round(total * 10) - tenths.reduce((sum, value) => sum + value, 0);
  const largest = values.indexOf(Math.max(...values));
  return tenths.map((value, index) => (index === largest ? value + rest : value) / 10);
}

const outcomes = { paid: 'paid', free: 'free instead', 'after-first-sale': 'after the first sale' } as const;

function budgetTable({ model, figure }: Draft): DraftBlock {
  const { budget } = model;
  const paid = budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
  return table(
    'budget-table',
    'The budget, line by line, A$',
    ['Line:left:34', 'Asked:decimal:14', 'Paid:decimal:14', 'Until then:left:38'],
    [
      ...budget.lines.map((line): Words[] => {
        const words = budgetWords[line.id];
        const label = words?.label ?? line.id;
        return [
          label,
          figure(line.in === 'fixed' ? 'fixed-costs' : 'budget-line', moneyCell(line.askedCents)),
          figure('budget-line', moneyCell(line.paidCents)),
          line.outcome === 'paid'
            ? outcomes.paid
            : line.outcome === 'free' && words && words.free !== 'none'
              ? `free instead: ${words.free}`
              : outcomes['after-first-sale'],
        ];
      }),
      [
        'Reserve',
        figure('reserve', moneyCell(budget.reserveCents)),
        figure('reserve', moneyCell(budget.reserveCents)),
        'kept for what nobody saw coming',
      ],
      ['Not needed yet', '', figure('usable-budget', moneyCell(budget.leftCents)), 'stays in your account'],
      totalRow(
        'Budget of this plan',
        '',
        figure('usable-budget', moneyCell(paid + budget.reserveCents + budget.leftCents)),
        '',
      ),
    ],
  );
}

function budgetChart({ model }: Draft): DraftBlock {
  const { budget } = model;
  const bars = [
    ...budget.lines
      .filter(({ paidCents }) => paidCents > 0)
      .map(({ id, paidCents }) => ({
        label: budgetWords[id]?.label ?? id,
        values: [paidCents / 100],
        printed: printCents(paidCents),
      })),
    { label: 'Reserve', values: [budget.reserveCents / 100], printed: printCents(budget.reserveCents) },
    { label: 'Not needed yet', values: [budget.leftCents / 100], printed: printCents(budget.leftCents) },
  ];
  return chart('budget-chart', {
    caption: 'What the budget pays for',
    alternative: bars.map(({ label, printed }) => `${label} ${printed}`).join(', '),
    from: ['budget-line', 'reserve', 'usable-budget'],
    chart: {
      kind: 'bar',
      direction: 'lying',
      axis: dollarAxis(
        'A$',
        bars.map(({ values }) => (values[0] ?? 0) * 100),
      ),
      parts: ['A$'],
      bars,
      levels: [],
    },
  });
}

function budgetNote({ model, figure }: Draft) {
  const { budget, person, input } = model;
  const band = input.answers.budget.trim();
  if (person.usableBudgetCents === 0)
    return 'You named no money to begin with, so nothing is bought: each line has its free way, or waits for the first sale. Monthly bills in the cash table begin once sales can carry them, so look at the lowest point before you sign up for any.';
  return join(
    say`You chose ${band.replace('<', 'under $')}; the plan uses ${figure('usable-budget', printCents(person.usableBudgetCents))} of it and keeps ${figure('reserve', printCents(budget.reserveCents))} back.`,
    budget.reserveCents < person.usableBudgetCents * reserveShare.v - 1
      ? 'The reserve is smaller than usual, because essential kit comes before it.'
      : say`The reserve is ${figure('reserve', printShare(reserveShare.v))} of it.`,
    'The first month’s tools and cover are inside the fixed costs of the cash table, and the rest is its start-up line.',
  );
}
