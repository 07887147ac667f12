import type { Lexicon } from './lexicon.ts';
import { rootsOf } from './match/trade-words.ts';
import { rootOf } from './match/words.ts';
import type { Fact, PriceFact } from './reading.ts';
import { type Clause, clausesOf, has, hitsOf, isTurnedDown, type ReadSentence } from './text.ts';

/**
 * The words of what a person sells, with weights: what they say they do or want to do, their price list and what
 * buyers ask for count most; a job that they hold or left counts little; what they refuse counts nothing.
 */
export type SoldWords = ReadonlyMap<string, number>;

/** What words are to the writer: how likely they are sold, and how likely they are a job, refused or a buyer. */
export interface Standing {
  sold: number;
  unsold: number;
}

/** The roles are unsure of what is sold: a word that is hardly anything else counts as well. */
export function standingOf(
  { roles, text }: ReadSentence,
  { from, to }: { from: number; to: number },
): Standing {
  // The roles are learned from English.
  if (!/\p{Script=Latin}/u.test(text.slice(from, to))) return { sold: 0, unsold: 0 };
  const sells = roles?.words(from, to, 'sells') ?? 0;
  const unsold =
    roles?.words(from, to, 'job', 'no', 'buyer', 'market', 'private', 'ask', 'place', 'busy') ?? 0;
  return { sold: sells / (sells + unsold + doubt), unsold };
}
const doubt = 0.15;

/** More a job, a buyer or a refusal than a thing that is sold. */
export const isUnsold = (sentence: ReadSentence, place: { from: number; to: number }): boolean => {
  const { sold, unsold } = standingOf(sentence, place);
  return unsold > 0.4 && sold < 0.4;
};

const weight = { role: 3.5, doing: 3, idea: 3, price: 2.5, asked: 1.5, skill: 1.5, told: 0.4 } as const;
const mostWeight = 6;

const ideaWords =
  /\b(?:my idea|idea (?:is|was)|thought (?:i[’']?d|of|about)|thinking (?:of|about)|what i[’']?d like|i[’']?d like to|want to|wanna|wanting to|plan is|would like to|quiero|muốn)\b/i;
/** "I can stitch but too many hours so no". */
export const saysNo = /\b(?:so|but|is|its|it[’']s a) no\b\W*$/i;

/** "I also grow", "we can do": the words that follow are what they do for money. */
function doesWork(sentence: ReadSentence, { from, to }: Clause, verbs: ReadonlySet<string>): boolean {
  const words = sentence.words.filter((word) => word.from >= from && word.to <= to);
  return words.some(
    ({ text }, at) =>
      /^(?:i|we|ive|im|id)$/.test(text) &&
      // A mower is no mowing.
      words
        .slice(at + 1, at + 5)
        .some(({ text: next, stem }) => !next.endsWith('er') && verbs.has(rootOf(stem))),
  );
}

/** Nothing behind a refusal in its clause is for sale. */
export function refusedFrom(sentence: ReadSentence, { from, to }: Clause): number {
  const refusal = hitsOf(sentence, 'negation').find((hit) => hit.from >= from && hit.from < to);
  return refusal?.from ?? to;
}

/** How much the words of one clause of the background say about what is sold. */
export function weightOf(
  sentence: ReadSentence,
  clause: Clause,
  { verbs, isPriced }: { verbs: ReadonlySet<string>; isPriced: boolean },
): number {
  const { text } = clause;
  return Math.max(
    doesWork(sentence, clause, verbs) ? weight.doing : 0,
    ideaWords.test(text) ? weight.idea : 0,
    has(sentence, 'asked') && has(sentence, 'buyer') ? weight.asked : 0,
    isPriced ? weight.price : 0,
  );
}

/** The words for work that we do not plan say nothing of a trade. */
const wantsNotPlanned = (sentence: ReadSentence): boolean =>
  hitsOf(sentence, 'not-planned').some((hit) => !isTurnedDown(sentence, hit));

const mostUnwanted = 40;
const leastRefused = 0.5;
/** "No double storey" says nothing of a single storey. */
const qualified =
  /\b(?:double|two|three|multi|second|top|big|bigger|large|larger|huge|high|tall|steep|long|heavy|old|new|whole|full|late|early)[- ][\p{L}]+/giu;

/** The stretches that say what they will not do, sell or take on. */
const refusedIn = ({ roles }: ReadSentence): readonly { words: string }[] => [
  ...(roles?.spansOf('no') ?? []),
  ...(roles?.spansOf('main', 'sells') ?? []).filter(
    ({ from, to }) => (roles?.statesOf(from, to).refused ?? 0) >= leastRefused,
  ),
];

/** The roots of what a person refuses to do or to sell, where they do not sell just that. */
export function readUnwanted(
  sentences: readonly ReadSentence[],
  sold: SoldWords,
  { tradeWords }: Pick<Lexicon, 'tradeWords'>,
): string[] {
  const roots = sentences
    .filter(({ field, isSilent }) => field === 'content' && !isSilent)
    .flatMap(refusedIn)
    .flatMap(({ words }) => rootsOf(words.replaceAll(qualified, ' '), tradeWords.common))
    .filter((root) => (sold.get(root) ?? 0) < weight.doing);
  return [...new Set(roots)].slice(0, mostUnwanted);
}

export function readSold(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
  { tradeWords, sellingVerbs }: Pick<Lexicon, 'tradeWords' | 'sellingVerbs'>,
): SoldWords {
  const sold = new Map<string, number>();
  const unsold = new Map<string, number>();
  const skills: string[] = [];
  const add = (to: Map<string, number>, root: string, more: number) =>
    to.set(root, (to.get(root) ?? 0) + more);
  for (const sentence of sentences) {
    if (sentence.isSilent || wantsNotPlanned(sentence)) continue;
    if (sentence.field === 'skills') skills.push(...rootsOf(sentence.text, tradeWords.common));
    if (sentence.field !== 'content') continue;
    for (const clause of clausesOf(sentence)) {
      const isPriced = isPricedIn(prices, sentence, clause);
      const worth = weightOf(sentence, clause, { verbs: sellingVerbs, isPriced });
      for (const { root, from, to } of rootsIn(
        sentence,
        { from: clause.from, to: refusedFrom(sentence, clause) },
        tradeWords.common,
      )) {
        const standing = standingOf(sentence, { from, to });
        add(sold, root, worthOf(standing, Math.max(worth, weight.told)));
        add(unsold, root, standing.unsold);
      }
    }
  }
  // A skill that the story names only as a job, held or left, is less than one that it names as work of their own.
  for (const root of new Set(skills))
    add(
      sold,
      root,
      (unsold.get(root) ?? 0) > (sold.get(root) ?? 0) / weight.doing ? weight.skill / 2 : weight.skill,
    );
  return new Map([...sold].map(([root, points]) => [root, Math.min(mostWeight, points)]));
}

/** What a word in such a clause says of what is sold. */
export const worthOf = ({ sold, unsold }: Standing, ofClause: number): number =>
  Math.max(weight.role * sold, ofClause * (1 - unsold));

/** A price of the list is in a clause. */
export const isPricedIn = (
  prices: readonly Fact<PriceFact>[],
  sentence: ReadSentence,
  { from, to }: Pick<Clause, 'from' | 'to'>,
): boolean =>
  prices.some(
    ({ at }) => at.field === 'content' && at.from < sentence.from + to && at.to > sentence.from + from,
  );

/** The roots in a part of a sentence that can tell one trade from another, with their first place. */
function rootsIn(
  { words }: ReadSentence,
  { from, to }: { from: number; to: number },
  common: ReadonlySet<string>,
) {
  const found = new Map<string, { root: string; from: number; to: number }>();
  for (const word of words) {
    if (
      word.from < from ||
      word.to > to ||
      common.has(word.text) ||
      common.has(word.stem) ||
      /^\d/.test(word.text)
    )
      continue;
    const root = rootOf(word.stem);
    if (root.length > 2 && !found.has(root)) found.set(root, { root, from: word.from, to: word.to });
  }
  return [...found.values()];
}
