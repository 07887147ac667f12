import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Block, PlanDocument, PlanSection } from '#shared/plan/document/plan-document.ts';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const axis = {
  title: 'Cash balance',
  ticks: [0, 1000, 2000].map((at) => ({ at, label: `$${at.toLocaleString('en-AU')}` })),
  min: -500,
  max: 2000,
};

const answer: PlanSection = {
  id: 'answer',
  title: 'The answer',
  isAlone: true,
  blocks: [
    {
      kind: 'paragraph',
      id: 'answer-lead',
      style: 'lead',
      text: ['You keep the books of four tradespeople.'],
    },
    {
      kind: 'big-figures',
      id: 'answer-figures',
      items: [
        { label: 'Price', value: ['$420'], note: ['a month'] },
        { label: 'By July 2027', value: ['$1,510'], note: ['a month after tax'] },
        { label: 'Your goal', value: ['$1,500'] },
      ],
    },
    {
      kind: 'facts',
      id: 'answer-facts',
      rows: [
        { label: 'Who buys', value: ['Plumbers and painters.'] },
        {
          label: 'To start',
          value: ['$640, see ', { kind: 'reference', to: 'numbers', text: 'part 2' }, '.'],
        },
      ],
    },
    {
      kind: 'callout',
      id: 'verdict',
      tone: 'good',
      title: ['Tight.'],
      body: [['You reach $1,500 in July.']],
    },
    {
      kind: 'chart',
      id: 'goal-chart',
      caption: 'Each month and your goal',
      alternative: 'Twelve bars, from nothing in December to $1,730 in November.',
      isSpare: true,
      chart: {
        kind: 'bar',
        axis,
        bars: months.map((label, index) => ({
          label,
          value: [0, 310, 620, 905, 1180, 1395, 1510, 1580, 1640, 1685, 1710, 1730][index] ?? 0,
          printed: index === 6 ? '$1,510' : '',
          ...(index === 6 && { isStrong: true as const }),
        })),
        level: { at: 1500, label: 'Goal $1,500' },
      },
    },
    {
      kind: 'checklist',
      id: 'first-steps',
      items: [
        {
          ticked: true,
          text: [{ kind: 'strong', text: 'Monday: ' }, 'Ring two plumbers.'],
          note: ['20 minutes.'],
        },
        {
          ticked: false,
          text: [
            'Apply for the ABN at ',
            { kind: 'link', href: 'https://abr.gov.au', text: 'abr.gov.au' },
            '.',
          ],
        },
      ],
    },
  ],
};

const numbers: PlanSection = {
  id: 'numbers',
  title: 'The numbers',
  blocks: [
    {
      kind: 'table',
      id: 'months',
      caption: 'Twelve months',
      rowHeaders: true,
      columns: ['Month', 'Sales, $', 'Left, $'].map((title, index) => ({
        title,
        align: index === 0 ? 'left' : 'right',
        weight: 1,
      })),
      rows: [
        ...months.map((month, index) => ({
          kind: 'row' as const,
          cells: [[month], [String(index * 420)], ['9.50']],
        })),
        { kind: 'total', cells: [['Together'], ['27,720'], ['114']] },
      ],
    },
    { kind: 'paragraph', id: 'months-note', style: 'note', text: ['Nothing is taken out for tax.'] },
    {
      kind: 'chart',
      id: 'balance-chart',
      caption: 'Money in the account',
      alternative: 'Three lines over twelve months.',
      chart: {
        kind: 'line',
        labels: months,
        axis,
        series: (['main', 'quiet', 'dashed'] as const).map((look, step) => ({
          label: ['As planned', 'A hard year', 'A strong year'][step] ?? '',
          look,
          values: months.map((_, index) => index * (100 + 25 * step) - 200),
        })),
      },
    },
    {
      kind: 'chart',
      id: 'week-chart',
      caption: 'Your week',
      alternative: 'You work on Monday evening and not on Sunday.',
      chart: {
        kind: 'week',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        parts: ['Morning', 'Afternoon', 'Evening'].map((label, part) => ({
          label,
          cells: ['work', 'free', 'open', 'open', 'free', 'free', 'blocked'].map((cell) =>
            part === 0 && cell === 'work' ? 'blocked' : (cell as 'work' | 'free' | 'open' | 'blocked'),
          ),
        })),
        names: { work: 'In the plan', free: 'Free', blocked: 'Not free', open: 'Not named' },
      },
    },
  ],
};

const words = (part: number): Block[] => [
  { kind: 'heading', id: `head-${part}`, level: 2, text: ['What to do'] },
  {
    kind: 'paragraph',
    id: `text-${part}`,
    style: 'body',
    text: ['A client sends receipts each Friday. '.repeat(12)],
  },
  {
    kind: 'list',
    id: `list-${part}`,
    ordered: true,
    items: Array.from({ length: 6 }, (_, at) => [`Ask person ${at + 1}.`]),
  },
  {
    kind: 'script',
    id: `script-${part}`,
    title: 'Call to a plumber',
    when: '',
    lines: ['Hello, it’s Mia. I keep books for trades.'],
  },
];

const partsOf: Readonly<Record<PlanType, number>> = { BASIC: 3, PRO: 8, ENTERPRISE: 13 };

/** Builds a plan of an invented person with every kind of block and chart, about as long as its tier. */
export const samplePlan = (tier: PlanType): PlanDocument => ({
  planId: 'run_019aa3f2c7b1d4e5f60718293a',
  tier,
  compilerVersion: '2.0',
  createdAt: '2026-11-22T00:46:25.000Z',
  title: 'Books for trades, closed by the fifth',
  person: 'Mia Nguyễn (a sample person)',
  byline: 'A plan for Mia Nguyễn (a sample person) · 22 November 2026',
  language: 'en-AU',
  sections: [
    answer,
    numbers,
    ...Array.from({ length: partsOf[tier] }, (_, part) => ({
      id: `part-${part}`,
      title: `Part ${part + 3}`,
      blocks: [...words(part), ...words(part + 100)],
    })),
  ],
});
