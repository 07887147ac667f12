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

const toldFirst = /^what i(?:['’]d| would)? (?:like|want)(?: to know| answered)\b/i;
const notAsked =
  /^(?:(?:what|how|why|where) (?:i|we|has gone|my)\b|when (?!do\b|does\b|did\b|can\b|should\b|will\b|is\b|are\b))/i;
/** "Did 60 items in October" starts like a question; "did I …" is one. */
const verbFirst = /^(?:did|would|had|was|were)\b(?!\s+(?:i|you|we|it|they|he|she|there|that|this)\b)/i;

/** "Who doesn't love a candle, right?" */
const rhetorical =
  /^who (?:doesn|wouldn|isn)['’]?t\b|^\W*isn['’]?t that\b|\b(?:lol|haha|is there|dont they|don['’]t they)\W*$/i;
/** Whether words that start like a question are one: "What I can do: …" is none. */
export function isQuestion(words: string): boolean {
  const text = words.trim();
  if (rhetorical.test(text)) return false;
  if (toldFirst.test(text)) return true;
  return !notAsked.test(text) && (text.includes('?') || !verbFirst.test(text));
}
