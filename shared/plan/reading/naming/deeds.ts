import type { Lexicon } from '../lexicon.ts';
import { rootOf, wordsOf } from '../match/words.ts';
import { isPricedIn, isUnsold, refusedFrom, saysNo } from '../read-sold.ts';
import type { Fact, PriceFact } from '../reading.ts';
import { type Clause, clausesOf, hitsOf, type ReadSentence } from '../text.ts';

const glue = new Set('and or for of in on with to a an the my n & at from'.split(' '));

/** The roots of a name, without joining words. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ text: word }) => !glue.has(word))
      .map(({ stem }) => rootOf(stem)),
  ),
];

/** What a wage is paid for is no work of their own. */
const wage =
  /\b(?:in the hand|after tax|before tax|take[- ]home|pro rata|wages?|an? (?:week|fortnight) (?:clear|net|gross))\b/i;
/** "My husband builds kitchens": another person's work. */
const isOthers = (sentence: ReadSentence, { from, to, text }: Clause): boolean =>
  hitsOf(sentence, 'others').some((hit) => hit.from >= from && hit.to <= to) &&
  !/\b(?:i|we|me)\b/i.test(text);

const isNoWork = (sentence: ReadSentence, clause: Clause): boolean =>
  wage.test(sentence.text) || saysNo.test(sentence.text) || isOthers(sentence, clause);

const deedPoints = { told: 0.5, own: 2, priced: 1.5, first: 1.5, ofWork: 1 } as const;

/** Who hires out, teaches or repairs says so of whatever it is. */
const ofAnything: ReadonlySet<string> = new Set(['hire', 'teaching', 'repair']);

/** Whether "I" or "we" comes shortly before a place. */
const isOwn = ({ words }: ReadSentence, at: number): boolean => {
  const place = words.findIndex(({ from }) => from >= at);
  return words.slice(Math.max(0, place - 4), place).some(({ text }) => /^(?:i|we|ive|im)$/.test(text));
};

/** Points of what is done for the price, by the kind of own business: "hire", "teaching". Each kind once in a clause. */
export function readDeeds(
  sentences: readonly ReadSentence[],
  work: readonly string[],
  { prices, deeds }: { prices: readonly Fact<PriceFact>[]; deeds: Lexicon['workWords']['deeds'] },
): Record<string, number> {
  const points: Record<string, number> = {};
  for (const sentence of sentences) {
    if (sentence.isSilent || !['content', 'skills'].includes(sentence.field)) continue;
    for (const clause of clausesOf(sentence)) {
      if (sentence.field === 'content' && isNoWork(sentence, clause)) continue;
      const end = refusedFrom(sentence, clause);
      const inside = (place: { from: number; to: number }) =>
        place.from >= clause.from && place.to <= end && !isUnsold(sentence, place);
      const found = [
        ...hitsOf(sentence, 'deed')
          .filter(inside)
          .map((hit) => ({ ...hit, isPhrase: true })),
        ...sentence.words.filter(inside).flatMap((word) => {
          const id = deeds.get(rootOf(word.stem));
          return id ? [{ id, from: word.from, isPhrase: false }] : [];
        }),
      ];
      const isPriced = isPricedIn(prices, sentence, clause);
      // What people name first is their main work.
      const isFirst = isPricedIn(prices.slice(0, 1), sentence, clause);
      const isOfWork = stemsOf(clause.text).some((root) => work.includes(root));
      const best: Record<string, number> = {};
      for (const { id, from, isPhrase } of found) {
        const said =
          (isPhrase || isOwn(sentence, from) ? deedPoints.own : 0) + (isPriced ? deedPoints.priced : 0);
        // "I clean houses" says little of frozen bread. "I hire them out" needs no name.
        const share = isOfWork || isPhrase || ofAnything.has(id) ? 1 : 0.5;
        const worth =
          deedPoints.told +
          said * share +
          (isOfWork ? deedPoints.ofWork : 0) +
          (isFirst ? deedPoints.first : 0);
        best[id] = Math.max(best[id] ?? 0, worth);
      }
      for (const [id, worth] of Object.entries(best)) points[id] = (points[id] ?? 0) + worth;
    }
  }
  return points;
}
