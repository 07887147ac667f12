import { parseArgs } from 'node:util';
import { choose } from '#shared/plan/choice/choose.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { rootsOf } from '#shared/plan/reading/match/trade-words.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import type { WordRole } from '#shared/plan/reading/roles/tags.ts';
import { dropRefused, withoutRefused } from '#shared/plan/refused/drop-refused.ts';
import { readCatalogue } from '../catalogue/read-files.ts';
import { heldOutFolder, labelledFiles, type MarkedText, readLabelledFile } from './labelled-texts.ts';
import { readWeights } from './read-weights.ts';

/**
 * Whether the chosen business is about what labelled texts mark as sold, and not about a job or what they refuse:
 * `npm run roles:choice`. `-- --show` prints the misses.
 */
const { values } = parseArgs({
  options: { show: { type: 'boolean' } },
});
const { trades, words, licences, situations, ownKinds } = readCatalogue();
if (!words) throw new Error('The word lists cannot be read.');
const roles = readWeights();
const lexicon = compileLexicon({ words, roles, trades, licences, situations });
const byId = new Map(licences.map((licence) => [licence.id, licence]));
const { common } = lexicon.tradeWords;

const phrasesOf = ({ text, marks }: MarkedText, ...wanted: WordRole[]): string[] => [
  ...new Set(
    marks
      .filter(({ role }) => wanted.includes(role as WordRole))
      .map(({ from, to }) => text.slice(from, to).replaceAll(/\s+/g, ' ')),
  ),
];

function businessOf(goal: MarkedText, told: MarkedText, skills: string) {
  const reading = readAnswers(
    {
      skills,
      interests: '',
      budget: '<1000',
      timePerWeek: '10h+',
      incomeGoal: goal.text,
      content: told.text,
    },
    { lexicon, now: new Date('2026-11-29T00:00:00Z'), country: 'Australia' },
  );
  const choice = dropRefused(
    choose(reading, { trades: withoutRefused(trades, reading), licences: byId, place: 'VIC', ownKinds }),
    reading,
  );
  return choice.kind === 'ask' || choice.kind === 'none' ? choice.kind : choice.offered[0];
}

const leastCovered = 0.34;
const share = (some: readonly string[], of: ReadonlySet<string>): number =>
  some.length === 0 ? 0 : some.filter((root) => of.has(root)).length / some.length;

/** Right: the own name is mostly words of what is sold; the trade has words for a third of them. */
function isRight(
  best: Exclude<ReturnType<typeof businessOf>, string | undefined>,
  sold: readonly string[],
): boolean {
  const named = rootsOf(best.offer.name, common);
  return (
    (best.isUncatalogued === true && share(named, new Set(sold)) >= 0.5) ||
    (best.isUncatalogued !== true && lexicon.tradeWords.coverage(best.trade.id, sold) >= leastCovered)
  );
}

/** The labelled trade is right; the own name for it is as good as right. For a business of their own, its words decide. */
function verdictOf(
  best: ReturnType<typeof businessOf>,
  sold: readonly string[],
  trade: string | undefined,
): string {
  if (typeof best !== 'object') return 'asked';
  if (trade === undefined || trade === 'own') return isRight(best, sold) ? 'right' : 'wrong';
  if (best.trade.id === trade && best.isUncatalogued !== true) return 'right';
  return best.isUncatalogued === true && isRight(best, sold)
    ? 'own name'
    : best.trade.id !== trade && isRight(best, sold)
      ? 'alike'
      : 'wrong';
}

const tallies: Record<string, Record<string, number>> = {};
const texts = labelledFiles(heldOutFolder).flatMap(readLabelledFile);
for (const customer of texts) {
  const { goal, skills: own, content: told, trade } = customer;
  const phrases = [...phrasesOf(told, 'main', 'sells'), ...phrasesOf(own, 'main')];
  const sold = [...new Set(phrases.flatMap((phrase) => rootsOf(phrase, common)))];
  if (sold.length === 0) continue;
  for (const [name, skills] of [
    ['no skills', ''],
    ['skills', own.text],
  ] as const) {
    const best = businessOf(goal, told, skills);
    const verdict = verdictOf(best, sold, trade);
    const tally = tallies[name] ?? {};
    tallies[name] = { ...tally, [verdict]: (tally[verdict] ?? 0) + 1 };
    if (values.show && verdict !== 'right')
      console.log(
        `${verdict} (${name}${skills && `: ${skills}`}) ${typeof best === 'object' ? `${best.trade.id}: ${best.offer.name}` : best}\n    ${trade}: ${customer.name} sells: ${phrases.join(' | ')}\n    job: ${phrasesOf(told, 'job', 'no').join(' | ')}`,
      );
  }
}
for (const [name, tally] of Object.entries(tallies)) {
  const all = Object.values(tally).reduce((sum, one) => sum + one, 0);
  console.log(
    `${name}: ${Object.entries(tally)
      .map(([verdict, count]) => `${verdict} ${count} (${Math.round((100 * count) / all)}%)`)
      .join(', ')}`,
  );
}
