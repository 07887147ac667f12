import type { Role } from './tags.ts';
import type { Token } from './tokens.ts';
import type { RoleSpan } from './weights.ts';

/** Which words belong together: the price to what is sold, the number to the buyer. */

/** To what the stretches of a role may belong. */
export const linksTo: Partial<Record<Role, readonly Role[]>> = {
  price: ['sells', 'main'],
  unit: ['sells', 'main', 'price', 'cost'],
  cost: ['sells', 'main', 'price'],
  minutes: ['sells', 'main', 'price'],
  minimum: ['sells', 'main', 'price'],
  pace: ['sells', 'main', 'price'],
  rival: ['sells', 'main', 'price'],
  volume: ['buyer', 'sells', 'main'],
  every: ['buyer'],
  terms: ['buyer'],
};

/** A stretch, with the numbers of its first word and of the word behind its last. */
export interface PlacedSpan extends Pick<RoleSpan, 'from' | 'to' | 'role'> {
  first: number;
  next: number;
}

export function placeSpans<T extends Pick<RoleSpan, 'from' | 'to' | 'role'>>(
  spans: readonly T[],
  tokens: readonly Token[],
): (T & PlacedSpan)[] {
  let at = 0;
  return spans.map((span) => {
    while (at < tokens.length && (tokens[at] as Token).to <= span.from) at += 1;
    let next = at;
    while (next < tokens.length && (tokens[next] as Token).from < span.to) next += 1;
    return { ...span, first: at, next };
  });
}

/** Farther away nothing belongs together. */
const farthest = 60;

export const candidatesFor = <T extends PlacedSpan>(spans: readonly T[], one: T): T[] =>
  spans.filter(
    (other) =>
      other !== one &&
      linksTo[one.role]?.includes(other.role) &&
      Math.abs(other.first - one.first) <= farthest,
  );

/** In the row of a word: how it looks for another, how it is found, and how likely it belongs to nothing. */
const looking = 64;
const width = 2 * looking + 1;

function pointsFor(rows: Float32Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < looking; at += 1)
    sum += (rows[one * width + at] as number) * (rows[other * width + looking + at] as number);
  return sum / Math.sqrt(looking);
}

/** The stretch that each one belongs to. */
export function linksOf(
  spans: readonly PlacedSpan[],
  rows: Float32Array,
): ReadonlyMap<PlacedSpan, PlacedSpan> {
  const links = new Map<PlacedSpan, PlacedSpan>();
  for (const one of spans) {
    const candidates = candidatesFor(spans, one);
    const points = candidates.map((other) => pointsFor(rows, one.first, other.first));
    const most = Math.max(...points);
    const none = rows[one.first * width + width - 1] as number;
    if (most > none) links.set(one, candidates[points.indexOf(most)] as PlacedSpan);
  }
  return links;
}
