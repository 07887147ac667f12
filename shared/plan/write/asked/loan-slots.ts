import { monthlyRepayment } from '../../figures/loan.ts';
import { hoursPerSale, type MonthRow, weeksPerMonth } from '../../figures/run-months.ts';
import { startCentsAt } from '../../figures/start-costs.ts';
import { prose } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { about, dollars, wholeDollars } from '../say/money.ts';
import { counted } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';
import { amountIn, monthIn, rateIn, termIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

interface Terms {
  amountCents: number;
  ratePercent: number;
  months: number;
  repaymentCents: number;
  /** The customer named no rate, so that it is ours. */
  isOurRate: boolean;
}

const ofLoan = /\b(?:loan|borrow\w*|financ\w*|bank|lender|lend|repay\w*)\b/i;

/** The loan of the question, with what the question leaves out taken from the customer's text and then from our rules. */
export function termsOf(writing: Writing, question: string): Terms | undefined {
  const { reading, figures, rules, input } = writing;
  const asked =
    reading.loanAsked && mayShow(writing, reading.loanAsked) ? reading.loanAsked.value : undefined;
  const named = amountIn(question);
  const amountCents =
    named !== undefined && named >= 100_000 ? named : (asked?.cents ?? figures.loan?.amountCents);
  if (amountCents === undefined || asked?.isOverdraft) return undefined;
  const told = input.answers.content
    .split(/(?<=[.!?])\s|\n/)
    .filter((one) => ofLoan.test(one))
    .join(' ');
  const said = rateIn(question) ?? rateIn(told);
  const ratePercent = said ?? rules.loan.ratePercent;
  const months = termIn(question) ?? asked?.months ?? termIn(told) ?? rules.loan.months;
  const repaymentCents = monthlyRepayment(amountCents, ratePercent, months);
  return { amountCents, ratePercent, months, repaymentCents, isOurRate: said === undefined };
}

/** "11 months a month" says nothing. */
export const saleWord = (unit: string): string =>
  /^(?:week|month|year|term|season)$/i.test(unit) ? 'sale' : unit;

const termWords = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

const yearRows = ({ figures }: Writing, id: 'base' | 'hard'): readonly MonthRow[] =>
  figures.cases.find((one) => one.id === id)?.rows.slice(0, 12) ?? [];

const averageLeft = (rows: readonly MonthRow[]): number =>
  rows.reduce((sum, { leftCents }) => sum + leftCents, 0) / Math.max(1, rows.length);

const leftWords = (cents: number): string => (cents > 0 ? `about ${about(cents)}` : 'nothing');

function repaymentWords(terms: Terms): string {
  const { amountCents, ratePercent, months, repaymentCents, isOurRate } = terms;
  return `About ${wholeDollars(repaymentCents)} a month, for ${dollars(amountCents)} over ${termWords(months)} at ${ratePercent}%${isOurRate ? ', our estimate of the rate' : ''}.`;
}

/** What a month with half its sales leaves for the repayment. */
function badMonth(writing: Writing, terms: Terms, question: string): string | undefined {
  const rows = yearRows(writing, 'base');
  const named = monthIn(question);
  const row = rows.find(({ month }) => Number(month.slice(5)) === named) ?? rows.at(-1);
  if (!row) return undefined;
  const left = row.leftCents - Math.round((row.units * writing.figures.perUnit.leftCents) / 2);
  const short = terms.repaymentCents - left;
  return short > 0
    ? `With half its sales, ${monthYear(row.month)} leaves you ${leftWords(left)}, so ${about(short)} of the repayment comes out of your account.`
    : `With half its sales, ${monthYear(row.month)} still leaves you ${leftWords(left)}, which covers the repayment of ${wholeDollars(terms.repaymentCents)}.`;
}

/** A bill of the month that the question names: 709 of "how many jobs cover 709". */
function billIn(question: string): number | undefined {
  const found = Number(
    /(?<![\d.,])(\d{1,2},?\d{3}|\d{2,3})(?![\d%,]|\s*(?:%|per ?cent|hours?|days?|years?|km))/
      .exec(question)?.[1]
      ?.replace(',', ''),
  );
  return Number.isFinite(found) ? found * 100 : undefined;
}

/** More than this in a month is no repayment of theirs: the sum is the loan. */
const mostBillCents = 500_000;

/** The sales that a repayment takes, or another bill of the month, in the unit that the question asks for. */
function salesThatPay(writing: Writing, question: string): string | undefined {
  const terms = termsOf(writing, question);
  const { perUnit, inputs } = writing.figures;
  const named = billIn(question);
  const isBill =
    named !== undefined &&
    named < mostBillCents &&
    named !== Math.round((terms?.repaymentCents ?? 0) / 100) * 100;
  const cents = isBill ? named : terms?.repaymentCents;
  if (cents === undefined || perUnit.leftCents <= 0) return undefined;
  const units = Math.ceil(cents / perUnit.leftCents);
  const fixed = inputs.monthly.reduce((sum, line) => sum + line.cents, 0);
  const all = Math.ceil((cents + fixed) / perUnit.leftCents);
  const hours = (units * hoursPerSale(inputs)) / weeksPerMonth;
  const first = /\bhours?\b/i.test(question)
    ? `About ${counted(Math.max(1, Math.round(hours)), 'hour')} a week covers it.`
    : /\b(?:a|per|each|every) (?:week|wk)\b/i.test(question)
      ? `About ${counted(Math.ceil(units / weeksPerMonth), saleWord(inputs.unit))} a week will cover it, or ${units} a month.`
      : `${counted(units, saleWord(inputs.unit))} a month will cover it.`;
  return prose(
    first,
    isBill
      ? `You make ${dollars(perUnit.leftCents)} on each ${saleWord(inputs.unit)}, and the bill is ${wholeDollars(cents)}.`
      : `The repayment is about ${wholeDollars(cents)}, and you make ${dollars(perUnit.leftCents)} on each ${saleWord(inputs.unit)}.`,
    all > units &&
      `To cover your other monthly costs too, it takes ${counted(all, saleWord(inputs.unit))} a month.`,
  );
}

/** Whether the plan carries the loan, by the usual and the hard year. */
function carries(writing: Writing, question: string): string | undefined {
  const terms = termsOf(writing, question);
  if (!terms) return undefined;
  const base = averageLeft(yearRows(writing, 'base'));
  const hard = averageLeft(yearRows(writing, 'hard'));
  const first =
    hard >= terms.repaymentCents * 1.2
      ? 'Yes, on these figures.'
      : base >= terms.repaymentCents * 1.2
        ? 'Only if you avoid a hard year.'
        : 'No, not on these figures.';
  return `${first} The repayment is about ${wholeDollars(terms.repaymentCents)} a month (${dollars(terms.amountCents)} over ${termWords(terms.months)} at ${terms.ratePercent}%). An average month leaves you ${leftWords(base)}, or ${leftWords(hard)} in a hard year. Your pay and tax come out of that.`;
}

const startOf = ({ figures: { inputs } }: Writing): number => startCentsAt(inputs.start, 0);

const withoutLoan = (writing: Writing): string => {
  const { figures } = writing;
  return figures.loan
    ? `In a hard year you need ${dollars(figures.loan.amountCents)}, at about ${wholeDollars(figures.loan.repaymentCents)} a month. The last page is for the lender.`
    : figures.shortCents === 0
      ? prose(
          'This plan needs no loan.',
          startOf(writing) > 0 &&
            `${writing.figures.inputs.isRunning ? 'What you buy costs' : 'The costs before the first job are'} ${dollars(startOf(writing))}, and you have that.`,
        )
      : `You are ${dollars(figures.shortCents)} short at the start. Before you borrow, buy less at first and the rest from your first sales.`;
};

const lenders = (writing: Writing): string =>
  `Lenders ask for tax returns, recent bank statements, this forecast and a quote for what you buy. They compare the repayment with what is left in a hard year, here ${leftWords(averageLeft(yearRows(writing, 'hard')))} a month. Ask yours for a list.`;

/** The days of hire that a repayment pays for. */
function hireOrBuy(writing: Writing, question: string): string | undefined {
  const terms = termsOf(writing, question.replace(/[$£€]\s?\d{1,3}\b(?![,\d])/g, ''));
  const day = amountIn(question);
  if (!terms) return undefined;
  const repayment = wholeDollars(terms.repaymentCents);
  return day !== undefined && day < terms.repaymentCents
    ? `Buy only if you need it on more than ${Math.floor(terms.repaymentCents / day)} days a month. The repayment is about ${repayment} and hire is ${dollars(day)} a day. For fewer days, hire. Add insurance and servicing to the repayment.`
    : `Hire until a month of hire costs more than the repayment, about ${repayment} (${dollars(terms.amountCents)} over ${termWords(terms.months)} at ${terms.ratePercent}%). An average month leaves you ${leftWords(averageLeft(yearRows(writing, 'base')))}, or ${leftWords(averageLeft(yearRows(writing, 'hard')))} in a hard year.`;
}

export const loanSlots = {
  'hire-or-buy': hireOrBuy,
  lenders,
  'loan-sales': salesThatPay,
  'loan-bad-month': (writing, question) => {
    const terms = termsOf(writing, question);
    return terms && badMonth(writing, terms, question);
  },
  repayment: (writing, question) => {
    const terms = termsOf(writing, question);
    return (
      terms &&
      prose(
        repaymentWords(terms),
        `Before the repayment, an average month leaves you ${leftWords(averageLeft(yearRows(writing, 'base')))}, or ${leftWords(averageLeft(yearRows(writing, 'hard')))} in a hard year.`,
      )
    );
  },
  'hard-month': (writing) => leftWords(averageLeft(yearRows(writing, 'hard'))),
  'loan-carried': carries,
  'without-loan': withoutLoan,
} satisfies Slots;
