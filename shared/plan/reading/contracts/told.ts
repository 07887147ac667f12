import { countWords } from '../count-words.ts';
import type { BuyerFact, Fact } from '../reading.ts';
import { clauseStart, hitsOf, type ReadSentence } from '../text.ts';
import type { Part } from './contract-money.ts';
import { headOf, isEvent, nameOfEvent } from './event-head.ts';

/** The words about one buyer of an order or a contract. */

export interface Told {
  who: string;
  parts: Part[];
  text: string;
  /** They only named them. */
  isHoped?: boolean;
}

const mostFollowing = 4;
const mostBuyers = 2;
/** "Their joiner wants the lot": of the job in the sentence before. */
const ofBefore = /^\W*(?:their|his|her|its)\b/i;

const toldBy = (who: string, parts: Part[], isHoped = false): Told => ({
  who,
  parts,
  text: parts.map((one) => one.sentence.text.slice(one.from, one.to)).join('. '),
  ...(isHoped && { isHoped }),
});

const wholeOf = (sentence: ReadSentence): Part => ({ sentence, from: 0, to: sentence.text.length });

/** The sentences that go on with the one that names the buyer. */
function following(sentences: readonly ReadSentence[], order: number): Part[] {
  const parts: Part[] = [];
  for (let after = order + 1; after <= order + mostFollowing; after += 1) {
    const more = sentences[after];
    if (!more || !goesOn.test(more.text)) break;
    parts.push(wholeOf(more));
  }
  return parts;
}

const placeOf = ({ text }: ReadSentence, who: string): number =>
  text.toLowerCase().indexOf(
    who
      .replace(/^your /, '')
      .replace(/\s\(.*/, '')
      .toLowerCase(),
  );

const countIsNext = new RegExp(String.raw`,\s*(?:\d+|${countWords})\s+$`, 'i');
/** A place is no second buyer, and "builder, 9 townhouses" and "a group, three shops" are one. */
const isOther = (text: string, at: number): boolean =>
  !/\b(?:at|in|of|for|to)\s+$/i.test(text.slice(0, at)) && !countIsNext.test(text.slice(0, at));

/** Each buyer of a sentence with the words up to the next one; what follows belongs to the last. */
function toldOfBuyers(
  sentences: readonly ReadSentence[],
  order: number,
  buyers: readonly Fact<BuyerFact>[],
): Told[] {
  const sentence = sentences[order] as ReadSentence;
  const named = buyers
    .filter(({ at }) => at.field === 'content' && at.from < sentence.to && at.to > sentence.from)
    .map(({ value }) => ({ value, at: placeOf(sentence, value.who) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    // "Tahlia, wedding at Highfields": the wedding is hers.
    .filter(({ at, value }, index) => index === 0 || (isOther(sentence.text, at) && !isEvent(value.who)));
  return named.flatMap(({ value, at }, index) => {
    if ((value.count ?? 1) > mostBuyers || value.when === 'past' || value.when === 'sends' || value.doubt)
      return [];
    const next = named[index + 1];
    const from = index === 0 ? 0 : clauseStart(sentence, at);
    const to = next ? Math.max(at + value.who.length, clauseStart(sentence, next.at)) : sentence.text.length;
    const before = sentences[order - 1];
    const parts: Part[] = [
      { sentence, from, to },
      ...(index === 0 && before && ofBefore.test(sentence.text) ? [wholeOf(before)] : []),
      ...(next ? [] : following(sentences, order)),
    ];
    const who = (value.count ?? 1) === 1 ? value.who : `${value.count} ${value.who}`;
    return [toldBy(who, parts, value.when === 'hope')];
  });
}

/** "Order I have: birthday Saturday 30 January, 150 pieces": no buyer is named, but what it is for. */
function toldOfEvent(sentences: readonly ReadSentence[], order: number): Told[] {
  const sentence = sentences[order] as ReadSentence;
  const who = /\?\s*$/.test(sentence.text) ? undefined : headOf(sentence.text);
  return who === undefined ? [] : [toldBy(who, [wholeOf(sentence), ...following(sentences, order)])];
}

/** What a sentence, and what follows it, tell of each buyer. */
export const toldOf = (
  sentences: readonly ReadSentence[],
  order: number,
  buyers: readonly Fact<BuyerFact>[],
): Told[] => [...toldOfBuyers(sentences, order, buyers), ...toldOfEvent(sentences, order)];

/** They speak of the buyer of the sentence before. */
const goesOn =
  /^[\s"“]*(?:and |but )?(?:they|he|she|it|their|his|her|each|manager|quote due|deposit|wedding|needs?|freight|no promise|i (?:reckon|said|thought|was (?:thinking|going)|told|quoted|could)|the (?:first|price|job|work)|\d+ \p{L}+ (?:every|a|per|each)|pays?|paid|contract|labour)\b/iu;

/** "Builder" at the start of a clause is a builder, and "9 townhouses at Cameron Park" say where. */
export function nameOf({ who, parts: [first], text }: Told): string {
  const isNoun =
    first &&
    hitsOf(first.sentence, 'buyer').some((hit) => first.sentence.text.slice(hit.from, hit.to) === who);
  const owner = /[’']s$/.test(who) && new RegExp(String.raw`(?:\p{L}+ )?${who}`, 'iu').exec(text)?.[0];
  const name = owner
    ? owner.replace(/^the /i, '').slice(0, -2)
    : isNoun
      ? who.toLowerCase()
      : nameOfEvent(who);
  const place = / (?:at|in|on|near) \p{Lu}/u.test(name)
    ? undefined
    : /\d+ \p{L}+( (?:at|in) (?!Jan|Feb|Mar|Apr|May |Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:\p{Lu}[\p{L}’'-]+ ?){1,3})/u.exec(
        text,
      )?.[1];
  return place ? `${name}${place.trimEnd()}` : name;
}
