/** What a price is for, how many it holds and when it holds, in the customer's words around the sum. */

export interface PriceWords {
  /** "shower regrout" */
  item?: string;
  /** "if its just the silicone" */
  condition?: string;
  /** How many a package holds: 6 of "a package of 6 visits for $1,100". */
  pack?: number;
  packOf?: string;
}

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
};
const count = String.raw`(\d{1,3}|${Object.keys(counts).join('|')})`;
const packNames = 'package|pack|block|bundle|course|series|card|pass|term|set';
const packBefore = new RegExp(
  String.raw`\b(?:${packNames})\s+of\s+${count}\b\s*([\p{L}-]{3,14})?[^\d$]{0,16}$|(?:^\W*|\b(?:or|and|for|bar)\W+)${count}[ -](?:pack|packs)\s*$|(?:^\W*|\b(?:or|and|for|bar)\W+)${count}(?:\s+([\p{L}-]{3,14}))?\s+for\s*$`,
  'iu',
);
const packBehind = new RegExp(
  String.raw`^\s*(?:dollars?|bucks)?\s*for (?:an? |the )?(?:${packNames})\s+of\s+${count}\b\s*([\p{L}-]{3,14})?|^\s*(?:dollars?|bucks)?\s*for ${count}\W*$`,
  'iu',
);

function packOf(before: string, behind: string): Pick<PriceWords, 'pack' | 'packOf'> {
  const first = packBefore.exec(before);
  const found = first ?? packBehind.exec(behind);
  if (!found) return {};
  const number = first ? (found[1] ?? found[3] ?? found[4]) : (found[1] ?? found[3]);
  const noun = first ? (found[2] ?? found[5]) : found[2];
  const pack = counts[number?.toLowerCase() ?? ''] ?? Number(number);
  const isNoun =
    noun !== undefined && !/^(?:for|at|and|or|hours?|minutes?|mins|days?|weeks?|the|if|in)$/i.test(noun);
  return pack >= 2 ? { pack, ...(isNoun && { packOf: noun.toLowerCase() }) } : {};
}

/** A pattern whose words end where letters of any language end: no “i” is in “cưới”. */
const letter = String.raw`[\p{L}\p{N}_]`;
const ofWords = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replaceAll(String.raw`\b`, `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`)
      .replaceAll(String.raw`\W`, String.raw`[^\p{L}\p{N}_]`),
    'iu',
  );

/** What leads to a price and names nothing. */
const lead = ofWords(
  String.raw`^(?:\W|\b(?:i[’']?(?:d|ve|m|ll)|they[’']?(?:d|ll|ve|re)|we[’']?(?:d|ll|ve)|he[’']?s|she[’']?s)\b|\b(?:and|n|or|plus|then|so|also|but|an?|the|my|our|its|it[’']?s|i|we|id|i[’']d|they|theyd|they[’']d|he|she|would|will|have|has|been|could|can|charge|charged|charging|ask|pay|pays|paid|me|us|for|thinking|think|thought|thinkin|was|were|is|are|retail|rates?|prices?|priced|said|suppose|reckon|say|now|at|offers?|offered|people|ladies|sell|selling|sells|normal|public|usually|do|did|done|get|give|want|wants|take|takes|doing|going|go|told|rate|like|to|fixed|about|between|from)\b)+`,
);
const tail = ofWords(
  String.raw`(?:\W|\b(?:is|are|at|for|from|was|i[’']?d say|i (?:ask|charge|suppose|reckon|think)|now|and|or|n|sells?|each|about|around|would be|up to|add|another|thinking|me|it|them|normally|usually|already|thì|từ|giá|khoảng))+$`,
);
/** A name of a thing holds none of these. */
const said = ofWords(
  String.raw`\b(?:when|there[’']?s|i|they|we|he|she|me|them|you|said|says|which|that|who|because|sold|told|pays?|takes?|worked|asked|would|will|weeks?|months?|ve|ll|is|was|were|before|already|paid)\b`,
);

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}_]+|[\s,;:.=+&-]+$/gu, '')
    .trim();

/** Words that name nothing by themselves. */
const empty =
  /^(?:the|only|flat|extra|both|all|resale|avg|average|after|now|then|two|three|one|suggested|got|just|maybe|about|offers?|(?:small )?ones?)$/i;

/** "Zips 18 to 25": the first sum of two is no part of the name. */
const firstSum = /\s+\d[\d.,]*\s*(?:to|till|tới|toi|đến|den|a|hasta|至|到)?\s*$/iu;
/** "The caseworker said $60": the one who speaks is not what is sold. */
const speaker =
  /(?:^|[\s,;])(?:(?:the|my|our|an?|her|his|one)\s+)?[\p{L}-]+\s+(?:said|says|reckons?|thinks|suggested|told (?:me|us))\s*$/iu;

function nameIn(text: string): string | undefined {
  const name = tidy(text.replace(lead, '').replace(tail, '').replace(firstSum, ''));
  const words = name.split(' ');
  const isName =
    /^(?:(?:\p{L}|\d+ ?(?:g|kg|ml|l|litre|gram)\b)[\p{L}\p{N} &’'+/().-]{2,50}|\d+ ?(?:g|kg|ml|l))$/u.test(
      name,
    ) &&
    words.length <= 7 &&
    !said.test(name) &&
    !empty.test(name);
  const isOpen = name.includes('(') && !name.includes(')');
  return isName ? `${name}${isOpen ? ')' : ''}` : undefined;
}

/** What parts the thing from the rest of a longer lead: "chefs take | 5g tins for". */
const parting = ofWords(
  String.raw`\b(?:when|there[’']?s|i|they|we|he|she|me|them|you|said|says|which|that|who|because|sold|told|pays?|takes?|take|worked|asked|would|will|is|are|was|were|fit|do|does|sell|sells|gets?|gives?|go out|comes? to|made to measure|want|wants|hires?|buys?|books?|orders?|off us|about|another)\b|[:;]|,\s`,
);
const onlyTime =
  /^(?:by |at |for |the |an? |per |each |in |on |only |just )*(?:hour|day|week|month|year|visit|time|job|night|session|each|one|price|minute|lot|whole|retail|same price|wholesale)?$/i;

/** The last words of a long lead that name something. */
function lastName(text: string): string | undefined {
  const parts = text.replaceAll(/\([^)]*\)?/g, ' ').split(parting);
  for (const part of parts.toReversed()) {
    const name = tidy(
      part
        .replace(lead, '')
        .replace(tail, '')
        .replace(/^(?:(?:by|at|for|on|in|with|of|to|so|as|off)\s)+/i, ''),
    );
    const words = name.split(' ').slice(-6).join(' ');
    if (/\p{L}{3}|^\d+ ?(?:g|kg|ml|l)$/iu.test(words) && !onlyTime.test(words) && !empty.test(words))
      return words;
  }
  return undefined;
}

/** Words behind a price say for what, or when. */
function behindIn(text: string, unit: string | undefined): Pick<PriceWords, 'item' | 'condition'> {
  const rest = tidy(
    text
      .replace(/^\s*(?:dollars?|bucks|quid|đô)?\s*(?:trở lên|tro len)?\s*/i, '')
      .replace(/\b(?:and|or|n|plus)\s*$/i, ''),
  );
  const behind =
    unit === undefined
      ? rest
      : tidy(
          rest.replace(
            new RegExp(
              String.raw`^(?:an?|per|the|one|each|for an?|for one|/)?\s*${unit.replaceAll(/[^\p{L} ]/gu, '')}\b`,
              'iu',
            ),
            '',
          ),
        );
  const plain = tidy(behind.replace(/^each\b/i, ''));
  if (plain === '' || plain.length > 60 || plain.split(' ').length > 11) return {};
  const named = /^for (?:an? |the |my |one )?(.{3,40})$/iu.exec(plain)?.[1];
  if (named && !said.test(named) && unit === undefined) return { item: named };
  if (
    /^(?:if|when|where|with|without|in|on|at|after|plus|up to|inside|casual|minimum|per|to|for|extra|shared|single|each way|one way|both)\b/i.test(
      plain,
    )
  )
    return { condition: plain };
  return plain.split(' ').length <= 6 && !said.test(plain) && !/\d/.test(plain) ? { item: plain } : {};
}

export function describePrice({
  before: led,
  behind,
  unit,
}: {
  before: string;
  behind: string;
  unit: string | undefined;
}): PriceWords {
  const before = led.replace(speaker, ' ');
  const pack = packOf(before, behind);
  const name = pack.pack === undefined ? nameIn(before) : undefined;
  const rest = behindIn(pack.pack === undefined ? behind : '', unit);
  const isBare = name === undefined && rest.item === undefined && rest.condition === undefined;
  const item =
    name ??
    rest.item ??
    (pack.pack === undefined && (isBare || unit !== undefined) ? lastName(before) : undefined);
  const condition = rest.condition ?? (name && rest.item ? rest.item : undefined);
  return { ...pack, ...(item && { item }), ...(condition && { condition }) };
}
