import { budgetWords } from '../assumptions/budget-words.ts';
import { reserveShare } from '../assumptions/general.ts';
import { readOwned } from '../circumstances/read-owned.ts';
import { printCents, printHours } from '../model/print-value.ts';
import { type FreeTime, weekdays } from '../model/week.ts';
import { axisFor, dollarAxis } from './axis.ts';
import type { Draft } from './draft.ts';
import { leversTable } from './levers-table.ts';
import { count, moneyCell, oneDigit } from './print-figures.ts';
import { workOfOne } from './work-of-one.ts';
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
  upperFirstText,
  user,
  type Words,
} from './write-blocks.ts';

export function hoursAndBudget(draft: Draft): DraftSection {
  return {
    id: 'hours-and-budget',
    title: 'Hours and budget',
    blocks: [
      body('hours-lead', hoursLead(draft)),
      hoursChart(draft),
      weekTable(draft),
      ...(draft.life.swings
        ? [
            note(
              'swing-note',
              'You work in swings: on site do what a phone and a screen can do, and keep visits for your weeks at home. The days move; the order stays.',
            ),
          ]
        : []),
      ...dayAtTimes(draft),
      body('hours-words', hoursWords(draft)),
      heading('levers', 'What would have to be true'),
      ...leversTable(draft),
      heading('budget', 'Where the first money goes'),
      ...(draft.model.person.usableBudgetCents === 0 && draft.model.budget.lines.length === 0
        ? []
        : [budgetTable(draft)]),
      ...(draft.model.tier === 'ENTERPRISE' && draft.model.person.usableBudgetCents > 0
        ? [budgetChart(draft)]
        : []),
      ...budgetNote(draft),
      ...ownedNotes(draft),
    ],
  };
}

const testedMonth = ({ model }: Draft) => {
  const month = model.demand[model.feasibility.testedMonth - 1];
  if (!month) throw new Error('The tested month lies past the run of demand');
  return month;
};

/** A week is planned without a day that is free in some weeks only. */
const dayAtTimes = ({ model: { dayAtTimes: day } }: Draft): DraftBlock[] =>
  day === null
    ? []
    : [
        note(
          'day-at-times',
          `When your ${day} is free, use it for what needs daylight, and rest on another day.`,
        ),
      ];

function hoursLead(draft: Draft) {
  const { model, figure, pick } = draft;
  const { path, person } = model;
  const have = figure('weekly-hours', printHours(person.weeklyHours));
  const ideal = figure('hours-of-path', printHours(path.hoursIdeal.v));
  const one = workOfOne(draft);
  if (person.weeklyHours < path.hoursMin.v)
    return pick('few-hours', [
      say`You have ${have}, where ${ideal} are usual for this path, so tasks are cut to fit; ${one}.`,
      say`${ideal} a week are usual for this path. Yours are ${have}, and ${one}.`,
    ]);
  return pick('hours', [
    say`You have ${have} a week, and ${one}; ${ideal} are usual for this path.`,
    say`${upperFirstText(one)}, and you have ${have} a week for that, selling and paper.`,
  ]);
}

const reasons: Readonly<Record<FreeTime, string>> = {
  'school-hours': 'in the school hours you named',
  evenings: 'in the evenings your days leave',
  mornings: 'in the mornings you named',
  afternoons: 'in the afternoons your days leave',
  weekends: 'weekends first, as you named them',
  saturdays: 'with the Saturdays you named',
  sundays: 'with the Sundays you named',
  weekdays: 'in the daytime you have',
  mixed: 'as a proposal; swap any day',
};
const uses = [
  'the work itself',
  'finding buyers',
  'replies and orders',
  'records, and what slipped',
] as const;
const usesOfMaking = [
  'making',
  'making, and delivery',
  'titles and messages',
  'records, and what slipped',
] as const;

/** The week in which every task of this plan is placed. */
function weekTable({ model, figure }: Draft): DraftBlock {
  const { week, freeTime, person, path } = model;
  const best = path.demand.kind === 'traffic' ? usesOfMaking : uses;
  const hours = (value: number) => figure('task-hours', count(value, 2));
  return table(
    'week-table',
    `Your week, ${reasons[freeTime]}`,
    ['When:left:40', 'Best for:left:40', 'Hours:decimal:15'],
    [
      ...week
        .map((sitting, index) => ({
          ...sitting,
          use: week.length === 1 ? 'all of it, one task at a time' : (best[index] ?? ''),
        }))
        .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
        .map(({ day, part, use, hours: length }): Words[] => [`${day} ${part}`, use, hours(length)]),
      ...(week.length > 1 ? [totalRow('Week', '', hours(person.weeklyHours))] : []),
    ],
  );
}

function hoursChart({ model }: Draft): DraftBlock {
  const { person, path, feasibility } = model;
  // A goal that is met, or was never named, needs no further hours.
  const needed = feasibility.gapCents === 0 ? null : feasibility.alone.weeklyHours;
  const bars = [
    {
      label: 'You have',
      values: [person.weeklyHours],
      printed: printHours(person.weeklyHours),
      strong: true,
    },
    { label: 'Usual for this path', values: [path.hoursIdeal.v], printed: printHours(path.hoursIdeal.v) },
    ...(needed === null ? [] : [{ label: 'The goal needs', values: [needed], printed: printHours(needed) }]),
  ];
  return chart('hours-chart', {
    caption: `Hours a week: available${needed === null ? ' and usual' : ', usual and needed'}`,
    alternative: bars.map(({ label, printed }) => `${label} ${printed}`).join(', '),
    from: ['weekly-hours', 'hours-of-path', ...(needed === null ? [] : (['alone-change'] as const))],
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
  const { budget, person } = model;
  const paid = budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
  return table(
    'budget-table',
    'The budget, line by line, A$',
    ['Line:left:34', 'Asked:decimal:14', 'Paid or kept:decimal:14', 'Until then:left:38'],
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
      ...(person.usableBudgetCents === 0 ? [] : kept()),
      totalRow(
        usedOf(model.person.usableBudgetCents, model.input.answers.budget),
        '',
        figure('usable-budget', moneyCell(paid + budget.reserveCents + budget.leftCents)),
        '',
      ),
    ],
  );

  function spendsBeyond(paidCents: number): boolean {
    return -model.cash.base.lowest.cents > paidCents;
  }

  function kept(): Words[][] {
    const reserve = figure('reserve', moneyCell(budget.reserveCents));
    return [
      ['Reserve', reserve, reserve, 'kept for what nobody saw coming'],
      [
        'Not needed yet',
        '',
        figure('usable-budget', moneyCell(budget.leftCents)),
        // The cash table goes on paying bills before sales do, and takes them from here.
        spendsBeyond(paid) ? 'for bills before sales pay them' : 'stays in your account',
      ],
    ];
  }
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
    caption: 'Where the budget goes',
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

const usedOf = (usableCents: number, band: string): string =>
  usableCents === 0
    ? 'Budget of this plan'
    : `Planned of “${band.trim().replace('<1000', 'under $1,000').replace('<', 'under $')}”`;

/** A line may hold more than what is owned of it, and its price is of all: it is said, and the sums stay. */
function ownedNotes({ model: { budget, person } }: Draft): DraftBlock[] {
  return budget.lines.flatMap(({ id, outcome }) => {
    const said = readOwned(person.background.slice(0, 2000), id);
    const label = budgetWords[id]?.label;
    if (said === undefined || label === undefined) return [];
    return [
      note(
        'budget-owned',
        outcome === 'paid'
          ? say`You wrote ${user(`“${said}”`)}: what you have of “${label}” you need not buy. The sums here leave it in, so you spend less than they say.`
          : say`You wrote ${user(`“${said}”`)}: use your own where “${label}” stands.`,
      ),
    ];
  });
}

function budgetNote({ model, figure }: Draft): DraftBlock[] {
  const { budget, person, levers, cash } = model;
  const paid = budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
  if (person.usableBudgetCents === 0)
    return [note('budget-note', 'Nothing is bought before the first sale.')];
  const words = join(
    budget.reserveCents < person.usableBudgetCents * reserveShare.v - 1 &&
      'Essential kit came before the reserve.',
    levers.startupCents > 0 &&
      say`Start-up in the cash table: ${figure('startup', printCents(levers.startupCents))}.`,
    cash.base.lowest.cents < -paid &&
      cash.base.lowest.cents >= -person.usableBudgetCents &&
      say`By month ${String(cash.base.lowest.month)} its bills have taken ${figure('lowest-cash', printCents(-cash.base.lowest.cents))} in all, some of it from the last two lines.`,
  );
  return words.length === 0 ? [] : [note('budget-note', words)];
}
