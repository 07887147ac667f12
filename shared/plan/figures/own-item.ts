import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import {
  comesTo,
  hoursNamed,
  isFirstVisit,
  isMonthly,
  isOnTop,
  isPace,
  isPack,
  kindOf,
  lineName,
  namedItem,
} from './mix/price-lines.ts';
import { groupSize, isHead } from './own-pace.ts';
import { sizeOf } from './size-of.ts';

/** The first line of the price card is the customer's own main line, with its own unit. */

/** The words of the basis by which a price is known to be theirs; the own business says the same. */
export const ownPriceBasis = 'The price that you named.';

const stems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2),
  );
const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => other.has(stem));

/** A metre or an hectare is a small part of a job. */
const isMeasure = /\b(?:metre|hectare|acre|page|word)s?$/i;
const isTime = /^(?:h(?:ou)?r|half h(?:ou)?r|day|night|week|month|minute)s?$/i;
/** A price of children, or of the big and small ones, is no first line. */
const special = /\b(?:kids?|child(?:ren)?|third person|(?:big|large|small) ones?|review)\b/i;

const isOwn = ({ value }: Fact<PriceFact>): boolean => value.when !== 'past' && !isPack(value);
/** A price far below this offer's, of what only another offer sells, where the list has one of this: a phone job is no visit. */
function isOfOther(
  { id }: { id?: string },
  offers: readonly Offer[],
  prices: readonly Fact<PriceFact>[],
): (fact: Fact<PriceFact>) => boolean {
  const least = offers.find((one) => one.id === id)?.items[0]?.price.low ?? 0;
  const wordsIn = (some: readonly Offer[]) =>
    stems(some.map(({ name, items }) => `${name} ${items.map((item) => item.name).join(' ')}`).join(' '));
  const own = wordsIn(offers.filter((one) => one.id === id));
  const there = new Set([...wordsIn(offers)].filter((stem) => !own.has(stem)));
  const isThere = ({ value }: Fact<PriceFact>) => shares(stems(lineName(value) ?? ''), there);
  const isFar = ({ value }: Fact<PriceFact>) => value.cents < least * 50;
  return (fact) => isThere(fact) && isFar(fact) && prices.some((one) => !isThere(one) && !isFar(one));
}

/** What the customer sells most: what named buyers take, what they call their work, and the order of their list. */
export function mainPrice(
  reading: Reading,
  {
    offer,
    trade,
  }: { offer: { name: string; id?: string }; trade: { plain: string; offers?: readonly Offer[] } },
): Fact<PriceFact> | undefined {
  const usual = reading.prices.filter((fact) => isOwn(fact) && !isPace(fact, reading));
  const isOther = isOfOther(offer, trade.offers ?? [], usual);
  const retail = usual.filter(({ value }) => value.buyer === undefined);
  const named = stems(
    `${offer.name} ${trade.plain} ${reading.idea?.value.what ?? ''} ${reading.ownTrade?.value.what ?? ''}`,
  );
  const taken = stems(
    `${reading.buyers.map(({ value }) => value.takes?.of ?? '').join(' ')} ${reading.unitCosts.map(({ value }) => value.unit ?? '').join(' ')}`,
  );
  const takenTimes = reading.buyers.flatMap(({ value: { takes } }) => takes?.of?.replace(/s$/, '') ?? []);
  const hasHours = usual.some(({ value }) => kindOf(value.unit ?? '') === 'hours');
  const points = (fact: Fact<PriceFact>, at: number): number => {
    const { item = '', unit = '', condition = '', when, buyer, of = '' } = fact.value;
    const words = stems(`${lineName(fact.value) ?? ''} ${unit}`);
    return (
      (special.test(`${item} ${unit}`) || isFirstVisit(fact) || isOnTop(fact, reading) ? -6 : 0) +
      (comesTo.test(of) ? 3 : 0) +
      // Who pays each month is the business; an hour is what comes besides.
      (hasHours && isMonthly(unit) ? 2.5 : 0) +
      (condition === '' || /^(?:for|with|at home|on watch)\b/i.test(condition) ? 0 : -1) +
      (shares(words, named) ? 0.5 : 0) +
      (isOther(fact) ? -2 : 0) +
      (shares(words, taken) ? 0.5 : 0) +
      (isTime.test(unit) && takenTimes.includes(unit) ? 0.5 : 0) +
      (when === 'offered' ? -2 : 0) +
      // The least of a job is no price of the thing.
      ((reading.least ?? []).some(({ value }) => value.cents === fact.value.cents) ? -6 : 0) +
      // What one buyer pays is the price only where there is no other.
      (buyer !== undefined && retail.length > 0 ? -6 : 0) -
      at * 0.6
    );
  };
  return usual
    .map((fact, at) => ({ fact, points: points(fact, at) }))
    .toSorted((one, other) => other.points - one.points)[0]?.fact;
}

const singular = (word: string): string =>
  /(?:loaves|leaves|halves)$/.test(word)
    ? word.replace(/ves$/, 'f')
    : /(?:ss|us|is)$/.test(word)
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=ch|sh|x)es$/, '')
          .replace(/s$/, '');

const plainNoun = /^(?!(?:one|ones|thing|other|each|all|more|job|only|pots?|beers?)$)[a-zà-ÿ]{3,14}$/iu;

/** "bottle": the unit of the price, of what it costs, or of what buyers take. */
function unitFor({ value }: Fact<PriceFact>, reading: Reading, item: Offer['items'][number]): string {
  const { unit, item: name = '' } = value;
  if (unit && unit !== 'each' && !/^(?:piece|one|pop|time|ea)$/.test(unit)) return unit;
  const cost = reading.unitCosts[0]?.value.unit;
  const taken = reading.buyers.find(
    ({ value: { takes } }) => takes?.of && !/^(?:hours?|days?|litres?|kilos?|g|ml)\b/.test(takes.of),
  )?.value.takes?.of;
  const isSize = sizeOf(name) !== undefined || name === '';
  const size = name.replace(/[\d.,]+\s?(?:g|gm|kg|kilos?|ml|l|litres?)\b/gi, '').trim();
  if (isSize && plainNoun.test(size)) return singular(size.toLowerCase());
  if (isSize && cost && plainNoun.test(cost) && !/^(?:kilo|kg|litre)s?$/i.test(cost)) return cost;
  if (isSize && taken) return singular(taken.split(' ').at(-1) ?? taken);
  if (/\bhalf (?:an? )?h(?:ou)?r\b/i.test(name)) return 'half hour';
  // "short response up to 20 pages" is a response.
  const words = name.replace(/\s(?:up|with|of|in|for|where|from|to|at|on|or|and|n)\s.*/i, '').split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isTaken = taken !== undefined && shares(stems(name.split(' ').at(-1) ?? ''), stems(taken));
  if (isTaken) return singular(name.split(' ').at(-1)?.toLowerCase() ?? item.unit);
  if (words.length <= 2 && plainNoun.test(last)) return singular(last);
  // A price that names no hour is of one visit, and a small price of one piece.
  if (isTime.test(item.unit)) return 'visit';
  return item.unit === 'pack' && name === '' ? 'piece' : item.unit;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nameFor({ value }: Fact<PriceFact>, unit: string, old: string): string {
  const { item } = value;
  if (item && sizeOf(item) && !/\p{L}{3,}/u.test(item.replace(/\b(?:gram|kilo|litre)s?\b/giu, '')))
    return `${capital(unit)}, ${item}`;
  if (item && !/^(?:my )?(?:rate|price|charge|fee|cost)s?$/i.test(item)) return capital(item);
  return value.unit && !isTime.test(value.unit) ? capital(value.unit) : old;
}

const group = /\b(?:class|group|workshop|tour)\b|^session$/i;

/** Dollars that an hour of such work should leave: how long one takes, where the customer does not say. */
const usualYield = 55;

function hoursFor(
  item: Offer['items'][number],
  dollars: number,
  isOurs: boolean,
): Pick<Offer['items'][number], 'hours' | 'unpaidHours'> {
  const ratio = dollars / item.price.mid;
  if (ratio >= 0.6 && ratio <= 1.6) return { hours: item.hours, unpaidHours: item.unpaidHours };
  const guess = isOurs
    ? Math.round(item.hours * ratio * 20) / 20
    : Math.round(((dollars * 0.9) / usualYield) * 20) / 20;
  return {
    hours: Math.min(40, Math.max(0.1, guess)),
    unpaidHours: Math.round(Math.min(4, Math.max(0.05, guess * 0.2)) * 100) / 100,
  };
}

/** An hour that is sold takes an hour, whatever its price. */
function timeOf(unit: string, item: Offer['items'][number]): { hours?: number; unpaidHours?: number } {
  const hours = hoursNamed(unit);
  if (hours === undefined || item.hours === 0) return {};
  const unpaid = Math.min(item.unpaidHours, (item.unpaidHours / item.hours) * hours);
  return { hours, unpaidHours: Math.round(unpaid * 100) / 100 };
}

/** A morning, a day or an event sells many of what the customer prices. */
const holdsMany = /^(?:half day|day|morning|afternoon|evening|night|event|stall day)$/i;

/** The line of ours that is of the customer's thing: "cup" of a trade that sells mornings of coffee. */
function lineOfThing(
  { offer, trade }: Candidate,
  { value }: Fact<PriceFact>,
): Offer['items'][number] | undefined {
  const [first, ...others] = offer.items;
  if (!first || !holdsMany.test(first.unit)) return first;
  const dollars = value.cents / 100;
  const isNear = ({ price }: Offer['items'][number]): boolean =>
    dollars >= price.low * 0.4 && dollars <= price.high * 2.5;
  if (isNear(first)) return first;
  const name = stems(`${lineName(value) ?? ''} ${value.unit ?? ''}`);
  const isPiece = (item: Offer['items'][number]): boolean =>
    isNear(item) && !holdsMany.test(item.unit) && !isTime.test(item.unit);
  const same = others.find((item) => isPiece(item) && shares(name, stems(`${item.name} ${item.unit}`)));
  const goods = trade.offers.filter(({ kind }) => kind === 'product').flatMap(({ items }) => items);
  return same ?? goods.find(isPiece) ?? first;
}

/** The customer's line in place of ours, unless ours is the same thing or a visit that their hour makes. */
export function withOwnItem(candidate: Candidate, reading: Reading): Candidate {
  const [first, ...others] = candidate.offer.items;
  if (!first || reading.running || reading.price) return candidate;
  const main = mainPrice(reading, candidate);
  const item = main && lineOfThing(candidate, main);
  if (!main || !item) return candidate;
  const { unit: theirs = '', cents } = main.value;
  const name = namedItem(main.value) ?? '';
  const dollars = cents / 100;
  const mine = stems(`${item.name} ${item.unit}`);
  const isSame = shares(stems(theirs), stems(item.unit)) || shares(stems(name), mine);
  const isHourly = /^h(?:ou)?r$/.test(theirs);
  // "$40 an hour" makes the price of a visit of ours by its hours.
  const sale = isHourly && !isTime.test(item.unit) ? dollars * item.hours : dollars;
  const isNear = sale >= item.price.low * 0.4 && sale <= item.price.high * 2.5;
  const isUnnamed = theirs === '' && name === '' && isNear && !candidate.isUncatalogued;
  const isCarded =
    candidate.isUncatalogued === true && Math.abs(item.price.mid - dollars) < 0.005 && item.unit !== 'job';
  const isFirst = item === first;
  if (isCarded || (isFirst && (isSame || isHourly || isUnnamed) && isNear && !candidate.isUncatalogued))
    return candidate;
  if (isHead.test(theirs) && group.test(`${item.name} ${item.unit}`) && !candidate.isUncatalogued) {
    const size = Math.min(12, groupSize(reading));
    const price = dollars * size;
    const own: Offer['items'][number] = {
      ...item,
      price: { low: price, mid: price, high: Math.round(price * 1.25) },
      basis: { judged: `Your $${dollars} for each of ${size} people.` },
    };
    return { ...candidate, offer: { ...candidate.offer, items: [own, ...others] } };
  }
  // A price far from all that this trade asks is of another thing.
  const [least, highest] = isMeasure.test(theirs) ? [0.005, 12] : isSame ? [0.05, 12] : [0.2, 5];
  const isOfTrade = sale >= item.price.low * least && sale <= item.price.high * highest;
  if (!candidate.isUncatalogued && !isOfTrade) return candidate;
  const isLike = isFirst || shares(stems(`${name} ${theirs}`), mine);
  const unit = isLike ? unitFor(main, reading, item) : 'piece';
  const ratio = Math.min(4, dollars / item.price.mid);
  const own: Offer['items'][number] = {
    ...item,
    name: nameFor(main, unit, item.name).slice(0, 120),
    unit,
    price: { low: dollars, mid: dollars, high: Math.round(dollars * 1.25 * 100) / 100 },
    basis: { judged: ownPriceBasis },
    ...(candidate.isUncatalogued && Math.abs(item.price.mid - dollars) < 0.005
      ? { hours: item.hours, unpaidHours: item.unpaidHours }
      : hoursFor(item, dollars, !candidate.isUncatalogued)),
    ...timeOf(isMonthly(unit) ? (main.value.of ?? '') : unit, item),
    cost: {
      ...item.cost,
      dollars: Math.round(item.cost.dollars * ratio * 100) / 100,
      ...(!isLike && { what: 'what goes into one' }),
    },
  };
  const rest = others.filter(({ name: other }) => other.toLowerCase() !== own.name.toLowerCase());
  // The most of a month was counted in ours: of a smaller thing there are more.
  const { mostPerMonth } = candidate.offer;
  const ofFirst = Math.min(4, dollars / first.price.mid);
  const isSmaller = ofFirst < 0.6 && !candidate.isUncatalogued;
  const most = isSmaller ? Math.round(mostPerMonth / Math.max(0.005, ofFirst)) : mostPerMonth;
  return { ...candidate, offer: { ...candidate.offer, mostPerMonth: most, items: [own, ...rest] } };
}
