import type { Lexicon } from './lexicon.ts';
import type { Hit } from './match/phrases.ts';
import { isOfClients } from './read-limits-said.ts';
import type { Fact } from './reading.ts';
import { factIn, hitsOf, isLedBy, longestHits, type ReadSentence } from './text.ts';

/** The customer's circumstances. One counts only where it is their own and still open. */

/** "Maya, a uni student": another person. */
const aPerson = /\b(?:an?|another|some|two|three)\s+(?:\p{L}+\s+)?$/iu;
const iAm =
  /\b(?:i[’']?m|i am|im|as|being|been|was|also|only|still|just|live in)\s+(?:an?|in an?)\s+(?:\p{L}+\s+)?$/iu;
/** They pay for it or ask of it for someone who works for them. */
const isForOthers = ({ text }: ReadSentence, { from, to }: Hit): boolean =>
  /\b(?:needs?|buy|pay|take out|arrange|insure)\s+(?:\p{L}+\s+){0,2}$/iu.test(text.slice(0, from)) ||
  /^\s*(?:insurance|cover|policy|premiums?|reports?|letters?|for (?:my|our|the|an?|his|her|any|staff|helpers?)\b)/i.test(
    text.slice(to),
  );
/** "The old fella from Franklin retired", "he's retired". */
const isTheirs =
  /\b(?:he|she|they|who|guy|fella|bloke|chap|man|woman|lady|couple|neighbour|friend|owner|dad|mum|husband|wife)(?:[’']s| is| has| had| (?:from|in|at) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?| (?:in|at) \p{L}+ \p{L}+)*\s+(?:just |now )?$/u;
/** "DVA?" asks and tells nothing. */
const isAlone = ({ text }: ReadSentence, { from, to }: Hit): boolean =>
  /^\W*$/.test(text.slice(0, from)) && /^\s*\?/.test(text.slice(to));
/** "School knows", "employer OK", "I checked": the matter is closed. */
const agreed =
  /\b(?:boss|employer|work|school|manager|hospital|company|firm|department|principal)\s+(?:already |has |have )?(?:knows|ok|okay|agreed|approved|said (?:ok|okay|yes|fine)|is (?:ok|okay|fine|happy))\b(?! nothing| if)|\b(?:approval|consent|permission)\s+(?:is |was )?(?:given|signed|granted)\b/i;
const checked = /\b(?:i|we|lawyer|solicitor)(?:[’']?ve| have| has)? (?:checked|cleared|confirmed|sorted)\b/i;
const isClosed = (id: string, sentence: ReadSentence, sentences: readonly ReadSentence[]): boolean =>
  (id === 'employed-consent' && sentences.some(({ text }) => agreed.test(text))) ||
  ((id === 'employed-consent' || id === 'non-compete') && checked.test(sentence.text));

/** "Uni students" who buy, a "retired professor" who is a client, and what they turn down are no circumstances of theirs. */
function isOfAnother({ roles, text }: ReadSentence, { from, to }: Hit): boolean {
  if (isTheirs.test(text.slice(0, from))) return true;
  if (!roles) return false;
  const { refused, theirs } = roles.statesOf(from, to);
  return roles.words(from, to, 'buyer', 'market', 'no') >= leastOther || refused + theirs >= surelyOther;
}
const leastOther = 0.4;
const surelyOther = 0.7;
/** "The car, workcover, I keep": the premium is a cost. */
const isPremium = /,\s*$/;

const ofMine = /\b(?:my|in|since|after|into|took|early)\s+$/i;

export function readSituations(sentences: readonly ReadSentence[], lexicon: Lexicon): Fact<{ id: string }>[] {
  const facts = new Map<string, Fact<{ id: string }>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field === 'interests') continue;
    const not = hitsOf(sentence, 'not-situation');
    for (const hit of longestHits(sentence, 'situation')) {
      const led = sentence.text.slice(0, hit.from);
      // "I can work Monday" says when, and of no job.
      if (/^work /.test(hit.phrase) && /\b(?:can|could|will|would|only|to)\s+$/i.test(led)) continue;
      if ((aPerson.test(led) && !iAm.test(led)) || (/^retirements?$/.test(hit.phrase) && !ofMine.test(led)))
        continue;
      // "Does it cover me when I'm self-employed?"
      if (hit.id === 'running-business' && /[?？]\s*$/.test(sentence.text)) continue;
      if (not.some(({ id, from, to }) => id === hit.id && from <= hit.from && to >= hit.to)) continue;
      if (isLedBy(sentence, hit, 'negation', 3) || isLedBy(sentence, hit, 'others', 4)) continue;
      if (isOfAnother(sentence, hit) || isAlone(sentence, hit)) continue;
      if (hit.id === 'workers-compensation' && (isForOthers(sentence, hit) || isPremium.test(led))) continue;
      if (hit.id === 'bad-back-or-knee' && isOfClients(sentence, hit)) continue;
      if (isClosed(hit.id, sentence, sentences)) continue;
      if (!facts.has(hit.id) && lexicon.data.situations.some(({ id }) => id === hit.id))
        facts.set(
          hit.id,
          factIn(sentence, { id: `situation:${hit.id}`, value: { id: hit.id }, from: hit.from, to: hit.to }),
        );
    }
  }
  return [...facts.values()];
}
