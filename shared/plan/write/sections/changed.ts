import type { Block, TableRow } from '../../document/plan-document.ts';
import { askedCents } from '../../figures/inputs.ts';
import { clearGoal } from '../../reading/reading.ts';
import { left, type Maybe, paragraph, row, table, title, under } from '../blocks.ts';
import { goalAmount, reachedWords } from '../say/goal.ts';
import { dollars, wholeDollars } from '../say/money.ts';
import { priceOf } from '../say/price.ts';
import { counted, heading } from '../say/words.ts';
import type { EarlierPlan, Writing } from '../writing.ts';

/** One line of a plan that a customer or a lender compares. */
const lines: readonly [name: string, of: (plan: EarlierPlan) => string][] = [
  ['Business', ({ offer }) => heading(offer.name)],
  [
    'Goal',
    ({ reading }) => {
      const goal = clearGoal(reading);
      return goal ? goalAmount(goal) : 'None';
    },
  ],
  [
    'By its date',
    ({ reading, figures }) => {
      const goal = clearGoal(reading);
      return goal && figures.goal ? heading(reachedWords(goal, figures.goal)) : '–';
    },
  ],
  [
    'Price',
    ({ figures: { inputs } }) =>
      inputs.mix
        ? `${dollars(inputs.priceCents.value)} for an average ${inputs.unit}`
        : `${dollars(askedCents(inputs))} ${priceOf(inputs)}`,
  ],
  ['Hours a week', ({ figures: { inputs } }) => counted(inputs.hoursPerWeek.value, 'hour')],
  ['Sales in the first year', ({ figures: { year } }) => wholeDollars(year.salesCents)],
  ['Profit in the first year, before tax', ({ figures: { year } }) => wholeDollars(year.profitCents)],
  ['Loan', ({ figures: { loan } }) => (loan ? dollars(loan.amountCents) : 'None')],
];

/** What is new against the round before, figure by figure. Nothing in the first round. */
export function changed(writing: Writing): Block[] {
  const { earlier } = writing;
  if (!earlier) return [];
  const rows = lines.map(([name, of]): Maybe<TableRow> => {
    const [before, now] = [of(earlier), of(writing)];
    return before !== now && row(name, before, now);
  });
  const isSame = rows.every((one) => one === false);
  return under(title('changed-title', 'What changed since the last round'), [
    isSame
      ? paragraph('changed-text', 'We worked out every figure again. None on this page changed.')
      : table('changed', 'Compared', [left('', 1.4), left('Last round'), left('Now')], rows),
  ]);
}
