import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { lastDayOf } from '../model/metrics.ts';
import { printCents, printGoal, printHours, printShare, printWholeShare } from '../model/print-value.ts';
import { cashChart } from './cash-chart.ts';
import type { Draft } from './draft.ts';
import { count, plural, unitWord } from './print-figures.ts';
import {
  bigFigures,
  body,
  type DraftSection,
  factRows,
  heading,
  join,
  lead,
  note,
  say,
  semicolons,
  table,
  user,
  type Words,
} from './write-blocks.ts';

/** For somebody who has never met the person; every figure stands in the pages before it as well. */
export function executiveSummary(draft: Draft): DraftSection {
  const { model, words, figure } = draft;
  const { cash, funding, market } = model;
  return {
    id: 'executive-summary',
    isAlone: true,
    title: 'Executive summary',
    blocks: [
      lead(
        'summary-what',
        words.positioning.category.endsWith('.')
          ? words.positioning.category
          : `${words.positioning.category}.`,
      ),
      body(
        'summary-offer',
        join(
          words.offer.promise,
          say`One ${unitWord(model)} costs ${figure('core-price', printCents(model.price.coreCents))} and leaves ${figure('contribution', printCents(model.ladder.core.contributionCents))}.`,
        ),
      ),
      heading('summary-figures', 'The first year in figures', 3),
      table(
        'summary-table',
        'First year, three cases, A$',
        ['Line:left:40', 'Cautious:right:20', 'Base:right:20', 'Strong:right:20'],
        [
          [
            'Sold',
            ...(['cautious', 'base', 'strong'] as const).map((name) =>
              figure('scenario', printCents(cash[name].total.revenueCents)),
            ),
          ],
          [
            'Cash after twelve months',
            ...(['cautious', 'base', 'strong'] as const).map((name) =>
              figure('scenario', printCents(cash[name].closingCents)),
            ),
          ],
        ],
      ),
      cashChart(draft, 'summary-cash'),
      heading('summary-person', 'Who runs it', 3),
      body(
        'summary-person-words',
        say`${user(model.input.profile.name)}, ${figure('weekly-hours', printHours(model.person.weeklyHours))} a week${model.person.state ? `, in ${model.person.state}` : ''}. ${namedSkills(draft)}`,
      ),
      heading('summary-asks', 'What it needs', 3),
      body(
        'summary-needs',
        join(
          funding.needCents === 0
            ? 'It asks nobody for money.'
            : say`It needs ${figure('funding-need', printCents(funding.needCents))}, a quarter over its cautious low.`,
          say`Of ${figure('tam', printCents(market.samCents))} a year within reach it takes ${figure('tam', printShare(market.somShareOfSam))}.`,
        ),
      ),
      note(
        'summary-verdict',
        model.feasibility.targetFromHours
          ? 'The owner named no goal.'
          : say`The owner’s own goal, ${figure('goal', printGoal(model.feasibility.targetCents))} a month: ${verdictNames[model.feasibility.verdict].toLowerCase()}, at ${figure('verdict-ratio', printWholeShare(model.feasibility.ratio))}.`,
      ),
    ],
  };
}

function namedSkills({ model }: Draft): Words {
  const used = model.skills.filter(({ fit }) => fit > 0).slice(0, 3);
  if (used.length === 0) return 'The offer asks for care and time rather than a named skill.';
  return say`Named skills that the offer uses: ${used.flatMap(({ entry }, index) => (index === 0 ? [user(entry)] : [', ', user(entry)]))}.`;
}

export function lenderPage(draft: Draft): DraftSection {
  const { model, words, figure } = draft;
  const { cash, funding, runway, breakEven } = model;
  const months = (value: number | null): string =>
    value === null ? 'the whole year' : plural(value, 'month');
  return {
    id: 'one-page-summary',
    isAlone: true,
    title: 'One page for a lender or a partner',
    blocks: [
      lead('lender-lead', words.positioning.claim),
      bigFigures('lender-figures', [
        {
          label: 'Sold in year one',
          value: figure('cash', printCents(cash.base.total.revenueCents)),
          note: 'base case',
        },
        {
          label: 'Cash after year one',
          value: figure('cash', printCents(cash.base.closingCents)),
          note: 'base case',
        },
        {
          label: 'Need',
          value: figure('funding-need', printCents(funding.needCents)),
          note: 'worst cautious month and a quarter',
        },
        {
          label: 'Break-even',
          value: figure('break-even', breakEven.units === null ? 'none' : plural(breakEven.units, 'sale')),
          note: 'a month',
        },
      ]),
      factRows('lender-facts', [
        ['Buys', words.customer.who],
        ['Pays', words.customer.pays],
        ['Sold', semicolons(words.offer.core.included)],
        ['Not done', words.positioning.notFor],
        ['Proof', words.positioning.proof.join('; ')],
        ['Budget lasts, cautious case', figure('funding-need', months(runway.cautiousMonths))],
        [
          'Budget lasts, nothing sold',
          figure(
            'funding-need',
            runway.noSalesMonths === null ? 'nothing is spent' : plural(runway.noSalesMonths, 'month'),
          ),
        ],
        [
          'Worst month',
          cash.cautious.lowest.month === 0
            ? 'none below zero'
            : say`month ${String(cash.cautious.lowest.month)}, ${figure('lowest-cash', printCents(cash.cautious.lowest.cents))}`,
        ],
      ]),
      note(
        'lender-note',
        'No valuation, share of ownership or return is offered here. The figures are a plan, not a record.',
      ),
    ],
  };
}

export function evidencePage(draft: Draft): DraftSection {
  return {
    id: 'evidence',
    isAlone: true,
    title: 'Evidence room, and twelve likely questions',
    blocks: [
      lead('evidence-lead', 'Collect these before anybody asks.'),
      {
        kind: 'checklist',
        id: 'evidence-list',
        items: evidence(draft).map((text) => ({ text: [text], ticked: false })),
      },
      heading('questions', 'Twelve questions and their answers'),
      table(
        'questions-table',
        'Answers from this plan',
        ['Question:left:36', 'Answer:left:64'],
        questions(draft),
      ),
    ],
  };
}

const evidence = ({ words, model }: Draft): string[] => [
  ...words.positioning.proof.map((proof) => `${proof.charAt(0).toUpperCase()}${proof.slice(1)}`),
  `The weekly sheet: ${words.metrics.map(({ name }) => name.toLowerCase()).join(', ')}`,
  'Bank lines of the business account',
  model.person.hasAbn ? 'ABN details from abr.gov.au' : 'ABN, once applied for',
  'The insurer’s certificate or answer',
  'Three receipts the buyers let you show',
];

function questions({ model, figure, words }: Draft): Words[][] {
  const { cash, metrics, gst, tax, path, price, sensitivity, breakEven, runnerUp, demand } = model;
  const year = demand[11];
  return [
    ['Who buys first?', words.customer.who],
    ['Why you?', words.positioning.claim],
    [
      'What does one sale leave?',
      say`${figure('contribution', printCents(model.ladder.core.contributionCents))} of ${figure('core-price', printCents(price.coreCents))}.`,
    ],
    [
      'How many sales cover a month?',
      figure(
        'break-even',
        breakEven.units === null ? 'No number does.' : `${plural(breakEven.units, 'sale')}.`,
      ),
    ],
    [
      'How many in month 12?',
      say`About ${figure('monthly-sales', count(year?.units ?? 0, 1))}, ${figure('monthly-sales', count(year?.repeatUnits ?? 0, 1))} to buyers who return.`,
    ],
    [
      'What if demand is a fifth lower?',
      say`The year nets ${figure('tornado', printCents(sensitivity.tornado.find(({ driver }) => driver === 'demand')?.lowerCents ?? 0))}, not ${figure('tornado', printCents(sensitivity.baseCents))}.`,
    ],
    [
      'Where is the cash lowest?',
      cash.base.lowest.month === 0
        ? 'At no month’s end below zero.'
        : say`At the end of month ${String(cash.base.lowest.month)}: ${figure('lowest-cash', printCents(cash.base.lowest.cents))}.`,
    ],
    [
      'Which platform could end it?',
      say`About ${figure('platform-share', printShare(path.platformShare.v))} hang on one.`,
    ],
    [
      'When would you stop?',
      say`Under the stop line on day ${figure('calendar', String(lastDayOf(metrics)))}; then ${runnerUp.title}.`,
    ],
    [
      'What of tax?',
      say`${figure('set-aside', printCents(tax.fits === 'alone' ? tax.alone.cents : tax.besideJob.cents))} set aside on ${figure('profit', printCents(tax.profitCents))} of profit.`,
    ],
    [
      'And GST?',
      gst.registerMonth === null
        ? 'Below the threshold for two years.'
        : say`Due around month ${figure('cash', String(gst.registerMonth))}.`,
    ],
    ['What comes after you?', words.growth],
  ];
}
