import type { Need } from '#shared/content/schemas/parts.ts';
import type { Fact, Limit } from './reading.ts';
import { clauseAround, factIn, hitsOf, isLedBy, longestHits, type ReadSentence } from './text.ts';

/** "No more than two evenings" and "no need to drive" refuse nothing. */
const notRefused =
  /\bno (?:more|less) than\b|\bno need\b|\bno problem\b|\bdon'?t mind\b|\bnot a problem\b|\bnot only\b|\bno worries\b|\bis ok\b|\bis fine\b|\bsorry\b/i;

/** Each limit removes exactly what it names. A refusal inside a wish to be told or not ("don't tell me to …") counts. */
export function readLimitsSaid(sentences: readonly ReadSentence[]): Fact<Limit>[] {
  const limits = new Map<string, Fact<Limit>>();
  const put = (sentence: ReadSentence, id: string, at: number) => {
    const clause = clauseAround(sentence, at);
    const key = `limit:${id}`;
    if (!limits.has(key))
      limits.set(
        key,
        factIn(sentence, { id: key, value: { need: id as Need }, from: clause.from, to: clause.to }),
      );
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field === 'budget' || sentence.field === 'timePerWeek') continue;
    for (const hit of longestHits(sentence, 'limit')) {
      const clause = clauseAround(sentence, hit.from);
      const isOthers = isLedBy(sentence, hit, 'others', 4);
      const isFine = /\b(ok|fine|good|better now)\b/i.test(clause.text) && !/except/i.test(sentence.text);
      if (
        !isOthers &&
        !isFine &&
        !(isLedBy(sentence, hit, 'negation', 3) && /^(deaf|blind)/.test(hit.phrase))
      )
        put(sentence, hit.id, hit.from);
    }
    for (const hit of longestHits(sentence, 'limit-object')) {
      const clause = clauseAround(sentence, hit.from);
      if (notRefused.test(clause.text)) continue;
      const isRefused = isLedBy(sentence, hit, 'negation', 5);
      // "for the children", "my kids": a child in a sentence is not a limit on working with children.
      const isBare = hitsOf(sentence, 'others').some((other) => other.next === hit.first);
      if (isRefused && !isBare) put(sentence, hit.id, hit.from);
    }
  }
  return [...limits.values()];
}

/** Kinds of selling that a person will not or may not do: "no freelance work", "I don't want to sell to friends". */
export function readRefusals(sentences: readonly ReadSentence[]): Fact<{ what: string }>[] {
  const facts = new Map<string, Fact<{ what: string }>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const hit of longestHits(sentence, 'refused')) {
      if (facts.has(hit.id) || !isLedBy(sentence, hit, 'negation', 4)) continue;
      // "I have no clients yet" is not a refusal of clients.
      if (/\b(?:yet|experience)\b/i.test(sentence.text)) continue;
      const clause = clauseAround(sentence, hit.from);
      facts.set(
        hit.id,
        factIn(sentence, {
          id: `refused:${hit.id}`,
          value: { what: hit.id },
          from: clause.from,
          to: clause.to,
        }),
      );
    }
  }
  return [...facts.values()];
}
