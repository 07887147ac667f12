import { rootOf, wordsOf } from '../../reading/match/words.ts';
import type { Writing } from '../writing.ts';
import { staysAtMost } from './goal-limit.ts';

const rootsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      wordsOf(text)
        .filter(({ stem }) => stem.length > 3)
        .map(({ stem }) => rootOf(stem)),
    ),
  );

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((root) => other.has(root));

/** Words of a gate that say nothing about which licence it is. */
const general = rootsOf(['licence', 'have', 'hold', 'your', 'that', 'state', 'asks', 'insurance', 'months']);

/**
 * What comes after this offer. Nothing where the next step of the trade grows from another offer, is what the customer
 * has already, or would pass a goal that they want no more than.
 */
export function nextStep(writing: Writing): { offer: string; gate: string } | undefined {
  const { trade, offer, reading, licences, figures } = writing;
  if (staysAtMost({ figures })) return undefined;
  const { next } = trade;
  const words = rootsOf([next.offer, next.gate]);
  const own = rootsOf([offer.name, offer.line, ...offer.items.map(({ name, unit }) => `${name} ${unit}`)]);
  const others = trade.offers.filter(({ id }) => id !== offer.id);
  const isOfOther = !share(words, own) && share(words, rootsOf(others.map(({ name }) => name)));
  const owned = rootsOf(reading.owned.map(({ value }) => value.item));
  const isOwned = share(rootsOf([next.offer]), owned);
  const gate = new Set([...rootsOf([next.gate])].filter((root) => !general.has(root)));
  const isHeld = reading.licences
    .filter(({ value }) => value.status === 'held')
    .some(({ value }) => share(rootsOf([licences.get(value.licence)?.name ?? '', value.called ?? '']), gate));
  return isOfOther || isOwned || isHeld ? undefined : next;
}
