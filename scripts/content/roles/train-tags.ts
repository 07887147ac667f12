import { factorsOf, sharesOf } from '#shared/plan/reading/roles/chain.ts';
import { weightScale } from '#shared/plan/reading/roles/role-model.ts';
import { tags } from '#shared/plan/reading/roles/tags.ts';
import type { TagWeights } from '#shared/plan/reading/roles/weights.ts';

/** Learns the tags of words from chains of words: a step for each text, small weights cut to none. */

export interface TaggedText {
  /** The signs of each word. */
  features: readonly (readonly string[])[];
  tags: readonly number[];
}

export interface Training {
  /** A sign that fewer words have is left out. */
  leastSeen: number;
  rounds: number;
}

const rate = 0.15;
const shrinkage = 0.006;
const dropped = 0.15;
const smallestWeight = 0.15;
const width = tags.length;

/** The same order on every machine. */
export function shuffler(): (length: number) => number {
  let state = 1;
  return (length) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % length;
  };
}

export function shuffle<T>(list: T[], random: (length: number) => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

export function trainTags(texts: readonly TaggedText[], { leastSeen, rounds }: Training): TagWeights {
  const seen = new Map<string, number>();
  for (const { features } of texts)
    for (const word of features) for (const feature of word) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const ids = new Map(
    [...seen].filter(([, count]) => count >= leastSeen).map(([feature], index) => [feature, index]),
  );
  const rows = texts.map(({ features, tags: told }) => ({
    signs: features.map((word) => Uint32Array.from(word.flatMap((feature) => ids.get(feature) ?? []))),
    told,
  }));
  const weights = new Float32Array(ids.size * width);
  const slopes = new Float32Array(ids.size * width).fill(0.01);
  const steps = new Float64Array(width * width);
  const stepSlopes = new Float64Array(width * width).fill(0.01);
  const learn = (
    list: Float32Array | Float64Array,
    slope: Float32Array | Float64Array,
    at: number,
    miss: number,
  ): void => {
    slope[at] = (slope[at] as number) + miss * miss;
    const step = rate / Math.sqrt(slope[at] as number);
    const moved = (list[at] as number) - step * miss;
    list[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * shrinkage);
  };
  const random = shuffler();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(rows, random);
    for (const { signs: all, told } of rows) {
      // Signs left out by chance make it learn from all of them, and not from one rare word.
      const signs = all.map((word) => word.filter(() => random(1000) >= dropped * 1000));
      const length = signs.length;
      const points = new Float64Array(length * width);
      signs.forEach((word, at) => {
        for (const sign of word)
          for (let tag = 0; tag < width; tag += 1)
            points[at * width + tag] =
              (points[at * width + tag] as number) + (weights[sign * width + tag] as number) / (1 - dropped);
      });
      const factors = factorsOf(steps);
      const free = sharesOf({ length, points, factors });
      const right = (at: number, tag: number): number => (told[at] === tag ? 1 : 0);
      const pair = (at: number, before: number, tag: number): number =>
        ((free.ahead[(at - 1) * width + before] as number) *
          (factors[before * width + tag] as number) *
          (free.odds[at * width + tag] as number) *
          (free.back[at * width + tag] as number)) /
        (free.scales[at] as number);
      signs.forEach((word, at) => {
        for (let tag = 0; tag < width; tag += 1) {
          const miss = (free.likely[at * width + tag] as number) - right(at, tag);
          if (Math.abs(miss) < 0.005) continue;
          for (const sign of word) learn(weights, slopes, sign * width + tag, miss);
        }
        if (at === 0) return;
        for (let before = 0; before < width; before += 1) {
          const isBefore =
            right(at - 1, before) > 0.001 || (free.ahead[(at - 1) * width + before] as number) > 0.001;
          if (!isBefore) continue;
          for (let tag = 0; tag < width; tag += 1) {
            const miss = pair(at, before, tag) - right(at - 1, before) * right(at, tag);
            if (Math.abs(miss) >= 0.005) learn(steps, stepSlopes, before * width + tag, miss);
          }
        }
      });
    }
  }
  const kept: Record<string, number[]> = {};
  for (const [feature, id] of [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const row = tags.flatMap((_, tag) => {
      const weight = weights[id * width + tag] as number;
      return Math.abs(weight) < smallestWeight ? [] : [tag, Math.round(weight * weightScale)];
    });
    if (row.length > 0) kept[feature] = row;
  }
  return { weights: kept, steps: [...steps].map((step) => Math.round(step * weightScale)) };
}
