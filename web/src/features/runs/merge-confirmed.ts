import { type Confirmed, confirmedKinds, nothingConfirmed } from '#shared/plan/confirm/confirmed.ts';

export type ConfirmedPart = Exclude<keyof Confirmed, 'version' | 'was'>;

const parts = [
  ...confirmedKinds,
  'owned',
  'limits',
  'away',
  'trades',
  'removed',
  'hidden',
  'picked',
  'price',
] as const satisfies readonly ConfirmedPart[];
/** Lists to which two windows may add without contradicting each other. */
const lists: readonly ConfirmedPart[] = ['owned', 'limits', 'away', 'removed', 'hidden'];

const keyOf = (value: unknown): string => JSON.stringify(value) ?? '';
const same = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

/** The entries of both, without those that either removed. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const has = (list: readonly unknown[], item: unknown) => list.some((one) => same(one, item));
  const isKept = (item: unknown) => !has(base, item) || (has(mine, item) && has(theirs, item));
  const added = theirs.filter((item) => !has(mine, item));
  return [...mine, ...added].filter(isKept);
}

interface Merged {
  confirmed: Confirmed;
  /** Set differently on both sides. */
  torn: ConfirmedPart[];
  /** Taken from the other side. */
  taken: ConfirmedPart[];
}

/** Merges the confirmed facts of two windows, part by part. Where both changed one part, `prefer` decides. */
export function mergeConfirmed(
  base: Confirmed = nothingConfirmed,
  mine: Confirmed = nothingConfirmed,
  theirs: Confirmed = nothingConfirmed,
  prefer: 'mine' | 'theirs' = 'mine',
): Merged {
  const torn: ConfirmedPart[] = [];
  const taken: ConfirmedPart[] = [];
  const merged: Record<string, unknown> = {};
  const was: Record<string, string> = {};
  for (const part of parts) {
    const [before, ours, other] = [base[part], mine[part], theirs[part]];
    const isList = lists.includes(part);
    const isTorn = !(same(ours, other) || same(ours, before) || same(other, before));
    if (isTorn && !isList) torn.push(part);
    const isTheirs = isTorn ? prefer === 'theirs' : same(ours, before);
    if (isTheirs && !same(ours, other)) taken.push(part);
    const one =
      isTorn && isList
        ? mergeLists((before as unknown[]) ?? [], (ours as unknown[]) ?? [], (other as unknown[]) ?? [])
        : isTheirs
          ? other
          : ours;
    if (one === undefined || (Array.isArray(one) && one.length === 0 && isList)) continue;
    merged[part] = one;
    const words = (isTheirs ? theirs : mine).was;
    const kind = confirmedKinds.find((known) => known === part);
    if (kind && words?.[kind] !== undefined) was[kind] = words[kind];
  }
  return {
    confirmed: { version: 1, ...merged, ...(Object.keys(was).length > 0 && { was }) } as Confirmed,
    torn,
    taken,
  };
}
