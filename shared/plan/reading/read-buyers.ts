import { briefly } from './briefly.ts';
import { countIn, countWords } from './count-words.ts';
import { leadIn, sendsClients } from './find-lead.ts';
import type { Hit } from './match/phrases.ts';
import type { BuyerFact, Fact } from './reading.ts';
import { clauseAround, factIn, has, hitsOf, isLedBy, longestHits, type ReadSentence } from './text.ts';

const past = /\b(used to|before|back in|years ago|stopped|until|was|were)\b/i;
/** "22 of the old customers", "three more drivers": the number right before the buyers, and no price or age. */
const counted = new RegExp(
  String.raw`(?<![$£\d.,])\b(\d{1,3}|${countWords})\s+(?:of\s+(?:my|the|our)\s+)?(?:[\p{L}&'’-]+\s+){0,3}$`,
  'iu',
);
const pays =
  /\b(?:pay|pays|paid) me\b|\bi (?:have|teach|do|charge|look after|groom|cut)\b.*\b(?:now|students|clients|regulars)\b|\bi charge\b|\bsold\b|\bwe are giving\b|\bregulars\b/i;
/** "I want", "do I need", "to order": the person asks, and no buyer. */
const ownWish = /\b(?:i|we|to|dont|don[’']?t|never|not|would you|you|no)\s+(?:\w+\s+)?$/i;
/** What may not lie between the buyers and their asking. */
const apart = /\b(?:i|my|we|but|because|cos|so|then|if|when|says?|that|opens?|has|is|does|can)\b/i;
const refused =
  /\b(?:no|not|never|don[’']?t|won[’']?t|will not|refuse|leave)\b[^.]{0,40}\b(?:orders|sell(?:ing)? to|teach(?:ing)? my|work(?:ing)? for|serve|alone|pay me|jobs? for)\b/i;

/** People whom the person will not or may not sell to: a limit, and no buyer. */
export const refusesBuyers = (text: string): boolean =>
  refused.test(text) && !/\bsaid no\b|\bno space\b|\bsay no\b/i.test(text);

const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text.trim()) ||
  /^\W*(?:do|does|can|should|what|which|how|who|is|are|will|would)\s+(?:i|it|the|a|my|we|id|i[’']d)\b/i.test(
    text,
  );

/** The noun that asks: before the asking in the same breath, or a sentence in which someone asks "me". */
function askerOf(sentence: ReadSentence, asked: readonly Hit[], nouns: readonly Hit[]): Hit | undefined {
  for (const verb of asked) {
    if (ownWish.test(sentence.text.slice(Math.max(0, verb.from - 24), verb.from))) continue;
    const near = nouns.filter(({ to }) => {
      if (to > verb.from) return false;
      const between = sentence.text.slice(to, verb.from);
      return between.split(/\s+/).length <= 14 && !apart.test(between);
    });
    const first = near[0];
    if (first) return first;
  }
  return undefined;
}

const notPartOfName =
  /^(?:a|an|the|my|our|his|her|their|some|more|many|few|of|and|or|to|for|at|in|from|with|by|on|is|are|was|were|that|who|which|have|has|had|old|other|another|both|all|only|just|now|there|then|every|each|already|these|those|same|one|i|we|you|they|he|she|it|charge|flip|manage|help|teach|hour|be|do|did|got|get|see|call|ask|me|us|\d+|[\p{L}]+(?:ed|ing))$/iu;

/** The buyers with up to two words that say which kind: "scaffolding firms", "property managers in Marion". */
function nameOf({ text }: ReadSentence, hit: Hit, nouns: readonly Hit[]): string {
  // "Two law firms and the migrant centre".
  const last = nouns.find(
    ({ from }) =>
      from > hit.to &&
      /^ (?:and|n|&) (?:the |an? |two |three )?(?:\p{L}+ ){0,2}$/u.test(text.slice(hit.to, from)),
  );
  let from = hit.from;
  for (let step = 0; step < 2; step += 1) {
    const word = /([\p{L}&’'-]+)\s+$/u.exec(text.slice(0, from));
    if (!word?.[1] || notPartOfName.test(word[1]) || countIn(word[1]) !== undefined) break;
    from = word.index;
  }
  const place = /^\s+(?:in|at|near)\s+\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(text.slice(hit.to))?.[0] ?? '';
  return text.slice(from, last && place === '' ? last.to : hit.to + place.length).trim();
}

/** Someone of the word list who asks or pays. */
function knownBuyer(sentence: ReadSentence): { value: BuyerFact; at: number } | undefined {
  if (!has(sentence, 'buyer')) return undefined;
  const nouns = longestHits(sentence, 'buyer').filter(
    (hit) => !isLedBy(sentence, hit, 'negation', 3) && !refusesBuyers(clauseAround(sentence, hit.from).text),
  );
  const asked = hitsOf(sentence, 'asked');
  const isPaid = pays.test(sentence.text);
  const asker = askerOf(sentence, asked, nouns);
  const hit = asker ?? (isPaid ? nouns[0] : undefined);
  if (!hit) return undefined;
  const number = counted.exec(sentence.text.slice(Math.max(0, hit.from - 50), hit.from))?.[1];
  const count = countIn(number);
  const askedTo = Math.max(0, ...asked.map(({ to }) => to));
  const isPast =
    past.test(sentence.text.slice(0, askedTo)) &&
    /\bused to\b|\byears ago\b|\bback in\b/i.test(sentence.text);
  const when: BuyerFact['when'] = isPaid && !asker ? 'now' : isPast ? 'past' : isPaid ? 'now' : 'waiting';
  return { value: { who: nameOf(sentence, hit, nouns), ...(count && { count }), when }, at: hit.from };
}

/** People who asked, pay, used to or pass clients on. "Agents used to ring me" is the best sign that there is. */
export function readBuyers(sentences: readonly ReadSentence[]): Fact<BuyerFact>[] {
  const facts: Fact<BuyerFact>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    if (isQuestion(sentence.text) || /\bfollow(?:ed|s)? me home\b/i.test(sentence.text)) continue;
    // "Gluten free people keep asking, can't do it."
    if (/\bcan[’']?t do (?:it|that|them|those)\b/i.test(sentence.text)) continue;
    const found = knownBuyer(sentence) ?? leadIn(sentence);
    if (!found) continue;
    const value =
      found.value.when === 'waiting' && sendsClients(sentence.text)
        ? { ...found.value, when: 'sends' as const }
        : found.value;
    facts.push(factIn(sentence, { id: `buyer:${sentence.index}`, value, ...briefly(sentence, found.at) }));
    if (facts.length === 12) break;
  }
  return facts;
}
