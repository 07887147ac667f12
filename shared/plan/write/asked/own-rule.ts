import type { Basis } from '#shared/content/schemas/parts.ts';
import { stemsIn } from '../../reading/text.ts';
import { sourceNote } from '../say/sources.ts';
import { sentence } from '../say/words.ts';
import { tradeLicences } from '../trade-licences.ts';
import type { Writing } from '../writing.ts';

/** A rule of the plan, or what it says against a risk, that answers a question which no topic answers. */

interface OwnText {
  says: string;
  about: ReadonlySet<string>;
  basis?: Basis;
}

const isForOffer = (offers: readonly string[] | undefined, { offer }: Writing): boolean =>
  offers === undefined || offers.includes(offer.id);

function textsOf(writing: Writing): OwnText[] {
  const { trade, place, isAustralia } = writing;
  const risks = trade.risks
    .filter(({ offers }) => isForOffer(offers, writing))
    .map(({ risk, sign, act }) => ({ says: act, about: stemsIn(`${risk} ${sign} ${act}`) }));
  if (!isAustralia) return risks;
  const rules = [...trade.rules.all, ...(trade.rules.states[place] ?? [])]
    .filter(({ offers }) => isForOffer(offers, writing))
    .map(({ text, basis }) => ({ says: text, about: stemsIn(text), basis }));
  const papers = tradeLicences(writing).flatMap(({ id, name, places }) => {
    // That a desk at home needs no approval answers nothing else.
    const line = id === 'home-business' ? undefined : places[place];
    return line ? [{ says: line.text, about: stemsIn(`${name} ${line.text}`), basis: line.basis }] : [];
  });
  return [...rules, ...papers, ...risks];
}

/** Words of every question and of every business. */
const plain = stemsIn(
  `a about after again ago all allowed also always am an and another any anyone are as ask at away back be because been
  before being best better big bring business buy buyer by call can cash charge check client come cost could customer day
  did different do does doing done don't down each early else enough even ever every everyone extra family few find first
  fix for free friend from get getting give go going good got had happen has have he help her here him his home hour house
  how i i'm if in into is it its job just keep kind know law leave left legal less let like little local long look lot made
  make many may maybe me mean might money month more most much must my name need never new next no not nothing now of off
  often old on once one only or order other our out over own paid part pay people person piece place plan price problem
  put question reach real really right run safe said same say see sell send set she should show small so some someone
  something start still stop such sure take talk tell than that the their them then there these they thing think this
  those time to today told too try two under until up us use used very want was way we week well went were what when
  where which while who whole why will with without wonder word work worth would wrong year yes yet you your`,
);
/** What a question is about, without the words that every question has. None: it speaks of the sentence before it. */
export const contentStems = (question: string): string[] =>
  [...stemsIn(question)].filter((stem) => stem.length >= 3 && !plain.has(stem) && !/\d/.test(stem));

const leastWords = 2;
const longWord = 7;
/** They are in most rules, so that they say nothing of what a rule is about. */
const ofEveryRule = stemsIn(
  `approval certificate child children class council department employ employer licence licensed lesson office permit
  qualification registration registered rules safety state year`,
);

/** The text that shares most with a question: two words that few texts have, or one long one that few texts have. */
export function ownRule(question: string, writing: Writing): string | undefined {
  const texts = textsOf(writing);
  const own = stemsIn(`${writing.trade.plain} ${writing.trade.name}`);
  const asked = contentStems(question).filter(
    (stem) => stem.length >= 4 && !own.has(stem) && !ofEveryRule.has(stem),
  );
  const isOfOne = (word: string): boolean => texts.filter(({ about }) => about.has(word)).length <= 2;
  const shared = texts
    .map((text) => ({ text, words: asked.filter((stem) => text.about.has(stem)) }))
    .filter(
      ({ words }) =>
        words.length >= leastWords || words.some((word) => word.length >= longWord && isOfOne(word)),
    );
  const [best] = shared.toSorted((one, other) => other.words.join('').length - one.words.join('').length);
  return best && `${sentence(best.text.says)}${best.text.basis ? sourceNote(writing, best.text.basis) : ''}`;
}
