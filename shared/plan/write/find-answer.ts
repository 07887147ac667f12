import type { Trade } from '#shared/content/schemas/trade.ts';

type Answered = Trade['questions'][number];

const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A phrase of several words is sure by itself; a short one needs a second. */
const isLong = (phrase: string): boolean => phrase.includes(' ') && phrase.length >= 10;

/** The answer of the trade that shares most with a question: two of its phrases, or one long one. */
export function findAnswer(question: string, questions: readonly Answered[]): Answered | undefined {
  const asked = ` ${tidy(question)} `;
  const isIn = (phrase: string) =>
    [phrase, `${phrase}s`, `${phrase}es`].some((one) => asked.includes(` ${one} `));
  let best: { answered: Answered; letters: number } | undefined;
  for (const answered of questions) {
    const found = answered.about.map(tidy).filter(isIn);
    if (found.length < 2 && !found.some(isLong)) continue;
    const letters = found.join('').length;
    if (!best || letters > best.letters) best = { answered, letters };
  }
  return best?.answered;
}
