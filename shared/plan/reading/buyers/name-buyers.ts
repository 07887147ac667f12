import { countIn, countWords } from '../count-words.ts';
import type { RoleSpan } from '../roles/weights.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { wholePhrase } from '../whole-phrase.ts';

/** The people, firms and groups of a sentence who buy, as whole noun phrases. */
export interface NamedBuyer {
  /** "strata managers", "bottle shop in Maleny", "your aunt's shop" */
  who: string;
  count?: number;
  from: number;
  to: number;
  /** The stretch that names them: what they take belongs to it. */
  span: RoleSpan;
}

const leastLikely = 0.35;

/** Words that name no one who could be asked. */
const noOne =
  /^(?:one|ones|all|any|anyone|everyone|everybody|someone|nobody|people|ppl|most|many|more|others?|them|him|her|diary|calendar|books|bookings?|larger|smaller|bigger|first|second|last|list|orders?|jobs?|work|names?|thing|things|place|lot|bit|way|yes|no|of|whom|clients?|customers?|regulars?|buyers?|kids|children|time|times|price|deposit|here|there|food|site|street|owner|manager|planner|lady|man|woman|guy|bloke|girls?|boys?|mates?|knees?|back|hands?|studio|stall|wedding|club|season)$/iu;
const time = /\b(?:weekends?|weeks?|months?|days?|mornings?|afternoons?|evenings?|nights?)$/iu;
/** A person of the family buys only as a shop or a firm: "my aunt's cafe". */
const familyHead =
  /\b(?:boss|employer|husband|hubby|wife|missus|partner|mum|mom|mother|dad|father|brother|sister|son|daughter|uncle|aunt|aunty|cousin|nan|landlord|doctor|accountant|insurer|bank|centrelink|agency|dsp|ndis|ato)$/iu;
/** "My aunt shop": the shop of the aunt. */
const ofFamily =
  /\b(your (?:aunt(?:y|ie)?|uncle|cousin|sister|brother|friend|mate|neighbour|mum|dad|mother|father|boss|niece|nephew))\s+(?=(?:shop|store|cafe|restaurant|salon|business|company|school|farm|house|work|stall|pub|clinic)\b)/iu;
const parts =
  /\s*[,;:]\s*|\s+(?:and|n|&|or|plus)\s+(?=(?:an?|the|my|our|his|her|their|one|two|three|four|five|six|some|another|\d+)\s|\p{Lu})/iu;

const leading = new RegExp(
  String.raw`^(?:(?<own>my|our)\s+(?!local\b)|(?:an?|the|another|some|other|his|her|their|my|our)\s+)?(?<count>(?:(?:a )?couple(?: of)?|both|one|few|several|\d{1,3}|${countWords})\s+)?(?:of\s+(?:my|our|the)\s+)?(?:(?:other|more|different|local(?=\s\p{L}+s$))\s+)*(?<rest>.*)$`,
  'isu',
);

/** "and for the club" */
const around = /^(?:[^\p{L}\p{N}]+|(?:and|or|plus|also|already|now|for|from|to|with)\s+)+/iu;

function nameOf(said: string, isPart: boolean): Pick<NamedBuyer, 'who' | 'count'> | undefined {
  const { own, count: counted = '', rest = '' } = leading.exec(said)?.groups ?? {};
  // "One near Pemberton"
  const isPlace = counted !== '' && !isPart && /^(?:in|at|near|from|out)\s+\p{Lu}?\p{L}{3}/u.test(rest);
  const bare = wholePhrase(isPlace ? `buyer${/^one/i.test(counted) ? '' : 's'} ${rest}` : rest);
  const head = bare?.replace(/\s+(?:of|in|at|on|from|near|next|up|down|out|over|across|behind)\s.*$/i, '');
  if (!bare || !head || bare.length > 60 || noOne.test(bare) || time.test(head) || familyHead.test(head))
    return undefined;
  const number = counted.trim().toLowerCase();
  const count = /couple|both/.test(number) ? 2 : number === 'one' ? undefined : countIn(number);
  const who = (own ? `your ${bare}` : bare.replace(/\b(?:my|our)\b/gi, 'your'))
    .replace(ofFamily, '$1’s ')
    .replaceAll(/\ba(?= [aeiou](?!ni\b|ser|ne\b))/gi, 'an');
  return { who, ...(count !== undefined && count > 1 && { count }) };
}

/** The capital of a sentence is no name: "Bowls club takes two". */
const lowered = (name: string, isFirst: boolean): string =>
  isFirst && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** "Jess at the groomer's" is the groomer's, and "Ros who has the antiques" is not named. */
function withoutPerson(said: string, isNoun: boolean): string {
  const [, name, behind = ''] = /^(\p{Lu}\p{Ll}+)\s+((?:who|at the|from the)\s.+)$/u.exec(said) ?? [];
  if (!name || isNoun || /^(?:The|An|One|Two|Three)$/.test(name)) return said;
  return behind.replace(/^(?:at|from) the /, '').replace(/^who /, 'person who ');
}

/** Everyone in a sentence who buys or asks, in order. */
export function buyersIn(sentence: ReadSentence): NamedBuyer[] {
  const { text, roles } = sentence;
  const named: NamedBuyer[] = [];
  for (const span of roles?.spansOf('buyer') ?? []) {
    if (span.likely < leastLikely) continue;
    let from = Math.max(0, span.from);
    for (const part of text.slice(from, span.to).split(parts)) {
      const said = part.replaceAll(/\s+/g, ' ').replace(around, '');
      const at = text.indexOf(part, from);
      from = at + part.length;
      const isPart = named.some(({ count }) => count !== undefined);
      const isNoun = hitsOf(sentence, 'buyer').some((hit) => hit.from <= at + 1 && hit.to > at);
      const bare = withoutPerson(said, isNoun);
      const one = nameOf(lowered(bare, text.slice(0, at).trim() === ''), isPart);
      // "Already" behind a name says what they do.
      const tail = one?.who.split(' ').at(-1) ?? '';
      const end = part.lastIndexOf(tail);
      if (one) named.push({ ...one, from: at, to: end < 0 ? from : at + end + tail.length, span });
    }
  }
  return named;
}
