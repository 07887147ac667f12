import type { TradeName } from '#shared/contract/content-files.ts';

const mostFound = 8;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Ranks a match: the name first, then the titles of its people, then a part of either. */
function rank({ name, titles }: TradeName, sought: string): number | undefined {
  const [main, others] = [fold(name), titles.map(fold)];
  if (main.startsWith(sought)) return 0;
  if (others.some((title) => title.startsWith(sought))) return 1;
  if (main.includes(sought)) return 2;
  if (others.some((title) => title.includes(sought))) return 3;
  const words = sought.split(/\s+/);
  const all = `${main} ${others.join(' ')}`;
  return words.length > 1 && words.every((word) => all.includes(word)) ? 4 : undefined;
}

export function findTrades(trades: readonly TradeName[], text: string): TradeName[] {
  const sought = fold(text);
  if (sought === '') return [];
  return trades
    .flatMap((trade) => {
      const at = rank(trade, sought);
      return at === undefined ? [] : [{ trade, at }];
    })
    .toSorted((one, other) => one.at - other.at || one.trade.name.localeCompare(other.trade.name))
    .slice(0, mostFound)
    .map(({ trade }) => trade);
}
