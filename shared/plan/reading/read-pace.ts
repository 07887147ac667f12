import { countIn, countWords } from './count-words.ts';
import { linkedPrices, type Places, placesOf } from './prices/linked-prices.ts';
import type { Fact, PaceFact, PriceFact } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** How long one takes, or how many a day or an hour holds, in the customer's words. */

const amount = String.raw`(?:\d{1,3}(?:\.\d+)?|${countWords}|one|an?|half an)`;
const time = String.raw`(?<many>${amount})(?<half> and a half)?(?:\s?(?:-|–|to|or)\s?(?<high>\d{1,3}(?:\.\d+)?|${countWords}))?\s*-?(?<unit>h(?:ou)?rs?|min(?:ute)?s?|(?<=takes?.{0,30})days)\b(?: and a (?<more>half|quarter))?`;
/** A time that the model is less sure of is not read without words for it. */
const leastLikely = 0.6;
const softly = String.raw`(?:(?:me|us|two of us|about|around|roughly|only|just|maybe|up to|nearly|close to)\s+)*`;
const whole: readonly RegExp[] = [
  new RegExp(String.raw`\btakes?\s+${softly}${time}`, 'giu'),
  new RegExp(
    String.raw`${time}\s+(?:each|apiece|a piece|for (?:each|one)|per (?!h(?:ou)?r|day|week|month|year|night)\p{L}+|to \p{L}+ (?:one|it|each))\b`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:i|we)(?: can)? \p{L}+ (?:an?|one) [^.,;$£\d]{2,30} in ${softly}${time}`, 'giu'),
];
/** Time of something else than the work, or of a week. */
const other =
  /\b(?:driv\w*|bus|trains?|commut\w*|walk|get (?:there|home|to)|from (?:home|here|me)|away|dry|drying|rise|prov\w*|cur(?:e|ing)|cool\w*|set(?:ting)? ?up|pack(?:ing)? (?:up|down)|answer\w*|deliver\w*|shift|sleep|notice|break|course|lunch|nap|used to|visa|students?|fortnight|each (?:month|week|day|night|term)|block of)\b/iu;
const perPeriod = /^\s*(?:a|per|each|every|of an?)\s+(?:day|week|wk|month|year|night|fortnight)\b/iu;

const number = String.raw`(?:\d{1,4}(?:,\d{3})?(?:\.\d+)?|${countWords})`;
const done = String.raw`(?:(?:^|[,;(])\s*(?:about\s+)?|\b(?:i|we|can|could|usually|say|does|do|makes?|gets? through|manages?|scans?|sprays?|cuts?|lays?|paints?|sews?|services?|grooms?|cleans?|finish|mows?)\s+(?:\p{L}+\s+){0,2}?)`;
const things = String.raw`(?:(?!(?:and|or|at|but|to|then|of|on|so|an?|per)\b)[\p{L}²’'.-]+\s+){0,4}?`;
const rates: readonly RegExp[] = [
  new RegExp(
    String.raw`${done}(?<![$£€\d.,])(?<count>${number})(?:\s?(?:-|–|to)\s?(?:${number}))?\s+(?<of>${things})(?:an?|per|in an?|each)\s+(?<per>day|hour)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![$£€\d.,])\b(?<count>${number})\s+(?<of>(?:[\p{L}²’'-]+\s+){1,4}?)(?:is|are|makes?|takes?)\s+(?:me\s+)?(?:about\s+)?a\s+(?:full\s+|whole\s+)?(?<per>day)\b`,
    'giu',
  ),
];
const noThing =
  /^(?:h(?:ou)?rs?|min(?:ute)?s?|days?|nights?|weeks?|shifts?|km|kms|kilometres?|miles?|dollars|bucks|times?|am|pm|people at work)\b/iu;
const noWork =
  /\b(?:wage|shift|job|work|earn|paid|pay|employer|boss|charged?|told|cost|drive|eat|laid|hens?)\b[^.;]{0,25}$/iu;
/** What comes before the number. */
const leadOf = (text: string, found: RegExpExecArray, count: string): string =>
  text.slice(0, found.index + found[0].indexOf(count));

const countOf = (word: string): number =>
  /^half an$/i.test(word) ? 0.5 : /^(?:an?|one)$/i.test(word) ? 1 : (countIn(word.replace(',', '')) ?? 0);

const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

function hoursOf({
  many = '',
  half,
  high,
  unit = '',
  more = '',
}: Record<string, string | undefined>): number {
  const low = countOf(many) + (half ? 0.5 : 0) + (parts[more] ?? 0);
  const middle = high ? (low + countOf(high)) / 2 : low;
  return /^m/i.test(unit) ? middle / 60 : /^d/i.test(unit) ? middle * 8 : middle;
}

/** The price that these words follow: the nearest in front of them, in this sentence or just before it. */
export const priceBefore = (
  sentence: ReadSentence,
  at: number,
  prices: readonly Fact<PriceFact>[],
): Fact<PriceFact> | undefined => pricesBefore(sentence, at, prices).at(-1);

function pricesBefore(
  sentence: ReadSentence,
  at: number,
  prices: readonly Fact<PriceFact>[],
): Fact<PriceFact>[] {
  const place = sentence.from + at;
  const earliest = at < 4 ? sentence.from - 100 : sentence.from;
  return prices
    .filter((price) => price.at.field === sentence.field)
    .filter((price) => price.at.from < place && price.at.to > earliest)
    .toSorted((one, other) => one.at.from - other.at.from);
}

/** The words in front of a time, from a whole word: "10 m2" is no part of "110 m2". */
const clauseTo = (text: string, at: number, end: number): string =>
  text.slice(Math.max(0, at - 60), end).replace(at > 60 ? /^\S*/ : '', '');

function pacesIn(
  sentence: ReadSentence,
  prices: readonly Fact<PriceFact>[],
  places: Places,
): Fact<PaceFact>[] {
  const { text } = sentence;
  const facts: Fact<PaceFact>[] = [];
  const add = (found: RegExpExecArray, value: Omit<PaceFact, 'priceIds'>): void => {
    const at = sentence.from + found.index;
    if (facts.some((fact) => fact.at.from < at + found[0].length && fact.at.to > at)) return;
    const before = pricesBefore(sentence, found.index, prices);
    const linked = linkedPrices(
      sentence,
      { from: found.index, to: found.index + found[0].length, roles: ['minutes', 'pace'] },
      places,
    );
    const priceIds =
      linked.length > 0
        ? linked
        : (/\b(?:each|apiece)$/i.test(found[0]) || value.isMonthly ? before : before.slice(-1)).map(
            ({ id }) => id,
          );
    facts.push(
      factIn(sentence, {
        id: `pace:${sentence.index}:${found.index}`,
        value: { ...value, priceIds },
        from: found.index,
        to: found.index + found[0].length,
      }),
    );
  };
  for (const pattern of whole)
    for (const found of text.matchAll(pattern)) {
      const hours = hoursOf(found.groups ?? {});
      const end = found.index + found[0].length;
      const around = text.slice(Math.max(0, found.index - 50), end + 30);
      const isMonthly = /^\s*(?:a|per|each|every) month\b/i.test(text.slice(end));
      if (hours <= 0 || hours > 80 || other.test(around)) continue;
      if (!isMonthly && perPeriod.test(text.slice(end))) continue;
      const of = clauseTo(text, found.index, end);
      add(found, { hours: Math.round(hours * 100) / 100, of, ...(isMonthly && { isMonthly: true }) });
    }
  for (const { from, to, likely } of sentence.roles?.spansOf('minutes') ?? []) {
    const found = new RegExp(time, 'iu').exec(text.slice(Math.max(0, from), to + 12));
    const hours = found ? hoursOf(found.groups ?? {}) : 0;
    if (!found || likely < leastLikely || hours <= 0 || hours > 80) continue;
    found.index += Math.max(0, from);
    const end = found.index + found[0].length;
    if (perPeriod.test(text.slice(end)) || other.test(text.slice(Math.max(0, from - 30), end + 20))) continue;
    add(found, {
      hours: Math.round(hours * 100) / 100,
      of: clauseTo(text, found.index, end),
    });
  }
  for (const pattern of rates)
    for (const found of text.matchAll(pattern)) {
      const { count = '', of = '', per } = found.groups ?? {};
      const many = countOf(count);
      if (many <= 0 || noThing.test(of) || noWork.test(leadOf(text, found, count))) continue;
      // "185 per day" is money where it is one of their prices.
      if (of === '' && prices.some(({ value }) => value.cents === many * 100)) continue;
      add(
        found,
        per?.toLowerCase() === 'hour'
          ? { hours: Math.round(10_000 / many) / 10_000, of: of.trim(), isRate: true }
          : { perDay: many, of: of.trim(), isRate: true },
      );
    }
  return facts;
}

export const readPace = (
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
): Fact<PaceFact>[] =>
  sentences
    .filter(({ field, isSilent, text }) => field === 'content' && !isSilent && !text.includes('?'))
    .flatMap((sentence) => pacesIn(sentence, prices, placesOf(sentences, prices)))
    .slice(0, 8);
