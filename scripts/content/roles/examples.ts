import { featuresOf, type Kinds } from '#shared/plan/reading/roles/features.ts';
import { numberRoles } from '#shared/plan/reading/roles/role-model.ts';
import { tokensOf } from '#shared/plan/reading/roles/tokens.ts';
import type { MarkedText } from './labelled-texts.ts';
import type { Example } from './train.ts';

const ofNumbers: ReadonlySet<string> = new Set(numberRoles);
const times = new Set(['free', 'busy', 'when']);

/** The numbers of a text, and all its words, each with what it is to the writer. */
export function examplesOf(
  { text, isGoal, marks }: MarkedText,
  kinds: Kinds,
): { numbers: Example[]; words: Example[] } {
  const tokens = tokensOf(text);
  const numbers: Example[] = [];
  const words: Example[] = [];
  tokens.forEach(({ from, to, isNumber }, at) => {
    const role = marks.find((one) => one.from < to && one.to > from)?.role ?? 'none';
    const features = featuresOf(tokens, at, { isGoal, kinds });
    words.push({ features, role: ofNumbers.has(role) ? 'none' : role });
    if (!isNumber) return;
    const number = times.has(role) ? 'clock' : 'other';
    numbers.push({ features, role: ofNumbers.has(role) ? role : number });
  });
  return { numbers, words };
}
