import type { Block, PlanSection } from '#shared/plan/document/plan-document.ts';
import { months } from './sample-figures.ts';
import {
  body,
  callout,
  chart,
  figure,
  heading,
  lead,
  list,
  money,
  note,
  see,
  table,
  ticks,
} from './write-blocks.ts';

const section = (id: string, title: string, ...blocks: Block[]): PlanSection => ({ id, title, blocks });
const quarters = ['Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4'];

const grid = [0.8, 0.9, 1, 1.1, 1.2].map((price) =>
  [1, 2, 3, 4, 5].map((clients) => Math.round((420 * price - 96) * clients * 12 - 128 * 12 - 640 - 9000)),
);

export const enterpriseSections: readonly PlanSection[] = [
  section(
    'summary',
    'Executive summary',
    lead(
      'summary-lead',
      'A bookkeeping practice for tradespeople who work alone, run part-time from home, that reaches A$1,620 a month after ten months without outside money.',
    ),
    body('summary-1', [
      'The founder has kept books for a trade for two years. Demand is counted, not assumed: sixty named prospects within ten kilometres, a reply rate of ',
      figure('12%', 'J', 'rate'),
      ', and a price at the 46th percentile of what is published for such work.',
    ]),
    {
      kind: 'big-figures',
      id: 'summary-facts',
      items: [
        { label: 'Income in the first year', value: ['A$15,960'], note: ['base scenario'] },
        { label: 'Lowest cash', value: ['A$132'], note: ['December'] },
        { label: 'Asked for', value: ['A$0'], note: ['see the funding need'] },
      ],
    },
    heading('summary-why', 'Why it should be believed'),
    list('summary-list', [
      'Every figure carries its source, range and date; a lender’s clerk can change any of them in the workbook.',
      'The careful scenario was made from the low end of every range at once, and still pays its bills.',
      'The work has been done before by the same person, with references.',
    ]),
  ),
  section(
    'market',
    'Market size',
    lead('market-lead', 'Small on purpose: what one person can serve by the end of the second year.'),
    chart(
      'funnel-chart',
      'From everybody to the forecast',
      'Four bars: 2,140 contractors in the region, 610 alone, 60 reachable, 5 in the forecast.',
      {
        kind: 'funnel',
        steps: [
          {
            label: 'Licensed contractors',
            value: 2140,
            printed: '2,140',
            note: 'Licence register, 30 km, at A$420 a month: A$10.8m a year',
          },
          {
            label: 'Working alone',
            value: 610,
            printed: '610',
            note: 'Without employees, in business for two to eight years: A$3.1m',
          },
          {
            label: 'Reachable in a year',
            value: 60,
            printed: '60',
            note: 'Named, with the place where each was found',
          },
          { label: 'In the forecast', value: 5, printed: '5', note: 'The base scenario in November' },
        ],
      },
    ),
    table(
      'market-table',
      'Count × price',
      ['Box:left:30', 'Count:right:14', 'Price a year:right:20', 'Dollars:right:20', 'Source:left:24'],
      [
        ['Total market', '2,140', 'A$5,040', 'A$10,785,600', 'Licence register'],
        ['Serviceable', '610', 'A$5,040', 'A$3,074,400', 'Business counts'],
        ['Obtainable', '5', 'A$5,040', 'A$25,200', 'Base scenario'],
      ],
    ),
    note(
      'market-note',
      'The obtainable market is the run rate of the last month of the base scenario, and equals it to the dollar.',
    ),
  ),
  section(
    'positioning',
    'Positioning',
    lead(
      'pos-lead',
      'For tradespeople who work alone: the books closed by the fifth, by somebody who has stood on a site.',
    ),
    table(
      'pos-table',
      'Message house',
      ['Part:left:20', 'What we say:left:50', 'Proof:left:30'],
      [
        ['Category', 'Monthly books, not “accounting”', 'What is out stands beside the price'],
        ['Buyer', 'Alone, two to eight years', 'Sixty of them, named'],
        ['Claim', 'By the fifth, or the month is free', 'Six hours a client, measured'],
        ['Proof', 'Two years of a plumber’s books', 'A reference in writing'],
      ],
    ),
    callout(
      'pos-not',
      'plain',
      'What it is not',
      'Not the cheapest, not for people with staff, and not a substitute for a tax agent.',
    ),
  ),
  section(
    'channels',
    'Going to market',
    lead('go-lead', 'Three channels, in order of what they cost in hours, not dollars.'),
    table(
      'go-matrix',
      'Channel scores',
      [
        'Channel:left:28',
        'Reach:right:10',
        'Cost:right:10',
        'Speed:right:10',
        'Fit:right:10',
        'Score:decimal:12',
      ],
      [
        ['People you know', '5', '24', '5', '5', '4.80'],
        ['Trade counters', '12', '30', '4', '4', '3.95'],
        ['Licence register', '34', '80', '3', '4', '3.60'],
        ['Groups online', '9', '15', '3', '2', '2.85'],
        ['Advertisements', '200', '400', '4', '1', '1.90'],
      ],
    ),
    chart('go-spend', 'Dollars a channel in ninety days', 'Lying bars, the register 80, counters 30.', {
      kind: 'bar',
      direction: 'lying',
      axis: { title: 'A$', ticks: ticks(0, 100, 25), min: 0, max: 100 },
      parts: ['A$'],
      bars: [
        { label: 'Licence register', values: [80], printed: 'A$80', strong: true },
        { label: 'Trade counters', values: [30], printed: 'A$30' },
        { label: 'People you know', values: [24], printed: 'A$24' },
        { label: 'Groups online', values: [15], printed: 'A$15' },
      ],
      levels: [],
    }),
  ),
  section(
    'calendar',
    'Ninety days, and two experiments a fortnight',
    lead('cal-lead', 'What is said, where, and what it is meant to find out.'),
    table(
      'cal-table',
      'Calendar',
      ['Week:left:9', 'Where:left:20', 'What:left:37', 'Experiment:left:34'],
      Array.from({ length: 13 }, (_, week) => [
        `${week + 1}`,
        ['People you know', 'Licence register', 'Trade counter'][week % 3] ?? '',
        [
          'Ten messages with the first script',
          'Two short calls, questions only',
          'A card on the board and a word with the staff',
        ][week % 3] ?? '',
        week % 2 === 0 ? 'Before 7 am against after 5 pm' : 'Price in the first message or in the second',
      ]),
    ),
  ),
  section(
    'funnel',
    'Funnel arithmetic',
    lead('fun-lead', 'What each step must bring, and what it costs to bring it.'),
    chart('fun-chart', 'One quarter', 'From 130 messages to 2 clients.', {
      kind: 'funnel',
      steps: [
        { label: 'Messages', value: 130, printed: '130' },
        { label: 'Replies', value: 16, printed: '16', note: '12% of messages' },
        { label: 'Calls', value: 10, printed: '10', note: '60% of replies' },
        { label: 'Quotes', value: 6, printed: '6', note: '60% of calls' },
        { label: 'Clients', value: 2, printed: '2', note: '30% of quotes' },
      ],
    }),
    table(
      'fun-table',
      'Dollars and hours a client',
      ['Channel:left:34', 'Dollars:decimal:22', 'Hours:decimal:22', 'Clients:right:22'],
      [
        ['People you know', '12.00', '3.5', '2'],
        ['Trade counters', '15.00', '6.25', '2'],
        ['Licence register', '40.00', '11', '2'],
      ],
    ),
  ),
  section(
    'operations',
    'Operations and capacity',
    lead('ops-lead', 'The same five steps each month, so that the sixth client is no surprise.'),
    list(
      'ops-list',
      [
        'Day 1: bank lines arrive by feed; those without a rule are listed.',
        'Day 2: one message asks for what is missing, with a picture of each line.',
        'Day 3: bills and invoices are matched; what is owed is drawn up.',
        'Day 4: a second look the next day, by the list of errors made so far.',
        'Day 5: the page is sent, and the month is closed.',
      ],
      true,
    ),
    table(
      'ops-table',
      'Capacity',
      ['Clients:right:16', 'Hours a week:decimal:24', 'Share of yours:decimal:24', 'What gives:left:36'],
      [
        ['3', '7.1', '79%', 'Nothing'],
        ['4', '8.8', '98%', 'The free evening'],
        ['5', '10.5', '117%', 'Help with matching, two hours'],
        ['6', '12.2', '136%', 'Fewer shifts, or a second person'],
      ],
    ),
    callout(
      'ops-help',
      'plain',
      'When to add help',
      'When five clients have stayed for three months. Two hours a week at A$42 cost A$364 a month, and free the time to sell.',
    ),
  ),
  section(
    'tools',
    'Tools and what they cost',
    lead('tools-lead', 'The ladder of monthly cost at the sales of this plan, at twice and at four times.'),
    table(
      'tools-table',
      'A$ a month',
      ['Tool:left:40', '1×:decimal:20', '2×:decimal:20', '4×:decimal:20'],
      [
        ['Ledger, practice edition', '35.00', '35.00', '70.00'],
        ['Receipts by picture', '0.00', '18.00', '36.00'],
        ['Signing', '0.00', '12.50', '12.50'],
        ['Phone, share', '25.00', '25.00', '25.00'],
        ['Insurance', '41.00', '41.00', '58.00'],
        { kind: 'total', cells: ['Together', '101.00', '131.50', '201.50'] },
      ],
    ),
    chart(
      'tools-chart',
      'Cost against income',
      'Standing bars, 101 of 2,100; 131.50 of 4,200; 201.50 of 8,400.',
      {
        kind: 'bar',
        direction: 'standing',
        axis: { title: 'A$ a month', ticks: ticks(0, 240, 60), min: 0, max: 240 },
        parts: ['A$'],
        bars: [
          { label: '1×', values: [101], printed: 'A$101', strong: true },
          { label: '2×', values: [131.5], printed: 'A$131.50' },
          { label: '4×', values: [201.5], printed: 'A$201.50' },
        ],
        levels: [],
      },
    ),
  ),
  section(
    'statements',
    'Financial statements',
    lead(
      'fin-lead',
      'Profit, cash and a simple balance. Months 13 to 24 stand by quarter and are less certain.',
    ),
    table(
      'fin-profit',
      'Profit and loss, A$',
      ['Line:left:28', ...quarters.map((name) => `${name}:decimal:15`), 'Year:decimal:14'],
      [
        ['Income', '1,260', '3,360', '5,040', '6,300', '15,960'],
        ['Cost of sales', '−288', '−768', '−1,152', '−1,440', '−3,648'],
        { kind: 'subtotal', cells: ['Gross profit', '972', '2,592', '3,888', '4,860', '12,312'] },
        ['Fixed costs', '−384', '−384', '−384', '−384', '−1,536'],
        ['Start-up', '−640', '0', '0', '0', '−640'],
        { kind: 'total', cells: ['Profit before tax', '−52', '2,208', '3,504', '4,476', '10,136'] },
      ],
    ),
    table(
      'fin-balance',
      'Balance at the end of the quarter, A$',
      ['Line:left:28', ...quarters.map((name) => `${name}:decimal:18`)],
      [
        { kind: 'group', cells: ['Owned'] },
        ['Cash', '848', '3,056', '6,560', '11,036'],
        ['Receivables', '0', '420', '420', '840'],
        { kind: 'group', cells: ['Owed'] },
        ['Tax provision', '0', '410', '1,076', '1,926'],
        { kind: 'total', cells: ['Equity', '848', '3,066', '5,904', '9,950'] },
      ],
    ),
    table(
      'fin-second',
      'Months 13 to 24, lower confidence, A$',
      ['Line:left:28', ...quarters.map((name) => `${name}:decimal:18`)],
      [
        ['Income', '6,300', '6,930', '7,560', '7,560'],
        ['Costs', '−1,824', '−1,968', '−2,496', '−2,496'],
        { kind: 'total', cells: ['Profit before tax', '4,476', '4,962', '5,064', '5,064'] },
      ],
    ),
  ),
  section(
    'grid',
    'Price against volume',
    lead(
      'grid-lead',
      'The year’s result for twenty-five pairs of price and clients. The frame is this plan.',
    ),
    chart(
      'grid-chart',
      'Result after twelve months, A$',
      'A grid of five prices by five numbers of clients; results below zero lie at the lower left.',
      {
        kind: 'heat-grid',
        columnTitle: 'Clients at the end of the year',
        rowTitle: 'Price a month',
        columns: ['1', '2', '3', '4', '5'],
        rows: ['A$336', 'A$378', 'A$420', 'A$462', 'A$504'],
        values: grid,
        printed: grid.map((row) => row.map(money)),
        zero: 0,
        base: { row: 2, column: 4 },
      },
    ),
    heading('grid-runway', 'Runway'),
    body('grid-body', [
      'With no new client from now on, cash lasts ',
      figure('7 months', 'D', 'fixed'),
      ' at the fixed costs of this plan, and four if the first client leaves.',
    ]),
    chart('grid-cash', 'Cash without another client', 'A falling line from A$900 to zero in month eight.', {
      kind: 'line',
      x: { title: 'Month', labels: months },
      y: { title: 'A$', ticks: ticks(-500, 1000, 500), min: -700, max: 1000 },
      series: [
        { label: 'No more clients', look: 'main', values: months.map((_, index) => 900 - 128 * index) },
      ],
      levels: [{ at: 250, label: 'Reserve, A$250' }],
      points: [{ series: 0, index: 8, label: 'Below zero in August' }],
    }),
  ),
  section(
    'funding',
    'Funding need and use of funds',
    lead('need-lead', 'A quarter more than the deepest point of the careful scenario.'),
    table(
      'need-table',
      'Use of funds',
      ['Use:left:40', 'A$:decimal:20', 'Released by:left:40'],
      [
        ['Insurance', '164.00', 'The first quote that is accepted'],
        ['Second screen', '120.00', 'Two clients'],
        ['Software for a year', '420.00', 'The first payment'],
        ['Reserve', '250.00', 'Kept'],
        { kind: 'total', cells: ['Need', '954.00', ''] },
      ],
    ),
    chart('need-chart', 'What it is made of', 'A stacked bar of the need.', {
      kind: 'bar',
      direction: 'lying',
      axis: { title: 'A$', ticks: ticks(0, 1000, 250), min: 0, max: 1000 },
      parts: ['Insurance', 'Screen', 'Software', 'Reserve'],
      bars: [
        { label: 'Need', values: [164, 120, 420, 250], printed: 'A$954', strong: true },
        { label: 'In hand', values: [164, 120, 366, 250], printed: 'A$900' },
      ],
      levels: [],
    }),
    callout(
      'need-so',
      'bad',
      'A$54 short at the deepest point',
      'The second screen waits for the second client; then the need is A$834 and the A$900 in hand cover it.',
    ),
  ),
  section(
    'milestones',
    'Milestones',
    lead('mile-lead', 'What will be true, and what shows that it is.'),
    table(
      'mile-table',
      'Four dates',
      ['When:left:16', 'What is true:left:46', 'Evidence:left:38'],
      [
        ['60 days', 'Two clients, one reference', 'Two invoices paid'],
        ['6 months', 'Four clients, six hours each', 'Hours sheet, ledger'],
        ['12 months', 'A$1,620 a month', 'Bank statement'],
        ['24 months', 'Six clients and two hours of help', 'Contract of the help'],
      ],
    ),
  ),
  section(
    'lender',
    'Summary for a lender',
    lead('lend-lead', 'This page stands alone.'),
    {
      kind: 'facts',
      id: 'lend-facts',
      rows: [
        {
          label: 'Business',
          value: ['Bookkeeping for tradespeople who work alone; sole trader; from home.'],
        },
        {
          label: 'Owner',
          value: ['Two years of books for a plumbing business; employed at a depot, 32 hours a week.'],
        },
        { label: 'Market', value: ['610 contractors without employees within 30 km; 60 named.'] },
        {
          label: 'Result',
          value: ['A$10,136 before tax in the first year, base scenario; A$4,980 in the careful one.'],
        },
        {
          label: 'Asked for',
          value: ['Nothing. A card limit of A$500 would make the deepest month comfortable.'],
        },
        { label: 'Security', value: ['None offered, none needed at this size.'] },
      ],
    },
    note('lend-note', 'No valuation, no table of shares and no promise of return is made.'),
  ),
  section(
    'evidence',
    'Evidence room and twelve questions',
    lead('ev-lead', 'What to have in one folder before anybody asks.'),
    {
      kind: 'checklist',
      id: 'ev-list',
      items: [
        'Reference of the plumbing business',
        'Twelve months of bank statements',
        'Insurance certificate',
        'The workbook of this plan',
        'The list of sixty, with sources',
        'Two signed quotes',
      ].map((text, index) => ({ text: [text], ticked: index < 2 })),
    },
    table(
      'ev-table',
      'Likely questions',
      ['Question:left:42', 'Answer from the model:left:58'],
      [
        [
          'What if nobody answers?',
          'After forty messages with fewer than two answers the channel changes; after eighty the path does.',
        ],
        ['Why would they pay you?', 'Nine evenings a year, at the A$54 an hour that they earn on site.'],
        ['What if one leaves?', 'Cash stays above zero with the loss of any one client after March.'],
        ['Who checks the work?', 'A second look the next day, and the tax agent once a quarter.'],
        ['What does a client cost to win?', 'A$22 and seven hours, over all channels.'],
        ['When could you stop your job?', 'Not in this plan; at nine clients and two people, if at all.'],
        ['What is the worst month?', [figure('A$132', 'D', 'fixed'), ' in hand at the end of December.']],
        ['Are you registered for GST?', 'No; A$15,960 is below the threshold of A$75,000.'],
        [
          'What do you do about tax?',
          ['A provision each month, see ', see('cash-tax', 'the tax table'), '.'],
        ],
        ['What is the market worth?', 'A$3.1m a year for those who can be served.'],
        ['What is the plan for growth?', 'Price first, then two hours of help.'],
        ['What would make you give up?', 'Two metrics at their stop on the days named for them.'],
      ],
    ),
  ),
];
