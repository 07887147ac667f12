import { rootsOf, type TradeWords } from './match/trade-words.ts';
import { jobWords, leftWords, type SoldWords } from './read-sold.ts';
import type { Fact, MainSkill } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';
import { yearsIn } from './years.ts';

const isName = /^[\p{Script=Latin}][\p{Script=Latin} '\u2019-]{3,40}$/u;

/** What a person only did for a wage, or has left, is no work of their own. */
const leastSold = 1.5;

/**
 * The first skill that a person lists and that the background speaks of as work of their own. It names their work in
 * their words, also where the catalogue has only a neighbour of it. Without another trade, work that they left counts too.
 */
export function readMainSkill(
  sentences: readonly ReadSentence[],
  sold: SoldWords,
  {
    tradeWords,
    plainSkills,
    hasTrade,
  }: { tradeWords: TradeWords; plainSkills: ReadonlySet<string>; hasTrade: boolean },
): Fact<MainSkill> | undefined {
  const told = sentences.filter(
    ({ field, isSilent, text }) =>
      field === 'content' && !isSilent && (!hasTrade || !(leftWords.test(text) || jobWords.test(text))),
  );
  const listed = sentences.filter(({ field, isSilent }) => field === 'skills' && !isSilent);
  const rootsListed = listed
    .map(({ text }) => rootsOf(text, tradeWords.common))
    .filter(({ length }) => length > 0);
  for (const sentence of listed) {
    const what = sentence.text.trim();
    const isPlain = [...plainSkills].some(
      (plain) => what.toLowerCase() === plain || what.toLowerCase().startsWith(`${plain} `),
    );
    if (isPlain || !isName.test(what) || what.split(/\s+/).length > 4) continue;
    const roots = rootsOf(what, tradeWords.common);
    const seen = told.find(({ text }) =>
      rootsOf(text, tradeWords.common).some((root) => roots.includes(root)),
    );
    if (!seen || (hasTrade && Math.max(...roots.map((root) => sold.get(root) ?? 0)) < leastSold)) continue;
    const from = sentence.text.indexOf(what);
    const years = yearsIn(seen.text);
    return factIn(sentence, {
      id: 'main-skill',
      value: { what: what.toLowerCase(), roots, listed: rootsListed, ...(years && { years }) },
      from,
      to: from + what.length,
    });
  }
  return undefined;
}
