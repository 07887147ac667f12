import { monthAt } from '../../figures/calendar-months.ts';
import type { ContractLine } from '../../figures/inputs.ts';
import { monthYear } from '../say/dates.ts';
import { wholeDollars } from '../say/money.ts';
import { heading, phrase, series } from '../say/words.ts';
import type { Writing } from '../writing.ts';

/** A sum over more months says less than one month of it. */
const longSpan = 12;

const total = (list: readonly number[]): number => list.reduce((sum, cents) => sum + cents, 0);

/** "builder at Cameron Park, $37,800 from February to July 2027" */
function lineWords({ figures, screen }: Writing, line: ContractLine): string {
  const { firstMonth } = figures.inputs;
  const first = line.sales.findIndex((cents) => cents > 0);
  const last = line.sales.findLastIndex((cents) => cents > 0);
  const months = [first, last].map((index) => monthYear(monthAt(firstMonth, index)));
  const when = first === last ? `in ${months[0]}` : `from ${months[0]} to ${months[1]}`;
  const who = screen.allows(line.who, line.at) ? phrase(line.who) : 'one contract';
  const count = last - first + 1;
  const sum = total(line.sales);
  return count > longSpan
    ? `${who}, about ${wholeDollars(sum / count)} a month ${when}`
    : `${who}, ${wholeDollars(sum)} ${when}`;
}

/** What contracts add to the sales of today, and what would come if a quote is won. */
export function contractWords(writing: Writing): string | undefined {
  const { contracts = [] } = writing.figures.inputs;
  if (contracts.length === 0) return undefined;
  const [sure, hoped] = [true, false].map((isSure) => contracts.filter((line) => line.isSure === isSure));
  const isSpread = contracts.some((line) => line.isSpread);
  return [
    sure &&
      sure.length > 0 &&
      `They include what is agreed: ${series(sure.map((line) => lineWords(writing, line)))}.`,
    hoped &&
      hoped.length > 0 &&
      `They leave out what is not agreed yet: ${series(hoped.map((line) => lineWords(writing, line)))}.${writing.tier === 'BASIC' ? '' : ` Part 4 shows the figures if you get ${hoped.length === 1 ? 'it' : 'them'}.`}`,
    isSpread && 'Where you gave no months, we spread the work over three.',
    'Contract work comes on top of your usual work. Check that you have the days for both.',
  ]
    .filter((one) => typeof one === 'string')
    .join(' ');
}

/** Where the goal is judged on one month, the contract may be over by then. */
export const contractNote = (writing: Writing): string | undefined => {
  const words = contractWords(writing);
  return words && heading(words.replace(/^They include/, 'The figures include'));
};
