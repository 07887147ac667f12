import type { Fact, Purchase } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** What the customer still has to buy before the first job, with the sum that they name. */

const money = String.raw`(?:[A-Z]{1,3})?[$£€]\s?(?<cents>\d{1,3}(?:,\d{3})+|\d{2,6})(?![\d,.]*\d|k\b)`;
const thing = String.raw`(?<what>(?:(?!\b(?:and|but|so|because|if|to|i|we|he|she|they|which|who|that|is|are|was)\b)[^.,;:$£€?()\d]){3,45}?)`;
const signs: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:still need|need(?: to buy| to get)?|have to buy|must buy|want to buy|(?:going|plan|planning|hope|looking) to (?:buy|get))\s+(?:an?|the|some|my|our)\s+${thing}\s*(?:,|for|at|is|costs?|about|around|which is|\()*\s*(?:about\s+|around\s+)?${money}`,
    'giu',
  ),
  new RegExp(
    String.raw`\bquotes? for (?:an?|the|my)\s+${thing}\s+(?:is|was|came to|of|at)\s+${money}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^\s*|[.;]\s*)(?<what>\p{Lu}[\p{L} -]{2,30}):\s+[^.$£€]{0,30}\blooking at\b[^.$£€]{0,30}\s+${money}`,
    'gu',
  ),
];
const cover = new RegExp(
  String.raw`\b(?<what>insurance|public liability)\b[^.;$£€?]{0,30}\bquotes?d?\s+(?:was|is|of|came to|at|me)\s+${money}(?:\s+(?:for the|a|per) year)?`,
  'giu',
);
const isOther =
  /\b(?:if|would|could|maybe|one day|later|already|bought|paid|loan|borrow\w*|lend|insurance|wage|goal|a week|clients?|customers?)\b/iu;
const perTime = /^\s*(?:a|an|per|each|every|for the)\s+(?:week|month|year|day|hour|\p{L}+)\b/iu;

export function readPurchases(sentences: readonly ReadSentence[]): Fact<Purchase>[] {
  const facts: Fact<Purchase>[] = [];
  for (const sentence of sentences) {
    const { text, field, isSilent, index } = sentence;
    if (field !== 'content' || isSilent || text.includes('?')) continue;
    for (const pattern of [...signs, cover])
      for (const found of text.matchAll(pattern)) {
        const { what = '', cents = '' } = found.groups ?? {};
        const isCover = pattern === cover;
        const end = found.index + found[0].length;
        const before = text.slice(Math.max(0, found.index - 25), found.index);
        const clause = `${before.split(/[,.;]/).at(-1) ?? ''}${found[0]}`;
        if (!isCover && (isOther.test(clause) || perTime.test(text.slice(end)))) continue;
        const sum = Number(cents.replaceAll(',', '')) * 100;
        if (sum < 5000 || facts.some(({ value }) => value.cents === sum)) continue;
        facts.push(
          factIn(sentence, {
            id: `purchase:${index}:${found.index}`,
            value: { what: isCover ? 'insurance for a year' : what.trim().toLowerCase(), cents: sum },
            from: found.index,
            to: end,
          }),
        );
      }
  }
  return facts.slice(0, 6);
}
