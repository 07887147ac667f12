import type {
  BuyerFact,
  Fact,
  PriceFact,
  Reading,
  Running,
  RunningCost,
  SaleNow,
  StillToDo,
  TermFact,
  UnitCost,
} from '../../reading/reading.ts';
import { wholePhrase } from '../../reading/whole-phrase.ts';
import { about, dollars } from './money.ts';
import { an, counted, heading, isWhole, list, phrase, plural } from './words.ts';

/** The customer's own facts in words. The document and the screen say them alike. */

/** "$65", "$180 to $220" */
export const priceAmount = ({ cents, highCents }: Pick<PriceFact, 'cents' | 'highCents'>): string =>
  highCents === undefined ? dollars(cents) : `${dollars(cents)} to ${dollars(highCents)}`;

/** "an hour", "for 6 visits", "each" */
function priceUnit({ unit, pack, packOf }: PriceFact): string {
  if (pack !== undefined) return `for ${packOf ? `${pack} ${packOf}` : pack}`;
  return unit && unit !== 'each' ? an(unit) : 'each';
}

const priceHeads = {
  now: 'Your price',
  planned: 'Your planned price',
  offered: 'A buyer offered',
  past: 'Your old price',
} as const;
/** What a price is to the customer. */
export const priceHead = ({ when, buyer }: Pick<PriceFact, 'when' | 'buyer'>): string =>
  priceHeads[buyer === undefined ? when : 'now'];

/** "Service a push mower" is what they do, and no name. */
const isDeed =
  /^(?!(?:half|double|with|of|all)\b)\p{L}+(?: (?:up|over|out|back|down|and \p{L}+))? (?:an?|the|your|my|this|that)\b/iu;

/** "$65 an hour", "$680 (wing chair)" */
export function priceLine(price: PriceFact): string {
  const { item, condition, buyer } = price;
  const whole = item === undefined ? undefined : wholePhrase(item.replace(/^for\s+/i, ''));
  const isUnit = whole !== undefined && priceUnit(price).endsWith(whole.toLowerCase());
  const name = whole && !isDeed.test(whole) && !isUnit ? whole : undefined;
  const unit = priceUnit(price);
  const sum = name && unit === 'each' ? priceAmount(price) : `${priceAmount(price)} ${unit}`;
  return [
    `${sum}${name ? ` (${phrase(name)})` : ''}`,
    condition && isWhole(condition) && condition,
    buyer !== undefined && `from ${phrase(buyer)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const charges =
  /\b(?:i|we|ive|i[’']ve|we[’']ve)(?: have| now| usually| only| already)? (?:charged?|ask|get|got|sell|sold|take)\b|\b(?:pays?|paid|give|gave) me\b/i;

/** "You charge $65." only where they do, "You plan to charge $85." where they say so. */
export function chargedWords(
  { value, words }: Fact<PriceFact>,
  { running }: Pick<Reading, 'running'>,
): string {
  const sum = dollars(value.cents);
  if (value.when === 'planned') return `You plan to charge ${sum}.`;
  if (value.when === 'past') return `You charged ${sum} before.`;
  return running || charges.test(words) ? `You charge ${sum} now.` : `You told us your price: ${sum}.`;
}

/** "At least 3 hours." */
export function termLine({ kind, count, unit }: TermFact, words: string): string {
  if (kind === 'deposit' || count === undefined) return `${heading(words)}.`;
  return `${kind === 'least' ? 'At least' : 'At most'} ${unit ? counted(count, unit) : count}.`;
}

/** "2 guesthouses", "local midwife", "Maggie": the reading knows which capital is that of a name. */
export const buyerPhrase = ({ who, count }: Pick<BuyerFact, 'who' | 'count'>): string =>
  `${count !== undefined ? `${count} ` : ''}${who}`;

const isNamed =
  /^(?:the|an?|your|my|our|his|her|their|this|that|one|two|three|some|any|all|both|old|former|past|\d)\b/i;
const isPlural = (name: string): boolean =>
  /[^s]s$|\b(?:people|men|women|children|folk|staff)$/.test(
    name.split(/ (?:of|in|at|from|on|near|with|who|that) /)[0] ?? '',
  );

/** "the dentist", "2 cafes", "your ladies", "Maggie": inside a sentence. */
export function buyerInWords({ who, count }: Pick<BuyerFact, 'who' | 'count'>): string {
  if (count !== undefined && count > 1) return buyerPhrase({ who, count });
  return isNamed.test(who) || isPlural(who) || /^\p{Lu}/u.test(who) ? who : `the ${who}`;
}

/** "2 guesthouses", "Local midwife" */
export const buyerName = (buyer: BuyerFact): string => heading(buyerPhrase(buyer));

/** "24 a fortnight", "3 to 5 jobs each a month" */
export function orderAmount({ takes, count }: BuyerFact): string | undefined {
  if (!takes) return undefined;
  const many =
    takes.high !== undefined ? `${takes.count} to ${takes.high}` : takes.count.toLocaleString('en-AU');
  const each = takes.isEach && count !== undefined ? ' each' : '';
  const often = takes.per === 'once' ? '' : ` a ${takes.per}`;
  return `${many}${takes.of ? ` ${takes.of}` : ''}${each}${often}`;
}

/** "an hour", "each", "in all"; nothing where the sum is said alone. */
function paidFor({ pays, takes }: BuyerFact): string {
  if (pays?.unit) return an(pays.unit);
  if (pays?.isAll) return 'in all';
  return pays?.isEach || takes ? 'each' : '';
}

/** "24 a fortnight at $8 each", "1,200 tubes at $2.60"; nothing where neither was said. */
export function buyerTerms(buyer: BuyerFact): string {
  const { takes, pays, size } = buyer;
  const amount = orderAmount(buyer) ?? size;
  const price =
    pays &&
    (pays.isPart
      ? `adds ${dollars(pays.cents)} to each`
      : [dollars(pays.cents), paidFor(buyer)].filter(Boolean).join(' '));
  if (takes?.isPool) return [`sees ${amount}`, price].filter(Boolean).join('; ');
  return [amount, price].filter(Boolean).join(pays?.isPart ? '; ' : ' at ');
}

const states: Readonly<Record<StillToDo['state'], (what: string) => string>> = {
  lapsed: (what) => `Your ${what} has lapsed. Renew it before the first paid job that needs it.`,
  'lapsed-applied': (what) =>
    `Your ${what} has lapsed and you have applied again. Do no work that needs it until it is back.`,
  applied: (what) => `You have applied for your ${what}. Do no work that needs it until it arrives.`,
  missing: (what) => `Get this before the first paid job that needs it: ${what}.`,
  'to-ask': (what) =>
    `You still have to ask for this: ${what}. Do no paid work until you have the answer in writing.`,
  studying: (what) =>
    `You are still working towards this: ${what}. Do no work that needs it until you have it.`,
};
export const toDoLine = ({ what, state }: StillToDo): string => states[state](withoutCapital(what));

/** "Working With Vulnerable People card" keeps its capitals, "Agency approval" does not. */
const withoutCapital = (what: string): string =>
  /^\p{Lu}\p{Ll}+ (?:\p{Lu}|with \p{Lu})/u.test(what) || /^\p{Lu}{2}/u.test(what) ? what : phrase(what);

export const toDoTask: Readonly<Record<StillToDo['state'], (what: string) => { do: string; done: string }>> =
  {
    lapsed: (what) => ({
      do: `Renew your ${withoutCapital(what)}.`,
      done: 'you have a number or a reference',
    }),
    'lapsed-applied': (what) => ({
      do: `Ask how your application for the ${withoutCapital(what)} is going.`,
      done: 'you have the card, or a date for it',
    }),
    applied: (what) => ({
      do: `Ask how your application for the ${withoutCapital(what)} is going.`,
      done: 'you have the paperwork, or a date for it',
    }),
    missing: (what) => ({
      do: `Find out how to get this, then apply for it: ${withoutCapital(what)}.`,
      done: 'you have a number or a reference',
    }),
    'to-ask': (what) => ({
      do: `Ask for this in writing: ${withoutCapital(what)}.`,
      done: 'you have saved the answer',
    }),
    studying: (what) => ({
      do: `Ask when you will have this: ${withoutCapital(what)}.`,
      done: 'you have written down the date',
    }),
  };

/** "You pay $16 a window (cord and paint)." Nothing where the words name neither. */
export function unitCostLine({ cents, unit, what }: UnitCost): string | undefined {
  const thing = what && wholePhrase(what);
  // "kg" is too short for a phrase.
  const one = unit && (/^\p{L}{1,3}$/u.test(unit) ? unit : wholePhrase(unit));
  if (thing) return `You pay ${dollars(cents)} ${one ? an(one) : 'each'} (${thing}).`;
  return one && what === undefined && !/[^s]s$/i.test(one)
    ? `One ${one} costs you ${dollars(cents)}.`
    : undefined;
}

export const perWords = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  fortnight: 'a fortnight',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  time: 'each time',
  once: 'once',
} as const;

/** "You pay $28 an hour (church kitchen)." */
const oneDecimal = (count: number): string => (Math.round(count * 10) / 10).toLocaleString('en-AU');

/** Who pays by the month is a client. */
export const isPeriod = /^(?:hour|day|week|fortnight|month|quarter|term|year)$/i;
const people =
  /\b(?:regulars?|clients?|customers?|students?|pupils?|kids|children|people|ladies|families|dogs|horses|pools|yards|lawns)\b/i;
const work =
  /\b(?:jobs?|visits?|lessons?|sessions?|services?|callouts?|class(?:es)?|cleans?|repairs?|appointments?|weddings?|cuts)\b/i;

/** People are had, work is done and things are sold. */
export const saleVerb = (words: string): string =>
  people.test(words) ? 'have' : work.test(words) ? 'do' : 'sell';

/** "46 loaves a week", "2 to 3 jobs a week", "96 services a year" */
export const saleWords = ({ count, range, of, per, regulars }: SaleNow, unit?: string): string => {
  if (regulars !== undefined) return regulars;
  const many = range ? `${oneDecimal(range.low)} to ${oneDecimal(range.high)}` : oneDecimal(count);
  const what = of ?? (unit && plural(isPeriod.test(unit) ? 'client' : unit, count));
  return `${many}${what === undefined ? '' : ` ${what}`} a ${per}`;
};

/** What the business takes in a month, and what is left of it. */
export function runningWords({ monthlyCents, profitCents }: Running): string | undefined {
  const parts = [
    ...(monthlyCents === undefined ? [] : [`has sales of about ${about(monthlyCents)} a month`]),
    ...(profitCents === undefined ? [] : [`leaves you about ${about(profitCents)} a month`]),
  ];
  return parts.length > 0 ? `Your business ${list(parts)}.` : undefined;
}

export function runningCostLine({ what, cents, per }: RunningCost): string | undefined {
  const thing = wholePhrase(what);
  return thing && `You pay ${dollars(cents)} ${perWords[per]} (${thing}).`;
}
