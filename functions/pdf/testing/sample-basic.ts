import type { PlanSection } from '#shared/plan/document/plan-document.ts';
import { months, scenarios } from './sample-figures.ts';
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
  strong,
  table,
  ticks,
  user,
} from './write-blocks.ts';

const minus = (value: number): string => (value === 0 ? '0' : `−${value.toLocaleString('en-AU')}`);
const closing = (name: keyof typeof scenarios): number[] => scenarios[name].map((month) => month.closing);
export const cashAxis = {
  title: 'Cash at the end of the month, A$',
  ticks: ticks(0, 20_000, 5000),
  min: -1000,
  max: 20_000,
};

const planOnAPage: PlanSection = {
  id: 'plan-on-a-page',
  title: 'The plan on a page',
  blocks: [
    lead('page-goal', [
      'You want ',
      figure('A$1,500 a month', 'U', 'goal'),
      ' after tax by November 2027, from ',
      figure('9 hours a week', 'U', 'hours'),
      ', without giving up your job at the depot.',
    ]),
    {
      kind: 'big-figures',
      id: 'page-facts',
      items: [
        { label: 'Core price', value: [figure('A$420', 'J', 'price')], note: ['a month and client'] },
        { label: 'Clients to break even', value: [figure('1', 'D', 'fixed')], note: ['reached in February'] },
        { label: 'Lowest cash', value: [figure('A$132', 'D', 'fixed')], note: ['at the end of December'] },
        {
          label: 'Month of the goal',
          value: [figure('Sep 2027', 'D', 'price')],
          note: ['in the base scenario'],
        },
      ],
    },
    chart(
      'page-gauge',
      'How likely the goal is as written',
      'A half ring with four zones. The value stands in the third zone, Within reach: 68 of 100.',
      {
        kind: 'gauge',
        zones: [
          { label: 'Not as written', from: 0, to: 25 },
          { label: 'A stretch', from: 25, to: 55 },
          { label: 'Within reach', from: 55, to: 85 },
          { label: 'Comfortable', from: 85, to: 100 },
        ],
        value: 68,
        printed: 'Within reach',
      },
    ),
    chart(
      'page-cash',
      'Cash in hand, three scenarios',
      'Three lines over twelve months. The base line ends at A$10,440, the careful one below, the stretch one above; none falls below zero.',
      {
        kind: 'line',
        x: { title: '', labels: months },
        y: cashAxis,
        series: [
          { label: 'Stretch', look: 'quiet', values: closing('stretch') },
          { label: 'Base', look: 'main', values: closing('base') },
          { label: 'Careful', look: 'dashed', values: closing('cautious') },
        ],
        levels: [],
        points: [{ series: 1, index: 0, label: 'Lowest: A$132' }],
      },
    ),
    heading('page-monday', 'What to do first', 3),
    {
      kind: 'checklist',
      id: 'page-actions',
      items: [
        {
          text: [
            strong('Monday, 7.30 pm. '),
            'Write to the four tradespeople you named, with the message of ',
            see('scripts-first', 'the first script'),
            '. Done when four have been sent.',
          ],
          ticked: false,
          hours: ['1 h'],
        },
        {
          text: [
            strong('Wednesday, 8 pm. '),
            'Set up a practice ledger with your own bank lines and time yourself. Done when a month reconciles to the cent.',
          ],
          ticked: false,
          hours: ['2 h'],
        },
        {
          text: [
            strong('Saturday, 10 am. '),
            'Ask your former supervisor for two sentences about your accuracy. Done when they are in writing.',
          ],
          ticked: true,
          hours: ['0.5 h'],
        },
      ],
    },
  ],
};

const whyThisPath: PlanSection = {
  id: 'why-this-path',
  title: 'Why this path, and not the others',
  blocks: [
    lead(
      'why-lead',
      'Of 27 paths, bookkeeping for local trades fits your answers best, mostly because you have already done the work for somebody else.',
    ),
    chart(
      'why-chart',
      'Top three scores, by what makes them',
      'Stacked bars of three paths. Bookkeeping scores 81, of which skill 28; virtual assistance 69; selling templates 58.',
      {
        kind: 'bar',
        direction: 'lying',
        axis: { title: 'Points of 100', ticks: ticks(0, 100, 25, String), min: 0, max: 100 },
        parts: ['Skill', 'Interest', 'Goal', 'Time', 'Budget'],
        bars: [
          { label: 'Bookkeeping for trades', values: [28, 14, 17, 12, 10], printed: '81', strong: true },
          { label: 'Virtual assistance', values: [22, 12, 14, 12, 9], printed: '69' },
          { label: 'Selling templates', values: [14, 16, 8, 11, 9], printed: '58' },
        ],
        levels: [],
      },
    ),
    body(
      'why-flip',
      'What would flip the choice: four more free hours a week, or a budget of A$2,500, would put virtual assistance level with it. An interest in design marked as strong would lift templates to second place, yet not to first, because they earn late.',
    ),
    heading('why-not', 'Why not the rest'),
    table(
      'why-not-table',
      'One line for each of the others',
      ['Path:left:30', 'What speaks against it:left:56', 'Score:right:12'],
      [
        ['Dropshipping', 'Your budget ends before the first test of an advertisement does.', '41'],
        ['Tutoring', 'Weekday afternoons are taken by your shifts.', '52'],
        ['Video editing', 'The computer you named cannot hold a project of an hour.', '38'],
        ['Lawn care', 'Needs a trailer, and a back that has had no injury.', '35'],
      ],
    ),
    {
      kind: 'quote',
      id: 'why-words',
      text: 'I did the invoices for my brother for two years and nobody ever complained. I like it when the numbers close.',
      from: 'Your words, in the answer about experience',
    },
    note(
      'why-note',
      'The reading of your answers is shown in the cover’s list. “The numbers close” was read as an interest in accuracy, not in accountancy.',
    ),
  ],
};

const offer: PlanSection = {
  id: 'offer',
  title: 'The offer and its price ladder',
  blocks: [
    lead(
      'offer-lead',
      'Monthly books for a tradesperson who works alone: reconciled by the fifth, with one page that says what is owed.',
    ),
    table(
      'offer-table',
      'Three ways to buy',
      [
        'Step:left:16',
        'What is in:left:34',
        'What is out:left:26',
        'Hours:decimal:9',
        'Price:decimal:11',
        'A$/h:decimal:11',
      ],
      [
        [
          'Starter',
          'A tidy-up of the last quarter and a list of what is missing',
          'Lodging anything',
          '3.5',
          [figure('A$180.00', 'J', 'price')],
          '48.60',
        ],
        [
          [strong('Core')],
          'Bank lines, invoices, bills, a page a month, questions by message',
          'Payroll, BAS, advice on tax',
          '6',
          [figure('A$420.00', 'J', 'price')],
          [figure('54.00', 'D', 'floor')],
        ],
        [
          'Premium',
          'Core, with quotes followed up and a cash forecast for eight weeks',
          'Debt collection',
          '10.25',
          [figure('A$690.50', 'J', 'price')],
          '57.36',
        ],
      ],
    ),
    callout('offer-floor', 'good', 'Every step pays more than casual work', [
      'The floor is ',
      figure('A$31.19 an hour', 'S', 'floor'),
      '. The starter step, which is the least paid, leaves A$48.60 after its costs.',
    ]),
    heading('offer-price', 'Where the price comes from'),
    body('offer-range', [
      'Published prices for this work in towns of your size lie between A$320 and A$560 a month. ',
      figure('A$420', 'J', 'price'),
      ' is the 46th percentile: low enough for a first client to say yes without asking anyone, high enough that a fourth client makes the goal. What moves it up: a second year of experience, three references, a trade that buys much material. What moves it down: a client who has fewer than twenty lines a month.',
    ]),
    list(
      'offer-steps',
      [
        'Quote the core price first, and the starter only when asked for less.',
        'Say what is out before it is asked for, in the same sentence as the price.',
        [
          'Raise the price for new clients when three are served, as ',
          see('unit', 'the unit economics'),
          ' allow.',
        ],
      ],
      true,
    ),
  ],
};

const unit: PlanSection = {
  id: 'unit',
  title: 'Unit economics and break-even',
  blocks: [
    lead('unit-lead', [
      'Of each core month, ',
      figure('A$324', 'D', 'price'),
      ' stays with you to pay fixed costs and your time.',
    ]),
    chart(
      'unit-waterfall',
      'From price to contribution, one client and month',
      'A waterfall from A$420 down by software, fees, travel and materials to A$324.',
      {
        kind: 'waterfall',
        axis: { title: 'A$ a client and month', ticks: ticks(0, 500, 100), min: 0, max: 500 },
        steps: [
          { label: 'Price', kind: 'start', value: 420, printed: 'A$420', mark: 'J' },
          { label: 'Software', kind: 'change', value: -35, printed: '−A$35', mark: 'S' },
          { label: 'Payment fee', kind: 'change', value: -7.65, printed: '−A$7.65', mark: 'S' },
          { label: 'Travel', kind: 'change', value: -22.4, printed: '−A$22.40', mark: 'D' },
          { label: 'Printing and post', kind: 'change', value: -30.95, printed: '−A$30.95', mark: 'J' },
          { label: 'Contribution', kind: 'end', value: 324, printed: 'A$324', mark: 'D' },
        ],
      },
    ),
    chart('unit-even', 'Break-even: units against dollars', 'Income rises above cost at one client.', {
      kind: 'line',
      x: { title: 'Clients', labels: ['0', '1', '2', '3', '4', '5', '6'] },
      y: { title: 'A$ a month', ticks: ticks(0, 2500, 500), min: 0, max: 2600 },
      series: [
        { label: 'Income', look: 'main', values: [0, 420, 840, 1260, 1680, 2100, 2520] },
        { label: 'Cost', look: 'dashed', values: [128, 224, 320, 416, 512, 608, 704] },
      ],
      levels: [{ at: 1500, label: 'Your goal, A$1,500' }],
      points: [{ series: 0, index: 1, label: 'Even at 1 client' }],
    }),
    table(
      'unit-inputs',
      'The five inputs',
      ['Input:left:44', 'Value:decimal:22', 'Range:left:34'],
      [
        ['Price', [figure('A$420.00', 'J', 'price')], 'A$320 to A$560'],
        ['Software', [figure('A$35.00', 'S', 'software')], 'list price'],
        ['Payment fee', [figure('A$7.65', 'S', 'platform')], '1.75% and 30 cents'],
        ['Travel', [figure('A$22.40', 'D', 'travel')], '0 to 40 km'],
        ['Fixed costs', [figure('A$128', 'D', 'fixed')], 'A$110 to A$160'],
      ],
    ),
  ],
};

const cash: PlanSection = {
  id: 'cash',
  title: 'Twelve months of cash',
  blocks: [
    lead(
      'cash-lead',
      'Cash is lowest at the end of December and never below zero. From February each month adds to it.',
    ),
    table(
      'cash-table',
      'Base scenario, A$',
      ['Line:left:14', ...months.map((month) => `${month}:decimal:7`)],
      [
        ['Opening', ...scenarios.base.map((month) => month.opening.toLocaleString('en-AU'))],
        ['Cash in', ...scenarios.base.map((month) => month.cashIn.toLocaleString('en-AU'))],
        ['Variable', ...scenarios.base.map((month) => minus(month.variable))],
        ['Fixed', ...scenarios.base.map((month) => `−${month.fixed}`)],
        ['Start-up', ...scenarios.base.map((month) => (month.startUp === 0 ? '0' : `−${month.startUp}`))],
        {
          kind: 'total',
          cells: ['Closing', ...scenarios.base.map((month) => month.closing.toLocaleString('en-AU'))],
        },
      ],
    ),
    chart(
      'cash-lines',
      'Three scenarios against the goal',
      'Three lines of monthly cash with the lowest point of the careful one marked.',
      {
        kind: 'line',
        x: { title: 'Month', labels: months },
        y: cashAxis,
        series: [
          { label: 'Stretch', look: 'quiet', values: closing('stretch') },
          { label: 'Base', look: 'main', values: closing('base') },
          { label: 'Careful', look: 'dashed', values: closing('cautious') },
        ],
        levels: [],
        points: [{ series: 2, index: 1, label: 'Careful: A$4 in January' }],
      },
    ),
    table(
      'cash-tax',
      'Tax set aside, by other income',
      ['Other income a year:left:40', 'Rate:decimal:20', 'A month, from June:decimal:40'],
      [
        ['None', '0%', 'A$0.00'],
        [[figure('A$46,000', 'U', 'tax')], [figure('19%', 'D', 'tax')], [figure('A$221.90', 'D', 'tax')]],
      ],
    ),
    callout(
      'cash-warning',
      'warning',
      'The careful scenario comes within A$4 of nothing',
      'Keep the A$250 reserve untouched until March, and buy the printer only after the second client has paid.',
    ),
  ],
};

const hours: PlanSection = {
  id: 'hours',
  title: 'Hours and budget',
  blocks: [
    lead(
      'hours-lead',
      'Nine hours a week carry four clients with selling and paperwork counted. A fifth needs two hours more.',
    ),
    chart(
      'hours-chart',
      'Hours needed a week, by clients',
      'Standing bars from three hours for one client to eleven for five; the line of nine hours lies between four and five.',
      {
        kind: 'bar',
        direction: 'standing',
        axis: { title: 'Hours a week', ticks: ticks(0, 12, 3, String), min: 0, max: 12.5 },
        parts: ['Delivery', 'Selling', 'Paperwork'],
        bars: [1, 2, 3, 4, 5].map((count) => ({
          label: `${count} client${count > 1 ? 's' : ''}`,
          values: [count * 1.4, 1.6, 0.4 + count * 0.3],
          printed: (2 + count * 1.7).toFixed(1),
          strong: count === 4,
        })),
        levels: [{ at: 9, label: 'You have 9' }],
      },
    ),
    callout('hours-true', 'plain', 'What would have to be true for A$2,500', [
      'Hours: 14 a week instead of 9. Or price: ',
      figure('A$610', 'D', 'price'),
      ' instead of A$420. Or date: May 2028 instead of November 2027. Or a lower goal: A$1,944 at the hours and price of this plan.',
    ]),
    table(
      'budget-table',
      'Budget by line',
      ['Line:left:50', 'When:left:25', 'A$:decimal:25'],
      [
        ['Insurance, first quarter', 'December', '164.00'],
        ['Ledger software, practice file', 'December', '35.00'],
        ['Second screen, used', 'December', '120.00'],
        ['Cards and a simple page', 'January', '71.50'],
        { kind: 'subtotal', cells: ['Spent before the first client', '', '390.50'] },
        ['Reserve', 'kept', [figure('250.00', 'J', 'reserve')]],
        { kind: 'total', cells: ['Of the budget you entered', '', '640.50'] },
      ],
    ),
    chart(
      'budget-chart',
      'Where the first A$640 goes',
      'Lying bars: reserve 250, insurance 164, screen 120, cards 71.50, software 35.',
      {
        kind: 'bar',
        direction: 'lying',
        axis: { title: 'A$', ticks: ticks(0, 300, 100), min: 0, max: 300 },
        parts: ['A$'],
        bars: [
          ['Reserve', 250],
          ['Insurance', 164],
          ['Second screen', 120],
          ['Cards and page', 71.5],
          ['Software', 35],
        ].map(([label, value]) => ({
          label: String(label),
          values: [Number(value)],
          printed: `A$${Number(value).toFixed(2)}`,
          strong: label === 'Reserve',
        })),
        levels: [],
      },
    ),
  ],
};

const days: PlanSection = {
  id: 'first-days',
  title: 'The first fourteen days',
  blocks: [
    lead(
      'days-lead',
      'Fifteen hours of work, which is 85% of the time you have in two weeks. Tick what is done; the last line says how to judge it.',
    ),
    {
      kind: 'checklist',
      id: 'days-list',
      items: [
        ['Apply for an ABN, with the trade name left blank for now', '1 h', true],
        ['Open an account for the work alone, without monthly fees', '0.5 h', false],
        ['Reconcile one month of your own bank lines in the practice file', '2 h', false],
        ['Write down what took longest, and look up how to do it by rule', '1 h', false],
        ['Write to the four people you named', '1 h', false],
        ['List thirty tradespeople within ten kilometres, with the source of each name', '2.5 h', false],
        ['Send ten messages a week in your own words, with one question each', '2 h', false],
        ['Hold two calls of fifteen minutes; ask, do not sell', '1 h', false],
        ['Write the offer on one page, with the price and with what is out', '1.5 h', false],
        ['Quote the first of them', '0.5 h', false],
        ['Take out insurance on the day the quote is accepted, not before', '0.5 h', false],
        ['Set the calendar for the fifth of each month', '0.5 h', false],
      ].map(([text, needed, ticked]) => ({
        text: [String(text)],
        hours: [String(needed)],
        ticked: ticked === true,
        ...(String(needed) === '2.5 h'
          ? { note: ['Names from public pages only; nobody is written to twice.'] }
          : {}),
      })),
    },
    callout(
      'days-check',
      'plain',
      'Day 14: go on, or change one thing',
      'Go on when four of twenty have answered and one has asked for a price. Change the message when fewer than two have answered. Change the trade when they answer and nobody has the problem.',
    ),
    {
      kind: 'form',
      id: 'days-form',
      title: 'What you found',
      fields: [
        { label: 'What they said, in their words', lines: 3 },
        { label: 'The price they named first', lines: 1 },
        { label: 'What you change', lines: 2 },
      ],
    },
  ],
};

const compliance: PlanSection = {
  id: 'compliance',
  title: 'Law and grants',
  blocks: [
    lead('law-lead', 'For work of this kind and size. What is ticked, your answers already show.'),
    {
      kind: 'checklist',
      id: 'law-list',
      items: [
        { text: ['An ABN before the first invoice.'], ticked: true, note: ['Free; applied for online.'] },
        {
          text: ['No BAS work for a fee without being a registered agent. The offer leaves it out.'],
          ticked: false,
          note: ['Register of BAS agents, as at 20 July 2026.'],
        },
        {
          text: [
            'GST registration from A$75,000 of turnover in twelve months; the base scenario reaches A$15,960.',
          ],
          ticked: true,
        },
        {
          text: [
            'Income is declared with the year’s return; the set-aside of ',
            see('cash-tax', 'the tax table'),
            ' covers it.',
          ],
          ticked: false,
        },
      ],
    },
    {
      kind: 'facts',
      id: 'law-facts',
      rows: [
        {
          label: 'Grant',
          value: [
            'Self-employment assistance: a course, a mentor and an allowance. Open; no closing day. You qualify by the hours you work, and not by the income you have.',
          ],
        },
        {
          label: 'Ask whom',
          value: [
            'A registered tax agent, before the first quarter ends, about the set-aside and about deductions for the room you work in.',
          ],
        },
      ],
    },
    body('law-words', [
      'You wrote: ',
      user('мне важно, чтобы всё было честно — 我想要诚实 — أريد أن يكون صادقًا'),
      '. Nothing here is advice on your own case.',
    ]),
  ],
};

export const basicSections: readonly PlanSection[] = [
  planOnAPage,
  whyThisPath,
  offer,
  unit,
  cash,
  hours,
  days,
  compliance,
];
