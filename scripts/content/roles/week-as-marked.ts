import type { Lexicon } from '#shared/plan/reading/lexicon.ts';
import type { Fact, WeekCell } from '#shared/plan/reading/reading.ts';
import { readSentences } from '#shared/plan/reading/text.ts';
import { readWeek } from '#shared/plan/reading/week/read-week.ts';
import type { MarkedText } from './labelled-texts.ts';

/** The week of a text as its marks say it: the same days and hours are read, only their side is known. */
export function weekAsMarked({ text, marks }: MarkedText, lexicon: Lexicon): Fact<WeekCell>[] {
  const sentences = readSentences('content', text, { ...lexicon, roles: undefined });
  for (const sentence of sentences) {
    const share = (from: number, to: number, wanted: readonly string[]): number =>
      marks
        .filter(({ role }) => wanted.includes(role))
        .reduce((sum, mark) => sum + Math.max(0, Math.min(to, mark.to) - Math.max(from, mark.from)), 0) /
      Math.max(1, to - from);
    sentence.roles = {
      numbersOf: () => [],
      stretchesOf: () => [],
      number: () => undefined,
      words: (from, to, ...wanted) => share(sentence.from + from, sentence.from + to, wanted),
    };
  }
  return readWeek(sentences);
}
