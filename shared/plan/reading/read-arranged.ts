import { briefly } from './briefly.ts';
import { amountsOf } from './read-amounts.ts';
import type { Arranged, Fact, UnitCost } from './reading.ts';
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

const costNoun =
  /\b(?:ingredients?|materials?|cost(?:s|ing)? (?:of|me|about|is|are)|costs?|to make|fabric|packaging)\b/i;
const perOne = /^\s*(?:an?|per|each|for an?|to make)\b/i;
/** "power about 60c" behind the cost of the ingredients. */
const smallSum = /(?<![\d.])(\d{1,2})\s?c\b/g;
const mostCents = 100_000;

/** What one of their things costs them: "ingredients are $2.60 a loaf, power about 60c". */
export function readUnitCost(sentences: readonly ReadSentence[]): Fact<UnitCost> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || !costNoun.test(sentence.text)) continue;
    const [first] = amountsOf(sentence).filter(
      ({ cents, per, item, strength, from, to }) =>
        cents <= mostCents &&
        strength >= 2 &&
        (item !== undefined || per === undefined) &&
        /\b(?:cost|costs|ingredients?|materials?)\b/i.test(
          sentence.text.slice(Math.max(0, from - 40), from),
        ) &&
        (item !== undefined ||
          perOne.test(sentence.text.slice(to)) ||
          /\bcosts? of an? \p{L}+/iu.test(sentence.text.slice(0, from))),
    );
    if (!first) continue;
    const more = [...sentence.text.slice(first.to).matchAll(smallSum)].reduce(
      (sum, [, cents]) => sum + Number(cents),
      0,
    );
    const unit = first.item ?? /\bcosts? of an? (\p{L}+)/iu.exec(sentence.text)?.[1]?.toLowerCase();
    return factIn(sentence, {
      id: 'unit-cost',
      value: { cents: first.cents + more, ...(unit && { unit }) },
      ...briefly(sentence, first.from),
    });
  }
  return undefined;
}
