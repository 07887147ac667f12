import type { BuyerFact } from '../reading.ts';
import type { ReadSentence } from '../text.ts';

/** What the customer says of an offer after naming it: a no, or a doubt whether it is lawful. */

/** "A pub wants nights, no." "I say no." */
const noAtEnd =
  /(?:,|–|-)\s*(?:no|nope|nah|no thanks|no way|no chance|not for me)\W*$|\b(?:i|we) (?:say|said|told (?:him|her|them)) no\b|\b(?:i|we)(?:[’']d| would| should) (?:rather|sooner) not\W*$/i;
/** "Nope." "Not really." */
const noAlone =
  /^\W*(?:(?:god|hell) )?(?:no|nope|nah|no thanks|no way|no chance|not really|not for me|not my thing|(?:i|we) (?:say|said) no)\s*(?:[.!,]|$)/i;
/** "I don't want this one", "I declined and would again"; "I don't do it on Sundays" refuses only a day. */
const noToThis =
  /\b(?:i|we)\s+(?:really\s+)?(?:don[’']?t|do not|didn[’']?t|won[’']?t|will not|wouldn[’']?t)\s+(?:really\s+)?(?:want|do|take|touch|like)\s+(?:this|that|it|them|those)(?:\s+(?:one|ones|job|jobs|work|offer))?\s*(?:[.,;!]|$|and\b|but\b)|\b(?:i|we)\s+(?:declined|refused|turned (?:it|that|him|her|them) down|(?:said|told (?:him|her|them)) (?:no|nah))\b|\b(?:i|we)(?:[’']d| would| should) (?:rather|sooner) not\W*$/i;

/** "Am I allowed?", "is taking the limiter off legal or not", "is that a trap?" */
const isLawful =
  /\b(?:am i|are we|is|would|can|could)\b[^.?]{0,50}\b(?:allowed|legal(?:ly)?|illegal|lawful|against the law|a trap|a scam|dodgy)\b|\bis (?:it|that|this) ok (?:if i|to) charge\b/i;
/** May they work at all, or at home: that is no matter of this offer. */
const ofOwnPlace =
  /\b(?:payment|pension|centrelink|carer|jobseeker|dsp|visa|lease|tenan\w*|rental|council|at home|from home|advertis\w*|gst|abn|tax)\b/i;
/** "9 grand, cash, no paper" */
const unpapered =
  /\bcash\b[^.]{0,20}\b(?:no (?:paper(?:work)?|invoice|receipt|bill|gst|questions)|off the books|under the table|not to worry|don[’']?t worry)\b|\b(?:off the books|under the table)\b/i;

/** "(d) A neighbour offers": another one's offer, also where its words name no buyer that we know. */
const ofOther =
  /^\W*(?:\(\w\)|[*•–-]\s|\d+[.)]\s)|^\W*(?:and\s+)?(?:an?|the|my|one|another|some|two|three|four)\s(?:\p{L}+\s){1,5}?(?:wants?|offers?|offered|asks?|asked|says?|said|reckons?|rang|would)\b/iu;

/** So many sentences behind the name still speak of the offer, where they name no one else. */
const mostBehind = 3;

export interface SaidOfOffer {
  isRefused: boolean;
  doubt?: NonNullable<BuyerFact['doubt']>;
}

/** What the sentence of an offer and those behind it say of it. */
export function saidOfOffer(
  sentence: ReadSentence,
  behind: readonly ReadSentence[],
  namesOther: (sentence: ReadSentence) => boolean,
): SaidOfOffer {
  if (noAtEnd.test(sentence.text)) return { isRefused: true };
  const next = behind.findIndex(
    (one) => one.field !== sentence.field || ofOther.test(one.text) || namesOther(one),
  );
  const about = behind.slice(0, Math.min(next < 0 ? mostBehind : next, mostBehind));
  const isRefused =
    (about[0] !== undefined && noAlone.test(about[0].text)) || about.some(({ text }) => noToThis.test(text));
  if (isRefused) return { isRefused };
  if (unpapered.test(sentence.text)) return { isRefused, doubt: 'unpapered' };
  const isDoubted = [...(sentence.text.endsWith('?') ? [sentence] : []), ...about].some(
    ({ text }) => isLawful.test(text) && !ofOwnPlace.test(text),
  );
  return { isRefused, ...(isDoubted && { doubt: 'unlawful' as const }) };
}
