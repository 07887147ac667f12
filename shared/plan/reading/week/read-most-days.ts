import { countIn, countWords } from '../count-words.ts';
import type { Fact, Reading } from '../reading.ts';
import { clausesOf, factIn, type ReadSentence } from '../text.ts';

/** On how many of their free days they work at most. */

const part = String.raw`(?:mornings?|days?|afternoons?|arvos?|evenings?|nights?)`;
const most = new RegExp(
  String.raw`\b(?:(?:no|not) more than|at (?:the )?most|max(?:imum)?(?: of)?|any) (?<count>\d|${countWords}) (?:of )?(?:(?:those|these|the) )?${part} (?:in )?(?:a|any|per|each|every|of the) week\b`,
  'iu',
);
/** Before "mornings" in such words: they name no other morning. */
export const ofThose =
  /\b(?:more than|most|max(?:imum)?|any|of)\s+\S+\s+(?:of\s+)?(?:(?:those|these|the)\s+)?$/iu;
const ofOthers = /\b(?:job|boss|he|she|they|school|wage|visa|payment|client|customer)\b|\?/i;

export function readMostDays(sentences: readonly ReadSentence[]): Fact<number> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { text, from, to } of clausesOf(sentence)) {
      const count = countIn(most.exec(text)?.groups?.['count'] ?? '');
      if (count !== undefined && count > 0 && count < 7 && !ofOthers.test(text))
        return factIn(sentence, { id: 'most-days', value: count, from, to });
    }
  }
  return undefined;
}

/** The first of the free days, as many as they work. */
export const withinMost = <T>(free: readonly T[], { mostDays }: Pick<Reading, 'mostDays'>): T[] =>
  free.slice(0, mostDays?.value ?? free.length);
