import { monthAt } from '../../figures/calendar-months.ts';
import { askedCents, type CostLine } from '../../figures/inputs.ts';
import { boughtByLoan } from '../../figures/own-costs.ts';
import { topOfMoney } from '../../figures/own-money.ts';
import { type Maybe, prose } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { dollars } from '../say/money.ts';
import { counted, list, phrase, series } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';

/** What waits until sales pay for it, and where the money comes from that is still missing. */

const waiting = ({ figures }: Writing): CostLine[] =>
  figures.inputs.start.filter(({ month = 0 }) => month > 0);

/** "In February 2027", for a start cost that waits. */
export const waitsUntil = ({ figures }: Writing, { month = 0 }: CostLine): Maybe<string> =>
  month > 0 && monthYear(monthAt(figures.inputs.firstMonth, month));

const waitWords = (writing: Writing): string[] => {
  const rows = waiting(writing);
  return [...new Set(rows.map(({ month }) => month))].map((month) => {
    const some = rows.filter((one) => one.month === month);
    const [first] = some;
    const named = series(some.map(({ what, cents }) => `${phrase(what)} (${dollars(cents)})`));
    return `This can wait until ${first ? waitsUntil(writing, first) || '' : ''}, when your sales will pay for it: ${named}.`;
  });
};

/** In whole tens, so that it is enough. */
const enough = (cents: number): number => Math.ceil(cents / 1000) * 1000;

/** More than this is not put aside in a few months. */
const mostSavedCents = 300_000;

function wayOut(writing: Writing, cents: number): string {
  if (cents > mostSavedCents)
    return 'Buy only what you have the money for. Hire the rest, or ask a lender first.';
  const { figures, reading } = writing;
  const sum = dollars(enough(cents));
  if (reading.income.some(({ value }) => value.kind === 'wage')) return `First put aside ${sum} of your pay.`;
  const half = Math.max(1, Math.round(askedCents(figures.inputs) / 2));
  const buyers = Math.ceil(enough(cents) / half);
  const { asked, unit } = figures.inputs;
  const sold = figures.cases[0]?.rows[0];
  return buyers * askedCents(figures.inputs) <= (sold?.salesCents ?? 0)
    ? `Ask for half up front on ${counted(buyers, asked?.unit ?? unit)}: that brings in ${dollars(buyers * half)}.`
    : `Save ${sum} more first, and start the month after.`;
}

export function shortageWords(writing: Writing): Maybe<string> {
  const { shortCents, cases, inputs } = writing.figures;
  const money = inputs.moneyCents.value;
  const lowest = cases[0]?.lowest;
  const isBelow = lowest !== undefined && lowest.cents < 0;
  const { loanAsked } = writing.reading;
  const byLoan = loanAsked && mayShow(writing, loanAsked) ? boughtByLoan(writing.reading) : [];
  return prose(
    byLoan.length > 0 &&
      `The loan you are asking for pays for ${list(byLoan.map(({ what, cents }) => `${phrase(what)} (${dollars(cents)})`))}, so the costs leave ${byLoan.length === 1 ? 'it' : 'them'} out.`,
    ...waitWords(writing),
    waiting(writing).length > 0 && 'Until then, borrow or hire it, or do other jobs.',
    shortCents > 0 &&
      `${topOfMoney(writing.reading) === undefined ? 'You' : `With the ${dollars(money)} that we counted, you`} are ${dollars(shortCents)} short before the first job.`,
    shortCents === 0 &&
      isBelow &&
      `The account falls to ${dollars(lowest.cents)} in ${monthYear(lowest.month)}.`,
    (shortCents > 0 || isBelow) && wayOut(writing, Math.max(shortCents, -(lowest?.cents ?? 0))),
  );
}
