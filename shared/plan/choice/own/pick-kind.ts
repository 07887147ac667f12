import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';

/** "Up" of "make-up" and of "set-up" says nothing. */
const rootsIn = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem }) => (stem.length > 2 ? [rootOf(stem)] : []));
const rootsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(rootsIn));

const points = { activity: 9, thing: 5, name: 4, unit: 2, group: 3 } as const;
const most = { deeds: 8, units: 4 } as const;
/** A person who hires out or teaches a thing may make it too: such a deed says more than the thing. */
const decisive: Readonly<Record<string, { least: number; points: number }>> = {
  hire: { least: 2.5, points: 12 },
  teaching: { least: 2.7, points: 3 },
  repair: { least: 2.5, points: 3 },
};
/** Less than this says too little: the kind whose sentences hold for all work is right. */
const least = 4;
const neutral = 'job';

const mostOf = (deeds: Readonly<Record<string, number>> = {}): number =>
  Math.max(0, ...Object.entries(deeds).map(([id, points]) => (id in decisive ? points : 0)));

/** How much speaks for a kind: the last word of the name, what is done for the price, units and the nearest trade. */
function pointsOf(kind: OwnKind, what: string, reading: Reading, near: Trade | undefined): number {
  const { prices, work } = reading;
  const names = rootsOf(kind.signs.names);
  const [head = '', ...rest] = rootsIn(what.split(/ (?:for|of|in|with) /, 1)[0] ?? what).toReversed();
  const units = rootsOf(kind.signs.units);
  const priced = rootsOf(prices.map(({ value }) => `${value.unit ?? ''} ${value.packOf ?? ''}`));
  const isThing = kind.trade.offers[0]?.kind === 'product';
  const done = work?.value.deeds[kind.id] ?? 0;
  const clear = decisive[kind.id];
  const isDecisive = clear !== undefined && done >= clear.least && done >= mostOf(work?.value.deeds);
  return (
    (names.has(head) ? (isThing ? points.thing : points.activity) : 0) +
    (rest.some((root) => names.has(root)) ? points.name : 0) +
    Math.min(most.units, [...priced].filter((root) => units.has(root)).length * points.unit) +
    Math.min(most.deeds, done) +
    (isDecisive ? (clear?.points ?? 0) : 0) +
    (near && kind.groups.includes(near.group) ? points.group : 0)
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
