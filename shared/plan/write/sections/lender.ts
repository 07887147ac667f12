import type { Block, PlanSection, TableRow } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { taxOnProfit } from '../../figures/income-tax.ts';
import type { Loan } from '../../figures/loan.ts';
import { otherYearIn } from '../../figures/other-income.ts';
import { sum } from '../../figures/round.ts';
import type { LoanAsked } from '../../reading/reading.ts';
import {
  bullets,
  given,
  left,
  type Maybe,
  prose,
  right,
  row,
  spare,
  table,
  title,
  under,
} from '../blocks.ts';
import { monthYear, shortMonth } from '../say/dates.ts';
import { dollars, wholeDollars } from '../say/money.ts';
import { heading, list, sentence } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';
import { loanMonths } from './loan-months.ts';
import { balanceChart } from './numbers.ts';

/** A lender has to know who owns the business, unless the customer asks to leave them out. */
function partnerName({ reading, screen }: Writing, name: string | undefined): string {
  const parts = (name ?? '').toLowerCase().split(' ');
  const isHeld = reading.private.some(({ value }) =>
    value.fragments.some((held) => parts.some((part) => held.toLowerCase().split(/\W+/).includes(part))),
  );
  return name === undefined || screen.isSafety || isHeld ? 'a partner' : name;
}

const mostThings = 5;

/** What they own today, and what the loan buys once it is theirs. */
function securityWords({ figures: { loan }, reading }: Writing, owned: readonly string[]): string {
  const bought = reading.loanAsked?.value.use && loan ? loan.use.map(({ what }) => what) : [];
  const said = prose(
    owned.length > 0 && `${heading(list([...new Set(owned)].slice(0, mostThings)))}. Value $${blank}.`,
    bought.length > 0 && `Once bought: ${list(bought.slice(0, mostThings))}.`,
  );
  return said === '' ? blank : said;
}

/** Who runs it with a partner is no sole trader. */
function standing(writing: Writing): string {
  const partner = writing.reading.partner?.value;
  if (!partner) return ', sole trader';
  const name = partnerName(writing, partner.name);
  return ` and ${name}, partnership${partner.share ? ` (${partner.share})` : ''}`;
}

function applicant(writing: Writing): string {
  const { input, firstName, screen, offer } = writing;
  const name = screen.isSafety ? firstName : input.profile.name;
  return prose(
    `${name}${standing(writing)}. ${heading(offer.name)}.`,
    input.profile.abn ? `ABN ${input.profile.abn}.` : `ABN ${blank}.`,
  );
}

/** A space on the page that the customer fills in before it is handed on. */
const blank = '________ (please fill in)';

const times = (cover: number): string => (cover >= mostTimes ? `more than ${mostTimes}` : String(cover));
/** A lender reads no more from a higher figure. */
const mostTimes = 20;

const coverWords = (loan: Loan): string =>
  `What is left in an average month is ${times(loan.coverYearOne)} times the repayment in the first year and ${times(loan.coverYearTwo)} times in the second. In a hard year it is ${times(loan.hardCoverYearOne)} and ${times(loan.hardCoverYearTwo)} times. Your tax and your own pay come out of the rest.`;

const askedLoan = ({ cents, isOverdraft }: LoanAsked): string =>
  `${dollars(cents)}${isOverdraft ? ' overdraft' : ''}`;

/** The purchases, and what pays for the rest of them or what is left over. */
function purposeWords({ amountCents, partnerCents = 0, use }: Loan): string {
  const bought = heading(list(use.map(({ what, cents }) => `${what} (${dollars(cents)})`)));
  const all = sum(use.map(({ cents }) => cents));
  const rest = all - amountCents - partnerCents;
  const together = use.length > 1 ? `, ${dollars(all)} in all` : '';
  if (rest === 0) return `${bought}${together}`;
  return rest > 0
    ? `${bought}${together}. ${dollars(rest)} of it comes from your own money`
    : `${bought}. ${dollars(-rest)} is left for running costs`;
}

/** What they put in, and what of it goes into what the loan buys. */
function ownWords({ inputs: { moneyCents, depositCents = 0 } }: Writing['figures']): string {
  const all = dollars(moneyCents.value + depositCents);
  return depositCents === 0
    ? all
    : `${all}, ${depositCents === moneyCents.value + depositCents ? 'all' : dollars(depositCents)} of it for what the loan buys`;
}

/** What someone else puts in, by name where the file may have it. */
function partnerRow(writing: Writing): Maybe<TableRow> {
  const partner = writing.reading.loanAsked?.value.partner;
  if (!partner || !writing.figures.loan?.partnerCents) return undefined;
  const name = partnerName(writing, partner.name);
  const part = partner.percent === undefined ? '' : ` for ${partner.percent}% of the business`;
  return row(
    'From a partner',
    `${dollars(partner.cents)} from ${name}${part}. It is not agreed in writing yet.`,
  );
}

function loanRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, reading } = writing;
  const asked = reading.loanAsked && mayShow(writing, reading.loanAsked) ? reading.loanAsked : undefined;
  const { loan, cases, inputs } = figures;
  const base = cases.find(({ id }) => id === 'base');
  // One figure only: a clerk who sees two asks which of them counts.
  const lowest =
    base &&
    row(
      `Lowest balance${loan ? ' without the loan' : ''}`,
      `${wholeDollars(base.lowest.cents)} in ${monthYear(base.lowest.month)}`,
    );
  if (!loan)
    return [
      row(
        'Amount',
        asked
          ? `${askedLoan(asked.value)}, as you wrote. The plan itself needs no loan.`
          : `${blank} The plan itself needs no loan.`,
      ),
      row('What it is for', asked?.value.what ? heading(asked.value.what) : blank),
      row('Your own money', ownWords(figures)),
      lowest,
    ];
  return [
    row('Amount', dollars(loan.amountCents)),
    asked?.value.isOverdraft && row('You asked for', askedLoan(asked.value)),
    row('What it is for', purposeWords(loan)),
    row(reading.partner ? 'Own money of both partners' : 'Your own money', ownWords(figures)),
    partnerRow(writing),
    row(
      'Term and rate',
      `${loan.months} months at ${loan.ratePercent}% a year.${asked?.value.ratePercent === loan.ratePercent ? '' : ' The rate is our estimate.'}`,
    ),
    row(
      'Repayment',
      `${dollars(loan.repaymentCents)} a month, ${dollars(loan.interestCents)} of interest overall, repaid by ${monthYear(monthAt(inputs.firstMonth, loan.months))}`,
    ),
    row('Cover', coverWords(loan)),
    row('If the year is hard', hardWords(loan)),
    lowest,
  ];
}

/** Before the owner's pay and tax, and without the money that they had before. */
function hardWords({ hardCoverYearOne, holdsInHardCase }: Loan): string {
  if (hardCoverYearOne < 1)
    return 'What is left does not cover the repayments, even before your own pay. Sell more before you borrow.';
  return holdsInHardCase
    ? 'What is left covers every repayment. Your own pay and tax come out of the rest.'
    : 'The account runs out. Sell more before you borrow.';
}

/** Both years on the page that is handed on, with the loan: its interest is a cost, and what is paid back is none. */
function shortYears({ figures: { statements = [], loan, inputs, tax } }: Writing): Maybe<Block> {
  const years = statements.map((year, index) => {
    const rows = loan?.rows.slice(index * 12, index * 12 + 12) ?? [];
    const interest = sum(rows.map(({ interestCents }) => interestCents));
    const profit = year.profitCents - interest;
    return {
      ...year,
      interest,
      profit,
      tax: loan
        ? taxOnProfit(profit, otherYearIn(inputs, { first: index * 12, last: index * 12 + 11 }), tax)
        : year.taxCents,
      repaid: sum(rows.map(({ principalCents }) => principalCents)),
      owed: rows.at(-1)?.owedCents ?? 0,
    };
  });
  const line = (name: string, of: (year: (typeof years)[number]) => number) =>
    row(name, ...years.map((year) => wholeDollars(of(year))));
  return table(
    'lender-years',
    loan ? 'Two years, as planned, with the loan' : 'Two years, as planned',
    [left('', 2), ...years.map(({ from, to }) => right(`${shortMonth(from)} to ${shortMonth(to)}`))],
    years.length === 0
      ? []
      : [
          line('Sales', ({ salesCents }) => salesCents),
          loan && line('Profit before interest and tax', ({ profitCents }) => profitCents),
          loan && line('Interest', ({ interest }) => -interest),
          line('Profit before tax', ({ profit }) => profit),
          line('Tax', (year) => -year.tax),
          loan && line('Loan paid back', ({ repaid }) => -repaid),
          line('Left for your own pay', (year) => year.profit - year.tax - year.repaid),
          loan && line('Still owed', ({ owed }) => owed),
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
          row('Security', securityWords(writing, owned)),
          row(
            'Other household income',
            figures.inputs.isOtherKnown && figures.inputs.otherYearCents > 0
              ? `${wholeDollars(figures.inputs.otherYearCents)} a year from your other work. Others in the household: $${blank}.`
              : `$${blank} a year`,
          ),
        ],
      ),
      shortYears(writing),
      loanMonths(writing),
      ...spare(given([balanceChart(writing, 'lender-balance-chart', figures.loan)])),
      ...under(title('evidence-title', 'What to bring'), [
        bullets('evidence-list', [
          reading.running
            ? 'Photo ID, your ABN, your last two tax returns and a year of bank statements'
            : 'Photo ID, your ABN and three bank statements',
          trade.licences.length > 0 && 'Each licence in part 7, with its number',
          trade.insurance.must.length + trade.insurance.should.length > 0 && 'Your certificate of insurance',
          'Two orders or letters from buyers, with amounts',
          'Part 4, and the workbook',
        ]),
      ]),
    ]),
  };
}
