import { countIn, countWords } from '../count-words.ts';
import type { Volume } from '../reading.ts';

/** How many a buyer takes, of what and how often, from the number that says it: "24 a fortnight", "two cartons of 24". */

const digits = String.raw`\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d)?`;
const number = `(?:half a dozen|a dozen|two dozen|dozen|a couple(?: of)?|couple(?: of)?|a hundred|half an?|${digits}|one|${countWords})`;
const named: Readonly<Record<string, number>> = {
  one: 1,
  couple: 2,
  'half a': 0.5,
  'half an': 0.5,
  'half a dozen': 6,
  dozen: 12,
  'two dozen': 24,
  hundred: 100,
};
function numberIn(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll(',', '').replace(/^a /, '').replace(/ of$/, '').trim();
  return named[plain] ?? countIn(plain);
}

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|xmas';
const day =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|weekend|market(?: day)?|morning|night';
const often = String.raw`(?:(?<times>once|twice|two times|three times|four times|\dx)\s+)?(?:\b(?:an?|per|each|every|by the|in (?:an?|one|the|every)|in(?= (?:week|month)\b)|one(?= (?:week|month)\b)|most|in (?:an?|the) (?:good|normal|usual|typical|average|ordinary)|an? (?:good|normal|usual|typical|average|ordinary)|for(?: one)?(?= (?:week|month)\b)|each this|this|por|la|mỗi|một)\s+|\/\s?)(?:(?<many>2|3|4|6|two|three|four|six)\s+)?(?<second>second |other |2nd )?(?<unit>weeks?|wk|fortnight|f\/n|months?|mth|quarter|term|school holidays?|year|yr|season|semana|mes|tuần|tháng|${day}|${month})(?!\p{L})|\b(?<adverb>weekly|fortnightly|monthly|quarterly|yearly|annually)\b|\bon (?:an? )?(?<on>${day})(?!\p{L})`;
const oftenBehind = new RegExp(often, 'iu');
const oftenBefore = new RegExp(
  String.raw`(?:${often})\W{0,3}(?:(?:about|only|just|now|takes?|wants?)\s+)?$`,
  'iu',
);
const amount = new RegExp(
  String.raw`^(?<low>${number})(?:\s?(?:-|–|to|or|and)\s?(?<high>${number}))?(?![\d%:.]\d|%|\s?(?:am|pm|km|mins?|minutes|hrs?|hours? (?:to|away)|years?|yrs)\b)`,
  'iu',
);
const pack = /^\s+(?:cartons?|boxes|box|packs?|trays?|cases?|crates?|bags?)\s+of\s+(\d{1,4})\b/iu;
const pair = new RegExp(String.raw`^\s+[\p{L}-]+\s+and\s+(${number})\s+[\p{L}-]+\s+`, 'iu');

interface Often {
  per: Exclude<Volume['per'], 'once'>;
  times: number;
}

function oftenOf({ times = '', many, second, unit, adverb, on }: Record<string, string | undefined>): Often {
  const count = /^(?:twice|two|2)/i.test(times)
    ? 2
    : /^(?:three|3)/i.test(times)
      ? 3
      : /^(?:four|4)/i.test(times)
        ? 4
        : 1;
  const name = (adverb ?? on ?? unit ?? '').toLowerCase();
  const per: Often['per'] = /^(?:fortnight|f\/n)/.test(name)
    ? 'fortnight'
    : /^(?:month|mth|mes$|tháng)/.test(name)
      ? 'month'
      : /^(?:quarter|term|school)/.test(name)
        ? 'quarter'
        : new RegExp(`^(?:year|yr|season|annual|(?:${month})$)`, 'i').test(name)
          ? 'year'
          : 'week';
  const each = second ? 2 : (countIn(many) ?? 1);
  if (each === 1) return { per, times: count };
  if (per === 'week' && each === 2) return { per: 'fortnight', times: count };
  return per === 'month' ? { per: 'year', times: (12 / each) * count } : { per, times: count / each };
}

/** How often, in words that have no number next to it: "every Friday I make". */
export function oftenIn(text: string): Often | undefined {
  const found = oftenBehind.exec(text);
  return found?.groups && oftenOf(found.groups);
}

/** Between the number and how often: the thing, and no verb. */
const verb =
  /\b(?:but|and|them|em|him|her|book|again|no|not|before|by|with|his|going|go|one go|for|to|i|we|they|she|he|it|is|are|was|want|wants|pay|pays|who|that|which|from|the|my|if|so|until|till|has|have|say|says|said|yes|yeah|yep)\b/iu;
const noThing =
  /^(?:dollars?|bucks|cents|g|gm|grams?|ml|mm|cm|people|times?|rentals?|members?|units|staff(?! \p{L}+s$)|weeks?|months?|years?|others?|residents|patients|guests|kids|x|names|nurses|mums|students|participants|blokes|girls|men|women|ladies|contacts|minutes?|hours? (?:away|to))\b/iu;

function thingIn(words: string): string | undefined {
  const of = words
    .replaceAll(/\([^)]*\)?|\bat \S+|\bfor (?=\$)\S+/g, ' ')
    .replaceAll(
      /\b(?:more|or so|ish|twice|once|^\s*of|about|around|done|fresh|each|between (?:them|em|the two)|in|on|all)\b/giu,
      ' ',
    )
    .replaceAll(/[^\p{L}\d’'-]+/gu, ' ')
    .trim()
    .toLowerCase();
  return of === '' || verb.test(of) || of.split(' ').length > 3 ? undefined : of;
}

const unit =
  /(?:s|\d|^(?:kg|kilo|g|l|ml|km|m|m2|t|ha|hr|dozen|sheep|fish|bread|rice|people|more|stock|honey|wood|firewood|hay|straw|feed))$/iu;
/** "20 bar" of a writer who is new to English are 20 bars. */
const plural = (of: string, count: number): string =>
  count <= 1 || of.includes(' ') || unit.test(of)
    ? of
    : /[^aeiou]y$/.test(of)
      ? `${of.slice(0, -1)}ies`
      : `${of}${/(?:x|ch|sh)$/.test(of) ? 'es' : 's'}`;

const isEach = (words: string): boolean => /\beach\b/i.test(words);

/** "Jan at number 9, every second week" */
const isAddress = /\b(?:number|no\.|house|unit|flat|lot)\s*$/i;

/** What the number at a place says of an order, and where its words end. */
export function volumeAt(text: string, at: number): (Volume & { to: number }) | undefined {
  const found = amount.exec(text.slice(at));
  const low = numberIn(found?.groups?.low ?? '');
  if (!found || low === undefined || isAddress.test(text.slice(0, at))) return undefined;
  const high = numberIn(found.groups?.high ?? '');
  let behind = text.slice(at + found[0].length, at + found[0].length + 80);
  const packs = pack.exec(behind)?.[1];
  const joined = pair.exec(behind)?.[1];
  const whole = packs ? low * Number(packs) : joined ? low + (numberIn(joined) ?? 0) : low;
  behind = behind.replace(/[.;].*$/s, '');
  const when = oftenBehind.exec(behind);
  const between = when ? behind.slice(0, when.index) : '';
  const before = oftenBefore.exec(text.slice(0, at));
  const isBehind =
    when !== null &&
    between.length < 50 &&
    !verb.test(joined ? '' : between) &&
    !/\d/.test(packs || joined ? '' : between.replaceAll(/\bat \S+|[$£€]\S+/g, ''));
  const groups = isBehind ? when.groups : before?.groups;
  if (!groups)
    return onceAt({ text: behind, count: whole, isPack: packs !== undefined }, at + found[0].length);
  const { per, times } = oftenOf(groups);
  const of =
    packs || joined
      ? undefined
      : thingIn(isBehind ? between : (/^\s+((?:[\p{L}-]+\s?){1,3})/u.exec(behind)?.[1] ?? ''));
  if (of !== undefined && noThing.test(of)) return undefined;
  const dozens = of !== undefined && /^dozen\b/.test(of) && low !== 12 ? 12 : 1;
  const most = high !== undefined && !(packs || joined) && high > low ? high * times * dozens : undefined;
  const after = isBehind ? behind.slice(when.index + when[0].length, when.index + when[0].length + 8) : '';
  return {
    count: whole * times * dozens,
    ...(most !== undefined && { high: most }),
    ...(of && dozens === 1 && { of: plural(of, whole * times) }),
    per,
    ...((isEach(between) || /^\s*each\b/i.test(after)) && { isEach: true as const }),
    to: at + found[0].length + (isBehind ? when.index + when[0].length : 0),
  };
}

/** "wants 1,200 tubes in May": an order that is not repeated. */
function onceAt(
  { text, count, isPack }: { text: string; count: number; isPack: boolean },
  to: number,
): (Volume & { to: number }) | undefined {
  const of = isPack
    ? undefined
    : thingIn(/^\s+((?:\p{L}[\p{L}’'-]*\s+){0,2}?\p{L}[\p{L}’'-]*s)\b/u.exec(text)?.[1] ?? '');
  const isDaily =
    /^\s*(?:days?|hours?)\b|^\s*(?:\p{L}+\s+){0,2}(?:an?|per|each|every) (?:day|hour|time)\b/iu.test(text);
  if (count < 2 || isDaily || (!isPack && (of === undefined || noThing.test(of)))) return undefined;
  return { count, ...(of && { of }), per: 'once', to };
}
