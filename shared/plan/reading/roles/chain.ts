import { canFollow, tags } from './tags.ts';

/** A chain of words, each with a tag that depends on the word and on the tag before it. */

const width = tags.length;
/** A share that changes nothing. */
const tiny = 1e-7;
/** A run so many points behind the best one is given up. */
const farthest = 25;

/** How well one tag follows another, as a factor: 0 where it never does. */
export function factorsOf(transitions: ArrayLike<number>): Float64Array {
  const factors = new Float64Array(width * width);
  for (let before = 0; before < width; before += 1)
    for (let tag = 0; tag < width; tag += 1)
      if (canFollow(before, tag))
        factors[before * width + tag] = Math.exp(transitions[before * width + tag] as number);
  return factors;
}

export interface Chain {
  length: number;
  /** The points of each tag for each word, one row a word. */
  points: Float64Array;
  factors: Float64Array;
}

export interface Shares {
  /** How likely each tag is for each word, one row a word. */
  likely: Float64Array;
  ahead: Float64Array;
  back: Float64Array;
  odds: Float64Array;
  scales: Float64Array;
}

/** How likely each tag is, given all words: the tags are summed from the left and from the right. */
export function sharesOf({ length, points, factors }: Chain): Shares {
  const odds = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    const row = at * width;
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < width; tag += 1) most = Math.max(most, points[row + tag] as number);
    for (let tag = 0; tag < width; tag += 1)
      odds[row + tag] = Math.exp(Math.max(-60, (points[row + tag] as number) - most));
  }
  const ahead = new Float64Array(length * width);
  const back = new Float64Array(length * width);
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const row = at * width;
    const before = row - width;
    if (at === 0) for (let tag = 0; tag < width; tag += 1) ahead[tag] = factors[tag] as number;
    else
      for (let other = 0; other < width; other += 1) {
        const share = ahead[before + other] as number;
        if (share === 0) continue;
        for (let tag = 0; tag < width; tag += 1)
          ahead[row + tag] = (ahead[row + tag] as number) + share * (factors[other * width + tag] as number);
      }
    let sum = 0;
    for (let tag = 0; tag < width; tag += 1) {
      const reached = (ahead[row + tag] as number) * (odds[row + tag] as number);
      ahead[row + tag] = reached;
      sum += reached;
    }
    const scale = sum > 0 ? sum : 1;
    scales[at] = scale;
    for (let tag = 0; tag < width; tag += 1) {
      const share = (ahead[row + tag] as number) / scale;
      // What can't be reached has no part in the sums from the right either.
      if (share < tiny) odds[row + tag] = 0;
      ahead[row + tag] = share < tiny ? 0 : share;
    }
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = at * width;
    if (at === length - 1) {
      back.fill(1, row, row + width);
      continue;
    }
    const next = row + width;
    const scale = scales[at + 1] as number;
    for (let tag = 0; tag < width; tag += 1) {
      const held = ((odds[next + tag] as number) * (back[next + tag] as number)) / scale;
      if (held === 0) continue;
      for (let other = 0; other < width; other += 1)
        back[row + other] = (back[row + other] as number) + (factors[other * width + tag] as number) * held;
    }
  }
  const likely = new Float64Array(length * width);
  for (let at = 0; at < length * width; at += 1) likely[at] = (ahead[at] as number) * (back[at] as number);
  return { likely, ahead, back, odds, scales };
}

interface Steps {
  points: Float64Array;
  /** The tags that may come before each tag. */
  before: readonly Uint8Array[];
}
const stepsKnown = new WeakMap<Float64Array, Steps>();

function stepsOf(factors: Float64Array): Steps {
  const known = stepsKnown.get(factors);
  if (known) return known;
  const points = factors.map((factor) => Math.log(factor));
  const before = tags.map((_, tag) => Uint8Array.from(tags.keys()).filter((other) => canFollow(other, tag)));
  const steps = { points, before };
  stepsKnown.set(factors, steps);
  return steps;
}

/** The one likeliest run of tags. */
export function bestTags({ length, points, factors }: Chain): Uint8Array {
  const steps = stepsOf(factors);
  const from = new Uint8Array(length * width);
  let best = new Float64Array(width);
  for (let at = 0; at < length; at += 1) {
    const row = at * width;
    const next = new Float64Array(width);
    const least = Math.max(...best) - farthest;
    for (let tag = 0; tag < width; tag += 1) {
      let most = at === 0 ? (steps.points[tag] as number) : Number.NEGATIVE_INFINITY;
      if (at > 0)
        for (const other of steps.before[tag] as Uint8Array) {
          const sofar = best[other] as number;
          if (sofar < least) continue;
          const reached = sofar + (steps.points[other * width + tag] as number);
          if (reached > most) {
            most = reached;
            from[row + tag] = other;
          }
        }
      next[tag] = most + (points[row + tag] as number);
    }
    best = next;
  }
  const chosen = new Uint8Array(length);
  if (length === 0) return chosen;
  chosen[length - 1] = best.indexOf(Math.max(...best));
  for (let at = length - 1; at > 0; at -= 1)
    chosen[at - 1] = from[at * width + (chosen[at] as number)] as number;
  return chosen;
}
