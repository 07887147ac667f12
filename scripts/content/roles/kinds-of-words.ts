import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '#shared/plan/reading/match/words.ts';
import type { Kinds } from '#shared/plan/reading/roles/features.ts';

/** A word has a kind where at least this share of its uses in the catalogue has it. */
const leastShare = 0.3;
const small = new Set(['the', 'and', 'for', 'with', 'your', 'you', 'from', 'per', 'each', 'that', 'are']);

/** What things are to a business, by the places in which the catalogue names them. */
export function kindsOfWords({ trades, words }: { trades: readonly Trade[]; words: ReadingWords }): Kinds {
  const uses = new Map<string, Map<string, number>>();
  const add = (kind: string, texts: readonly string[]): void => {
    for (const text of texts)
      for (const stem of new Set(wordsOf(text).map((word) => word.stem))) {
        const counts = uses.get(stem) ?? new Map<string, number>();
        uses.set(stem, counts.set(kind, (counts.get(kind) ?? 0) + 1));
      }
  };
  for (const { name, plain, recognise, start, monthly, offers, firstTen } of trades) {
    const items = offers.flatMap((offer) => offer.items);
    add('gear', [...recognise.tools, ...[...start.before, ...start.later].map(({ what }) => what)]);
    add(
      'monthly',
      monthly.map(({ what }) => what),
    );
    add('name', [name, plain, ...recognise.titles]);
    add('item', [...recognise.tasks, ...recognise.titles, ...items.map(({ name }) => name)]);
    add(
      'unit',
      items.map(({ unit }) => unit),
    );
    add(
      'cost',
      items.flatMap(({ cost }) => (cost ? [cost.what] : [])),
    );
    add('buyer', firstTen);
  }
  add('cost', words.goods);
  add('monthly', words.costThings);
  add('buyer', [...words.buyerNouns, ...words.buyerNouns, ...words.leads]);
  const kinds: Record<string, string[]> = {};
  for (const [stem, counts] of [...uses].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const main = [...counts].filter(([, count]) => count / total >= leastShare).map(([kind]) => kind);
    if (stem.length >= 3 && !small.has(stem) && main.length > 0) kinds[stem] = main.toSorted();
  }
  return kinds;
}
