import type { Block, PlanSection, TableRow } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { given, left, type Maybe, note, right, row, table } from '../blocks.ts';
import { fullDate, monthYear, shortMonth } from '../say/dates.ts';
import { about, wholeDollars } from '../say/money.ts';
import { nextStep } from '../say/next-step.ts';
import { basisText } from '../say/sources.ts';
import { counted, heading, phrase } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { changed } from './changed.ts';
import { goalColumn, monthTable } from './month-table.ts';

/** Both years as a lender reads them: what is earned, and what there is after tax and the owner's pay. */
function statementTable({ figures: { statements, inputs } }: Writing): Block[] {
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
      line('Tax', ({ taxCents }) => taxCents, -1),
      line('Drawings: your own pay', ({ drawingsCents }) => drawingsCents, -1),
    ]),
    table('balance-sheet', 'At the end of each year', columns, [
      line('Cash before tax and your pay', ({ cashCents }) => cashCents),
      line('Cash after your pay, including the money for tax', ({ cashAfterPayCents }) => cashAfterPayCents),
      line('Owed by customers', ({ owedCents }) => owedCents),
      line('Tax to pay', ({ taxCents }) => taxCents),
      line(
        `Money you put in${inputs.owedAtStartCents === undefined ? '' : ', plus what customers owed you at the start'}`,
        ({ ownMoneyCents }) => ownMoneyCents,
      ),
      line('Profit kept in the business', ({ keptCents }) => keptCents),
    ]),
    note('balance-note', 'Everything above the money you put in and the tax is your pay.'),
  ]);
}

/** The second year, as the first. */
function secondYearBlocks(writing: Writing): Block[] {
  const rows = writing.figures.cases[0]?.rows.slice(12) ?? [];
  if (rows.length === 0) return [];
  return given<Block>([
    monthTable({
      id: 'months-2',
      caption: 'Months 13 to 24, as planned',
      rows,
      unit: writing.figures.inputs.unit,
      contracts: writing.figures.inputs.contracts,
      ...goalColumn(writing, 12),
    }),
    note('months-2-note', 'The price and costs stay the same.'),
  ]);
}

function ratioRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, screen } = writing;
  const { inputs, ratios } = figures;
  if (!ratios) return [];
  const { industry } = ratios;
  return [
    row(
      'Sales left after direct costs',
      `${ratios.directMarginPercent}%`,
      'If it falls by five points, raise the price.',
    ),
    row(
      'All costs as a share of sales',
      `${ratios.totalExpensesPercent}%`,
      'If it rises by five points, cut a monthly cost.',
    ),
    figures.breakEvenUnits !== undefined &&
      row(
        'Sales to break even',
        `${counted(figures.breakEvenUnits, inputs.unit)} a month`,
        'If you are below this for two months, buy nothing more.',
      ),
    inputs.asked === undefined &&
      row('Sales per paid hour', about(ratios.salesPerPaidHourCents), 'If it falls, stop giving discounts.'),
    row(
      'Left per hour of work, after all costs',
      about(ratios.profitPerHourCents),
      'If it falls, drop the slowest work.',
    ),
    row(
      'Days until you are paid',
      String(ratios.daysToBePaid),
      'If it goes above 40 days, ask for half up front.',
    ),
    row(
      'Owed to you after twelve months',
      wholeDollars(ratios.owedAtYearEndCents),
      'If it is more than a month of sales, write to each buyer.',
    ),
    inputs.named?.biggest !== undefined &&
      inputs.biggestBuyerPercent > 0 &&
      row(
        inputs.named?.biggest && screen.allows(inputs.named.biggest)
          ? `Largest buyer: ${phrase(inputs.named.biggest)}`
          : 'Largest buyer',
        `${inputs.biggestBuyerPercent}% of sales`,
        'If it is above a third, find two more buyers.',
      ),
    industry
      ? row(
          `${heading(industry.ratio)}, tax office range for ${industry.name}`,
          `${industry.low}% to ${industry.high}%; yours is ${industry.oursPercent}%`,
          basisText(writing, industry.basis),
        )
      : row(
          'Tax office range for this work',
          'Look it up',
          'Search for “small business benchmarks” at ato.gov.au. ',
        ),
  ];
}

/** What shows that a milestone is reached, and what to do if it is not, by its month. */
const milestones = [
  {
    index: 2,
    evidence: 'Your invoices and the bank statement',
    act: 'Ask ten more people like those who said yes.',
  },
  {
    index: 5,
    evidence: 'Your real figures in the workbook',
    act: 'Drop the slowest work. Ask customers who else might buy.',
  },
  {
    index: 11,
    evidence: 'The tax return and bank statement',
    act: 'Wait three months before you buy or borrow.',
  },
  {
    index: 23,
    evidence: 'Two years of real figures',
    act: 'Raise the price by 5%, or stay at this size.',
  },
];

function milestoneRows(writing: Writing): Maybe<TableRow>[] {
  const { figures, schedule } = writing;
  const next = nextStep(writing);
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
          `${inputs.asked ? '' : `${counted(month.units, inputs.unit)} in the month, `}${wholeDollars(month.salesCents)} of sales, ${wholeDollars(month.balanceCents)} in the account before tax and your pay`,
          evidence,
          act,
        )
      );
    }),
    repaid &&
      row(monthYear(repaid), 'The loan is repaid', 'The lender’s last statement', 'Tell the lender early.'),
    next &&
      row('Later', heading(phrase(next.offer)), heading(phrase(next.gate)), 'Stay with the first offer.'),
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
        [left('Ratio', 1.6), left('Value', 1.3), left('What to watch', 1.6)],
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
