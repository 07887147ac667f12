import type { Volume } from '../reading.ts';

/** How many a buyer takes, of what and how often: "24 a fortnight", "two cartons of 24 every month". */

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const words = Object.keys(counts).filter((word) => word.length > 2);
const written = `(?:half a dozen|a dozen|a couple(?: of)?|a hundred|${words.join('|')})`;
const digits = String.raw`\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d)?`;
const number = `(?:${digits}|${written})`;

function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const plain = text.toLowerCase().replaceAll(',', '').trim();
  if (plain === 'half a dozen') return 6;
  const word = plain.replace(/^a /, '').replace(/ of$/, '');
  const count = counts[word] ?? Number(word);
  return Number.isFinite(count) && count > 0 ? count : undefined;
}

const days =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|weekend|market(?: day)?|morning|night';
/** "a week", "every second Saturday", "once a month", "weekly". */
const often = new RegExp(
  String.raw`(?<lead>(?:\b(?<times>once|twice|two times|three times|\dx)\s+)?(?:\b(?:an?|per|each|every|in a|in one|each this|this|por|la|mỗi|một)\s+|\/\s?))(?<second>(?:second|other|2nd)\s+)?(?<unit>weeks?|wk|fortnight|f\/n|months?|mth|quarter|term|year|yr|day|semana|mes|tuần|tháng|${days})(?!\p{L})|\b(?<adverb>weekly|fortnightly|monthly|yearly)\b|\bon (?:an? )?(?<on>${days})(?!\p{L})`,
  'iu',
);
const howMany = new RegExp(
  String.raw`(?<![$£€\d.,:\p{L}-]|\bat )(?<low>${number})(?:\s?(?:-|–|to|or|and)\s?(?<high>${number}))?(?![\d%:.]\d|%| ?(?:am|pm|km|mins?|minutes|hrs|years?|yrs)\b|-)`,
  'giu',
);

type Per = Volume['per'];

function perOf(found: RegExpExecArray): { per: Per; times: number } | undefined {
  const { times, second, unit = '', adverb, on } = found.groups ?? {};
  const factor = times === undefined || /^once/i.test(times) ? 1 : /^(?:twice|two|2)/i.test(times) ? 2 : 3;
  const name = (adverb ?? on ?? unit).toLowerCase();
  const per: Per | undefined = /^(?:fortnight|f\/n)/.test(name)
    ? 'fortnight'
    : /^(?:month|mth|mes$|tháng)/.test(name)
      ? 'month'
      : /^(?:year|yr)/.test(name)
        ? 'year'
        : /^(?:quarter|term)/.test(name)
          ? 'quarter'
          : /^day$/.test(name)
            ? undefined
            : 'week';
  if (per === undefined) return undefined;
  return { per: second && per === 'week' ? 'fortnight' : per, times: factor };
}

/** Between the number and how often: the thing, and no other number, verb or sum. */
const thing =
  /^\s*(?:more |or so |of |x |about |around )?(?<of>(?:\p{L}[\p{L}’'-]*\s+){0,4}?)(?:\([^)]{0,20}\)\s*)?(?<each>each\s+|between (?:them|em|the two)\s+)?(?:done\s+|work\s+)?(?:at \S+ )?,?\s*$/iu;
const verb =
  /\b(?:and|but|i|we|they|she|he|it|is|are|was|want|wants|pay|pays|who|that|which|for|with|from|at|the|my|if|so|until|till)\b/i;
const noThing =
  /^(?:am|pm|dollars?|bucks|cents|g|gm|grams?|gram jar|ml|kg jar|mm|cm|people|times?|minutes?|mins?|rentals?|members?|units|staff|rooms|blocks?|weeks?|months?|years?|others?|residents|patients|guests|kids)$/i;

const packs = new RegExp(
  String.raw`\b(${number})\s+(?:cartons?|boxes|box|packs?|trays?|cases?|crates?|bags?)\s+of\s+(\d{1,4})\b`,
  'iu',
);

const clean = (text: string): string | undefined => {
  const of = text
    .replace(/\b(?:more|or so|of|about|around|done|fresh|each)\b/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return of === '' || verb.test(of) ? undefined : of.toLowerCase();
};

export interface FoundVolume extends Volume {
  from: number;
  to: number;
}

/** All amounts with a period in a text, in order. */
export function volumesIn(text: string): FoundVolume[] {
  const found: FoundVolume[] = [];
  const pack = packs.exec(text);
  for (const match of text.matchAll(howMany)) {
    const low = numberIn(match.groups?.low);
    const high = numberIn(match.groups?.high);
    if (low === undefined) continue;
    const from = match.index;
    const to = from + match[0].length;
    if (found.some((one) => from < one.to)) continue;
    const rest = text.slice(to, to + 70);
    const when = often.exec(rest);
    const between = when && thing.exec(rest.slice(0, when.index));
    const per = when && perOf(when);
    if (!(when && between && per)) continue;
    const of = clean(between.groups?.of ?? '');
    const isBroken = verb.test(between.groups?.of ?? '') || /^(?:g|ml|gm|grams?|mm|cm|kg)\b/i.test(of ?? '');
    if (
      /\b(?:i|we) (?:can|could|only) (?:do|make|fit|manage)\s+(?:about\s+)?$/i.test(
        text.slice(Math.max(0, from - 24), from),
      )
    )
      continue;
    if (isBroken || (of !== undefined && noThing.test(of))) continue;
    const isDozen = of !== undefined && /^dozen\b/.test(of) && low !== 12;
    const isPack = pack && from >= pack.index && from < pack.index + pack[0].length;
    const [count, most] = isPack
      ? [(numberIn(pack[1]) ?? 1) * Number(pack[2]), undefined]
      : [low, high].map((one) => one && one * per.times * (isDozen ? 12 : 1));
    if (count === undefined) continue;
    const isEach =
      /^each/i.test(between.groups?.each ?? '') ||
      /^\s*each\b/i.test(rest.slice(when.index + when[0].length));
    found.push({
      count,
      ...(most !== undefined && most > count && { high: most }),
      ...(of && !isPack && !isDozen && { of }),
      per: per.per,
      ...(isEach && { isEach }),
      from: isPack ? pack.index : from,
      to: to + when.index + when[0].length,
    });
  }
  return found;
}

const onceWords = new RegExp(
  String.raw`(?<![$£€\d.,])\b(${digits}|${words.filter((word) => word !== 'hundred').join('|')})\s+((?:\p{L}[\p{L}’'-]*\s+){0,2}?\p{L}[\p{L}’'-]*s)\b`,
  'iu',
);

/** "wants 1,200 tubes in May": an order that is not repeated. */
export function onceIn(text: string): FoundVolume | undefined {
  const pack = packs.exec(text);
  const found = pack ?? onceWords.exec(text.slice(0, 60));
  if (!found) return undefined;
  const count = pack ? (numberIn(pack[1]) ?? 1) * Number(pack[2]) : numberIn(found[1]);
  const of = pack ? undefined : clean(found[2] ?? '');
  if (
    count === undefined ||
    count < 2 ||
    /^(?:days?|weeks?|months?)\b/i.test(of ?? '') ||
    /^(?:g|ml|gm|grams?|mm|cm|kg)\b/i.test(of ?? '') ||
    (!pack && (of === undefined || noThing.test(of.split(' ').at(-1) ?? '')))
  )
    return undefined;
  return { count, ...(of && { of }), per: 'once', from: found.index, to: found.index + found[0].length };
}
