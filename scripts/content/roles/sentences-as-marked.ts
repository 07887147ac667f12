import type { Lexicon } from '#shared/plan/reading/lexicon.ts';
import type { AnswerField } from '#shared/plan/reading/reading.ts';
import type { Role } from '#shared/plan/reading/roles/tags.ts';
import type { RoleSpan } from '#shared/plan/reading/roles/weights.ts';
import { type ReadSentence, readSentences } from '#shared/plan/reading/text.ts';
import type { MarkedText } from './labelled-texts.ts';

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
    sentence.roles = {
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
