import type { Block, PlanSection, TableRow } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import type { Loan } from '../../figures/loan.ts';
import type { LoanAsked } from '../../reading/reading.ts';
import { bullets, given, left, type Maybe, note, prose, right, row, table, title, under } from '../blocks.ts';
import { fullDate, monthYear, shortMonth } from '../say/dates.ts';
import { about, dollars, wholeDollars } from '../say/money.ts';
import { counted, heading, list, phrase, sentence } from '../say/words.ts';
import { basisText, mayShow, type Writing } from '../writing.ts';
import { changed } from './changed.ts';
import { goalColumn, monthTable } from './month-table.ts';
import { balanceChart } from './numbers.ts';

function applicant({ input, firstName, screen, offer }: Writing): string {
  const name = screen.isSafety ? firstName : input.profile.name;
  return prose(
    `${name}, sole trader. ${heading(offer.name)}.`,
    input.profile.abn ? `ABN ${input.profile.abn}.` : `ABN ${blank}.`,
  );
}

/** A space on the page that the customer fills in before it is handed on. */
const blank = '________ (please fill in)';

const times = (cover: number): string => (cover >= mostTimes ? `more than ${mostTimes}` : String(cover));
/** A lender reads no more from a higher figure. */
const mostTimes = 20;

const coverWords = (loan: Loan): string =>
  `What is left in an average month is ${times(loan.coverYearOne)} times the repayment in the first year and ${times(loan.coverYearTwo)} times in the second. In the hard case it is ${times(loan.hardCoverYearOne)} and ${times(loan.hardCoverYearTwo)} times. Your tax and your own pay come out of the rest.`;

const askedLoan = ({ cents, isOverdraft }: LoanAsked): string =>
  `${dollars(cents)}${isOverdraft ? ' overdraft' : ''}`;

/** The purchases, and what pays for the rest of them or what is left over. */
function purposeWords({ amountCents, use }: Loan): string {
  const bought = use.map(({ what, cents }) => `${dollars(cents)} for ${phrase(what)}`).join('; ');
  const rest = use.reduce((sum, { cents }) => sum + cents, 0) - amountCents;
  if (rest === 0) return bought;
  return rest > 0
    ? `${bought}. ${dollars(rest)} of it comes from own money`
    : `${bought}. ${dollars(-rest)} is left for running costs`;
}

function loanRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, reading } = writing;
  const asked = reading.loanAsked && mayShow(writing, reading.loanAsked) ? reading.loanAsked : undefined;
  const { loan, cases, inputs } = figures;
  const base = cases.find(({ id }) => id === 'base');
  const hard = cases.find(({ id }) => id === 'hard');
  const lowest = (one: typeof base) =>
    one && `${wholeDollars(one.lowest.cents)} in ${monthYear(one.lowest.month)}`;
  const money = inputs.moneyCents.value;
  const lowestRows = [
    base && row('Lowest in the account, as planned', lowest(base) ?? ''),
    hard && row('Lowest in the account, hard year', lowest(hard) ?? ''),
  ];
  if (!loan)
    return [
      row(
        'Amount',
        asked
          ? `${askedLoan(asked.value)}, as you wrote. The plan itself needs no loan.`
          : `${blank} The plan itself needs no loan.`,
      ),
      row('What it is for', asked?.value.what ? heading(asked.value.what) : blank),
      row('Own money', dollars(money)),
      ...lowestRows,
    ];
  return [
    row('Amount', dollars(loan.amountCents)),
    asked?.value.isOverdraft && row('You asked for', askedLoan(asked.value)),
    row('What it is for', purposeWords(loan)),
    row('Own money', dollars(money)),
    row(
      'Term and rate',
      `${loan.months} months at ${loan.ratePercent}% a year. The rate is our judgement: check it.`,
    ),
    row(
      'Repayment',
      `${dollars(loan.repaymentCents)} a month, ${dollars(loan.interestCents)} of interest in all, repaid by ${monthYear(monthAt(inputs.firstMonth, loan.months))}`,
    ),
    row('Cover', coverWords(loan)),
    row(
      'If the year is hard',
      loan.holdsInHardCase
        ? 'With this amount the account pays every cost and every repayment.'
        : 'In the hard year the account does not pay every cost and every repayment. The plan must sell more first.',
    ),
    ...lowestRows,
  ];
}

/** Both years on the page that is handed on, with the loan. */
function shortYears({ figures: { statements = [], loan } }: Writing): Maybe<Block> {
  const line = (name: string, of: (year: (typeof statements)[number], index: number) => number) =>
    row(name, ...statements.map((year, index) => wholeDollars(of(year, index))));
  // The first repayment is one month after the money.
  const repaid = (index: number): number => (loan ? loan.repaymentCents * (index === 0 ? 11 : 12) : 0);
  return table(
    'lender-years',
    'Two years, as planned',
    [left('', 2), ...statements.map(({ from, to }) => right(`${shortMonth(from)} to ${shortMonth(to)}`))],
    statements.length === 0
      ? []
      : [
          line('Sales', ({ salesCents }) => salesCents),
          line('Profit before tax', ({ profitCents }) => profitCents),
          line('Tax on it', ({ taxCents }) => -taxCents),
          loan && line('Repayments', (_, index) => -repaid(index)),
          line(
            'Left for your own pay',
            ({ profitCents, taxCents }, index) => profitCents - taxCents - repaid(index),
          ),
          loan && line('Still owed', (_, index) => loan.rows[index === 0 ? 11 : 23]?.owedCents ?? 0),
        ],
  );
}

/** A page that can be handed on by itself. */
export function lenderSection(writing: Writing): PlanSection {
  const { figures, offer, reading, trade, screen } = writing;
  const owned = reading.owned
    .filter((fact) => mayShow(writing, fact) && screen.allows(fact.value.item))
    .map(({ value }) => value.item)
    .filter((item) => !/xero|excel|canva|myob|card|phone|licen/i.test(item));
  return {
    id: 'lender',
    title: 'One page for a lender',
    isAlone: true,
    blocks: given<Block>([
      table(
        'lender-table',
        'The request',
        [left('', 1), left('', 3)],
        [
          row('Applicant', applicant(writing)),
          row('Business', sentence(offer.line)),
          ...loanRows(writing),
          row(
            'Security',
            owned.length > 0 ? `${heading(list([...new Set(owned)].slice(0, 5)))}. Value $${blank}.` : blank,
          ),
          row(
            'Other income of the household',
            figures.inputs.isOtherKnown && figures.inputs.otherYearCents > 0
              ? `${wholeDollars(figures.inputs.otherYearCents)} a year of your own. Others in the household: $${blank}.`
              : `$${blank} a year`,
          ),
        ],
      ),
      shortYears(writing),
      balanceChart(writing, 'lender-balance-chart'),
      ...under(title('evidence-title', 'Bring with you'), [
        bullets('evidence-list', [
          reading.running
            ? 'Photo ID, ABN, your last two tax returns and a year of bank statements'
            : 'Photo ID, ABN and three months of bank statements',
          trade.licences.length > 0 && 'Each licence that part 7 names, with its number',
          trade.insurance.must.length + trade.insurance.should.length > 0 && 'The certificate of insurance',
          'Two orders or letters from buyers, with amounts',
          'The cash flow of part 4, and the workbook with both years',
        ]),
      ]),
    ]),
  };
}

/** Both years as a lender reads them: what is earned, and what there is after tax and the owner's pay. */
function statementTable({ figures: { statements } }: Writing): Block[] {
  const years = statements ?? [];
  const line = (name: string, pick: (year: (typeof years)[number]) => number, sign = 1) =>
    row(name, ...years.map((year) => wholeDollars(sign * pick(year))));
  const columns = [
    left('', 2),
    ...years.map(({ from, to }) => right(`${shortMonth(from)} to ${shortMonth(to)}`)),
  ];
  if (years.length === 0) return [];
  return given<Block>([
    table('statements', 'Two years, without a loan', columns, [
      line('Sales', ({ salesCents }) => salesCents),
      line('Cost of sales', ({ costCents }) => costCents, -1),
      line('Monthly costs', ({ fixedCents }) => fixedCents, -1),
      line('To start', ({ startCents }) => startCents, -1),
      line('Profit before tax', ({ profitCents }) => profitCents),
      line('Tax on it', ({ taxCents }) => taxCents, -1),
      line('Drawings: your own pay', ({ drawingsCents }) => drawingsCents, -1),
    ]),
    table('balance-sheet', 'At the end of each year', columns, [
      line('In the account, with the money for tax', ({ cashAfterPayCents }) => cashAfterPayCents),
      line('Owed by buyers', ({ owedCents }) => owedCents),
      line('Tax to pay', ({ taxCents }) => taxCents),
      line('Your own money put in', ({ ownMoneyCents }) => ownMoneyCents),
      line('Profit kept in the business', ({ keptCents }) => keptCents),
    ]),
    note(
      'balance-note',
      'The first two lines are as much as the last three. You draw what is above your own money and the tax. You pay the tax in the next year.',
    ),
  ]);
}

/** The second year, as the first. */
export function secondYearBlocks(writing: Writing): Block[] {
  const rows = writing.figures.cases[0]?.rows.slice(12) ?? [];
  if (rows.length === 0) return [];
  return given<Block>([
    monthTable({
      id: 'months-2',
      caption: 'Months 13 to 24, as planned',
      rows,
      unit: writing.figures.inputs.unit,
      ...goalColumn(writing, 12),
    }),
    note('months-2-note', 'The second year has the same price and the same costs for each sale and month.'),
  ]);
}

function ratioRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, screen } = writing;
  const { inputs, ratios } = figures;
  if (!ratios) return [];
  const { industry } = ratios;
  return [
    row(
      'Left of sales after direct costs',
      `${ratios.directMarginPercent}%`,
      'If it falls by five points, raise the price.',
    ),
    row(
      'All costs, share of sales',
      `${ratios.totalExpensesPercent}%`,
      'If it rises by five points, cut a monthly cost.',
    ),
    figures.breakEvenUnits !== undefined &&
      row(
        'Sales to break even',
        `${counted(figures.breakEvenUnits, inputs.unit)} a month`,
        'If you are below it for two months, stop buying.',
      ),
    row(
      'Sales for each paid hour',
      about(ratios.salesPerPaidHourCents),
      'If it falls, give no more discounts.',
    ),
    row(
      'Left for each hour of work, after all costs',
      about(ratios.profitPerHourCents),
      'If it falls, drop the slowest work.',
    ),
    row('Days until you are paid', String(ratios.daysToBePaid), 'Above 40 days, take half ahead.'),
    row(
      'Owed to you after twelve months',
      wholeDollars(ratios.owedAtYearEndCents),
      'Above one month of sales, write to each buyer.',
    ),
    inputs.biggestBuyerPercent > 0 &&
      row(
        inputs.named?.biggest && screen.allows(inputs.named.biggest)
          ? `Largest buyer: ${phrase(inputs.named.biggest)}`
          : 'Largest buyer',
        `${inputs.biggestBuyerPercent}% of sales`,
        'Above a third, find two more buyers.',
      ),
    industry
      ? row(
          `${heading(industry.ratio)}, tax office range for ${industry.name}`,
          `${industry.low}% to ${industry.high}%; yours ${industry.oursPercent}%`,
          basisText(writing, industry.basis),
        )
      : row(
          'Tax office range for this work',
          'Look it up',
          'Search for “small business benchmarks” at ato.gov.au. Compare the first two lines.',
        ),
  ];
}

/** What shows that a milestone is reached, and what to do if it is not, by its month. */
const milestones = [
  {
    index: 2,
    evidence: 'Your invoices, numbered, and the bank statement',
    act: 'Ask ten more of the kind of buyer that said yes most often.',
  },
  {
    index: 5,
    evidence: 'Your real figures next to the plan in the workbook',
    act: 'Drop the slowest work. Ask your two best buyers for one name each.',
  },
  {
    index: 11,
    evidence: 'The year’s tax return and the bank statement',
    act: 'Keep the price. Plan three more months before you buy or borrow.',
  },
  {
    index: 23,
    evidence: 'Two years of your real figures in the workbook',
    act: 'Raise the price by 5%, or stay at this size.',
  },
];

function milestoneRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, schedule, trade } = writing;
  const { loan, inputs, cases } = figures;
  const rows = cases[0]?.rows ?? [];
  const first = schedule.tasks.find(({ isFirstPaid }) => isFirstPaid);
  const repaid = loan && monthAt(inputs.firstMonth, loan.months);
  return [
    first && row(fullDate(first.date), 'First paid job', 'The invoice', 'Ask the next three on your list.'),
    ...milestones.map(({ index, evidence, act }): Maybe<TableRow> => {
      const month = rows[index];
      return (
        month &&
        row(
          monthYear(month.month),
          `${counted(month.units, inputs.unit)} in the month, ${wholeDollars(month.salesCents)} of sales, ${wholeDollars(month.balanceCents)} in the account`,
          evidence,
          act,
        )
      );
    }),
    repaid &&
      row(
        monthYear(repaid),
        'The loan is repaid',
        'The lender’s last statement',
        'Tell the lender before you miss a repayment.',
      ),
    row(
      'Later',
      heading(phrase(trade.next.offer)),
      heading(phrase(trade.next.gate)),
      'Stay with the first offer.',
    ),
  ];
}

/** Ratios and milestones, for the owner and the lender. */
export function controlSection(writing: Writing): PlanSection {
  return {
    id: 'control',
    title: 'Ratios and milestones',
    blocks: given<Block>([
      ...statementTable(writing),
      ...secondYearBlocks(writing),
      table(
        'ratios',
        'Ratios, as planned',
        [left('Ratio', 1.6), left('Value', 1.3), left('Watch', 1.6)],
        ratioRows(writing),
      ),
      table(
        'milestones',
        'Milestones',
        [left('By', 1), left('Reach', 1.7), left('Evidence', 1.4), left('If not', 1.6)],
        milestoneRows(writing),
      ),
      ...changed(writing),
    ]),
  };
}
