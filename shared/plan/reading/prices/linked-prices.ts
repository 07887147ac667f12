import type { Fact, PriceFact } from '../reading.ts';
import type { Role } from '../roles/tags.ts';
import type { ReadSentence } from '../text.ts';

/** Where the sum of each price is in the answer: its id holds the place in its sentence. */
export type Places = ReadonlyMap<Fact<PriceFact>, number>;

export function placesOf(sentences: readonly ReadSentence[], prices: readonly Fact<PriceFact>[]): Places {
  const starts = new Map(
    sentences.filter(({ field }) => field === 'content').map(({ index, from }) => [`${index}`, from]),
  );
  return new Map(
    prices.flatMap((price): [Fact<PriceFact>, number][] => {
      const [, index = '', at] = price.id.split(':');
      const start = starts.get(index);
      return start === undefined ? [] : [[price, start + Number(at)]];
    }),
  );
}

/** The prices of the same line of the list as the time or cost at a place. */
export function linkedPrices(
  { roles }: ReadSentence,
  { from, to, roles: wanted }: { from: number; to: number; roles: readonly Role[] },
  places: Places,
): string[] {
  const span = roles
    ?.spansOf(...wanted)
    .find((one) => one.from < to && one.to > from && one.group !== undefined);
  const sums = ((span && roles?.groupOf(span)) || []).filter(({ role }) => role === 'price');
  return [...places].flatMap(([{ id }, at]) =>
    sums.some((sum) => at <= sum.from + 1 && at >= sum.from - 3) ? [id] : [],
  );
}
