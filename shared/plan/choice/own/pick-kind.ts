import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';
import { isActivity, making, withoutPurpose, workBefore } from './activity.ts';

/** "Up" of "set-up" says nothing. */
const rootsIn = (text: string): string[] =>
  wordsOf(text.replaceAll(/make-up/gi, 'makeup')).flatMap(({ stem }) =>
    stem.length > 2 ? [rootOf(stem)] : [],
  );
const rootsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(rootsIn));

const points = { activity: 9, thing: 5, name: 2.5, unit: 2, group: 3 } as const;
const most = { deeds: 8, units: 4 } as const;
/** What is done is no thing that one makes or grows and sells. */
const activityCosts = 7;
/** A person who hires out or teaches a thing may make it too: such a deed says more than the thing. */
const decisive: Readonly<Record<string, { least: number; points: number }>> = {
  hire: { least: 2.5, points: 12 },
  teaching: { least: 2.7, points: 3 },
  repair: { least: 2.5, points: 3 },
};
/** Less than this says too little: the kind whose sentences hold for all work is right. */
const least = 4;
const neutral = 'job';
const clearDeed = 3;

const mostOf = (deeds: Readonly<Record<string, number>> = {}): number =>
  Math.max(0, ...Object.entries(deeds).map(([id, points]) => (id in decisive ? points : 0)));

/** The last word of each part of a name: "skate sharpening and profiling" is sharpening and profiling. */
function headsOf(what: string): { heads: Set<string>; rest: string[] } {
  const plain = withoutPurpose(what).replace(making, '');
  const ends = plain.split(/ and |, /).flatMap((part) => rootsIn(part).slice(-1));
  const work = workBefore(plain);
  const heads = new Set(work ? rootsIn(work) : ends);
  return { heads, rest: rootsIn(plain).filter((root) => !heads.has(root)) };
}

/** How much the name speaks for a kind. */
function pointsOfName({ signs, trade }: OwnKind, what: string): number {
  const names = rootsOf(signs.names);
  const things = rootsOf(signs.things);
  const { heads, rest } = headsOf(what);
  const isHead = [...heads].some((root) => names.has(root));
  const isThing = [...heads].some((root) => things.has(root));
  const isGoods = trade.offers[0]?.kind === 'product';
  return (
    (isHead ? (isGoods ? points.thing : points.activity) : isThing ? points.thing : 0) +
    (rest.some((root) => names.has(root) || things.has(root)) ? points.name : 0) -
    (isGoods && !isHead && isActivity(what) ? activityCosts : 0)
  );
}

/** How much speaks for a kind: the last word of the name, what is done for the price, units and the nearest trade. */
function pointsOf(kind: OwnKind, what: string, reading: Reading, near: Trade | undefined): number {
  const { prices, work } = reading;
  const units = rootsOf(kind.signs.units);
  const priced = rootsOf(prices.map(({ value }) => `${value.unit ?? ''} ${value.packOf ?? ''}`));
  const done = work?.value.deeds[kind.id] ?? 0;
  const clear = decisive[kind.id];
  const isDecisive = clear !== undefined && done >= clear.least && done >= mostOf(work?.value.deeds);
  // A neighbour in a trade says little where the person does something else for the price.
  const isOther = done === 0 && Object.values(work?.value.deeds ?? {}).some((sum) => sum >= clearDeed);
  return (
    pointsOfName(kind, what) +
    Math.min(most.units, [...priced].filter((root) => units.has(root)).length * points.unit) +
    Math.min(most.deeds, done) +
    (isDecisive ? (clear?.points ?? 0) : 0) +
    (near && kind.groups.includes(near.group) && !isOther ? points.group : 0)
  );
}

/** The kind of business that a person's own work is. */
export function pickKind(
  kinds: readonly OwnKind[],
  what: string,
  { reading, near }: { reading: Reading; near?: Trade | undefined },
): OwnKind | undefined {
  const [best] = kinds
    .map((kind) => ({ kind, sum: pointsOf(kind, what, reading, near) }))
    .toSorted((one, other) => other.sum - one.sum);
  return best && best.sum >= least ? best.kind : kinds.find(({ id }) => id === neutral);
}
