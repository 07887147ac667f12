import { plural } from '../../write/say/words.ts';

/** The word lists that turn what a person says into the name of their work. */
export interface WorkWords {
  agents: ReadonlyMap<string, string>;
  people: ReadonlySet<string>;
  quality: ReadonlySet<string>;
  processes: ReadonlySet<string>;
  acronyms: ReadonlySet<string>;
  services: ReadonlySet<string>;
  /** Roots of what is done for a price, each with the kind of business that does it. */
  deeds: ReadonlyMap<string, string>;
}

const lead =
  /^(?:\d+[.,]?\d*|an?|the|my|our|their|your|his|her|own|these|those|some|any|also|just|mostly|only|one|two|three|four|five|six|seven|eight|nine|ten|few|couple|single|double|full|of|kinds?|sorts?|types?)$/i;
/** No part of a noun phrase. */
const notInName =
  /^(?:my|our|your|their|i|i['’]\w+|im|id|ive|we|you|he|she|they|it|its|em|speak|speaking|me|us|them|him|her|his|is|are|was|were|be|been|am|have|has|had|do|does|did|can|could|will|would|should|to|that|which|who|what|when|where|why|how|if|because|cause|cos|so|not|no|never|dont|cant|but|than|then|there|here|this|really|lol|etc|idk|dunno|from|into|onto|at|by|up|out|off|over|per|every|each|kept|made|sold|done|fixed|mowed|cleaned|helped|worked|built|taught|walked|looked|borrowing|leaving|quitting|studying|getting|going|buying|asking|doing|being|having|take|takes|give|gives|use|uses|get|gets|help|helps|want|wants|need|needs|like|know|charge)$/i;
/** Whom one works for is not what one sells. */
const people =
  /^(?:children|kids?|students?|adults?|people|beginners?|ladies|women|men|families|clients?|customers?|friends?|mates|guys|girls|boys|pupils?|seniors|teens|crowds|functions|events|parties|numbers|everyone|anyone|class|classes|group|groups|lessons)$/i;
const buyersOnly =
  /^(?:people|ladies|women|men|families|clients?|customers?|friends?|mates|guys|girls|boys|everyone|anyone|owners)$/i;
const ending =
  /(?:\s+(?:i guess|lol|a bit|a little|sort of|stuff|etc|level \d|cert(?:ificate)?\b.*|dip(?:loma)?\b.*|\d+\s*(?:yrs?|years?)\b.*|nearly|basics?|knowledge|skills?|experience|and|or|of|for|in|with|on|a|the|my|now|too))+$/i;

/** No name starts so. */
const noStart = /^(?:and|or|with|back|open|as|for|of|in|on|between|among|during|before|about|only)$/i;
/** Such a word at the end names nothing. */
const noHead =
  /^(?:ones?|things?|stuff|jobs?|bits?|rest|grade|orders?|off|out|back|badly|poorly|slowly|quickly|nicely|properly|well|days?|nights?|mornings?|words?|handling|collecting)$/i;

/** Words before the thing itself, each with the word that is put behind it. */
const doing: readonly [RegExp, string | undefined][] = [
  [
    /^(?:making|selling|growing|baking|cooking|brewing|breeding|raising|producing|make|sell|grow|bake|cook|brew|breed|raise)$/i,
    undefined,
  ],
  [/^(?:fixing|repairing|mending|fix|repair|mend)$/i, 'repairs'],
  [/^(?:teaching|teach|tutoring)$/i, 'lessons'],
  [/^(?:servicing)$/i, 'servicing'],
  [/^(?:restoring|restore)$/i, 'restoration'],
  [/^(?:hiring|renting)$/i, 'hire'],
  [/^(?:test)$/i, 'testing'],
  [/^(?:clean|cleaning)$/i, 'cleaning'],
  [/^(?:scan)$/i, 'scanning'],
  [/^(?:inspect|check)$/i, 'checks'],
  [/^(?:install|fit)$/i, 'fitting'],
  [/^(?:sharpen)$/i, 'sharpening'],
  [/^(?:wash)$/i, 'washing'],
  [/^(?:paint)$/i, 'painting'],
  [/^(?:tune)$/i, 'tuning'],
  [/^(?:train)$/i, 'training'],
  [/^(?:deliver)$/i, 'delivery'],
  [/^(?:transcribe)$/i, 'transcription'],
  [/^(?:tidy)$/i, 'tidying'],
  [/^(?:grind)$/i, 'grinding'],
  [/^(?:digitise|digitize)$/i, 'digitising'],
  [/^(?:tending|looking|caring|tend|look)$/i, 'care'],
];

/** "Mobs of alpacas" are alpacas. */
const quantity =
  /^(?:(?:small|big|little|large) )*(?:mobs?|herds?|flocks?|lots|bits|piles?|loads?|boxes|bags|packs|copies|range) of\s+(?=\p{L})/iu;
/** "Getting golf balls out of ponds" is about the golf balls. */
const gathering =
  /^(?:getting|gathering|collecting|finding|picking|fishing)(?: up)?\s+(.+?)\s+(?:out of|out|from|off)\s/i;

/** "Scooters" is "scooter" in "scooter hire". */
export const singular = (word: string): string =>
  /(?:ss|us|is)$/i.test(word) || word.length < 4
    ? word
    : word
        .replace(/ies$/i, 'y')
        .replace(/(ch|sh|x|ss)es$/i, '$1')
        .replace(/s$/i, '');

/** "Test the hearing loops" tells what to do, and names no work. */
const bareVerb =
  /^(?:test|clean|scan|inspect|check|install|fit|sharpen|wash|paint|tune|train|deliver|transcribe|digiti[sz]e|fix|repair|mend|make|sell|grow|bake|cook|teach|restore|tidy|grind|carve|transcribe)$/i;

const mostWords = 7;

/** "Fixing bats" is "bat repairs", "making bird toys" is "bird toys". */
function withoutDoing(words: readonly string[]): string[] {
  const [first = '', second] = words;
  if (second === undefined) return [...words];
  const rest = words.slice(/^(?:out|up|after|for)$/i.test(second) ? 2 : 1);
  for (const [pattern, noun] of doing) {
    if (!pattern.test(first) || rest.length === 0) continue;
    if (noun === undefined) return rest;
    const end = rest.findIndex((word) => /^(?:for|to|and|or|with|in|on)$/i.test(word));
    const thing = (end < 0 ? rest : rest.slice(0, end)).filter((word) => !lead.test(word));
    if (thing.length === 0) return [...words];
    return [...thing.slice(0, -1), singular(thing.at(-1) ?? ''), noun];
  }
  return [...words];
}

/** "Chess trainer" is "chess lessons"; a person who is not what they sell has no name of work. */
function withoutAgent(words: readonly string[], { agents, people }: WorkWords): string[] | undefined {
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (people.has(last)) return undefined;
  const activity = agents.get(last);
  if (activity === undefined) return [...words];
  const things = words.slice(0, -1);
  if (activity !== '') return [...things, activity];
  const thing = things.at(-1);
  return thing === undefined ? undefined : [...things.slice(0, -1), plural(thing)];
}

/** The noun phrase that a customer would put on a card, in small letters; nothing where the words name no work. */
export function cardName(text: string, lists: WorkWords, isCalled = false): string | undefined {
  if (/\b(?:knowledge|experience)\s*$/i.test(text)) return undefined;
  const gathered = gathering.exec(text)?.[1];
  const plain = (gathered ?? text)
    .replace(quantity, '')
    .replaceAll(/\([^)]*\)|["“”!?*]/g, ' ')
    .replaceAll(/\s*[+&]\s*|\s+n\s+/g, ' and ')
    .replaceAll(/\/\S+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\b(?:other )?people['’]?s\b\s*/gi, '')
    .replace(
      /\s+for (?:(?:the |my |our )?(?:guys|boys|lads|girls|club|team|mates|friends|family|people)|me|everyone)\b.*$/i,
      '',
    )
    .replace(
      /\s+(?:for|since|over|in) (?:the (?:last|past) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|some|a few) ?(?:yrs?|years?|months?|weeks?|decades?)\b.*$/i,
      '',
    )
    .replace(/\s+at (?!(?:home|the|an?|my|our|your|their)\b).*$/i, '')
    .replace(ending, '');
  let words = plain.split(/[\s]+/).filter((word) => word !== '');
  while (words.length > 1 && (lead.test(words[0] ?? '') || lists.quality.has((words[0] ?? '').toLowerCase())))
    words = words.slice(1);
  if (!isCalled || bareVerb.test(words[0] ?? '')) words = withoutDoing(words);
  while (words.length > 1 && lead.test(words[0] ?? '')) words = words.slice(1);
  // "Carve emu eggs" is no name.
  if (bareVerb.test(words[0] ?? '') && words.length > 1) return undefined;
  if (words.length === 0 || words.length > mostWords || noStart.test(words[0] ?? '')) return undefined;
  if (
    words.some(
      (word) =>
        notInName.test(word) ||
        (/\d/.test(word) && !lists.acronyms.has(word.toLowerCase())) ||
        /[’']$/u.test(word.replace(/s[’']$/u, '')) ||
        !/^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’&/-]*[\p{L}\p{M}\d'’])?$/u.test(word),
    )
  )
    return undefined;
  const ends = words.findIndex((word) => /^(?:for|of|in|from|with)$/i.test(word));
  const joined = words.findIndex((word) => /^and$/i.test(word));
  if (joined > 0 && words.slice(joined + 1).some((word) => /^and$/i.test(word))) return undefined;
  // "Fitter and turner" is who a person is.
  if (joined > 0 && lists.agents.has((words[joined - 1] ?? '').toLowerCase())) return undefined;
  if (noHead.test(words[(ends < 0 ? words.length : ends) - 1] ?? '')) return undefined;
  // "Gluten free people" are those who buy.
  if (buyersOnly.test(words[(ends < 0 ? words.length : ends) - 1] ?? '')) return undefined;
  const isPerson = lists.people.has(words.at(-1)?.toLowerCase() ?? '');
  const named = isCalled && !isPerson ? words : withoutAgent(words, lists);
  if (!named || named.length === 0 || people.test(words[0] ?? '')) return undefined;
  const [only = ''] = named;
  if (
    named.length === 1 &&
    (lists.quality.has(only.toLowerCase()) || lists.services.has(only.toLowerCase()) || only.length < 3)
  )
    return undefined;
  return named
    .map((word, index) => {
      const low = word.toLowerCase();
      // "TVs", and "VHS", which is no plural.
      if (lists.acronyms.has(low))
        return lists.acronyms.has(low.slice(0, -1))
          ? `${low.slice(0, -1).toUpperCase()}s`
          : low.toUpperCase();
      // A capital only because it starts the answer is none.
      return index === 0 && /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)
        ? low
        : /^\p{Lu}{4,}$/u.test(word)
          ? low
          : word;
    })
    .join(' ');
}
