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

const phrasesIn = (question: string, { about }: Answered): string[] => {
  const asked = ` ${tidy(question)} `;
  return about
    .map(tidy)
    .filter((phrase) => [phrase, `${phrase}s`, `${phrase}es`].some((one) => asked.includes(` ${one} `)));
};

/** Of a question, those that the phrases of an answer match. */
export const lettersFound = (question: string, answered: Answered): number =>
  phrasesIn(question, answered).join('').length;

/** The answer of the trade that shares most with a question: two of its phrases, or one long one. */
export const findAnswer = (question: string, questions: readonly Answered[]): Answered | undefined =>
  questions
    .filter((answered) => {
      const found = phrasesIn(question, answered);
      return found.length > 1 || found.some(isLong);
    })
    .toSorted((one, other) => lettersFound(question, other) - lettersFound(question, one))[0];
