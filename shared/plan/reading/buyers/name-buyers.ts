import { countIn, countWords } from '../count-words.ts';
import { isLedBy, longestHits, type ReadSentence } from '../text.ts';

/** A person, a firm or a group in a sentence, as a noun phrase with its place. */
export interface NamedBuyer {
  /** "strata managers", "bottle shop in Maleny" */
  who: string;
  count?: number;
  from: number;
  to: number;
}

/** What ends a noun phrase on its left. */
const notPartOfName =
  /^(?:a|an|the|my|our|his|her|their|its|some|more|many|few|several|any|of|and|or|n|to|for|at|in|from|with|by|on|is|are|was|were|that|who|which|have|has|had|old|other|another|both|all|only|just|now|there|then|every|each|already|these|those|same|one|i|we|you|they|he|she|it|charge|flip|manage|help|teach|hour|be|do|did|got|get|see|call|ask|me|us|big|bigger|also|plus|but|so|because|if|when|as|like|about|around|couple|want|wants|find|said|says|into|out|off|up|en|un|una|el|la|de|otro|một|\d+|[\p{L}]+ed|(?:ask|do|hav|be|want|help|see|gett|sell|ring|work|giv|go|look|wait|visit|send|pay|tell|leav|serv)ing)$/iu;
/** "the shire's adviser", but "Mrs Lim's restaurant" */
const possessive = /^\p{Ll}[\p{L}]*[’']s$/u;
const endsName = (word: string): boolean => notPartOfName.test(word) || possessive.test(word);
const counted = new RegExp(
  String.raw`(?<![$£\d.,])\b(?:(?:a )?couple(?: of)?|both|\d{1,3}|${countWords})\s+(?:of\s+(?:my|the|our)\s+)?(?:(?:old|other|former|more|local|nearby|different|big|small|new)\s+)*$`,
  'iu',
);
/** "in Maleny", "at the bowls club", "of the dementia coffee group" */
const place =
  /^\s+(?:(?:in|at|near|up in|out at|from)\s+(?:the\s+)?\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){0,2}|(?:of|from|at|in|on)\s+(?:(?:the|an?|my|our)\s+)?(?:[\p{L}’'-]+\s+){0,2}(?:group|club|school|village|clinic|council|hospital|church|choir|association|society|hall|library|company|shop|market|estate|highway|hostel|centre|street|valley|road|office|home))/u;
/** "cattle yard repairs": the noun names the thing and no person. */
const modifies =
  /^[’']?s?\s+(?:repairs?|fees?|trailers?|cleaning|bookings?|things?|course|courses|tables?|season|website|sites?|page|board|newsletter|gear|stuff|uniforms?|bags?|rent|gate|hall|kitchen)\b/i;

/** Words that name no one who could be asked, unless a word in front says who: "church people". */
const general =
  /^(?:people|ppl|tradies|tradie|cafes|shops|ladies|lady|man|men|woman|women|kids|family|families|customers?|clients?|parents?|mums?|mates?|friends?|members?|owners?|place|students?|couples?|guy|bloke|blokes|fella|fellows|mob|service|group|groups|company|business|businesses|department|manager|principal|outfit|regulars|village|man|neighbours?)$/i;

const theirOwn = /\b(?:my|our|your)\s+(?:\p{L}+\s+)?$/iu;
/** "I work for a company in Wangara" */
const employed =
  /\b(?:work|works|worked|working|employed|job|shifts?|casual|contract|support) (?:\p{L}+,? ){0,4}?(?:for|at|in|by|with) (?:an?|the|my)?\s*$|\b(?:bought (?:off|from)|help|approach|target|visit|certificate for)\s+(?:an?\s+|the\s+)?$/iu;
const family =
  /\b(?:boss|husband|wife|partner|mum|mother|dad|father|brother|sister|son|daughter|uncle|aunty|aunt|cousin|nan|landlord|doctor|insurer|employer)\b/i;

/** "a boat guy at Queenscliff", "three former students": from the noun to the words that say which. */
function phraseAt(
  sentence: ReadSentence,
  hit: { from: number; to: number },
  nouns: readonly { from: number; to: number }[],
): NamedBuyer | undefined {
  const { text } = sentence;
  if (/^couple$/i.test(text.slice(hit.from, hit.to)) || modifies.test(text.slice(hit.to))) return undefined;
  let { from, to } = hit;
  if (/[’']s$/.test(text.slice(from, to))) {
    // "the surgeon's rooms", but "the office's 14 cars".
    const owned = /^\s+\p{L}{3,}/u.exec(text.slice(to))?.[0];
    to = owned ? to + owned.length : to - 2;
  }
  // "Caravan park manager": a noun that follows within two words belongs to the same name.
  for (const next of nouns) {
    if (next.from <= to || next.from - to > 14) continue;
    const between = text.slice(to, next.from);
    if (
      /^ (?:[\p{L}-]{3,12} )?$/u.test(between) &&
      !between
        .trim()
        .split(' ')
        .some((word) => word !== '' && endsName(word)) &&
      !/^ \p{L}+s $/u.test(between)
    )
      to = next.to;
  }
  for (let step = 0; step < 3; step += 1) {
    const word = /([\p{L}&’'-]+)\s+$/u.exec(text.slice(0, from));
    if (!word?.[1] || endsName(word[1]) || countIn(word[1]) !== undefined) break;
    from = word.index;
  }
  const qualifier = /\b((?:former|retired|old|local)\s+)$/i.exec(text.slice(0, from));
  if (qualifier && /^former/i.test(qualifier[1] ?? '')) from = qualifier.index;
  const number = counted
    .exec(text.slice(Math.max(0, from - 40), from))?.[0]
    .trim()
    .toLowerCase();
  const count =
    number === undefined ? undefined : /couple|both/.test(number) ? 2 : countIn(number.split(/\s+/)[0]);
  const bare = text.slice(from, to);
  const next = nouns.find(
    (one) => one.from > to && /^\s+of\s+(?:the\s+|an?\s+)?(?:\p{L}+\s+)?$/u.test(text.slice(to, one.from)),
  );
  if (next) to = next.to;
  // "with 640 rentals", "has 80 members": what they have, and not who they are.
  if (/(?<!\b(?:i|we|to)\s)\b(?:has|have|with)\s+(?:about\s+)?\d+\s+$/i.test(text.slice(0, from)))
    return undefined;
  const where = place.exec(text.slice(to));
  const whole = where ? to + where[0].length : to;
  const named = text.slice(from, whole).replaceAll(/\s+/g, ' ').trim();
  // The capital of a sentence is no name: "Burger van bloke takes 2 litres".
  const isStart = text.slice(0, from).trim() === '' && /^\p{Lu}\p{Ll}+ \p{Ll}|^\p{Lu}\p{Ll}+$/u.test(named);
  const who = isStart ? named.charAt(0).toLowerCase() + named.slice(1) : named;
  if (employed.test(text.slice(Math.max(0, from - 40), from))) return undefined;
  if (family.test(bare) || (theirOwn.test(text.slice(0, from)) && family.test(who))) return undefined;
  const isGeneral =
    general.test(bare) && where === null && !next && (count === undefined || /^(?:people|ppl)$/i.test(bare));
  if (isGeneral || who.length > 60) return undefined;
  return { who, ...(count !== undefined && { count }), from, to: whole };
}

/** Everyone in a sentence who could buy, in order. */
export function buyersIn(sentence: ReadSentence): NamedBuyer[] {
  const nouns = longestHits(sentence, 'buyer').filter((hit) => !isLedBy(sentence, hit, 'negation', 3));
  const named: NamedBuyer[] = [];
  for (const hit of nouns.toSorted((one, other) => one.from - other.from)) {
    if (named.some(({ to }) => hit.from < to)) continue;
    const found = phraseAt(sentence, hit, nouns);
    if (found) named.push(found);
  }
  return named;
}
