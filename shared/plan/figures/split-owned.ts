import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';

const stemsOf = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** What the customer owns or holds is not bought again. The words of an item are looked for in what they named. */
export function splitOwned(
  list: Business['start'],
  reading: Reading,
): { bought: Business['start']; owned: string[] } {
  const named = [
    ...reading.owned.map(({ value }) => stemsOf(value.item)),
    ...reading.licences.filter(({ value }) => value.status === 'held').map(({ words }) => stemsOf(words)),
  ];
  const isOwned = ({ owned }: Business['start'][number]) =>
    owned.some((word) => named.some((item) => ` ${item} `.includes(` ${stemsOf(word)} `)));
  // Who sells this work today has what it needs.
  if (reading.running) return { bought: [], owned: list.map(({ what }) => what) };
  return {
    bought: list.filter((item) => !isOwned(item)),
    owned: list.filter(isOwned).map(({ what }) => what),
  };
}
