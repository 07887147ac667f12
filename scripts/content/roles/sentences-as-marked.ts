import type { Lexicon } from '#shared/plan/reading/lexicon.ts';
import type { AnswerField } from '#shared/plan/reading/reading.ts';
import { periods, states } from '#shared/plan/reading/roles/states.ts';
import type { Role } from '#shared/plan/reading/roles/tags.ts';
import type { RoleSpan } from '#shared/plan/reading/roles/weights.ts';
import { type ReadSentence, readSentences } from '#shared/plan/reading/text.ts';
import type { MarkedText } from './labelled-texts.ts';

const certainly = <T extends string>(names: readonly T[], right: T | undefined): Record<T, number> =>
  Object.fromEntries(names.map((name) => [name, name === right ? 1 : 0])) as Record<T, number>;

/** The sentences of a text as its marks say what their words are. */
export function sentencesAsMarked(
  field: AnswerField,
  { text, marks }: MarkedText,
  lexicon: Lexicon,
): ReadSentence[] {
  const sentences = readSentences(field, text, { lexicon });
  for (const sentence of sentences) {
    const share = (from: number, to: number, wanted: readonly string[]): number =>
      marks
        .filter(({ role }) => wanted.includes(role))
        .reduce((sum, mark) => sum + Math.max(0, Math.min(to, mark.to) - Math.max(from, mark.from)), 0) /
      Math.max(1, to - from);
    const markAt = (from: number, to: number) =>
      marks.find((mark) => mark.from < sentence.from + to && mark.to > sentence.from + from);
    sentence.roles = {
      statesOf: (from, to) => certainly(states, markAt(from, to)?.state),
      periodsOf: (from, to) => certainly(periods, markAt(from, to)?.per),
      numbersOf: () => [],
      stretchesOf: () => [],
      spansOf: (...wanted: Role[]): RoleSpan[] =>
        marks
          .filter(({ role, from, to }) => wanted.includes(role) && from < sentence.to && to > sentence.from)
          .map(({ from, to, role }) => ({
            from: from - sentence.from,
            to: to - sentence.from,
            role,
            words: text.slice(from, to),
            likely: 1,
            title: 0,
          })),
      groupOf: () => [],
      number: () => undefined,
      words: (from, to, ...wanted) => share(sentence.from + from, sentence.from + to, wanted),
    };
  }
  return sentences;
}
