import { longestOf } from '../match/phrases.ts';
import { clauseAround, hitsOf, type ReadSentence } from '../text.ts';

/** Health, family trouble, court, visas and ruin: they stay out whether or not anyone asks. */
export interface PrivateMatter {
  from: number;
  to: number;
  fragments: string[];
}

/** The matter is that of the people they work for, or they say that it may be told. */
const ofWork =
  /\b(?:clients?|customers?|patients?|residents?|participants?|students?|people|families|kids|children|adults|buyers?|brides?|lessons?|class(?:es)?)\b/i;
const ofProfession = /\b(?:ndis|aged care|support work\w*|nurs(?:es?|ing)|midwi(?:fe|ves))\b/i;
/** "I sing for people with dementia." */
const ofOthers =
  /\b(?:clients?|customers?|patients?|residents?|participants?|students?|people|families|adults|women|men)\s+(?:(?:living|who live)\s+)?(?:with|who have|after|in|on|with an?)\s+$/i;
const mayBeTold =
  /\b(?:fine|happy|ok|okay|proud) to (?:say|tell|mention|print)\b|\bcan go in\b|\b(?:it[\u2019']?s|that[\u2019']?s) the (?:whole )?point\b|\bput (?:it|that) in\b(?! any)|\btell (?:people|them|everyone)\b/i;
const ofSelf = /\b(?:i|i[\u2019']m|im|my|me|mine|we|our)\b/i;
const ofFamily =
  /\b(?:he|she|his|her|him|hes|shes|they|their|us|ive|husband|wife|missus|hubby|partner|ex|mum|mother|dad|father|son|daughter|boy|girl|brother|sister|kids?|nan|pop|uncle|aunt\w*|cousin|mate|boss)\b/i;
/** A clause that speaks of neither them nor their family: "a graco off a bankrupt painter". */
const mostAlone = 8;
const isOfNeither = (clause: string): boolean =>
  clause.trim().split(/\s+/).length > mostAlone && !ofSelf.test(clause) && !ofFamily.test(clause);

/** Matters that are the point of the business: they name them as a skill, or give leave to tell them. */
export function pointsOf(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  return new Set(
    sentences
      .filter(({ field, text }) => field === 'skills' || field === 'incomeGoal' || mayBeTold.test(text))
      .flatMap((sentence) => hitsOf(sentence, 'private').filter(({ id }) => id === 'matters'))
      .map(({ phrase }) => phrase),
  );
}

/** "Newborn session", "Autism SA asked us", "no gambling machines": what they sell, who buys and what they refuse. */
const isOfBusiness = (
  { roles }: ReadSentence,
  hit: { from: number; to: number },
  clause: { from: number; to: number },
): boolean =>
  roles !== undefined &&
  roles.words(hit.from, hit.to, 'sells', 'buyer', 'market', 'no') > 0.5 &&
  roles.words(clause.from, clause.to, 'private') < 0.2;

/** A short sentence is a matter as a whole; of a longer one, the clause that names it: "epilepsy so no car". */
const shortest = 8;
const result = /\s(?:so|hence|which means)\s/i;

export function mattersIn(sentence: ReadSentence, points: ReadonlySet<string>): PrivateMatter[] {
  if (sentence.isSilent || sentence.field === 'skills') return [];
  const named = hitsOf(sentence, 'private').filter(({ id }) => id === 'matters' || id === 'notMatters');
  return longestOf(named).flatMap((hit) => {
    const { text, from, to } = clauseAround(sentence, hit.from);
    const isOfWork =
      (ofWork.test(text) && !ofSelf.test(text)) ||
      ofProfession.test(text) ||
      isOfNeither(text) ||
      ofOthers.test(sentence.text.slice(from, hit.from));
    if (hit.id === 'notMatters' || points.has(hit.phrase) || isOfWork) return [];
    if (isOfBusiness(sentence, hit, { from, to })) return [];
    const isShort = sentence.words.length <= shortest && !sentence.text.includes('(');
    const cut = result.exec(sentence.text.slice(hit.to, to));
    return [
      {
        from: isShort ? 0 : from,
        to: cut ? hit.to + cut.index : isShort ? sentence.text.length : to,
        fragments: [sentence.text.slice(hit.from, hit.to)],
      },
    ];
  });
}
