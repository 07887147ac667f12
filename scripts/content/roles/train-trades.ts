import type { Lexicon } from '#shared/plan/reading/lexicon.ts';
import {
  ownTradeId,
  pointsOf,
  type Signs,
  soldRoots,
  tradeSigns,
} from '#shared/plan/reading/naming/rank-trades.ts';
import type { TradeWeights } from '#shared/plan/reading/roles/weights.ts';
import type { ReadSentence } from '#shared/plan/reading/text.ts';
import type { LabelledCustomer } from './labelled-texts.ts';
import { sentencesAsMarked } from './sentences-as-marked.ts';
import { shuffle, shuffler } from './shuffle.ts';

/** Learns which trade a business is from customers that are labelled with their trade. */

const rate = 0.1;
const shrinkage = 0.0005;
const rounds = 15;
/** The labelled customers were mostly written for the trades of the catalogue; others are not. */
const ownWeight = 0.5;

interface Told {
  trade: string;
  sentences: ReadSentence[];
}

const toldBy = ({ trade, skills, content }: LabelledCustomer, lexicon: Lexicon): Told => ({
  trade: trade ?? ownTradeId,
  sentences: [
    ...sentencesAsMarked('content', content, lexicon),
    ...sentencesAsMarked('skills', skills, lexicon),
  ],
});

type Counts = Record<string, Record<string, number>>;

function countWords(counts: Counts, { trade, sentences }: Told, { tradeWords }: Lexicon, by: number): void {
  const { main, sells } = soldRoots(sentences, tradeWords);
  const add = (root: string, weight: number): void => {
    const own = Object.hasOwn(counts, root) ? (counts[root] ?? {}) : {};
    const count = (own[trade] ?? 0) + by * weight;
    counts[root] = own;
    if (count > 0.01) own[trade] = count;
    else delete own[trade];
  };
  for (const root of main.keys()) add(root, 1);
  for (const root of sells.keys()) add(root, 0.5);
}

export function trainTrades(customers: readonly LabelledCustomer[], lexicon: Lexicon): TradeWeights {
  const all = customers.map((customer) => toldBy(customer, lexicon));
  const counts: Counts = Object.create(null);
  for (const told of all) countWords(counts, told, lexicon, 1);
  // What a customer's own words taught is no sign for the same customer. Some customers list no skills.
  const choices = all.flatMap((told) => {
    countWords(counts, told, lexicon, -1);
    const withoutSkills = told.sentences.filter(({ field }) => field === 'content');
    const signs = [told.sentences, withoutSkills].map((sentences) =>
      tradeSigns(sentences, lexicon, { words: counts, read: new Map() }),
    );
    countWords(counts, told, lexicon, 1);
    return signs.map((one) => ({ right: told.trade, signs: [...one] }));
  });
  const weights: Signs = {};
  const slopes: Signs = {};
  const random = shuffler();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(choices, random);
    for (const { right, signs } of choices) {
      if (!signs.some(([trade]) => trade === right)) continue;
      const odds = signs.map(([, one]) => Math.exp(pointsOf(one, weights)));
      const sum = odds.reduce((total, odd) => total + odd, 0);
      signs.forEach(([trade, one], at) => {
        const miss = (odds[at] as number) / sum - (trade === right ? 1 : 0);
        for (const [sign, value] of Object.entries(one)) {
          const slope = miss * value * (right === ownTradeId ? ownWeight : 1);
          slopes[sign] = (slopes[sign] ?? 0.1) + slope * slope;
          const weight = weights[sign] ?? 0;
          weights[sign] = weight - (rate / Math.sqrt(slopes[sign])) * (slope + shrinkage * weight * value);
        }
      });
    }
  }
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    signs: Object.fromEntries(Object.entries(weights).map(([sign, value]) => [sign, rounded(value)])),
    words: Object.fromEntries(
      Object.entries(counts)
        .filter(([, own]) => Object.keys(own).length > 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
