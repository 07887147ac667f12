import type { Lexicon } from '../lexicon.ts';
import { rootOf, wordsOf } from '../match/words.ts';
import { isPricedIn, isUnsold, refusedFrom, saysNo, standingOf, weightOf, worthOf } from '../read-sold.ts';
import type { Fact, PriceFact } from '../reading.ts';
import { type Clause, clausesOf, hitsOf, type ReadSentence } from '../text.ts';

/** What the story says of the person's own work, word by word. */
export interface Evidence {
  /** Points of a root in what they do, charge for and are asked for. */
  said: ReadonlyMap<string, number>;
  /** Roots that only a job or work that they left is about. */
  left: ReadonlySet<string>;
  /** Roots of work that they have given up: "no more roofs". */
  refused: ReadonlySet<string>;
}

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

const told = 0.8;
const elsewhere = 0.3;
const mostSaid = 9;

const isNoWork = (sentence: ReadSentence, clause: Clause): boolean =>
  wage.test(sentence.text) || saysNo.test(sentence.text) || isOthers(sentence, clause);

const leastLeft = 0.5;

/** Above nothing for a word of what is sold, below it for one of a job, of what is refused or only owned. */
function balanceOf(sentence: ReadSentence, place: { from: number; to: number }, isNo: boolean): number {
  if (isNo) return -1;
  const kept = sentence.roles?.words(place.from, place.to, 'job', 'no', 'has') ?? 0;
  return Math.max(standingOf(sentence, place).sold, 0.3 * (1 - kept)) - kept;
}

export function readEvidence(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
  { sellingVerbs: verbs }: Pick<Lexicon, 'sellingVerbs'>,
): Evidence {
  const said = new Map<string, number>();
  /** How much of a root is sold, less how much of it is a job, refused or owned. */
  const balance = new Map<string, number>();
  const refused = new Set<string>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const clause of clausesOf(sentence)) {
      const isPriced = isPricedIn(prices, sentence, clause);
      const isNo = isNoWork(sentence, clause);
      const ofClause = Math.max(told, weightOf(sentence, clause, { verbs, isPriced }));
      const end = refusedFrom(sentence, clause);
      for (const word of sentence.words) {
        if (word.from < clause.from || word.to > end || glue.has(word.text)) continue;
        const root = rootOf(word.stem);
        const isLeft = isNo || isUnsold(sentence, word);
        const weight = isLeft ? elsewhere : worthOf(standingOf(sentence, word), ofClause);
        said.set(root, Math.min(mostSaid, (said.get(root) ?? 0) + weight));
        balance.set(root, (balance.get(root) ?? 0) + balanceOf(sentence, word, isNo));
      }
      const unwanted = sentence.text.slice(end, clause.to);
      if (neverAgain.test(unwanted)) for (const root of stemsOf(unwanted)) refused.add(root);
    }
  }
  return {
    said,
    left: new Set([...balance].filter(([, sum]) => sum < -leastLeft).map(([root]) => root)),
    // What they only name to refuse it was no work of theirs.
    refused: new Set([...refused].filter((root) => said.has(root) && (said.get(root) ?? 0) < littleSaid)),
  };
}
const littleSaid = 1.7;
/** "No more roofs", "never lay another": work that they have given up, and not a part that they leave out. */
const neverAgain = /\b(?:more|again|any ?more|another|ever)\b/i;

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
