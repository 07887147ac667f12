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

/** Words that say nothing of what is sold. */
const general = new Set(
  rootsIn(['work help care home private mobile small local new own general professional']),
);

interface Known {
  /** The things of a trade count: "Squarespace" is websites. */
  withTools?: boolean;
  /** The words are together in a title, a task or an offer. */
  isPhrase?: boolean;
}

/** Every word of an own name is one of the trade: of a title or a task, of an offer, or of all its names. */
export function knowsWork(
  { name, plain, person, recognise, offers }: Trade,
  roots: readonly string[],
  { withTools, isPhrase }: Known = {},
): boolean {
  const { titles, tasks, tools, tickets, languages } = recognise;
  const holds = (known: ReadonlySet<string>) => roots.every((root) => known.has(root) || general.has(root));
  const phrases = [...titles, ...tasks, ...Object.values(languages ?? {}).flat()];
  if (phrases.some((phrase) => holds(rootsIn([phrase])))) return true;
  const offered = offers.map((offer) => [offer.name, offer.line, ...offer.items.map((item) => item.name)]);
  if (offered.some((texts) => holds(rootsIn([...texts, name])))) return true;
  if (isPhrase) return false;
  return holds(
    rootsIn([
      name,
      plain,
      person,
      ...titles,
      ...offered.flat(),
      ...(withTools ? [...tools, ...tickets] : []),
    ]),
  );
}
