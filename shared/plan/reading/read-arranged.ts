import { briefly } from './briefly.ts';
import type { Arranged, Fact } from './reading.ts';
import { clauseAround, factIn, isLedBy, longestHits, type ReadSentence } from './text.ts';

const most = 5;
/** The clause says that they have it, and no more than thinks of it. */
const has =
  /\b(?:i|we|ive|weve)\s+(?:\p{L}+\s+)?(?:have|rent|work|use|hire|share|got|keep|store|make|pay)\b|\b(?:i|we)[’']ve\b|\b(?:got|set up|lets? me|lent|lends|agreed|booked|organi[sz]ed|arranged|said (?:yes|ok))\b/iu;
const unsure = /\?|\b(?:if|plan|no|not|must|should|would|could|want|need|maybe|done|bought|buy)\b/i;

/** A room, a helper or a supplier that the customer has arranged: not looked for and not bought again. */
export function readArranged(sentences: readonly ReadSentence[]): Fact<Arranged>[] {
  const facts: Fact<Arranged>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || /\?\s*$/.test(sentence.text)) continue;
    const hit = longestHits(sentence, 'arranged').find(
      (one) => !isLedBy(sentence, one, 'negation', 3) && !isLedBy(sentence, one, 'others', 3),
    );
    const clause = hit && clauseAround(sentence, hit.from);
    if (!hit || !clause || !has.test(clause.text) || unsure.test(clause.text)) continue;
    facts.push(
      factIn(sentence, {
        id: `arranged:${sentence.index}`,
        value: { what: hit.phrase },
        ...(clause.to - clause.from <= 90
          ? { from: clause.from, to: clause.to }
          : briefly(sentence, hit.from)),
      }),
    );
    if (facts.length === most) break;
  }
  return facts;
}
