import { countIn, countWords } from '../count-words.ts';
import { hitsOf, type ReadSentence } from '../text.ts';

/** The people, firms and groups of a sentence who buy, as whole noun phrases. */
export interface NamedBuyer {
  /** "strata managers", "bottle shop in Maleny", "your aunt's shop" */
  who: string;
  count?: number;
  from: number;
  to: number;
}

const leastLikely = 0.5;
/** Enough where the words behind say what they take: "the Crystal Sea takes 4". */
const leastOfTakers = 0.15;
const takes =
  /^\s+(?:also\s+|now\s+)?(?:takes?|wants?|orders?|buys?|would take|asked for|has asked|has booked)\b/i;
/** A word next to the likely ones may belong to the name. */
const maybeLikely = 0.15;

const verbs =
  "will|would|wanna|wants?|wanted|takes?|took|taking|buys?|bought|gets?|got|gives?|gave|giving|has|have|had|having|is|are|was|were|be|been|says?|said|saying|asks?|asked|asking|rings?|rang|reckons?|offers?|offered|orders?|ordered|books?|booked|booking|sends?|sent|sending|pays?|paid|paying|needs?|needing|keeps?|kept|keen|interested|calls?|called|hires?|hired|does|do|did|can|could|may|might|must|should|put|puts|came|comes?|goes|wrote|told|tells?|promised|agreed|suggested|enquiring|waiting|waits?|uses?|used|loves?|likes?|begs?|thinks?|sells?|charges?|refers?|recommends?|already|also|now|only|just|usually|sometimes|maybe|next|about|around|because|cos|coz|if|when|while|then|who|whom|that|which|where|what|whatever|every|each|twice|once|weekly|monthly|per|not|don[’']?t|i|i[’'](?:m|ve|d|ll)|me|we|us|he|she|it|they|them|so|but|or|n|and|plus|for|by|as|than|with|to|into|onto";
const endsName = new RegExp(String.raw`^(?:${verbs}|\p{L}+n[’']t)$`, 'iu');
/** "mostly", "three": they end a name that has started. */
const ends = ({ text }: Word): boolean =>
  endsName.test(text) || /^\p{Ll}+ly$/u.test(text) || /^\d/.test(text) || countIn(text) !== undefined;
const linking = /^(?:of|in|at|on|from|near|next|up|down|out|over|across|behind|under|de)$/iu;
const determiner = new RegExp(
  String.raw`^(?:an?|the|my|our|his|her|their|your|some|another|other|both|one|few|several|couple|local|nearby|old|new|former|more|most|\d{1,3}|${countWords})$`,
  'iu',
);
const article = /^(?:an?|the|my|our|his|her|their|your)$/i;
const time =
  /^(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|april?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|today|tomorrow|yesterday|weeks?|fortnights?|months?|years?|days?|hours?|hrs?|mins?|minutes?|mornings?|arvos?|afternoons?|evenings?|nights?|weekends?|christmas|xmas|easter|winter|summer|spring|autumn)$/iu;
/** Words that name no one who could be asked. */
const noOne =
  /^(?:one|ones|all|any|anyone|everyone|everybody|someone|nobody|people|ppl|most|many|more|others?|them|him|her|larger|smaller|bigger|first|second|last|list|orders?|jobs?|work|names?|thing|things|place|lot|bit|way|yes|no|of|whom|clients?|customers?|regulars?|buyers?|kids|children|time|times|price|deposit|here|there|food|site|street|owner|manager|planner|lady|man|woman|guy|bloke|girls?|boys?|mates?|knees?|back|hands?|studio|stall|wedding|club|season)$/iu;
/** A place or a group of which the word in front says which: "the defence base", "Commercial Rd". */
const ofPlace =
  /^(?:group|club|school|village|clinic|council|hospital|church|parish|choir|association|society|hall|library|company|shop|market|estate|highway|hostel|centre|street|st|valley|road|rd|office|home|base|department|pub|team|board|crew|park|[A-Z]{2,3})$/u;
const familyHead =
  /\b(?:boss|employer|husband|hubby|wife|missus|partner|mum|mom|mother|dad|father|brother|sister|son|daughter|uncle|aunt|aunty|cousin|nan|landlord|doctor|accountant|insurer|bank|centrelink|agency|dsp|ndis|ato)$/iu;
/** "My aunt shop": the shop of the aunt. */
const ofFamily =
  /\b(your (?:aunt(?:y|ie)?|uncle|cousin|sister|brother|friend|mate|neighbour|mum|dad|mother|father|boss|niece|nephew))\s+(?=(?:shop|store|cafe|restaurant|salon|business|company|school|farm|house|work|stall|pub|clinic)\b)/iu;
/** "I work for a company in Wangara", "I bought it from the dealer" */
const employed =
  /\b(?:work|works|worked|working|employed|employer|job|shifts?|casual) (?:is |\p{L}+,? ){0,4}?(?:for|at|in|by|with|as)?\s*(?:an?|the|my)?\s*$|\b(?:bought|got) (?:\p{L}+ ){0,3}(?:off|from)\s+(?:an?\s+|the\s+)?$/iu;
const parts =
  /\s*[,;:]\s*|\s+(?:and|n|&|or|plus)\s+(?=(?:an?|the|my|our|his|her|their|one|two|three|four|five|six|some|another|\d+)\s|\p{Lu})/iu;

interface Word {
  text: string;
  from: number;
  to: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}&][\p{L}\p{M}\p{N}’'&./-]*(?<![./-])/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

/** Only a space lies between two words of one name. */
const isNext = (text: string, one: Word, other: Word): boolean =>
  /^\s+$/.test(text.slice(one.to, other.from));
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const isPartBehind = (word: Word, next: Word): boolean =>
  !endsName.test(next.text) &&
  ((isCapital(next.text) && isCapital(word.text)) ||
    ofPlace.test(next.text) ||
    (/[’']s$/.test(word.text) && /^\p{L}{3,}$/u.test(next.text)));

/** From the likely words to the whole noun phrase: its article in front, its place behind. */
function grow(sentence: ReadSentence, words: readonly Word[], first: number, last: number): [number, number] {
  const { text, roles } = sentence;
  const likely = (word: Word): boolean => (roles?.words(word.from, word.to, 'buyer') ?? 0) >= maybeLikely;
  let [start, end] = [first, last];
  for (let steps = 0; start > 0 && steps < 4; steps += 1) {
    const [before, word] = [words[start - 1], words[start]];
    if (article.test(word?.text ?? '')) break;
    if (!(before && word) || !isNext(text, before, word) || endsName.test(before.text)) break;
    if (time.test(before.text) || linking.test(before.text)) break;
    const isPart =
      determiner.test(before.text) || isCapital(before.text) || /[’']s?$/.test(before.text) || likely(before);
    if (!isPart) break;
    start -= 1;
  }
  for (let steps = 0; steps < 6; steps += 1) {
    const [word, next, after] = [words[end], words[end + 1], words[end + 2]];
    if (!(word && next) || !isNext(text, word, next) || time.test(next.text)) break;
    // "Riding for the Disabled"
    const isJoined = /^for$/i.test(next.text) && isCapital(word.text);
    if (linking.test(next.text) || isJoined) {
      const noun = after && determiner.test(after.text) ? end + 3 : end + 2;
      const place = words[noun];
      const isPlace =
        after !== undefined &&
        place !== undefined &&
        isNext(text, next, after) &&
        isNext(text, words[noun - 1] ?? next, place) &&
        !(endsName.test(place.text) || time.test(place.text) || /^\d/.test(place.text)) &&
        (isCapital(place.text) || (!isJoined && (noun === end + 3 || likely(place))));
      if (!isPlace) break;
      end = noun;
    } else if (isPartBehind(word, next) || (likely(next) && !ends(next))) end += 1;
    else break;
  }
  return [start, end];
}

/** The words from the first to the last that can be part of a name. */
function trim(words: readonly Word[]): Word[] {
  const isNoStart = ({ text }: Word): boolean => endsName.test(text) || linking.test(text) || time.test(text);
  // "theres a hairdresser": a name starts at its article.
  const named = words.findLastIndex(
    ({ text }, at) => article.test(text) && !linking.test(words[at - 1]?.text ?? ''),
  );
  const start = words.findIndex((word, at) => at >= named && !isNoStart(word));
  if (start < 0) return [];
  const kept = words.slice(start);
  const cut = kept.findIndex(
    (word, at) => at > 0 && ends(word) && !determiner.test(kept[at - 1]?.text ?? ''),
  );
  return cut > 0 ? kept.slice(0, cut) : kept;
}

/** Without a word at the end that leads to another. */
function whole(words: readonly Word[]): Word[] {
  const last = words.findLastIndex(
    ({ text }) => !(linking.test(text) || determiner.test(text) || time.test(text) || endsName.test(text)),
  );
  return words.slice(0, last + 1);
}

const leading = new RegExp(
  String.raw`^(?:(?<own>my|our)\s+(?!local\b)|(?:an?|the|another|some|other|his|her|their|my|our)\s+)?(?<count>(?:(?:a )?couple(?: of)?|both|one|few|several|\d{1,3}|${countWords})\s+)?(?:of\s+(?:my|our|the)\s+)?(?:(?:other|more|different|local(?=\s\p{L}+s$))\s+)*(?<rest>.*)$`,
  'isu',
);

/** A bare word or a number of things that no list of buyers holds has to be very likely. */
function isDoubtful({
  said,
  bare,
  before,
  likely,
}: {
  said: string;
  bare: string;
  before: string;
  likely: number;
}): boolean {
  const isBareWord = !bare.includes(' ') && said === bare;
  const isPlace = /\b(?:in|near|at|on|of)\s*$/i.test(before);
  const isCounted =
    /^\d|^[\p{L}]+$/u.test(said.split(' ')[0] ?? '') && countIn(said.split(' ')[0]) !== undefined;
  const isDeed = /^\p{L}+(?:ing|ed)\b/iu.test(bare) && !/\s\p{Lu}/u.test(bare);
  return (
    (isBareWord && (isPlace || (before.trim() === '' && likely < 0.8))) ||
    (isCounted && likely < 0.8) ||
    isDeed
  );
}

function namedAt(sentence: ReadSentence, words: readonly Word[]): NamedBuyer | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!(first && last)) return undefined;
  const { text, roles } = sentence;
  const said = text.slice(first.from, last.to).replaceAll(/\s+/g, ' ');
  const { own, count: counted = '', rest = '' } = leading.exec(said)?.groups ?? {};
  const bare = rest.trim();
  const heads = bare
    .split(' ')
    .filter((word) => !(noOne.test(word) || time.test(word) || determiner.test(word)));
  const head = bare.replace(/\s+(?:of|in|at|on|from|near|next|up|down|out|over|across|behind)\s.*$/i, '');
  if (heads.every((word) => !/\p{L}{3}|\p{Lu}{2}/u.test(word)) || bare.length > 60) return undefined;
  if (
    linking.test(bare.split(' ')[0] ?? '') ||
    noOne.test(bare) ||
    familyHead.test(head) ||
    endsName.test(head)
  )
    return undefined;
  if (employed.test(text.slice(Math.max(0, first.from - 40), first.from))) return undefined;
  if (new RegExp(String.raw`\b(?:\d+|one|${countWords}) from\s*$`, 'iu').test(text.slice(0, first.from)))
    return undefined;
  const named = words.filter((word) => !article.test(word.text));
  const mean =
    named.reduce((sum, { from, to }) => sum + (roles?.words(from, to, 'buyer') ?? 0), 0) / named.length;
  const least = takes.test(text.slice(last.to)) ? leastOfTakers : leastLikely - 0.1;
  if (!(mean >= least)) return undefined;
  const isKnown = (from: number, to: number): boolean =>
    hitsOf(sentence, 'buyer').some((hit) => hit.from < to && hit.to > from);
  const before = text.slice(0, first.from);
  const likely = roles?.words(last.from, last.to, 'buyer') ?? 0;
  if (!isKnown(first.from, last.to) && isDoubtful({ said, bare, before, likely })) return undefined;
  // The capital of a sentence is no name: "Bowls club takes two".
  const isStart =
    before.trim() === '' &&
    /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(bare) &&
    first.text === bare.split(' ')[0] &&
    isKnown(first.from, first.to);
  const name = isStart ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  const number = counted.trim().toLowerCase();
  const count = /couple|both/.test(number) ? 2 : number === 'one' ? undefined : countIn(number);
  const who = (own ? `your ${name}` : name.replace(/\bmy\b/gi, 'your'))
    .replace(ofFamily, '$1’s ')
    .replaceAll(/\ba(?= [aeiou](?!ni\b|ser|ne\b))/gi, 'an');
  return { who, ...(count !== undefined && count > 1 && { count }), from: first.from, to: last.to };
}

/** Everyone in a sentence who buys or asks, in order. */
export function buyersIn(sentence: ReadSentence): NamedBuyer[] {
  const { text, roles } = sentence;
  const words = wordsIn(text);
  const named: NamedBuyer[] = [];
  for (const stretch of roles?.stretchesOf(leastOfTakers, 'buyer') ?? []) {
    const isSure = roles
      ?.stretchesOf(leastLikely, 'buyer')
      .some(({ from, to }) => from < stretch.to && to > stretch.from);
    if (!isSure && !takes.test(text.slice(stretch.to))) continue;
    let from = stretch.from;
    const likely = text.slice(stretch.from, stretch.to);
    for (const part of likely.split(parts)) {
      const at = text.indexOf(part, from);
      from = at + part.length;
      const inside = trim(words.filter((word) => word.from < from && word.to > at));
      const [first, last] = [inside[0], inside.at(-1)];
      if (!(first && last)) continue;
      const [start, end] = grow(sentence, words, words.indexOf(first), words.indexOf(last));
      const one = namedAt(sentence, whole(words.slice(start, end + 1)));
      if (one && !named.some(({ to }) => one.from < to)) named.push(one);
    }
  }
  return named;
}
