import type { Block, PlanSection } from '#shared/plan/document/plan-document.ts';
import { cashAxis } from './sample-basic.ts';
import { type Month, months, scenarios } from './sample-figures.ts';
import {
  body,
  callout,
  chart,
  figure,
  heading,
  lead,
  list,
  note,
  see,
  table,
  ticks,
} from './write-blocks.ts';

const section = (id: string, title: string, ...blocks: Block[]): PlanSection => ({ id, title, blocks });

const customer = section(
  'customer',
  'The customer and the problem',
  lead(
    'customer-lead',
    'A tradesperson who works alone, has more work than evenings, and does the books on the last Sunday of the quarter.',
  ),
  {
    kind: 'facts',
    id: 'customer-facts',
    rows: [
      {
        label: 'Buyer',
        value: ['Electricians, plumbers and tilers with no employees, in business for two to eight years.'],
      },
      {
        label: 'Trigger',
        value: ['A letter about a late statement; a partner who will no longer do it; the first apprentice.'],
      },
      {
        label: 'What they do now',
        value: [
          'A box of receipts and a weekend; a friend who is quick with a spreadsheet; nothing until the agent calls.',
        ],
      },
      {
        label: 'Their words',
        value: ['“I know I made money, I just can’t see it.” “I’d pay somebody to make it go away.”'],
      },
    ],
  },
  heading('customer-where', 'Where to find sixty of them'),
  list('customer-list', [
    'The licence register of your state names every licensed contractor by suburb: 34 within ten kilometres.',
    'Three trade counters open at six; their boards carry cards, and their staff know who is behind with paper.',
    'Two local groups online where people ask for “a sparky who answers the phone”.',
    'Your brother’s two former partners, who each know five more.',
  ]),
  body(
    'customer-count',
    'Thirty-four from the register, twelve from the counters, nine from the groups and five from people you know make sixty. At the reply rate of this plan seven answer, and two become clients before the end of February.',
  ),
);

const competitors = section(
  'competitors',
  'Competitors and substitutes',
  lead('rivals-lead', 'The rival to beat is not another bookkeeper but the box of receipts.'),
  table(
    'rivals-grid',
    'Five ways to have it done',
    ['Rival:left:18', 'Price:left:17', 'Speed:left:17', 'Trust:left:20', 'Your edge:left:28'],
    [
      [
        'Do nothing',
        'A$0 now, fees later',
        'Never',
        'None needed',
        'An end to the Sunday before the quarter',
      ],
      [
        'Marketplace',
        'A$25 to A$45 an hour',
        'Two days',
        'Stars from strangers',
        'Somebody who has stood on a site',
      ],
      ['Do it oneself', 'A$35 a month', 'One weekend', 'In oneself', 'Nine evenings a year given back'],
      ['Local firm', 'A$550 and more', 'A week', 'A door and a name', 'Price, and answers by message'],
      ['Software alone', 'A$35 to A$70', 'At once', 'In a brand', 'Somebody reads what it says'],
    ],
  ),
  {
    kind: 'form',
    id: 'rivals-form',
    title: 'Three rivals near you, by name',
    fields: [
      { label: 'First: name, price, what they promise', lines: 2 },
      { label: 'Second', lines: 2 },
      { label: 'Third', lines: 2 },
    ],
  },
  note(
    'rivals-recipe',
    'How to look them up: search for “bookkeeper” with your suburb, take the first three that show a price, and ring one of them as a customer would.',
  ),
);

const swot = section(
  'swot',
  'Strengths and weaknesses, by rule',
  lead(
    'swot-lead',
    'Each line names the answer or figure that produced it. Change the answer and the line goes.',
  ),
  table(
    'swot-table',
    'Four corners',
    ['Corner:left:16', 'Line:left:52', 'Because of:left:32'],
    [
      { kind: 'group', cells: ['Within you'] },
      ['Strength', 'Two years of invoices for a trade', 'Experience: “invoices for my brother”'],
      [
        'Strength',
        'Every step of the ladder pays above the floor',
        [figure('A$48.60', 'D', 'floor'), ' against A$31.19'],
      ],
      ['Weakness', 'Weekday calls only after 4 pm', 'Time: shifts until half past three'],
      ['Weakness', 'One month of reserve', 'Budget: under A$1,000'],
      { kind: 'group', cells: ['Around you'] },
      ['Opportunity', 'Thirty-four licensed contractors within ten kilometres', 'Place: a town of 20,000'],
      ['Threat', 'Ledger software that reads receipts by itself', 'Tools: price list of July 2026'],
    ],
  ),
  callout(
    'swot-so',
    'good',
    'What follows from it',
    'Ring after four, sell the evening given back rather than the ledger, and keep the reserve until March.',
  ),
);

const runnerUp = section(
  'runner-up',
  'The runner-up, and when to switch',
  lead(
    'runner-lead',
    'Virtual assistance is the path to change to: same customers, same tools, less to learn, and less an hour.',
  ),
  table(
    'runner-table',
    'Side by side',
    ['What:left:34', 'Bookkeeping:right:33', 'Assistance:right:33'],
    [
      ['First dollar', 'February', 'January'],
      ['Effective rate', 'A$54.00 an hour', 'A$38.20 an hour'],
      ['Lowest cash', 'A$132', 'A$210'],
      ['Hours for the goal', '9.0 a week', '11.5 a week'],
      ['What to learn', '22 hours', '6 hours'],
    ],
  ),
  callout(
    'runner-rule',
    'warning',
    'Switch when',
    'Twenty messages and four calls have brought no request for a price by 14 January, or when the first client leaves within two months.',
  ),
  chart(
    'runner-chart',
    'Score by month if hours fell to six',
    'Two bars each; assistance passes bookkeeping at six hours a week.',
    {
      kind: 'bar',
      direction: 'lying',
      axis: { title: 'Points of 100', ticks: ticks(0, 100, 25, String), min: 0, max: 100 },
      parts: ['Points'],
      bars: [
        { label: 'Bookkeeping, 9 h', values: [81], printed: '81', strong: true },
        { label: 'Bookkeeping, 6 h', values: [62], printed: '62' },
        { label: 'Assistance, 6 h', values: [66], printed: '66' },
      ],
      levels: [{ at: 70, label: 'A path worth starting' }],
    },
  ),
);

const dollars = (value: number): string =>
  value === 0 ? '0' : value.toLocaleString('en-AU').replace('-', '−');

const cashOf = (id: string, name: string, differs: string, flow: readonly Month[]): PlanSection =>
  section(
    `cash-${id}`,
    `Cash flow: ${name}`,
    lead(`cash-${id}-lead`, differs),
    table(
      `cash-${id}-table`,
      `${name}, A$`,
      [
        'Month:left:16',
        'Opening:decimal:14',
        'Cash in:decimal:14',
        'Variable:decimal:14',
        'Fixed:decimal:14',
        'Start-up:decimal:14',
        'Closing:decimal:14',
      ],
      [
        ...flow.map((month, index) => [
          months[index] ?? '',
          dollars(month.opening),
          dollars(month.cashIn),
          dollars(-month.variable),
          dollars(-month.fixed),
          dollars(-month.startUp),
          dollars(month.closing),
        ]),
        {
          kind: 'total' as const,
          cells: [
            'Twelve months',
            '',
            dollars(flow.reduce((sum, month) => sum + month.cashIn, 0)),
            dollars(-flow.reduce((sum, month) => sum + month.variable, 0)),
            dollars(-flow.reduce((sum, month) => sum + month.fixed, 0)),
            dollars(-flow.reduce((sum, month) => sum + month.startUp, 0)),
            dollars(flow.at(-1)?.closing ?? 0),
          ],
        },
      ],
    ),
    chart(
      `cash-${id}-chart`,
      'Closing cash',
      `One line of twelve months that ends at ${dollars(flow.at(-1)?.closing ?? 0)} dollars.`,
      {
        kind: 'line',
        x: { title: 'Month', labels: months },
        y: cashAxis,
        series: [{ label: name, look: 'main', values: flow.map((month) => month.closing) }],
        levels: [],
        points: [{ series: 0, index: 11, label: `A$${dollars(flow.at(-1)?.closing ?? 0)}` }],
      },
    ),
    body(`cash-${id}-note`, [
      'The lines agree with ',
      see('cash-table', 'the table of the base scenario'),
      ' in everything that is not named above; the workbook beside this document holds all three with their formulas.',
    ]),
  );

const sensitivity = section(
  'sensitivity',
  'What the result hangs on',
  lead('sens-lead', 'Price first, clients second. Costs hardly matter.'),
  chart(
    'sens-tornado',
    'A year’s result, each driver moved alone',
    'Four bars around A$10,440; price from 7,900 to 13,300 is the widest.',
    {
      kind: 'tornado',
      axis: {
        title: 'Cash after twelve months, A$',
        ticks: ticks(6000, 15_000, 3000),
        min: 5500,
        max: 15_000,
      },
      middle: 10_440,
      bars: [
        {
          label: 'Price, A$350 to A$490',
          low: 7900,
          high: 13_300,
          lowPrinted: 'A$7,900',
          highPrinted: 'A$13,300',
        },
        {
          label: 'Clients won, 20% to 40%',
          low: 8100,
          high: 12_500,
          lowPrinted: 'A$8,100',
          highPrinted: 'A$12,500',
        },
        {
          label: 'Months a client stays',
          low: 9300,
          high: 11_200,
          lowPrinted: 'A$9,300',
          highPrinted: 'A$11,200',
        },
        { label: 'Costs a client', low: 9900, high: 10_900, lowPrinted: 'A$9,900', highPrinted: 'A$10,900' },
      ],
    },
  ),
  {
    kind: 'big-figures',
    id: 'sens-facts',
    items: [
      { label: 'Break-even price', value: [figure('A$128', 'D', 'price')], note: ['with one client'] },
      {
        label: 'Fewest hours that still work',
        value: [figure('5.5 h', 'D', 'hours')],
        note: ['a week, two clients'],
      },
      { label: 'Latest first client', value: ['April'], note: ['before cash runs out'] },
    ],
  },
  body(
    'sens-body',
    'The bars show what happens when one driver moves and the others stay. Two moving at once are worse than their sum: a low price with few clients ends the year at A$4,120, which is why the careful scenario lowers both.',
  ),
);

const week = (from: number, to: number, rows: readonly string[][]): Block =>
  table(
    `roadmap-week-${from}`,
    `Weeks ${from} to ${to}`,
    ['Day:left:9', 'Task:left:40', 'Material:left:24', 'Done when:left:27', 'Hours:decimal:9'],
    rows,
  );

const tasks = [
  'Write the offer on one page',
  'Send ten messages',
  'Hold two calls',
  'Quote the first client',
  'Reconcile the first month',
  'Ask for a reference',
  'Write to those who did not answer',
  'Set up the second client',
];

const roadmap = section(
  'roadmap',
  'Roadmap: forty-five days',
  lead(
    'road-lead',
    'Seven and a half hours a week, so that one evening stays free. Checkpoints stand on days 14, 30 and 45.',
  ),
  chart(
    'road-gantt',
    'The strip of days',
    'Twelve tasks in three groups over 45 days with three checkpoints.',
    {
      kind: 'gantt',
      days: 45,
      ticks: [1, 8, 15, 22, 29, 36, 43].map((day, index) => ({ day, label: `Week ${index + 1}` })),
      bars: [
        { label: 'ABN and account', from: 1, to: 2, group: 'Set up' },
        { label: 'Practice ledger', from: 2, to: 6, group: 'Set up' },
        { label: 'Offer on one page', from: 5, to: 9, group: 'Set up' },
        { label: 'List of sixty', from: 4, to: 12, group: 'Sell' },
        { label: 'Messages, ten a week', from: 8, to: 36, group: 'Sell' },
        { label: 'Calls', from: 10, to: 38, group: 'Sell' },
        { label: 'Quotes', from: 16, to: 40, group: 'Sell' },
        { label: 'First client', from: 22, to: 45, group: 'Deliver' },
        { label: 'First month closed', from: 30, to: 35, group: 'Deliver' },
        { label: 'Second client', from: 34, to: 45, group: 'Deliver' },
      ],
      checkpoints: [
        { day: 14, label: 'Four answers' },
        { day: 30, label: 'One client' },
        { day: 45, label: 'Two clients, one reference' },
      ],
    },
  ),
  chart(
    'road-hours',
    'Hours a week against the cap',
    'Seven bars between 6 and 7.5 hours; the cap is 7.65.',
    {
      kind: 'bar',
      direction: 'standing',
      axis: { title: 'Hours', ticks: ticks(0, 9, 3, String), min: 0, max: 9 },
      parts: ['Hours'],
      bars: [7.5, 7.5, 7, 6.5, 7.5, 7, 6].map((value, index) => ({
        label: `Week ${index + 1}`,
        values: [value],
        printed: String(value),
      })),
      levels: [{ at: 7.65, label: '85% of your nine hours' }],
    },
  ),
  ...[1, 4].map((from) =>
    week(
      from,
      from + 1,
      Array.from({ length: 8 }, (_, index) => [
        `${(from - 1) * 7 + index * 2 + 1}`,
        tasks[(index + from) % tasks.length] ?? '',
        index % 2 === 0 ? 'The first script; the list of sixty' : 'The offer; a quiet half hour',
        index % 3 === 0 ? 'Ten are sent and noted with their day' : 'It is on paper and somebody has read it',
        (0.5 + (index % 4) * 0.75).toFixed(2),
      ]),
    ),
  ),
  callout(
    'road-check',
    'plain',
    'Day 45',
    'Two clients or one with a reference: go on to the twelve-month plan. One client: change the message. None: use the switch rule.',
  ),
);

const metrics = section(
  'metrics',
  'What to measure, and when to judge',
  lead(
    'metric-lead',
    'Six numbers, written down on Fridays. None is judged before its sample is large enough.',
  ),
  table(
    'metric-table',
    'Metrics',
    [
      'Metric:left:28',
      'Target:right:12',
      'Warning:right:13',
      'Stop:right:11',
      'Sample:right:14',
      'Judge on:left:16',
    ],
    [
      ['Replies to messages', [figure('12%', 'J', 'rate')], '8%', '4%', '40 sent', '14 January'],
      ['Calls to quotes', '60%', '40%', '20%', '8 calls', '28 January'],
      ['Quotes to clients', [figure('30%', 'J', 'won')], '20%', '10%', '10 quotes', '28 February'],
      ['Hours a client and month', '6.0', '7.5', '9.0', '2 months', '31 March'],
      ['Days to payment', '7', '14', '30', '4 invoices', '31 March'],
      ['Months a client stays', '12', '6', '2', '3 clients', '30 June'],
    ],
  ),
  heading('metric-tree', 'Keep, fix or switch'),
  list(
    'metric-list',
    [
      'Replies below the warning after forty messages: change the first sentence, and nothing else.',
      'Replies fine, quotes refused: ask three people why, then change what is in, not the price.',
      'Both fine, hours above the stop: raise the price for new clients by A$60.',
      'Two metrics at their stop: follow the switch rule.',
    ],
    true,
  ),
);

const risks = section(
  'risks',
  'Risks, scripts and templates',
  table(
    'risk-table',
    'Eight risks, from your own answers',
    [
      'Risk:left:22',
      'First sign:left:24',
      'Likely:right:8',
      'Bad:right:7',
      'Score:right:8',
      'Response:left:31',
    ],
    [
      ['No answer to messages', 'Two of forty', '3', '3', '9', 'Change the channel to the trade counter'],
      ['Shifts change', 'A new roster', '2', '4', '8', 'Move calls to Saturday morning'],
      ['A client pays late', 'Day 15', '3', '2', '6', 'Payment before the next month begins'],
      [
        'An error in a ledger',
        'A line that does not match',
        '2',
        '5',
        '10',
        'Insurance, and a second look at each close',
      ],
      [
        'A client asks for BAS',
        'In the first call',
        '4',
        '2',
        '8',
        'Name a registered agent, agreed beforehand',
      ],
      ['The computer fails', 'It needs two starts', '2', '3', '6', 'Everything is in the ledger; borrow one'],
      ['The goal moves', 'A new rent', '2', '3', '6', 'Read the page of what would have to be true'],
      ['Illness for three weeks', 'The second week', '1', '4', '4', 'Two clients at most until March'],
    ],
  ),
  {
    kind: 'script',
    id: 'scripts-first',
    title: 'The first message',
    when: 'By text or note, before 7 am',
    lines: [
      'Hi [name], it is [your name], [who you both know] said you might be over doing your own books.',
      'I do them for people who work alone: reconciled by the fifth, one page that says what you owe. A$420 a month.',
      'Is it worth fifteen minutes on [day] after four? If not, no worries.',
    ],
  },
  {
    kind: 'script',
    id: 'scripts-quote',
    title: 'The quote',
    when: 'On the day of the call',
    lines: [
      '[Name], as we said: up to sixty lines a month, A$420, from [date]. Not in it: payroll, BAS, advice on tax.',
      'Say yes by replying. The first month is due before it begins, and either of us can end it with a week’s notice.',
    ],
  },
  {
    kind: 'script',
    id: 'scripts-follow',
    title: 'Three days later',
    when: 'Once, and not again',
    lines: [
      'Still happy to take the books off your Sundays, [name]. If it is not the time, just say so and I will not ask again.',
    ],
  },
);

export const proSections: readonly PlanSection[] = [
  customer,
  competitors,
  swot,
  runnerUp,
  cashOf(
    'base',
    'Base',
    'Clients arrive one at a time from January, and one in eight leaves in a year.',
    scenarios.base,
  ),
  cashOf(
    'careful',
    'Careful',
    'Half the replies, the lower price for two of the clients, and the first payment in February.',
    scenarios.cautious,
  ),
  cashOf(
    'stretch',
    'Stretch',
    'The first client in December, through your brother, and two referrals by March.',
    scenarios.stretch,
  ),
  sensitivity,
  roadmap,
  metrics,
  risks,
];
