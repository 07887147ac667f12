import type { Fact } from './reading.ts';
import { factIn, hitsOf, isTurnedDown, type ReadSentence } from './text.ts';

/** Work that we do not plan, where the person wants to do it. A refusal of it ("no MLM please") is not a wish. */
export function readNotPlanned(sentences: readonly ReadSentence[]): Fact<{ what: string }>[] {
  const facts = new Map<string, Fact<{ what: string }>>();
  for (const sentence of sentences)
    for (const hit of hitsOf(sentence, 'not-planned')) {
      if (isTurnedDown(sentence, hit)) continue;
      if (!facts.has(hit.id))
        facts.set(hit.id, factIn(sentence, { id: `not-planned:${hit.id}`, value: { what: hit.id } }));
    }
  return [...facts.values()];
}
