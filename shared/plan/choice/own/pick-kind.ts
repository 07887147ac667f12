import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';

const rootsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))));

const points = { lastOfName: 9, name: 6, unit: 2, group: 3 } as const;

/** How much speaks for a kind: the name of the work first, then units, what is said and the trade that is nearest. */
function pointsOf(kind: OwnKind, what: string, reading: Reading, near: Trade | undefined): number {
  const { prices, sold = {} } = reading;
  const names = rootsOf(kind.signs.names);
  const [head = '', ...rest] = wordsOf(what.split(/ (?:for|of|in|with) /, 1)[0] ?? what)
    .map(({ stem }) => rootOf(stem))
    .toReversed();
  const units = rootsOf(kind.signs.units);
  const priced = rootsOf(prices.map(({ value }) => `${value.unit ?? ''} ${value.packOf ?? ''}`));
  const said = [...rootsOf(kind.signs.said)].reduce(
    (sum, root) => sum + Math.min(1.5, (sold[root] ?? 0) / 6),
    0,
  );
  return (
    (names.has(head) ? points.lastOfName : 0) +
    (rest.some((root) => names.has(root)) ? points.name : 0) +
    Math.min(4, [...priced].filter((root) => units.has(root)).length * points.unit) +
    Math.min(6, said) +
    (near && kind.groups.includes(near.group) ? points.group : 0)
  );
}

/** Goods that a person makes, where no sign speaks for a kind; else work at the customer's place. */
const fallback = { goods: 'goods', service: 'at-customers' } as const;
const making = /\b(?:mak|mad|mak|sew|knit|carf|carv|paint|build|built|stitch)/;

/** The kind of business that a person's own work is. */
export function pickKind(
  kinds: readonly OwnKind[],
  what: string,
  { reading, near }: { reading: Reading; near?: Trade | undefined },
): OwnKind | undefined {
  const [best] = kinds
    .map((kind) => ({ kind, sum: pointsOf(kind, what, reading, near) }))
    .toSorted((one, other) => other.sum - one.sum);
  if (best && best.sum >= points.group) return best.kind;
  const words = `${reading.idea?.words ?? ''} ${reading.work?.words ?? ''}`.toLowerCase();
  const id = making.test(words) ? fallback.goods : fallback.service;
  return kinds.find((kind) => kind.id === id) ?? best?.kind;
}
