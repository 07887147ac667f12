import { briefly } from './briefly.ts';
import type { Arranged, Fact } from './reading.ts';
import { factIn, isLedBy, longestHits, type ReadSentence } from './text.ts';

const most = 5;

/** A room, a helper or a supplier that the customer has arranged: not looked for and not bought again. */
export function readArranged(sentences: readonly ReadSentence[]): Fact<Arranged>[] {
  const facts: Fact<Arranged>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || /\?\s*$/.test(sentence.text)) continue;
    const hit = longestHits(sentence, 'arranged').find(
      (one) => !isLedBy(sentence, one, 'negation', 3) && !isLedBy(sentence, one, 'others', 3),
    );
    if (!hit) continue;
    facts.push(
      factIn(sentence, {
        id: `arranged:${sentence.index}`,
        value: { what: hit.phrase },
        ...briefly(sentence, hit.from),
      }),
    );
    if (facts.length === most) break;
  }
  return facts;
}
