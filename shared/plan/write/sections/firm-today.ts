import type { Block } from '../../document/plan-document.ts';
import { left, type Maybe, note, prose, right, row, table, total } from '../blocks.ts';
import { dollars } from '../say/money.ts';
import { heading } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { contractWords } from './contract-work.ts';

/** A firm that named its sales: the plan leaves them as they are, and says what comes on top. */
export function firmToday(writing: Writing, words: string): Maybe<Block> {
  const onTop = contractWords(writing);
  return note(
    'today',
    prose(
      words,
      onTop
        ? `The figures keep these sales and costs. ${onTop}`
        : 'The figures keep these sales and costs as they are, so you can see what has to change to reach your goal.',
    ),
  );
}

/** Sales, each cost and what is left, as the customer named them. */
export function firmTable({ figures: { inputs } }: Writing): Maybe<Block> {
  const { today, monthly, costCents, priceCents } = inputs;
  if (!today) return undefined;
  const fixed = monthly.reduce((sum, { cents }) => sum + cents, 0);
  const ofSales = today.salesCents - today.leftCents - fixed;
  const share = Math.round((costCents.value * 100) / priceCents.value);
  return table(
    'today-table',
    'A month of your business today',
    [left('Line', 2.4), right('$ a month')],
    [
      row('Sales', dollars(today.salesCents)),
      ofSales > 0 && row(`Costs that grow with sales (${share}%)`, dollars(-ofSales)),
      ...monthly.map(({ what, cents }) => row(heading(what), dollars(-cents))),
      total('Left before tax', dollars(today.leftCents)),
    ],
  );
}
