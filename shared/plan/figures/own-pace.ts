import type { Candidate } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Fact, LeastFact, PaceFact, PriceFact, Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { kindOf } from './mix/price-lines.ts';
import { daysPerWeek } from './plan-hours.ts';
import { divide } from './round.ts';
import { weeksPerMonth } from './run-months.ts';
import { hoursWithRest } from './time-unit.ts';

/** The time of one and the smallest job, as the customer states them, decide what a sale is and how many a month holds. */

/** "sq m", "m²" and "square metres" are one; so are "ha" and "hectares". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:sq\.? ?m(?:et(?:re|er)s?)?|m2|square m)\b|m²/gu, ' square metre ')
    .replaceAll(/\bha\b/g, ' hectare ')
    .replaceAll(/\bhrs?\b/g, ' hour ');
const stems = (text: string): string[] =>
  wordsOf(plain(text))
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2);
/** "scopes" of a microscope are the same thing. */
const shares = (one: string, other: string): boolean => {
  const mine = stems(other);
  return stems(one).some((stem) =>
    mine.some((word) => word === stem || (stem.length > 4 && word.endsWith(stem))),
  );
};
const isTime = /^(?:half )?(?:hour|day|night|week|minute)s?$/i;
const isMeasure = /\b(?:metre|hectare|acre|kilo|litre|tonne|km|page|word)s?$/i;
export const isHead = /^(?:person|head|child|kid|student|participant|adult|guest|pupil)$/i;
/** How many come to a class: their own size, else most of the places that they name, else six. */
export function groupSize({ group, terms }: Reading): number {
  const places = terms.find(({ value }) => value.kind === 'most' && !/hour|week|day/.test(value.unit ?? ''))
    ?.value.count;
  return Math.max(2, group?.value.size ?? (places === undefined ? 6 : Math.round(places * 0.8)));
}

/** The line of their list that the price is of. */
export function priceOf(
  { sold }: Business,
  { prices }: Reading,
  { value, from }: Input,
): Fact<PriceFact> | undefined {
  if (sold?.cents === value) return prices.find(({ id }) => id === sold.priceId);
  const said = 'words' in from ? prices.filter(({ words }) => words === from.words) : prices;
  const isIt = (fact: Fact<PriceFact>) => fact.value.cents === value;
  return said.find(isIt) ?? prices.find(isIt) ?? ('words' in from ? said[0] : undefined);
}

const overlap = (one: string, other: string): number => {
  const mine = new Set(stems(other));
  return new Set(stems(one).filter((stem) => mine.has(stem))).size;
};
const wordsOfPrice = ({ value }: Reading['prices'][number]): string =>
  `${value.item ?? ''} ${value.unit ?? ''}`;

interface Sold {
  business: Business;
  reading: Reading;
  main: Fact<PriceFact> | undefined;
}

/** What the customer says of this thing, and not of another line of their list. */
function isOfSold({ value }: Fact<PaceFact>, { business, reading, main }: Sold): boolean {
  const { priceIds, isRate, isMonthly = false } = value;
  const isNamed = main !== undefined && priceIds.includes(main.id);
  if (isMonthly ? business.unit !== 'month' : business.unit === 'month' && !isNamed) return false;
  const mine = `${business.unit} ${business.item} ${main ? wordsOfPrice(main) : ''}`;
  const all = value.of.replace(/\b(?:hours?|minutes?|takes?)\b/gi, '');
  // "220 for the silicone, regrout takes me four hours": the words right before the time come first.
  const last = all.split(/[,;(]/).findLast((part) => part.trim() !== '') ?? '';
  const isSaidLast = reading.prices.some((fact) => overlap(last, wordsOfPrice(fact)) > 0);
  const said = isSaidLast ? last : all;
  if (isRate) return said.trim() === '' || shares(said, mine);
  const others = reading.prices.filter((fact) => fact !== main);
  const named = others.find(({ id }) => priceIds.includes(id));
  const best = Math.max(0, ...others.map((fact) => overlap(said, wordsOfPrice(fact))));
  const own = overlap(said, mine);
  if (isNamed && !(isSaidLast && own === 0)) return own >= best;
  // Behind another line of the list only the words can say that it is of this one.
  const isPartOf = named && kindOf(named.value.unit ?? '') === 'measure' && !isMeasure.test(business.unit);
  if (named && !(isPartOf && own > 0) && own <= overlap(said, wordsOfPrice(named))) return false;
  return own > 0 ? own >= best : best === 0 && reading.prices.length <= 1;
}

interface OwnPace {
  hours: number;
  perDay?: number;
  words: string;
}

const round = (hours: number): number =>
  hours < 0.2 ? Math.round(hours * 10_000) / 10_000 : Math.round(hours * 100) / 100;

/** "45 metres take an hour and a half": how many of the unit the time is for. */
function countIn({ of }: PaceFact, unit: string): number {
  const [first = ''] = stems(unit).slice(-1);
  for (const [, count = '', word = ''] of plain(of).matchAll(/(\d{1,4})\s*(?:square )?([\p{L}]+)/gu))
    if (stems(word).includes(first)) return Math.max(1, Number(count));
  return 1;
}

/** Dollars an hour: a time that leaves less or more is of something else, such as a seat of many holes. */
const [leastDollars, mostDollars] = [4, 500];
const isOfPrice = (hours: number, cents: number | undefined): boolean =>
  cents === undefined || (cents >= hours * leastDollars * 100 && cents <= hours * mostDollars * 100);

export function paceFor(
  business: Business,
  reading: Reading,
  { main, days }: { main: Fact<PriceFact> | undefined; days: FigureInputs['days'] },
): OwnPace | undefined {
  if (isTime.test(business.unit) && business.unit !== 'month') return undefined;
  // The name of the price says how long the client sees of it, and no more.
  if (hoursWithRest(main?.value.item ?? '', business.seen) !== undefined) return undefined;
  const sold = { business, reading, main };
  const fact = (reading.pace ?? []).find((one) => isOfSold(one, sold));
  if (!fact) return undefined;
  const { hours, perDay } = fact.value;
  const named = Math.max(0, ...days.map((day) => day.hours));
  const day = named >= 4 ? Math.min(8, named) : 8;
  const many = fact.value.isRate ? 1 : countIn(fact.value, plain(business.unit));
  // No one takes an hour for a metre or for each of a class.
  if (hours !== undefined && !fact.value.isRate && many === 1 && isMeasure.test(business.unit))
    return undefined;
  // A price without a unit is of one lesson, whatever a class is counted in.
  const isByHead = isHead.test(business.unit) && (!main || isHead.test(main.value.unit ?? ''));
  const heads = isByHead && hours !== undefined ? groupSize(reading) : 1;
  const each = perDay === undefined ? hours && hours / many / heads : day / perDay;
  return each === undefined || !isOfPrice(each, main?.value.cents)
    ? undefined
    : { hours: round(each), ...(perDay !== undefined && { perDay }), words: fact.words };
}

/** A day holds what they say, and the most of a month follows from it. */
export function withPace(inputs: FigureInputs, pace: OwnPace | undefined): FigureInputs {
  if (!pace) return inputs;
  const { hours, perDay } = pace;
  const before = inputs.hoursPerUnit;
  const days = daysPerWeek(inputs);
  // What takes less time is sold more often; what takes longer is held by the hours.
  const scaled = Math.floor(inputs.mostPerMonth * Math.max(1, before / hours));
  const held = perDay === undefined ? scaled : Math.floor(perDay * days * weeksPerMonth);
  return {
    ...inputs,
    hoursPerUnit: hours,
    unpaidHoursPerUnit: round(
      Math.min(inputs.unpaidHoursPerUnit, hours * (perDay === undefined ? 0.5 : 0.1)),
    ),
    mostPerMonth: Math.max(1, Math.min(scaled, held)),
    timeFrom: { words: pace.words },
    ...(perDay !== undefined && { perDay }),
  };
}

/** The least that the customer takes, where one of what they sell is less than that. */
export function leastOf(
  business: Business,
  reading: Reading,
  { price, main }: { price: Input; main: Fact<PriceFact> | undefined },
): { fact: Fact<LeastFact>; times: number } | undefined {
  for (const fact of reading.least ?? []) {
    const { count, of, cents, priceId } = fact.value;
    const unit = reading.prices.find(({ id }) => id === priceId)?.value.unit;
    const isOfUnit =
      priceId === undefined || priceId === main?.id || unit === undefined || unit === main?.value.unit;
    if (cents !== undefined && isOfUnit && !business.isMade && cents > price.value * 1.05)
      return { fact, times: cents / price.value };
    if (count === undefined || count < 2) continue;
    const isTheirs = of === undefined ? priceId === main?.id : shares(of, business.unit);
    // Wholesale has another least.
    const isOther = priceId !== undefined && main !== undefined && priceId !== main.id;
    if (isTheirs && !(isOther && (business.isMade || of === undefined))) return { fact, times: count };
  }
  return undefined;
}

/** From here a sale is the smallest job: so many of what is priced, with their time and cost. */
export function inLeastJobs(
  inputs: FigureInputs,
  business: Business,
  reading: Reading,
  main: Fact<PriceFact> | undefined,
): { inputs: FigureInputs; business: Business } {
  const price = inputs.priceCents;
  const least = reading.running ? undefined : leastOf(business, reading, { price, main });
  if (!least || reading.price) return { inputs, business };
  const { fact, times } = least;
  const { priceCents, costCents, unpaidHoursPerUnit } = inputs;
  const unit = business.isMade ? 'order' : 'job';
  const value = fact.value.cents ?? priceCents.value * times;
  const job = {
    ...(fact.value.cents === undefined && { count: times }),
    of: business.unit,
    eachCents: priceCents.value,
    times,
  };
  // What they say that a job costs is not the cost of each of its hours.
  const isOfJob = /^h(?:ou)?rs?$/i.test(business.unit) && 'words' in costCents.from;
  const unpaid = business.isMade ? unpaidHoursPerUnit * 2 : Math.max(0.25, unpaidHoursPerUnit * 2);
  return {
    inputs: {
      ...inputs,
      unit,
      priceCents: { ...priceCents, value },
      costCents: { ...costCents, value: isOfJob ? costCents.value : Math.round(costCents.value * times) },
      hoursPerUnit: /^h(?:ou)?r$/i.test(business.unit) ? round(times) : round(inputs.hoursPerUnit * times),
      unpaidHoursPerUnit: round(unpaid),
      mostPerMonth: Math.max(1, Math.floor(inputs.mostPerMonth / times)),
      ...(inputs.perDay !== undefined && { perDay: inputs.perDay / times }),
      job,
    },
    business: { ...business, unit, job },
  };
}

/** The candidate with the smallest job as the first line of its price card. */
export function asSold(candidate: Candidate, { unit, job }: FigureInputs): Candidate {
  const [item, ...others] = candidate.offer.items;
  if (!item || !job) return candidate;
  const many = (dollars: number): number => Math.round(dollars * job.times * 100) / 100;
  const { low, mid, high } = item.price;
  const first = {
    ...item,
    unit,
    price: { low: many(low), mid: many(mid), high: many(high) },
    hours: round(item.hours * job.times),
    cost: { ...item.cost, dollars: many(item.cost.dollars) },
  };
  return { ...candidate, offer: { ...candidate.offer, items: [first, ...others] } };
}

/** Cents of one sale by a cost of a day. */
export const perSale = (cents: number, perDay: number): number =>
  divide(cents * 100, Math.max(1, Math.round(perDay * 100)));
