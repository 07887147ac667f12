import {
  candidatesFor,
  linkFeatures,
  linksTo,
  noLinkFeatures,
  type PlacedSpan,
  placeSpans,
  sceneOf,
} from '#shared/plan/reading/roles/links.ts';
import { tokensOf } from '#shared/plan/reading/roles/tokens.ts';
import type { LinkWeights } from '#shared/plan/reading/roles/weights.ts';
import type { MarkedText } from './labelled-texts.ts';
import { shuffle, shuffler } from './shuffle.ts';

/** Learns which stretches belong together from marks with the same number or letter. */

const rate = 0.2;
const shrinkage = 0.002;
const rounds = 12;
const leastSeen = 3;
const smallestWeight = 0.05;

export interface Choice {
  one: PlacedSpan;
  /** The signs of each possible answer; the last is that nothing belongs to it. */
  options: string[][];
  right: boolean[];
}

export function choicesOf({ text, marks }: MarkedText): Choice[] {
  const tokens = tokensOf(text);
  const spans = placeSpans(marks, tokens);
  const scene = sceneOf(spans, tokens);
  return spans.flatMap((one): Choice[] => {
    const candidates = linksTo[one.role] ? (candidatesFor(scene, one) as typeof spans) : [];
    if (candidates.length === 0) return [];
    const isRight = candidates.map(({ link }) => one.link !== undefined && link === one.link);
    return [
      {
        one,
        options: [
          ...candidates.map((other) => linkFeatures(scene, one, other)),
          noLinkFeatures(one, candidates.length),
        ],
        right: [...isRight, !isRight.includes(true)],
      },
    ];
  });
}

export function trainLinks(texts: readonly MarkedText[]): LinkWeights {
  const choices = texts.flatMap(choicesOf);
  const seen = new Map<string, number>();
  for (const { options } of choices)
    for (const features of options)
      for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weights = new Map<string, { weight: number; slope: number }>(
    [...seen].filter(([, count]) => count >= leastSeen).map(([name]) => [name, { weight: 0, slope: 0.01 }]),
  );
  const random = shuffler();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(choices, random);
    for (const { options, right } of choices) {
      const odds = options.map((features) =>
        Math.exp(features.reduce((sum, name) => sum + (weights.get(name)?.weight ?? 0), 0)),
      );
      const all = odds.reduce((sum, odd) => sum + odd, 0);
      const wanted = odds.reduce((sum, odd, at) => sum + (right[at] ? odd : 0), 0);
      options.forEach((features, at) => {
        const odd = odds[at] as number;
        const miss = odd / all - (right[at] ? odd / wanted : 0);
        if (Math.abs(miss) < 0.001) return;
        for (const name of features) {
          const one = weights.get(name);
          if (!one) continue;
          one.slope += miss * miss;
          const step = rate / Math.sqrt(one.slope);
          const moved = one.weight - step * miss;
          one.weight = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * shrinkage);
        }
      });
    }
  }
  return Object.fromEntries(
    [...weights]
      .filter(([, { weight }]) => Math.abs(weight) >= smallestWeight)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { weight }]) => [name, Math.round(weight * 100) / 100]),
  );
}
