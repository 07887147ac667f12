import type { Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';

const rootsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))));

/** Whether a trade is one of the listed skills, and no neighbour of them: its names and offers use most of its words. */
export function coversSkill(
  { name, plain, person, recognise, offers }: Trade,
  listed: readonly (readonly string[])[],
): boolean {
  const known = rootsIn([
    name,
    plain,
    person,
    ...recognise.titles,
    ...Object.values(recognise.languages ?? {}).flat(),
    ...offers.flatMap((offer) => [offer.name, offer.line, ...offer.items.map((item) => item.name)]),
  ]);
  return listed.some((roots) => roots.filter((root) => known.has(root)).length > roots.length / 2);
}
