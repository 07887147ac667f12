/** Units in which a price may be; "a week" and "a year" are pay. */
export const unitBehind =
  /^\s*(?:bucks|dollars?|dolar|quid|c(?:ents?)?(?=\s))?\s*(?:each(?=\s+(?!child|kid|student|person|head|adult|dog|car)|\W|$)|ea\b|(?:(?:an?|per|each|the|for half an?|for an?|for one|one|la|por)\s+|\/\s*)(?!weeks?\b|wk\b|fortnight|months?\b|years?\b|day of\b|days\b|few\b|lot\b|bit\b|half of\b|while\b|guy\b|firm\b|good\b|price\b|mob\b|shop said\b)((?:[\p{L}-]{1,14} ){0,2}?[\p{L}]{1,14}))(?!\p{L})/iu;

/** Words in front of the thing that is counted: "an extra half acre", "a deep clean", "the first hour". */
const kinds =
  /^(?:half|single|double|square|sq|first|second|third|extra|deep|big|large|small|little|full|standard|lined|wet|dry|quick|simple|plain|whole|one|two|three|four|five|six|fixed|hot|cold|old|new|short|long)$/i;

/** "a teaching day", "an indexable page", "a nine-week block": the noun comes behind. */
const describes = /(?:\p{L}{3,}(?:ing|able|ible|ical)|-(?:week|hour|day|visit|page|minute|month))$/iu;

/** "a review day": the second noun is what is counted. */
const counted =
  /^(?:day|days|visit|session|pack|box|class|lesson|block|trip|set|page|piece|course|hour|jar|bottle|plate|call)$/i;

export const isKind = (word: string): boolean => kinds.test(word);

const parting = /^(?:with|of|for|to|up|in|on|at|and|or|if|when)$/i;

/** "$80 first hour", "$210 a 10 week term", "$135 for 90 minutes". */
const timed =
  /^\s*(?:dollars? )?(?:(?:an?|per|the) )?(?:(?<named>first (?:half )?hour)|(?<count>\d{1,2})[ -]?(?<block>week|day|lesson|visit)s? (?<what>term|block|course|pass|pack|workshop)|for (?<minutes>\d{2,3}) ?min(?:ute)?s?)\b/iu;

function timedUnit(behind: string): string | undefined {
  const { named, count, block, what, minutes } = timed.exec(behind)?.groups ?? {};
  if (minutes) return `${minutes} minutes`;
  return (count ? `${count}-${block} ${what}` : named)?.toLowerCase();
}

/** "hour" of "an hour", "extra half acre" of "per extra half acre". */
export function unitOf(behind: string): string | undefined {
  const said = timedUnit(behind);
  if (said) return said;
  const start = unitBehind.exec(behind);
  if (!start?.[1]) return undefined;
  const words = behind
    .slice(start.index + start[0].length - start[1].length)
    .match(/^[\p{L}-]+(?: [\p{L}-]+){0,3}/u)?.[0];
  const kept: string[] = [];
  const all = words?.split(' ') ?? [];
  for (const word of all) {
    if (parting.test(word)) return undefined;
    kept.push(word.toLowerCase());
    const next = all[kept.length];
    const isHalf = next !== undefined && counted.test(next) && !kinds.test(word);
    if (!kinds.test(word) && !describes.test(word) && !isHalf) return kept.join(' ');
  }
  return undefined;
}

/** "$32 a shampoo and set" is of both. An hour, a day or a metre has no second. */
const both =
  /^[$£€]?\s?[\d.,]+\s*(?:an?|per|each)\s+(?<one>(?!(?:h(?:ou)?r|day|night|week|month|metre|head|person|kilo|km)\b)\p{L}{3,}) (?:and|&) (?<other>\p{L}{3,}(?: \p{L}{3,})?)(?=\s*(?:[,.;)]|$))/iu;

export function unitOfBoth(fromSum: string, unit: string): string {
  const { one, other } = both.exec(fromSum)?.groups ?? {};
  return one?.toLowerCase() === unit.toLowerCase() ? `${unit} and ${other?.toLowerCase()}` : unit;
}

/** "60 mins" is an hour, and "45 minutes" is a session of that length. */
export function timeUnit(unit: string): string {
  const minutes = /^(\d{2,3}) ?min(?:ute)?s?$/i.exec(unit)?.[1];
  if (minutes === undefined) return unit;
  return minutes === '60' ? 'hour' : `${minutes}-minute session`;
}
