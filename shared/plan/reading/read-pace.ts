import { countIn, countWords } from './count-words.ts';
import { linkedPrices, type Places, placesOf } from './prices/linked-prices.ts';
import type { Fact, PaceFact, PriceFact } from './reading.ts';
import { hoursSaid, timeSaid } from './said-time.ts';
import { factIn, type ReadSentence } from './text.ts';

/** How long one takes, or how many a day or an hour holds, in the customer's words. */

const time = String.raw`(?<time>${timeSaid})`;
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
const noName = String.raw`(?:i|we|they|he|she|you|it|so|but|then|only|just|made|have|had|has|sold|for|about|with|in|at|my|do|did)\b`;
/** The list goes on without the unit: "a scoop takes me two hours, a set net four", "3 hours for the A5 and 5 for A4". */
const goesOn = new RegExp(
  String.raw`^\s*(?:,|and|or)\s+(?:(?<count>\d{1,2}(?:\.\d+)?|${countWords})(?<half> and (?:a )?half)?\s+for\s+(?:an? |the )?(?<behind>[\p{L}\d][\p{L}\d’'-]*)|(?<of>(?:an? |the )?(?!${noName})\p{L}[\p{L}’'-]*(?: (?!${noName})\p{L}[\p{L}’'-]*){0,2}?)\s+(?<number>\d{1,2}(?:\.\d+)?|${countWords})(?<more> and (?:a )?half)?(?=\s*(?:[,.;)\n]|$)))`,
  'iu',
);
/** Words behind a time that say of what it is: "3 hours a bike seat", "45 mins for a 3 beddie". */
const ofBehind =
  /^\s*(?:for (?:an? |the )?|an? |the |per )(?:\d\s)?\p{L}[\p{L}\d’'-]*(?: (?!and\b|or\b)\p{L}[\p{L}’'-]*)?/iu;
/** Time of something else than the work, or of a week. */
const other =
  /\b(?:driv\w*|bus|trains?|commut\w*|walk|get (?:there|home|to)|from (?:home|here|me)|away|dry|drying|rise|prov\w*|cur(?:e|ing)|cool\w*|set(?:ting)? ?up|pack(?:ing)? (?:up|down)|answer\w*|deliver\w*|shift|sleep|notice|break|course|lunch|nap|used to|visa|students?|fortnight|each (?:month|week|day|night|term)|block of)\b/iu;
const perPeriod = /^\s*(?:a|per|each|every|of an?)\s+(?:day|week|wk|month|year|night|fortnight)\b/iu;

const number = String.raw`(?:\d{1,4}(?:,\d{3})?(?:\.\d+)?|${countWords})`;
const done = String.raw`(?:(?:^|[,;(])\s*(?:about\s+)?|\b(?:i|we|can|could|usually|say|does|do|makes?|gets? through|manages?|scans?|sprays?|cuts?|lays?|paints?|sews?|services?|grooms?|cleans?|finish|mows?)\s+(?:\p{L}+\s+){0,2}?)`;
const things = String.raw`(?:(?!(?:and|or|at|but|to|then|of|on|so|an?|per)\b)[\p{L}²’'.-]+\s+){0,4}?`;
const rates: readonly RegExp[] = [
  new RegExp(
    String.raw`${done}(?<![$£€\d.,])(?<count>${number})(?:\s?(?:-|–|to)\s?(?:${number}))?\s+(?<of>${things})(?:an?|per|in an?|in one|each)\s+(?<per>day|hour)\b`,
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
  /^(?:an?|one)$/i.test(word) ? 1 : (countIn(word.replace(',', '')) ?? 0);
const hundredths = (hours: number): number => Math.round(hours * 100) / 100;

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
const clauseTo = (text: string, { lead, from: to }: SaidTime, from: number): string => {
  const first = Math.max(from, lead - 60);
  return text.slice(first, to).replace(first > from ? /^\S*/ : '', '');
};

interface SaidTime {
  /** Where its words start: "takes me". */
  lead: number;
  from: number;
  to: number;
  hours: number;
  isMonthly: boolean;
}

/** Another sum than a time is in these numbers: pay by the hour, hours of a week, what a rival takes. */
function isOther({ roles }: ReadSentence, { from, to }: Pick<SaidTime, 'from' | 'to'>): boolean {
  if (!roles) return false;
  const said = roles.number(from, to, 'minutes', 'pace', 'most') ?? 0;
  const is = roles.number(from, to, 'hours', 'wage', 'price', 'cost', 'monthly', 'rival', 'otherprice') ?? 0;
  // "A salon cut is 28 for ten minutes"
  const isRival = roles.spansOf('rival').some((one) => one.to <= from && from - one.to < 12);
  return isRival || (is > 0.5 && is > said);
}

/** Every time of one in a sentence, by the words around it or by the model. */
function timesIn(sentence: ReadSentence): SaidTime[] {
  const { text, roles } = sentence;
  const found: SaidTime[] = [];
  const add = (said: string, from: number, lead: number): void => {
    const to = from + said.length;
    const hours = hundredths(hoursSaid(said));
    const rest = text.slice(to);
    const isMonthly = lead >= 0 && /^\s*(?:a|per|each|every) month\b/i.test(rest);
    const start = lead < 0 ? from - 30 : lead - 50;
    const around = text.slice(Math.max(0, start), to + (lead < 0 ? 20 : 30));
    if (hours <= 0 || hours > 80 || other.test(around) || (!isMonthly && perPeriod.test(rest))) return;
    if (found.some((one) => one.from < to && one.to > from) || isOther(sentence, { from, to })) return;
    found.push({ lead: lead < 0 ? from : lead, from, to, hours, isMonthly });
  };
  for (const pattern of whole)
    for (const match of text.matchAll(pattern)) {
      const said = match.groups?.['time'] ?? '';
      add(said, match.index + match[0].lastIndexOf(said), match.index);
    }
  for (const { from, to, likely } of roles?.spansOf('minutes') ?? []) {
    const start = Math.max(0, from);
    const said = new RegExp(timeSaid, 'iu').exec(text.slice(start, to + 24));
    if (said && likely >= leastLikely && start + said.index < to) add(said[0], start + said.index, -1);
  }
  return found.toSorted((one, two) => one.from - two.from);
}

/** The times behind one whose unit they share. */
function furtherTimes(
  text: string,
  { to, hours }: SaidTime,
  isMinutes: boolean,
): (SaidTime & { of: string })[] {
  const start = to + (ofBehind.exec(text.slice(to))?.[0].length ?? 0);
  const found = goesOn.exec(text.slice(start));
  if (!found) return [];
  const { count, half, behind, of, number = count, more = half } = found.groups ?? {};
  const many = (countOf(number ?? '') + (more ? 0.5 : 0)) / (isMinutes ? 60 : 1);
  const end = start + found[0].length;
  const next = { lead: start, from: start, to: end, hours: hundredths(many), isMonthly: false };
  // What takes ten times as long is another thing than the rest of the list.
  return many > 0 && many <= hours * 10 && many >= hours / 10
    ? [{ ...next, of: of ?? behind ?? '' }, ...furtherTimes(text, next, isMinutes)]
    : [];
}

function pacesIn(
  sentence: ReadSentence,
  prices: readonly Fact<PriceFact>[],
  places: Places,
): Fact<PaceFact>[] {
  const { text } = sentence;
  const facts: Fact<PaceFact>[] = [];
  const add = (
    { lead, from, to }: Pick<SaidTime, 'lead' | 'from' | 'to'>,
    value: Omit<PaceFact, 'priceIds'>,
  ): void => {
    const at = sentence.from + from;
    if (facts.some((fact) => fact.at.from < sentence.from + to && fact.at.to > at)) return;
    const before = pricesBefore(sentence, lead, prices);
    const linked = linkedPrices(sentence, { from, to, roles: ['minutes', 'pace'] }, places);
    const isOfAll = /^\s+(?:each|apiece)\b/i.test(text.slice(to)) || value.isMonthly;
    const priceIds = linked.length > 0 ? linked : (isOfAll ? before : before.slice(-1)).map(({ id }) => id);
    facts.push(
      factIn(sentence, { id: `pace:${sentence.index}:${from}`, value: { ...value, priceIds }, from, to }),
    );
  };
  let last = 0;
  for (const one of timesIn(sentence)) {
    const { from, to, hours, isMonthly } = one;
    const of = `${clauseTo(text, one, last)}${ofBehind.exec(text.slice(to))?.[0] ?? ''}`;
    add(one, { hours, of, ...(isMonthly && { isMonthly: true }) });
    last = to;
    const isMinutes = /min(?:ute)?s?\W*$/i.test(text.slice(from, to));
    for (const next of isMonthly ? [] : furtherTimes(text, one, isMinutes)) {
      add(next, { hours: next.hours, of: next.of });
      last = next.to;
    }
  }
  for (const pattern of rates)
    for (const found of text.matchAll(pattern)) {
      const { count = '', of = '', per } = found.groups ?? {};
      const many = countOf(count);
      if (many <= 0 || noThing.test(of) || noWork.test(leadOf(text, found, count))) continue;
      // "185 per day" is money where it is one of their prices.
      if (of === '' && prices.some(({ value }) => value.cents === many * 100)) continue;
      const at = found.index + found[0].indexOf(count);
      if (isOther(sentence, { from: at, to: at + count.length })) continue;
      const value =
        per?.toLowerCase() === 'hour' ? { hours: Math.round(10_000 / many) / 10_000 } : { perDay: many };
      const place = { lead: found.index, from: found.index, to: found.index + found[0].length };
      add(place, { ...value, of: of.trim(), isRate: true });
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
