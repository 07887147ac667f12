import type { Lexicon } from '../lexicon.ts';
import type { TradeWords } from '../match/trade-words.ts';
import { rootsOf } from '../match/trade-words.ts';
import type { Fact, RankedTrade, Skill } from '../reading.ts';
import type { TradeWeights } from '../roles/weights.ts';
import { factIn, has, isChip, type ReadSentence } from '../text.ts';

/** Which trade of the catalogue a business is, or that it is none of them. */

/** Where no trade of the catalogue is the business. */
export const ownTradeId = 'own';
export type Signs = Record<string, number>;

type RootWeights = Map<string, number>;

/** What the words name, each as likely as it names the business or something else that is sold. */
export interface SoldRoots {
  main: RootWeights;
  sells: RootWeights;
}

const leastWeight = 0.1;
/** A story of fewer words says little. */
const shortStory = 25;
/** So much together names a business. */
const leastNamed = 0.5;

function weigh(
  sentences: readonly ReadSentence[],
  role: 'main' | 'sells',
  { common }: TradeWords,
): RootWeights {
  const weights: RootWeights = new Map();
  for (const sentence of sentences) {
    const { roles, words, isSilent } = sentence;
    if (!roles || isSilent || isChip(sentence)) continue;
    for (const { text, from, to } of words) {
      const likely = roles.words(from, to, role);
      if (likely < leastWeight) continue;
      for (const root of rootsOf(text, common)) weights.set(root, Math.max(weights.get(root) ?? 0, likely));
    }
  }
  return weights;
}

const sum = (weights: RootWeights): number => [...weights.values()].reduce((total, one) => total + one, 0);

export function soldRoots(sentences: readonly ReadSentence[], tradeWords: TradeWords): SoldRoots {
  const told = weigh(
    sentences.filter(({ field }) => field !== 'skills'),
    'main',
    tradeWords,
  );
  // What is only listed names the business where the story does not, or hardly says anything.
  const words = sentences.filter(({ field }) => field === 'content').flatMap((one) => one.words);
  const isTold = sum(told) >= leastNamed && words.length >= shortStory;
  const main = isTold ? told : weigh(sentences, 'main', tradeWords);
  const sells = weigh(sentences, 'sells', tradeWords);
  for (const root of main.keys()) sells.delete(root);
  return { main, sells };
}

/** How often the labelled businesses with these words were of a trade. */
function learnedShare(
  trade: string,
  weights: RootWeights,
  { words, tradeWords }: { words: TradeWeights['words']; tradeWords: TradeWords },
): number {
  let [found, all] = [0, 0];
  for (const [root, weight] of weights) {
    const counts = words[root];
    const worth = weight * tradeWords.rarity(root);
    all += worth;
    if (!counts) continue;
    const total = Object.values(counts).reduce((one, other) => one + other, 0);
    found += (worth * (counts[trade] ?? 0)) / (total + 0.5);
  }
  return all === 0 ? 0 : found / all;
}

/** The weight of a word in the names and tasks of a trade. */
const leastOfName = 1;
const leastCovered = 0.35;
const leastLearned = 0.2;
const leastSign = 0.15;
const mostLikest = 12;

const lists = ['title', 'task', 'tool', 'ticket'] as const;
const otherRoles = ['job', 'no', 'buyer', 'ask', 'private'] as const;

type Add = (trade: string, sign: string, value: number) => void;

/** What a phrase of a trade is to the writer: the business, another thing that is sold, or only told. */
function addHits(sentences: readonly ReadSentence[], common: ReadonlySet<string>, add: Add): void {
  const story = new Set(
    sentences.filter(({ field }) => field === 'content').flatMap(({ text }) => rootsOf(text, common)),
  );
  for (const { field, index, text, hits, roles, isSilent } of sentences) {
    if (isSilent || !['content', 'skills', 'incomeGoal'].includes(field)) continue;
    const isListed = field === 'skills';
    const isShown =
      !isListed || story.size < shortStory || rootsOf(text, common).some((root) => story.has(root));
    for (const { id, from, to, ...hit } of hits) {
      const list = lists.find((one) => one === hit.list);
      const isOther = hits.some(
        (one) => one.list === 'not-trade' && one.id === id && one.from <= from && one.to >= to,
      );
      if (!list || isOther) continue;
      const main = isShown ? (roles?.words(from, to, 'main') ?? 0) : 0;
      const sells = isShown ? (roles?.words(from, to, 'sells') ?? 0) : 0;
      const told = 1 - main - sells - (isListed ? 0 : (roles?.words(from, to, ...otherRoles) ?? 0));
      if (isListed && index === 0) add(id, `first ${list}`, 1);
      for (const [role, value] of Object.entries({ main, sells, told }))
        if (value >= leastSign) add(id, `${isListed ? 'listed ' : ''}${role} ${list}`, value);
    }
  }
}

interface Told {
  words: TradeWeights['words'];
  /** How likely the network says each trade is. */
  read: ReadonlyMap<string, number>;
}

/** So likely a trade is looked at, though the answers have none of its words. */
const leastRead = 0.3;

/** What speaks for each trade that the answers touch, and for none of them. */
export function tradeSigns(
  sentences: readonly ReadSentence[],
  { tradeWords }: Pick<Lexicon, 'tradeWords'>,
  { words, read }: Told,
): Map<string, Signs> {
  const found = new Map<string, Signs>();
  const add: Add = (trade, sign, value) => {
    const signs = found.get(trade) ?? {};
    found.set(trade, signs);
    signs[sign] = Math.max(signs[sign] ?? 0, value);
  };
  addHits(sentences, tradeWords.common, add);
  const { main, sells } = soldRoots(sentences, tradeWords);
  const touched = new Set(found.keys());
  const likest = tradeWords.likest(
    new Map([
      ...[...sells].map(([root, weight]): [string, number] => [root, 1 + weight]),
      ...[...main].map(([root, weight]): [string, number] => [root, 1 + 3 * weight]),
    ]),
  );
  for (const { trade } of likest.slice(0, mostLikest)) touched.add(trade);
  for (const root of main.keys())
    for (const [trade, count] of Object.entries(words[root] ?? {})) if (count >= 1) touched.add(trade);
  for (const [trade, likely] of read) if (likely >= leastRead) touched.add(trade);
  touched.delete(ownTradeId);
  let [mostCovered, mostNamed] = [0, 0];
  for (const trade of touched) {
    const learned = learnedShare(trade, main, { words, tradeWords });
    const covered = tradeWords.covered(trade, main);
    const named = tradeWords.covered(trade, main, leastOfName);
    const isCalled = ['main title', 'main task', 'listed main title', 'listed main task'].some(
      (sign) => (found.get(trade)?.[sign] ?? 0) > 0,
    );
    // A trade that has few of the words and none of the names is another business.
    const isRead = (read.get(trade) ?? 0) >= leastRead;
    if (main.size > 0 && !isCalled && !isRead && covered < leastCovered && learned < leastLearned) {
      found.delete(trade);
      continue;
    }
    [mostCovered, mostNamed] = [Math.max(mostCovered, covered), Math.max(mostNamed, named)];
    add(trade, 'main covered', covered);
    add(trade, 'main named', named);
    if (covered > 0.99) add(trade, 'main covered whole', 1);
    add(trade, 'main learned', learned);
    add(trade, 'sells covered', tradeWords.covered(trade, sells));
    add(trade, 'sells learned', learnedShare(trade, sells, { words, tradeWords }));
  }
  const most = (sign: string) => Math.max(0, ...[...found.values()].map((signs) => signs[sign] ?? 0));
  add(ownTradeId, 'own', 1);
  add(ownTradeId, 'own uncovered', 1 - mostCovered);
  add(ownTradeId, 'own unnamed', 1 - mostNamed);
  add(ownTradeId, 'own titled', most('main title'));
  add(ownTradeId, 'own listed titled', most('listed main title') * most('first title'));
  add(ownTradeId, 'own learned', learnedShare(ownTradeId, main, { words, tradeWords }));
  return found;
}

/** What the words name and what the network reads both count. */
const readWeight = 0.6;
const leastShare = 0.002;

/** The trades that the business may be, the likeliest first; `own` is one of them. */
export function rankTrades(
  sentences: readonly ReadSentence[],
  lexicon: Pick<Lexicon, 'tradeWords'>,
  { signs: weights, words, read }: TradeWeights & Pick<Told, 'read'>,
): RankedTrade[] {
  const all = [...tradeSigns(sentences, lexicon, { words, read })].map(([trade, signs]) => ({
    trade,
    points: pointsOf(signs, weights) + readWeight * Math.log((read.get(trade) ?? 0) + leastShare),
  }));
  const most = Math.max(...all.map(({ points }) => points));
  const sum = all.reduce((total, { points }) => total + Math.exp(points - most), 0);
  return all
    .map(({ trade, points }) => ({ trade, likely: Math.exp(points - most) / sum }))
    .toSorted((one, other) => other.likely - one.likely || (one.trade < other.trade ? -1 : 1));
}

/** So likely a trade is read as a skill, whatever the answers call it. */
const leastLikely = 0.1;
const mostRanked = 5;
const leastStrength = 6;

/** The trades of a business that the answers name. */
export function rankedTrades(
  sentences: readonly ReadSentence[],
  lexicon: Lexicon,
  read: ReadonlyMap<string, number>,
): RankedTrade[] {
  if (!lexicon.roles || sum(soldRoots(sentences, lexicon.tradeWords).main) < leastNamed) return [];
  return rankTrades(sentences, lexicon, { ...lexicon.roles.trades, read })
    .slice(0, mostRanked)
    .map(({ trade, likely }) => ({ trade, likely: Math.round(likely * 1000) / 1000 }));
}

interface RankedSources {
  ranked: readonly RankedTrade[];
  sentences: readonly ReadSentence[];
  lexicon: Lexicon;
}

/** Words without sense are also likest to some trade. */
const tellsOfWork = (sentences: readonly ReadSentence[]): boolean =>
  sentences.some(
    ({ roles }) =>
      (roles?.spansOf('price', 'cost', 'volume', 'sales', 'years', 'buyer', 'minutes') ?? []).length > 0,
  );

/** A likely trade is a skill, even where no word of the answers is a name of it. */
export function withRanked(
  skills: readonly Fact<Skill>[],
  { ranked, sentences, lexicon }: RankedSources,
): Fact<Skill>[] {
  const strength = Math.max(leastStrength, ...skills.map(({ value }) => value.strength));
  if (skills.length === 0 && !tellsOfWork(sentences)) return [];
  const added = ranked.flatMap(({ trade, likely }): Fact<Skill>[] => {
    if (likely < leastLikely || !lexicon.tradeNames.has(trade)) return [];
    if (skills.some(({ value }) => value.trade === trade && !value.isWeak)) return [];
    const [span, sentence] =
      sentences.flatMap((one) =>
        has(one, 'not-planned')
          ? []
          : (one.roles?.spansOf('main', 'sells') ?? []).map((span) => [span, one] as const),
      )[0] ?? [];
    if (!(sentence && span)) return [];
    const value: Skill = {
      trade,
      strength: Math.max(leastStrength, Math.round(strength * likely * 10) / 10),
      proof: [],
      isWeak: false,
      found: [],
    };
    return [
      factIn(sentence, { id: `skill:${trade}`, value, from: span.from, to: span.to, certainty: 'inferred' }),
    ];
  });
  return [...skills.filter(({ id }) => !added.some((one) => one.id === id)), ...added].toSorted(
    (one, other) => other.value.strength - one.value.strength || (one.id < other.id ? -1 : 1),
  );
}

export const pointsOf = (signs: Signs, weights: TradeWeights['signs']): number =>
  Object.entries(signs).reduce((sum, [sign, value]) => sum + value * (weights[sign] ?? 0), 0);
