import { weeksPerMonth } from '../../figures/run-months.ts';
import { stemsIn } from '../../reading/text.ts';
import { prose } from '../blocks.ts';
import { shownContracts } from '../own-facts.ts';
import { monthYear } from '../say/dates.ts';
import { about } from '../say/money.ts';
import { counted } from '../say/words.ts';
import { stopLines } from '../sections/stop-rules.ts';
import type { Writing } from '../writing.ts';
import { saleWord } from './loan-slots.ts';
import { monthIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

/** Questions that the plan's own figures answer: a month, the worst year, a buyer who goes, late payment. */

const rowsOf = ({ figures }: Writing, id: 'base' | 'hard' = 'base') =>
  figures.cases.find((one) => one.id === id)?.rows.slice(0, 12) ?? [];

const leftWords = (cents: number): string =>
  cents >= 0 ? `leaves about ${about(cents)}` : `is about ${about(-cents)} short`;

/** "July 2027 has 32 jobs and $4,451 of sales. It leaves about …, so …a week." */
function monthNamed(writing: Writing, question: string): string | undefined {
  const month = monthIn(question);
  const row = rowsOf(writing).find((one) => Number(one.month.slice(5)) === month);
  if (!row) return undefined;
  const { inputs } = writing.figures;
  const sold = inputs.asked ? '' : `${counted(row.units, saleWord(inputs.unit))} and `;
  return prose(
    `The plan has ${sold}about ${about(row.salesCents)} of sales in ${monthYear(row.month)}.`,
    `After costs the month ${leftWords(row.earnedCents)}, before your pay and tax.`,
    `That is about ${about(row.salesCents / weeksPerMonth)} of sales a week.`,
  );
}

/** The hard year of part 4. */
function worstYear(writing: Writing): string | undefined {
  const hard = writing.figures.cases.find(({ id }) => id === 'hard');
  const base = writing.figures.cases.find(({ id }) => id === 'base');
  if (!hard || !base) return undefined;
  return prose(
    `In the hard year in part 4, ${hard.what}.`,
    `It then ${leftWords(hard.yearLeftCents)}, while the plan ${leftWords(base.yearLeftCents)}.`,
    `The account is lowest in ${monthYear(hard.lowest.month)}, at ${hard.lowest.cents < 0 ? 'minus ' : ''}${about(Math.abs(hard.lowest.cents))}.`,
  );
}

/** An order or contract of which the question names the buyer. */
function orderLost(writing: Writing, question: string): string | undefined {
  const asked = stemsIn(question);
  const order = shownContracts(writing).find(({ value }) =>
    [...stemsIn(value.who ?? '')].some((stem) => stem.length > 3 && asked.has(stem)),
  );
  const base = writing.figures.cases.find(({ id }) => id === 'base');
  if (!order || !base) return undefined;
  const { value } = order;
  if (!value.isSure)
    return prose(
      `The figures do not count it, because it is not agreed yet: without it the first year ${leftWords(base.yearLeftCents)}.`,
      'Buy nothing and sign nothing for it until you have their yes in writing.',
    );
  const lost = writing.figures.cases.find(({ id }) => id === 'lost-contract');
  return (
    lost &&
    `Without it the first year ${leftWords(lost.yearLeftCents)}. With it the year ${leftWords(base.yearLeftCents)}.`
  );
}

const daysOf = /\b(\d{2,3})[ -]?days?\b/i;
const daysOfMonth = 30;

/** What buyers would owe if all of them paid so late. */
function paidLate(writing: Writing, question: string): string | undefined {
  const days = Number(daysOf.exec(question)?.[1] ?? 0);
  const rows = rowsOf(writing);
  if (days < 14 || days > 120 || rows.length === 0) return undefined;
  const month = rows.reduce((sum, { salesCents }) => sum + salesCents, 0) / rows.length;
  const late = writing.figures.cases.find(({ id }) => id === 'late-payers');
  return prose(
    `If all buyers paid after ${days} days, about ${about((month * days) / daysOfMonth)} would be owed to you at any time. You need that much in the account before you start.`,
    late &&
      `Part 4 shows what happens if ${late.what}: the account is lowest in ${monthYear(late.lowest.month)}.`,
    'Ask for a deposit that covers the materials.',
  );
}

/** What a month leaves for the customer's pay, from the month that they name. */
function ownPay(writing: Writing, question: string): string | undefined {
  const month = monthIn(question);
  const rows = rowsOf(writing);
  const row = rows.find((one) => Number(one.month.slice(5)) === month) ?? rows.find(({ units }) => units > 0);
  if (!row) return undefined;
  const set = writing.figures.year.setAsidePercent;
  return row.earnedCents > 0
    ? `Up to what is left in the month: about ${about(row.earnedCents)} in ${monthYear(row.month)}, less the ${set}% that you put aside for tax. A sole trader is not paid a wage, so take the money once the month’s bills are paid.`
    : `Not from ${monthYear(row.month)}: that month ${leftWords(row.earnedCents)}. Take nothing out until a month leaves something over. Part 4 shows each month.`;
}

/** The rules of the plan about when to stop, with a number and a date. */
const stopWhen = (writing: Writing): string | undefined => {
  const lines = stopLines(writing).filter((line) => /\d/.test(line));
  return lines.length === 0 ? undefined : lines.slice(0, 2).join(' ');
};

export const figureAnswers = {
  'month-named': monthNamed,
  'worst-year': worstYear,
  'order-lost': orderLost,
  'paid-late': paidLate,
  'own-pay': ownPay,
  'stop-when': stopWhen,
} satisfies Slots;
