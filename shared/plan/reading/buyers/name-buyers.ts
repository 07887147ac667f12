import { countIn, countWords } from '../count-words.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { wholePhrase } from '../whole-phrase.ts';
import { buyerSpans } from './buyer-spans.ts';
import { type NamedBuyer, withoutSecondNames } from './same-buyer.ts';

const leastLikely = 0.35;
/** "Delivery riders" and "growers" are people. */
const doers = /\p{L}{3,}(?:ers|ors|ists|ians)$/iu;
/** A name without a word for people or firms must be a likely buyer. */
const leastUnknown = 0.66;

/** Words that name no one who could be asked. */
const noOne =
  /^(?:(?:the )?(?:one|ones|two|three|four|five|six|seven|eight|nine|ten|(?:first|second|third|other|last) one)|calculation|idea|town|weddings|formals?|(?:high )?schools? formals?|christenings|parties|birthdays|rush|group|all|any|third|fourth|fifth|year|(?:school )?years? \d+|(?:community )?lender|bank|finance (?:bloke|guy|broker|mob)|broker|anz|westpac|nab|commbank|anyone|everyone|everybody|someone|nobody|people|ppl|most|many|more|others?|them|him|her|diary|calendar|books|bookings?|larger|smaller|bigger|first|second|last|list|orders?|jobs?|work|names?|thing|things|place|lot|bit|way|yes|no|of|whom|clients?|customers?|regulars?|buyers?|kids|children|time|times|price|deposit|call[- ]?backs?|here|there|food|site|street|owner|manager|planner|lady|man|woman|guy|bloke|girls?|boys?|mates?|knees?|back|hands?|studio|stall|wedding|club|season)$/iu;
const time =
  /\b(?:holidays?(?: town)?|weekends?|weeks?|months?|days?|mornings?|afternoons?|evenings?|nights?)$/iu;
/** A person of the family buys only as a shop or a firm: "my aunt's cafe". */
const familyHead =
  /\b(?:boss|employer|husband|hubby|wife|missus|partner|mum|mom|mother|dad|father|brother|sister|son|daughter|uncle|aunt|aunty|cousin|niece|nephew|helper|apprentice|trainee|offsider|nan|landlord|doctor|accountant|insurer|bank|centrelink|agency|dsp|ndis|ato)$/iu;
export const isRelative = (who: string): boolean => familyHead.test(who);
/** "Helper Manpreet", "niece Tahlia": they work for the customer. */
const helper = /^(?:helper|apprentice|trainee|niece|nephew)\s\p{Lu}/u;
const helperBefore = /\b(?:helper|apprentice|trainee|niece|nephew|wife|husband|hubby|missus)\s+$/i;
/** "A couple two streets over", "two blokes with one shoebox": no part of the name. */
const whereabouts =
  /\s+(?:an?|one|two|three|four|five|few|\d+)\s(?:streets?|doors?|houses?|blocks?|suburbs?|minutes?|kms?)\b.*$|\s+(?:with|w)(?:\s+(?:one|two|three|an?|\d+))?$/iu;
/** "Nine in my street" */
const inOurStreet =
  /^(?:in|on) (?:my|our|the) (?:\p{L}+ )?(?:street|road|block|building|complex|estate|village|lane|court|close)\b/iu;
/** "Sow for two neighbours" names the neighbours. */
const workFor = /^(?:also )?\p{L}+ for (?=(?:my|our|two|three|four|five|six|\d+)\s)/iu;
/** "Pony club another lot", "boat builder's the one" */
const besideName = /\s+(?:another|a whole) (?:lot|bunch|mob)$|[’']s (?:the|a) (?:one|big one|main one)$/i;
/** "My aunt shop": the shop of the aunt. */
const ofFamily =
  /\b(your (?:aunt(?:y|ie)?|uncle|cousin|sister|brother|friend|mate|neighbour|mum|dad|mother|father|boss|niece|nephew))\s+(?=(?:shop|store|cafe|restaurant|salon|business|company|school|farm|house|work|stall|pub|clinic)\b)/iu;
const parts =
  /\s*[,;:]\s*|\s+(?:and|n|&|or|plus)\s+(?=(?:an?|the|my|our|his|her|their|one|two|three|four|five|six|some|another|\d+)\s)|(?<!\p{L}ing)\s+(?:and|n|&|or|plus)\s+(?=\p{L})/iu;

const leading = new RegExp(
  String.raw`^(?:(?<own>my|our)\s+(?!local\b)|(?:an?|the|another|some|other|his|her|their|my|our)\s+)?(?<count>(?:(?:a )?couple(?: of)?|both|one|few|several|\d{1,3}|${countWords})\s+)?(?:of\s+(?:my|our|the)\s+)?(?:(?:other|more|different|rest|local(?=\s\p{L}+s$))\s+)*(?<rest>.*)$`,
  'isu',
);

/** "and for the club" */
const around = /^(?:[^\p{L}\p{N}]+|(?:and|or|plus|also|already|now|for|from|to|with)\s+)+/iu;

/** What the work is done on. */
const building = /\b(?:(?:town)?houses|units|apartments|flats|balconies)$/iu;

/** "Mum from school" is no relative. */
const parentAt = /^(?:mum|mom|mother|dad|father)\s(?:from|at|in)\s/i;

const isNoBuyer = (bare: string, head: string): boolean =>
  noOne.test(bare) ||
  building.test(head.replace(/\s\p{Lu}.*$/u, '')) ||
  time.test(head) ||
  (familyHead.test(head) && !parentAt.test(bare)) ||
  helper.test(bare);

function nameOf(said: string, isPart: boolean): Pick<NamedBuyer, 'who' | 'count'> | undefined {
  const { own, count: counted = '', rest = '' } = leading.exec(said.replace(workFor, ''))?.groups ?? {};
  // "One near Pemberton"
  const isPlace = counted !== '' && !isPart && /^(?:in|at|near|from|out)\s+\p{Lu}?\p{L}{3}/u.test(rest);
  const group = isPlace ? 'buyers' : counted !== '' && inOurStreet.test(rest) ? 'neighbours' : undefined;
  const bare = wholePhrase(
    (group ? `${/^one/i.test(counted) ? group.replace(/s$/, '') : group} ${rest}` : rest)
      .replace(whereabouts, '')
      .replace(besideName, ''),
  );
  const head = bare?.replace(/\s+(?:of|in|at|on|from|near|next|up|down|out|over|across|behind)\s.*$/i, '');
  if (!bare || !head || bare.length > 60 || isNoBuyer(bare, head)) return undefined;
  const number = counted.trim().toLowerCase();
  const count = /couple|both/.test(number) ? 2 : number === 'one' ? undefined : countIn(number);
  const who = (own ? `your ${bare}` : bare.replace(/\b(?:my|our)\b/gi, 'your'))
    .replace(ofFamily, '$1’s ')
    .replaceAll(/\ba(?= [aeiou](?!ni\b|ser|ne\b))/gi, 'an');
  return { who, ...(count !== undefined && count > 1 && { count }) };
}

/** The capital of a sentence is no name: "Bowls club takes two". */
const lowered = (name: string, isFirst: boolean, isNoun: boolean): string =>
  (isFirst || isNoun) && (isNoun ? /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u : /^\p{Lu}\p{Ll}+ \p{Ll}/u).test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** "Jess at the groomer's" is the groomer's, and "Ros who has the antiques" is not named. */
function withoutPerson(said: string, isNoun: boolean): string {
  const [, name, behind = ''] = /^(\p{Lu}\p{Ll}+)\s+((?:who|at the|from the)\s.+)$/u.exec(said) ?? [];
  if (!name || isNoun || /^(?:The|An|One|Two|Three)$/.test(name)) return said;
  return behind.replace(/^(?:at|from) the /, '').replace(/^who /, 'person who ');
}

/** "Surgery in Huonville", "plumbers at Sorell and Midway Point", "30 bikes for bike ed": where or what for, and no one. */
const placeBefore = /\b(?:in|at|near|around)\s+(?:(?:\p{L}+\s+){1,2}(?:and|n|&|or)\s+)?$/iu;
const purposeBefore = /\bfor\s+$/i;
const article = /^(?:an?|the|my|our|his|her|their|one|two|three|four|five|six|some|another|\d+)\s/i;
const isWhere = (before: string, said: string): boolean =>
  !article.test(said) && (placeBefore.test(before) || (purposeBefore.test(before) && /^\p{Ll}/u.test(said)));

/** "Fish and chip mob", "deaf and hard of hearing group": the first half names no one without the second. */
function partsOf(words: string, isKnown: (part: string) => boolean): string[] {
  const said: string[] = [];
  const all = words.split(parts);
  for (const [index, part] of all.entries()) {
    const last = said.at(-1);
    const isHalf =
      last !== undefined &&
      !isKnown(all[index - 1] ?? '') &&
      isKnown(part) &&
      !article.test(part) &&
      /\p{L}\s+(?:and|n|&)\s+$/iu.test(words.slice(0, words.lastIndexOf(part)));
    if (isHalf) said.splice(-1, 1, words.slice(words.indexOf(last), words.lastIndexOf(part) + part.length));
    else said.push(part);
  }
  return said;
}

/** Everyone in a sentence who buys or asks, in order. */
export function buyersIn(sentence: ReadSentence): NamedBuyer[] {
  const { text } = sentence;
  const named: NamedBuyer[] = [];
  for (const span of buyerSpans(sentence, leastLikely)) {
    let from = span.from;
    const isKnown = (part: string): boolean => {
      const start = text.indexOf(part, span.from);
      return hitsOf(sentence, 'buyer').some((hit) => hit.from < start + part.length && hit.to > start);
    };
    for (const part of partsOf(text.slice(from, span.to), isKnown)) {
      const said = part.replaceAll(/\s+/g, ' ').replace(around, '');
      const at = text.indexOf(part, from);
      from = at + part.length;
      const isPart = named.some(({ count }) => count !== undefined);
      const isNoun = hitsOf(sentence, 'buyer').some((hit) => hit.from <= at + 1 && hit.to > at);
      const bare = withoutPerson(said, isNoun);
      const one = nameOf(lowered(bare, text.slice(0, at).trim() === '', isNoun), isPart);
      // "Already" behind a name says what they do.
      const tail = one?.who.split(' ').at(-1) ?? '';
      const end = part.lastIndexOf(tail);
      // "Two streets over" is behind no name.
      const isCut = whereabouts.test(said);
      // "1sts"
      const isInWord = /[\p{L}\d]$/u.test(text.slice(0, at)) && /^[\p{L}\d]/u.test(part);
      // "Helper Manpreet"
      const isHelper = helperBefore.test(text.slice(0, at));
      const isUnknown = !isKnown(part) && !doers.test(bare);
      const isNoOne = isUnknown && (span.likely < leastUnknown || isWhere(text.slice(0, at), said));
      if (one && !isInWord && !isHelper && !isNoOne)
        named.push({
          ...one,
          from: at,
          to: end < 0 || isCut ? from : at + end + tail.length,
          span,
          ...(isUnknown && { isUnknown }),
        });
    }
  }
  return withoutSecondNames(text, named);
}
