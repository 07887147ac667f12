import type { Text } from '../document/text.ts';
import { describeGoal, mainDoubt } from '../goal/describe-goal.ts';
import { printNote } from '../goal/notes.ts';
import type { Draft } from './draft.ts';

const money =
  /(\$\d[\d,]*(?:\.\d\d)?(?: (?:to \$\d[\d,]*(?:\.\d\d)? )?a (?:day|week|fortnight|month|quarter|year))?)/;

/** Amounts in a sentence about the goal lead to it; a typed text may hold any spaces. */
const markAmounts = (sentence: string, { figure }: Draft): Text =>
  sentence
    .replaceAll(/\s+/g, ' ')
    .split(money)
    .filter((part) => part !== '')
    .map((part) => (money.test(part) ? figure('goal', part) : part));

export const goalAsRead = (draft: Draft): Text => markAmounts(describeGoal(draft.model.goal), draft);

/** What a goal lacks that cannot be tested: one in another currency has its amount. */
export const amountLacking = ({ model }: Draft): string =>
  model.goal.notes.some(({ id }) => id === 'foreign-currency') ? 'amount in Australian dollars' : 'amount';

/** All that was noted in reading, but for the doubt that the reading itself names. */
export function goalNotes(draft: Draft): Text[] {
  const { goal } = draft.model;
  const said = mainDoubt(goal);
  // The reading itself names the day that it tests.
  return goal.notes
    .filter((one) => one !== said && one.id !== 'no-deadline-default-6')
    .map((one) => markAmounts(printNote(one), draft));
}
