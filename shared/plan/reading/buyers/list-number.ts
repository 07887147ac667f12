import type { BuyerFact } from '../reading.ts';
import type { ReadSentence } from '../text.ts';

/** The number of a line in a list is no part of a name, and it counts no one. */

const numbered = /^(\d{1,2})[.)]?\s+\p{L}/u;

const numberOf = ({ text }: Sentence): number => Number(numbered.exec(text)?.[1]);

type Sentence = Pick<ReadSentence, 'text'>;

/** The line before or behind it has the next number. */
export function isListLine(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const number = numberOf(sentence);
  return number > 0 && sentences.some((other) => Math.abs(numberOf(other) - number) === 1);
}

/** "3 caravan park x2", in a list with a line 2 or 4: what is behind the name counts. */
export function withoutListNumber<T extends Pick<BuyerFact, 'who' | 'count'> & { at: number }>(
  found: T,
  sentence: Sentence,
  sentences: readonly Sentence[],
): T {
  const { count, ...rest } = found;
  if (found.at > 2 || count !== numberOf(sentence) || !isListLine(sentence, sentences)) return found;
  const behind = sentence.text.slice(sentence.text.indexOf(found.who) + found.who.length);
  const times = Number(/^\s*x\s?(\d{1,2})\b/i.exec(behind)?.[1] ?? 1);
  return { ...rest, ...(times > 1 && { count: times }) } as T;
}
