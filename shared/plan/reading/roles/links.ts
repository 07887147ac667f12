import type { Role } from './tags.ts';
import type { Token } from './tokens.ts';
import type { LinkWeights, RoleSpan } from './weights.ts';

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

const ends = new Set(['.', '!', '?', '\n', ';']);
/** Farther away nothing belongs together. */
const farthest = 60;

interface Scene {
  spans: readonly PlacedSpan[];
  tokens: readonly Token[];
  /** The number of the sentence of each word. */
  sentence: readonly number[];
}

export function sceneOf(spans: readonly PlacedSpan[], tokens: readonly Token[]): Scene {
  let count = 0;
  const sentence = tokens.map(({ word }) => {
    if (ends.has(word)) count += 1;
    return count;
  });
  return { spans, tokens, sentence };
}

export const candidatesFor = ({ spans }: Scene, one: PlacedSpan): PlacedSpan[] =>
  spans.filter(
    (other) =>
      other !== one &&
      linksTo[one.role]?.includes(other.role) &&
      Math.abs(other.first - one.first) <= farthest,
  );

const sizeOf = (count: number): string => {
  if (count <= 4) return `${count}`;
  if (count <= 7) return '7';
  if (count <= 12) return '12';
  return count <= 25 ? '25' : 'far';
};

/** What speaks for and against two stretches that belong together. */
export function linkFeatures(
  { spans, tokens, sentence }: Scene,
  one: PlacedSpan,
  other: PlacedSpan,
): string[] {
  const isBehind = other.first > one.first;
  const [from, to] = isBehind ? [one.next, other.first] : [other.next, one.first];
  const between = tokens.slice(from, to);
  const pair = `${one.role}>${other.role === 'main' ? 'main' : other.role}`;
  const way = isBehind ? 'behind' : 'before';
  const sentences = Math.abs((sentence[other.first] ?? 0) - (sentence[one.first] ?? 0));
  const spansBetween = spans.filter(({ first }) => first >= from && first < to);
  const alike = (role: Role): number => spansBetween.filter((span) => span.role === role).length;
  const words = between.map(({ word }) => word);
  const commas = words.filter((word) => word === ',').length;
  const placeIn = (span: PlacedSpan): number =>
    spans.filter(
      ({ role, first }) =>
        role === span.role && sentence[first] === sentence[span.first] && first < span.first,
    ).length;
  const countIn = (role: Role): number =>
    spans.filter((span) => span.role === role && sentence[span.first] === sentence[one.first]).length;
  const isOpen = `${one.role} ${way} same=${Math.min(2, alike(one.role))} other=${Math.min(2, alike(other.role))} s=${Math.min(2, sentences)}`;
  const found = [
    pair,
    `${pair} ${way}`,
    `${pair} ${way} d=${sizeOf(between.length)}`,
    `${pair} ${way} s=${Math.min(3, sentences)}`,
    `${pair} same=${Math.min(3, alike(one.role))}`,
    `${pair} other=${Math.min(3, alike(other.role))}`,
    isOpen,
    `${isOpen} c=${Math.min(2, commas)}`,
    `${pair} ${way} c=${Math.min(3, commas)}`,
  ];
  if (sentences === 0) {
    const sameCount = countIn(one.role) === countIn(other.role) ? 'even' : 'odd';
    const samePlace = placeIn(one) === placeIn(other) ? 'same' : 'not';
    found.push(
      `${pair} place=${samePlace} count=${sameCount}`,
      `${one.role} place=${samePlace} ${way} count=${sameCount}`,
    );
    const first = spans.find(
      (span) =>
        sentence[span.first] === sentence[one.first] &&
        (span.role === one.role || linksTo[one.role]?.includes(span.role)),
    );
    found.push(`${pair} ${way} leads=${first?.role}`);
  }
  if (words.includes('and') || words.includes('or')) found.push(`${pair} ${way} and`);
  if (words.includes('but')) found.push(`${pair} ${way} but`);
  if (words.includes('\n')) found.push(`${pair} line`);
  if (words.length <= 3) found.push(`${pair} ${way} w=${words.join(' ')}`);
  if (words.length > 0) found.push(`${pair} ${way} last=${words.at(-1)}`, `${pair} ${way} first=${words[0]}`);
  for (const word of words.slice(0, 12)) found.push(`${one.role} b=${word}`);
  if (spansBetween.length === 0) found.push(`${pair} ${way} next s=${Math.min(2, sentences)}`);
  return found;
}

/** Where nothing belongs to a stretch. */
export const noLinkFeatures = (one: PlacedSpan, candidates: number): string[] => [
  `${one.role} none`,
  `${one.role} none of ${Math.min(4, candidates)}`,
];

const pointsOf = (features: readonly string[], weights: LinkWeights): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** The stretch that each one belongs to, and how likely that is. */
export function linksOf(
  spans: readonly PlacedSpan[],
  tokens: readonly Token[],
  weights: LinkWeights,
): Map<PlacedSpan, { to: PlacedSpan; likely: number }> {
  const scene = sceneOf(spans, tokens);
  const links = new Map<PlacedSpan, { to: PlacedSpan; likely: number }>();
  for (const one of spans) {
    const candidates = candidatesFor(scene, one);
    if (candidates.length === 0) continue;
    const odds = candidates.map((other) => Math.exp(pointsOf(linkFeatures(scene, one, other), weights)));
    const none = Math.exp(pointsOf(noLinkFeatures(one, candidates.length), weights));
    const sum = odds.reduce((total, odd) => total + odd, none);
    const best = odds.indexOf(Math.max(...odds));
    const likely = (odds[best] as number) / sum;
    if ((odds[best] as number) > none) links.set(one, { to: candidates[best] as PlacedSpan, likely });
  }
  return links;
}
