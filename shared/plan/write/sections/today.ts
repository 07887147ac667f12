import type { Block } from '../../document/plan-document.ts';
import { callout, type Maybe, note, prose } from '../blocks.ts';
import { about } from '../say/money.ts';
import type { Writing } from '../writing.ts';

/** Less than this more, in percent, is no growth that anyone would feel. */
const leastMore = 3;

interface Compared {
  what: string;
  todayCents: number;
  planCents: number;
}

/** Compares a month of the business today with an average month of the plan: by profit where it is named. */
function compared({ reading, figures }: Writing): Compared | undefined {
  const { running } = reading;
  const { profitCents, monthlyCents } = running?.value ?? {};
  const months = Math.min(12, figures.cases[0]?.rows.length ?? 12);
  const { year } = figures;
  if (profitCents !== undefined)
    return { what: 'keep', todayCents: profitCents, planCents: Math.round(year.profitCents / months) };
  return monthlyCents === undefined
    ? undefined
    : { what: 'sell', todayCents: monthlyCents, planCents: Math.round(year.salesCents / months) };
}

/** For a business that runs: what it brings today, and whether the plan adds to it. */
export function todayBlock(writing: Writing): Maybe<Block> {
  const found = compared(writing);
  if (!found) return undefined;
  const { what, todayCents, planCents } = found;
  const words = what === 'keep' ? 'you keep' : 'your sales are';
  const tax = what === 'keep' ? ' before tax' : '';
  const today = `Today ${words} about ${about(todayCents)} a month${tax}.`;
  const plan = `In the first year of this plan it is about ${about(planCents)}.`;
  if (planCents * 100 >= todayCents * (100 + leastMore)) return note('today', prose(today, plan));
  return callout('today', 'warning', 'This plan does not add to what you have today.', [
    prose(
      today,
      plan,
      'We assumed your hours are full at today’s price. If not, tell us how many more jobs you could take.',
    ),
  ]);
}
