import { countWords } from '../count-words.ts';
import type { RoleSpan } from '../roles/weights.ts';
import { hitsOf, type ReadSentence } from '../text.ts';

/** Stretches that name buyers, each with all words of its name: the model tags some words of a name and misses others. */

const determiner = String.raw`(?:an?|the|my|our|some|another|one|both|few|several|\d{1,3}|${countWords})`;
/** "The", "3", "a few": a name starts here and goes on. */
const isOpen = new RegExp(String.raw`(?:^|\s)(?:${determiner}|from|of|at|in|with|for)$`, 'iu');
const isBare = new RegExp(String.raw`^(?:${determiner}\s*)+$`, 'iu');
/** Words between two stretches of one name: "two other residents", "the real estate". */
const gap = /^\s*(?:[\p{L}’'-]+\s+){0,2}$/u;
const verb =
  /\b(?:want|wants|asked|asks?|said|says?|has|have|had|is|are|was|were|will|would|who|that|which|to|and|or|i|we|he|she|they)\b/i;
/** "The real estate lady", "funeral director", "three businesses" */
const personBehind =
  /^\s+(?:lady|man|bloke|guy|fella|chick|girls?|boys?|woman|women|men|director|manager|owner|corporate|boss|group|club|shop|place|couple|family|families|teacher|carer|coordinator|agents?|crew|mob|people|residents|businesses|owners|managers|neighbours|farmers|members|clients|customers|mums|parents|students|friends|mates)\b/iu;

/** "Three agencies", "two galleries" */
const plural = /^\s+\p{L}{3,}(?<!s)s\b/u;

/** "The hunting and fishing shop" */
const isHalf = (said: string, between: string): boolean =>
  /^(?:(?:an?|the)\s)?\p{L}+ing$/iu.test(said) && /^\s(?:and|&)\s$/.test(between);

const trimmed = (text: string, { from, to }: { from: number; to: number }): { from: number; to: number } => {
  const words = text.slice(from, to);
  return {
    from: from + words.length - words.trimStart().length,
    to: from + words.trimEnd().length,
  };
};

/** The stretches of a sentence that are at least so likely buyers. */
export function buyerSpans(sentence: ReadSentence, least: number): RoleSpan[] {
  const { text, roles } = sentence;
  const spans: RoleSpan[] = [];
  for (const span of roles?.spansOf('buyer') ?? []) {
    if (span.likely < least) continue;
    const known = hitsOf(sentence, 'buyer').find((hit) => hit.from < span.from && hit.to > span.from);
    const { from, to } = trimmed(text, {
      from: Math.max(0, known?.from ?? span.from),
      to: Math.min(span.to, text.length),
    });
    const last = spans.at(-1);
    const between = last ? text.slice(last.to, from) : '';
    const goesOn =
      last &&
      gap.test(between) &&
      (!verb.test(between) || isHalf(text.slice(last.from, last.to), between)) &&
      between !== '' &&
      (isOpen.test(text.slice(last.from, last.to)) || isHalf(text.slice(last.from, last.to), between));
    if (last && goesOn) Object.assign(last, { to, likely: Math.max(last.likely, span.likely) });
    else spans.push({ ...span, from, to });
  }
  return spans.flatMap((span) => {
    const behind = text.slice(span.to);
    const isCount = isBare.test(text.slice(span.from, span.to));
    const more = ((isCount && plural.exec(behind)) || personBehind.exec(behind))?.[0].length ?? 0;
    const words = text.slice(span.from, span.to + more);
    return isBare.test(words) || words === '' ? [] : [{ ...span, to: span.to + more, words }];
  });
}
