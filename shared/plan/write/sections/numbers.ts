import type { Chart } from '../../document/chart.ts';
import type { Block, PlanSection } from '../../document/plan-document.ts';
import type { Text } from '../../document/text.ts';
import type { Case } from '../../figures/cases.ts';
import { askedCents } from '../../figures/inputs.ts';
import { balancesWith, type Loan } from '../../figures/loan.ts';
import { clearGoal, isSelling } from '../../reading/reading.ts';
import { axisFor } from '../axis.ts';
import {
  bullets,
  given,
  left,
  type Maybe,
  note,
  paragraph,
  prose,
  right,
  row,
  strong,
  table,
  title,
  total,
  under,
} from '../blocks.ts';
import { monthYear, shortMonth } from '../say/dates.ts';
import { goalAmount, reachedInYear, testedWhen } from '../say/goal.ts';
import { wageEndWords } from '../say/job-ends.ts';
import { about, columnFormat, dollars, wholeDollars } from '../say/money.ts';
import { saleInWords } from '../say/sale-in-words.ts';
import { counted, heading, phrase, series } from '../say/words.ts';
import { isFull, type Writing } from '../writing.ts';
import { contractNote } from './contract-work.ts';
import { youHave } from './have.ts';
import { goalColumn, monthsNote, monthTable } from './month-table.ts';
import { namedSalesWords } from './named-sales.ts';
import { shortageWords, waitsUntil } from './shortage.ts';
import { todayTable } from './today.ts';
import { weekWords } from './week-words.ts';

type Costs = Writing['figures']['inputs']['start'];

/** "To start, $60: needles ($35) and tickets ($25)." */
function costLine(name: string, costs: Costs): Maybe<Text> {
  const sum = costs.reduce((all, { cents }) => all + cents, 0);
  const items = costs.map(({ what, cents }) => {
    const [name = '', parts] = phrase(what).split(': ');
    return `${name} (${parts ? `${parts}, ` : ''}${dollars(cents)})`;
  });
  return costs.length > 0 && [strong(`${name}, ${dollars(sum)}: `), `${series(items)}.`];
}

/** Who sells already has had a first job. */
const onceWords = ({ reading }: Writing): string => (isSelling(reading) ? 'Once' : 'Before the first job');

const startName = (writing: Writing, line: Costs[number]): string => {
  const later = waitsUntil(writing, line);
  return later ? `${heading(line.what)} (in ${later})` : heading(line.what);
};

/** What has to be bought, once and each month. */
function costTable(writing: Writing): Maybe<Block>[] {
  const { start, monthly, asked } = writing.figures.inputs;
  // The table of today has the costs of a month already.
  const each = asked ? [] : monthly;
  if (start.length + each.length === 0) return [];
  if (!isFull(writing))
    return under(title('costs-title', 'What it costs'), [
      bullets('costs', [
        costLine(
          heading(onceWords(writing)),
          start.filter(({ month = 0 }) => month === 0),
        ),
        costLine('Each month', each),
      ]),
    ]);
  const format = columnFormat([...start, ...each].map(({ cents }) => cents));
  const sum = (list: typeof start) => list.reduce((all, { cents }) => all + cents, 0);
  const costs = table(
    'costs',
    'What it costs',
    [
      left('What', 3),
      right(start.some(({ month = 0 }) => month > 0) ? 'Once, $' : `${onceWords(writing)}, $`, 1.2),
      ...(each.length > 0 ? [right('Each month, $')] : []),
    ],
    [
      ...start.map((line) =>
        row(startName(writing, line), format(line.cents), ...(each.length > 0 ? [''] : [])),
      ),
      ...each.map(({ what, cents }) => row(heading(what), '', format(cents))),
      total('Total', format(sum(start)), ...(each.length > 0 ? [format(sum(each))] : [])),
    ],
  );
  return [costs];
}

function notBoughtWords({ notBought = [] }: Writing['figures']['inputs']): Maybe<string> {
  const things = series(notBought.map(({ what, cents }) => `${phrase(what)} (${dollars(cents)})`));
  return (
    notBought.length > 0 &&
    `We left these out, because they cost more than you have: ${things}. Buy them when the work that needs them is agreed, or with a loan.`
  );
}

function moneyWords(writing: Writing): string {
  const { figures, reading } = writing;
  const { inputs } = figures;
  const isFree = reading.situations.some(({ value }) => value.id === 'interest-free');
  return prose(
    inputs.owned.length > 0 &&
      `We left these out, because you already have or use them: ${series(inputs.owned.map(phrase))}.`,
    inputs.paidAhead !== undefined &&
      `The start-up costs include ${inputs.paidAhead.months === 1 ? 'a month' : counted(inputs.paidAhead.months, 'month')} of insurance.`,
    notBoughtWords(inputs),
    inputs.depositCents !== undefined &&
      `${dollars(inputs.depositCents)} of your money goes into what the loan buys, so the account starts with ${dollars(inputs.moneyCents.value)}.`,
    shortageWords(writing),
    isFree && 'This plan needs no loan, so you pay no interest.',
    figures.breakEvenUnits !== undefined &&
      `It takes ${counted(figures.breakEvenUnits, inputs.unit)} to cover the monthly costs.`,
    figures.goal?.goalUnits !== undefined &&
      `Your goal needs ${counted(figures.goal.goalUnits, inputs.unit)} a month.`,
  );
}

const shownCases = (writing: Writing): readonly Case[] =>
  isFull(writing)
    ? writing.figures.cases
    : writing.figures.cases.filter(({ id }) => id === 'base' || id === 'hard' || id === 'strong');

/** From the plan to its hard year, step by step. */
function bridge(writing: Writing): Block[] {
  const [base] = writing.figures.cases;
  const hard = writing.figures.cases.find(({ id }) => id === 'hard');
  if (!base || !hard || hard.bridge.length < 2) return [];
  const whole = (cents: number): number => Math.round(cents / 100) * 100;
  const start = whole(base.yearLeftCents);
  const steps = hard.bridge.map(({ what, yearLeftCents }) => ({ what, cents: whole(yearLeftCents) - start }));
  const rest = whole(hard.yearLeftCents) - start - steps.reduce((sum, { cents }) => sum + cents, 0);
  return under(title('bridge-title', 'From the plan to a hard year'), [
    bullets('bridge-list', [
      `As planned: ${wholeDollars(base.yearLeftCents)}`,
      ...steps.map(({ what, cents }) => `${heading(withBuyer(writing, what))}: ${signed(cents)}`),
      rest !== 0 && `Overlap between these: ${signed(rest)}`,
      `Left in a hard year: ${wholeDollars(hard.yearLeftCents)}`,
    ]),
  ]);
}

const signed = (cents: number): string => `${cents < 0 ? '' : '+'}${wholeDollars(cents)}`;

/** The biggest buyer by name, where a file may name them. */
function withBuyer({ figures, screen }: Writing, what: string): string {
  const biggest = figures.inputs.named?.biggest;
  return biggest && screen.allows(biggest)
    ? what.replace('your biggest buyer', `your biggest buyer (${phrase(biggest)})`)
    : what;
}

/** Each case by what happens in it. */
function caseTable(writing: Writing): Maybe<Block> {
  return table(
    'cases',
    'If things go differently',
    [left('What happens', 2.6), right('Left in the year'), right('Lowest balance', 1.3)],
    shownCases(writing).map(({ id, what, bridge, yearLeftCents, lowest }) =>
      row(
        id === 'hard' && bridge.length > 1 ? 'A hard year, as below' : heading(withBuyer(writing, what)),
        wholeDollars(yearLeftCents),
        `${wholeDollars(lowest.cents)} (${shortMonth(lowest.month)})`,
      ),
    ),
  );
}

/** What a payment or pension takes back, for people who get one. */
function paymentWords({ figures }: Writing): Maybe<string> {
  const { payment, year } = figures;
  if (!payment || year.keptAfterPaymentPerWeekCents === undefined) return undefined;
  return prose(
    payment.lessFortnightCents === 0
      ? `At this pace your ${payment.name} stays the same.`
      : `At this pace your ${payment.name} falls by about ${about(payment.lessFortnightCents)} a fortnight.`,
    `After tax${payment.lessFortnightCents === 0 ? '' : ' and the lower payment'} you keep about ${about(year.keptAfterPaymentPerWeekCents)} a week.`,
    payment.endsPayment && 'The payment then ends.',
  );
}

function goalBlocks(writing: Writing): Block[] {
  const { figures, reading } = writing;
  const { goal: test, year } = figures;
  const goal = clearGoal(reading);
  const aside =
    year.setAsidePercent === 0 && figures.inputs.payment && year.profitCents > 0
      ? 'At this pace your tax offsets leave nothing to pay, so put no money aside for tax.'
      : year.setAsidePercent === 0
        ? 'On this income alone you pay no income tax.'
        : `Put aside ${year.setAsidePercent}% for tax.`;
  const tax = `${aside} Over the first year you keep about ${about(year.keptPerWeekCents)} a week.`;
  if (!(test && goal)) return under(title('goal-title', 'What you keep'), [paragraph('goal-text', tax)]);
  return under(title('goal-title', 'How it compares with your goal'), [
    paragraph(
      'goal-text',
      prose(
        `You want ${goalAmount(goal)}. ${heading(testedWhen(test, figures.inputs.firstMonth))} this plan brings in ${reachedInYear(goal, test)}.`,
        test.isSuggestedDate && test.window !== 'year' && 'You gave no date, so we used six months.',
        wageEndWords(writing),
        (year.setAsidePercent > 0 || (figures.inputs.payment && year.profitCents > 0)) && tax,
        paymentWords(writing),
        !figures.inputs.isOtherKnown &&
          !figures.payment &&
          'If you have other income, put more aside for tax.',
      ),
    ),
  ]);
}

/** What has to come true for the figures to hold. */
function mustBeTrue(writing: Writing): Block[] {
  const { figures } = writing;
  const { inputs, cases } = figures;
  const rows = cases[0]?.rows ?? [];
  const third = rows.slice(2).find(({ units }) => units > 0);
  const sixth = rows.slice(5).find(({ units, month }) => units > 0 && month !== third?.month);
  const sale = saleInWords(inputs, writing.offer.kind);
  return under(title('must-title', 'What must be true'), [
    bullets('must-list', [
      third && `You ${sale.verb} ${counted(third.units, sale.unit)} in ${monthYear(third.month)}.`,
      sixth && `You ${sale.verb} ${counted(sixth.units, sale.unit)} in ${monthYear(sixth.month)}.`,
      `Clients pay ${dollars(inputs.asked ? askedCents(inputs) : inputs.priceCents.value)}${inputs.mix ? ' on average' : ''}, and you give no discounts.`,
      inputs.latePercent > 0 && `No more than ${inputs.latePercent}% of the money arrives a month late.`,
    ]),
  ]);
}

const looks = { base: 'main', hard: 'quiet', strong: 'dashed' } as const;
const caseNames = { base: 'As planned', hard: 'A hard year', strong: 'A strong year' } as const;

/** Money in the account in three cases. */
export function balanceChart(writing: Writing, id = 'balance-chart', loan?: Loan): Maybe<Block> {
  const chosen = writing.figures.cases.filter(
    (one): one is Case & { id: keyof typeof looks } => one.id in looks,
  );
  const [base] = chosen;
  if (!base) return undefined;
  const balances = (one: Case): number[] =>
    (loan ? balancesWith(loan, one) : one.rows.map(({ balanceCents }) => balanceCents)).slice(0, 12);
  const values = (one: Case) => balances(one).map((cents) => cents / 100);
  const chart: Chart = {
    kind: 'line',
    labels: base.rows.slice(0, 12).map(({ month }) => shortMonth(month)),
    axis: axisFor(chosen.flatMap(values), 'Cash balance'),
    series: chosen.map((one) => ({ label: caseNames[one.id], look: looks[one.id], values: values(one) })),
  };
  return {
    kind: 'chart',
    id,
    caption: `Cash balance at the end of each month${loan ? ', with the loan' : ''}`,
    alternative: chosen
      .map((one) => `${caseNames[one.id]}: ${wholeDollars(balances(one)[11] ?? 0)} after twelve months.`)
      .join(' '),
    chart,
  };
}

/** Part 4. */
export function numbersSection(writing: Writing): PlanSection {
  const { figures } = writing;
  const base = figures.cases[0];
  const unit = figures.inputs.unit;
  return {
    id: 'numbers',
    title: 'The numbers',
    blocks: given<Block>([
      todayTable(writing),
      paragraph('week-text', weekWords(writing)),
      paragraph('named-sales', namedSalesWords(writing) ?? ''),
      paragraph('contract-work', figures.inputs.asked ? '' : (contractNote(writing) ?? '')),
      ...youHave(writing),
      ...costTable(writing),
      paragraph('money-text', moneyWords(writing)),
      base &&
        monthTable({
          id: 'months',
          caption: 'Twelve months, as planned',
          rows: base.rows.slice(0, 12),
          unit,
          contracts: figures.inputs.contracts,
          ...goalColumn(writing, 0),
        }),
      base && note('months-note', monthsNote(writing)),
      isFull(writing) && balanceChart(writing),
      caseTable(writing),
      ...bridge(writing),
      ...goalBlocks(writing),
      ...(isFull(writing) ? mustBeTrue(writing) : []),
    ]),
  };
}
