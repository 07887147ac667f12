import type { Trade } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import { blockOf, type LawContext } from './lawful.ts';

const hasPhrase = (name: readonly string[], phrase: string): boolean => {
  const words = wordsOf(phrase).map(({ stem }) => stem);
  return name.some((_, at) => words.length > 0 && words.every((word, index) => name[at + index] === word));
};

/**
 * Some work may be done by people on a register only, whatever it is called: "student physio treatment". The trade
 * whose work the name says, and the licence that all of it needs.
 */
export function protectedBy(
  name: string,
  trades: readonly Trade[],
  law: LawContext,
): { trade: Trade; licence: string } | undefined {
  const words = wordsOf(name).map(({ stem }) => stem);
  for (const trade of trades) {
    const { titles, tasks } = trade.recognise;
    if (![...titles, ...tasks].some((phrase) => hasPhrase(words, phrase))) continue;
    const blocks = trade.offers.map((offer) => blockOf(offer, trade, law));
    const [block] = blocks;
    if (block?.kind === 'licence' && blocks.every((one) => one?.kind === 'licence'))
      return { trade, licence: block.licence };
  }
  return undefined;
}
