import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import { rankedPrices, shares, stems, wordsOfOthers } from './main-price.ts';
import { kindOf, lineName } from './mix/price-lines.ts';
import { groupSize, isHead } from './own-pace.ts';
import { nameOfSale, unitOfSale } from './own-unit.ts';
import { hoursOfDay } from './plan-hours.ts';
import { hoursOfPrice, hoursOfUnit, hoursWithRest, isHire, seenLines } from './time-unit.ts';

/** The first line of the price card is the customer's own main line, with its own unit. */

/** The words of the basis by which a price is known to be theirs; the own business says the same. */
export const ownPriceBasis = 'The price that you gave.';

/** A metre or a kilo is a small part of a job or an order. */
const isMeasure = /\b(?:metre|hectare|acre|page|word|kilo|kg|litre)s?$/i;

const group = /\b(?:class|group|workshop|tour)\b|^session$/i;
/** A price for the same amount of work is no more than this far from what others ask. */
const [nearLeast, nearMost] = [0.4, 2.5];
/** A price farther from all that the trade asks, by the time it takes, is of another thing. */
const [least, most] = [0.2, 5];
/** The thing of the trade is dearer by the van load and cheaper by the piece. */
const [leastOfTrade, mostOfTrade] = [0.005, 12];

type Item = Offer['items'][number];

interface Own {
  fact: Fact<PriceFact>;
  dollars: number;
  /** Hours that the unit or the name of the price says: an hour, "60 mins", a day. */
  hours: number | undefined;
}

/** As long as the unit or the name of the price says, unless our line for the same unit takes far less of a day. */
function hoursSaid(
  { value }: Fact<PriceFact>,
  { trade, offer }: Candidate,
  reading: Reading,
): number | undefined {
  const [first] = offer.items;
  const { unit = '' } = value;
  if (isHire(`${trade.id} ${offer.id}`) && !isHour.test(unit)) return undefined;
  if (offer.kind === 'product' && (unit === '' || unit === 'each')) return undefined;
  const seen = seenLines(trade.offers.find(({ id }) => id === offer.id)?.items ?? []);
  const said = hoursWithRest(value.item ?? '', seen) ?? hoursOfPrice(value, hoursOfDay(reading));
  const time = hoursOfUnit(first?.unit ?? '', said);
  const isOurs =
    first &&
    shares(stems(first.unit), stems(unit)) &&
    !isHour.test(unit) &&
    (time === undefined || time === said);
  return said !== undefined && isOurs && first.hours < said / 2 ? first.hours : said;
}
const isHour = /^h(?:ou)?r$/i;

/** Their price next to ours for as much time, where theirs says how long it takes. */
const ratioTo = (
  { dollars, hours }: Own,
  { price, hours: ours }: Item,
  side: 'low' | 'mid' | 'high',
): number => dollars / (hours !== undefined && ours > 0 ? (price[side] * hours) / ours : price[side]);
const isNear = (own: Own, item: Item): boolean =>
  ratioTo(own, item, 'low') >= nearLeast && ratioTo(own, item, 'high') <= nearMost;

const namesOf = ({ value }: Fact<PriceFact>): Set<string> =>
  stems(`${lineName(value) ?? ''} ${value.unit ?? ''}`);
const isAlike = ({ fact }: Own, item: Item): boolean =>
  shares(namesOf(fact), stems(`${item.name} ${item.unit}`));

/** The line of ours that says most about the customer's thing: its time and its cost. */
function nearestLine({ offer, trade }: Candidate, own: Own): Item | undefined {
  const [first, ...others] = offer.items;
  if (!first || isNear(own, first)) return first;
  const goods = trade.offers.filter(({ kind }) => kind === 'product').flatMap(({ items }) => items);
  const isPiece = (item: Item): boolean => isNear(own, item) && !holdsMany.test(item.unit);
  return (
    others.find((item) => isPiece(item) && isAlike(own, item)) ??
    (holdsMany.test(first.unit) ? goods.find(isPiece) : undefined) ??
    first
  );
}

/** A morning, a day or an event sells many of what the customer prices. */
const holdsMany = /^(?:half day|day|morning|afternoon|evening|night|event|stall day)$/i;

/** "Two people and a van, hour" and "Two bins" are more than an hour and a bin of theirs. */
const isOfMore = ({ fact, dollars }: Own, { name, price }: Item): boolean =>
  dollars < price.low && /^(?:two|three|four|five|six)\b/i.test(name) && !/\b(?:two|2)\b/i.test(fact.words);

/** Ours is the same thing in the same amount, so its name, time and range are right for theirs. */
function isSameSale(own: Own, item: Item, { isUncatalogued }: Candidate): boolean {
  if (isUncatalogued || !isNear(own, item) || isOfMore(own, item)) return false;
  const ours = hoursOfUnit(item.unit) ?? item.hours;
  if (own.hours !== undefined) return Math.abs(own.hours - ours) <= 0.1 * ours;
  const { unit = '' } = own.fact.value;
  if (unit === '' || unit === 'each') return isAlike(own, item) || lineName(own.fact.value) === undefined;
  const isCounted = kindOf(unit) === 'one' && kindOf(item.unit) === 'one';
  return shares(stems(unit), stems(item.unit)) || (isCounted && isAlike(own, item));
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Dollars that an hour of such work should leave: how long one takes, where neither they nor a trade say. */
const usualYield = 55;

/** A service for less than this part of our price is a shorter one. */
const cheapest = 0.3;

/** How long one takes: as long as its name says, as long as ours for a like price, else by the price. */
function timeOf(
  own: Own,
  item: Item,
  { isUncatalogued, offer }: Candidate,
): Pick<Item, 'hours' | 'unpaidHours'> {
  const unpaid = (hours: number): number =>
    hundredths(
      Math.min(item.unpaidHours, item.hours > 0 ? (item.unpaidHours / item.hours) * hours : 0.2 * hours),
    );
  if (own.hours !== undefined) return { hours: own.hours, unpaidHours: unpaid(own.hours) };
  const ratio = own.dollars / item.price.mid;
  const isIt = isAlike(own, item) || lineName(own.fact.value) === undefined;
  const isService = offer.kind !== 'product' && isIt && ratio >= cheapest && ratio <= nearMost;
  // A cheap cut takes as long as a dear one; a cheap bowl is smaller.
  if (isService || (ratio >= 0.6 && ratio <= 1.6))
    return { hours: item.hours, unpaidHours: item.unpaidHours };
  const guess = !isUncatalogued ? item.hours * ratio : (own.dollars * 0.9) / usualYield;
  const hours = Math.min(40, Math.max(0.02, guess < 0.1 ? hundredths(guess) : Math.round(guess * 20) / 20));
  return { hours, unpaidHours: hundredths(Math.min(4, Math.max(0.01, hours * 0.2))) };
}

/** A class is sold to so many people at the price of each. */
function classOf(own: Own, item: Item, reading: Reading): Item | undefined {
  const isClass = isHead.test(own.fact.value.unit ?? '') && group.test(`${item.name} ${item.unit}`);
  if (!isClass) return undefined;
  const size = Math.min(12, groupSize(reading));
  const price = own.dollars * size;
  return {
    ...item,
    price: { low: price, mid: price, high: Math.round(price * 1.25) },
    basis: { judged: `Your $${own.dollars} for each of ${size} people.` },
  };
}

function ownItem(
  own: Own,
  item: Item,
  { candidate, reading }: { candidate: Candidate; reading: Reading },
): Item {
  const { fact, dollars } = own;
  const time = timeOf(own, item, candidate);
  if (isSameSale(own, item, candidate)) {
    const size = item.hours > 0 && candidate.offer.kind === 'product' ? time.hours / item.hours : 1;
    return { ...item, ...time, cost: { ...item.cost, dollars: hundredths(item.cost.dollars * size) } };
  }
  const isCarded = candidate.isUncatalogued && Math.abs(item.price.mid - dollars) < 0.005;
  const isLike = item === candidate.offer.items[0] || isAlike(own, item);
  const unit = unitOfSale(fact, reading, { item, isLike, isFar: ratioTo(own, item, 'mid') < least });
  const perHour = item.hours > 0 ? time.hours / item.hours : 1;
  const isByPrice = own.hours === undefined || isOfMore(own, item);
  const share = Math.min(4, isByPrice ? dollars / item.price.mid : perHour);
  return {
    ...item,
    name: nameOfSale(fact, unit, item).slice(0, 120),
    unit,
    price: { low: dollars, mid: dollars, high: hundredths(dollars * 1.25) },
    basis: { judged: ownPriceBasis },
    ...(isCarded && own.hours === undefined ? {} : time),
    cost: {
      ...item.cost,
      dollars: hundredths(item.cost.dollars * share),
      ...(!isLike && { what: 'what goes into one' }),
    },
  };
}

const isAmongFriends = (words: string): boolean =>
  /\b(?:mates?|friends?|family|cousins?|favours?)\b/i.test(words);

/** Their thing is what the trade is about, or one of the goods that it sells. */
function isOfTrade({ fact }: Own, { trade, offer }: Candidate, { work, idea }: Reading): boolean {
  const { unit = '', item } = fact.value;
  const others = wordsOfOthers(offer.id, trade.offers);
  if (shares(stems(lineName(fact.value) ?? ''), others)) return false;
  const words = [trade.name, trade.plain, offer.name, offer.line, ...offer.items.map(({ name }) => name)];
  const isNamed = shares(namesOf(fact), stems([...words, work?.value.name, idea?.value.what].join(' ')));
  return isNamed || isMeasure.test(unit) || (item === undefined && offer.kind === 'product');
}

/** A price of another work is none of this trade, and one for friends that is too low is no price. */
function isSold(
  own: Own,
  item: Item,
  { candidate, reading }: { candidate: Candidate; reading: Reading },
): boolean {
  if (candidate.isUncatalogued) return true;
  const low = ratioTo(own, item, 'low');
  if (low < 1 && isAmongFriends(own.fact.words)) return false;
  const isIt = isAlike(own, item) || isOfTrade(own, candidate, reading);
  return low >= (isIt ? leastOfTrade : least) && ratioTo(own, item, 'high') <= (isIt ? mostOfTrade : most);
}

/** What the customer charges is what the plan sells, in their unit; ours gives the texts, and times and costs that they lack. */
export function withOwnItem(candidate: Candidate, reading: Reading): Candidate {
  const averageCents = reading.running?.value.averageCents;
  if (averageCents !== undefined) return withAverage(candidate, averageCents / 100);
  for (const fact of rankedPrices(reading, candidate)) {
    const found = soldAt(fact, candidate, reading);
    if (found) return found;
  }
  return candidate;
}

/** Who names what a sale brings on average sells jobs of that size. */
function withAverage(candidate: Candidate, dollars: number): Candidate {
  const [item, ...others] = candidate.offer.items;
  const ratio = item ? dollars / item.price.mid : 1;
  if (!item || (ratio >= nearLeast && ratio <= nearMost)) return candidate;
  const times = (value: number): number => hundredths(value * ratio);
  const job: Item = {
    ...item,
    name: 'An average job',
    unit: 'job',
    price: { low: dollars, mid: dollars, high: hundredths(dollars * 1.25) },
    basis: { judged: ownPriceBasis },
    hours: Math.min(40, hundredths((dollars * 0.9) / usualYield)),
    unpaidHours: Math.min(4, times(item.unpaidHours)),
    cost: { ...item.cost, dollars: times(item.cost.dollars) },
  };
  return { ...candidate, offer: { ...candidate.offer, items: [job, ...others] } };
}

function soldAt(fact: Fact<PriceFact>, candidate: Candidate, reading: Reading): Candidate | undefined {
  const [first, ...others] = candidate.offer.items;
  const { cents } = fact.value;
  const own: Own = { fact, dollars: cents / 100, hours: hoursSaid(fact, candidate, reading) };
  const item = nearestLine(candidate, own);
  const ofClass = item && !candidate.isUncatalogued ? classOf(own, item, reading) : undefined;
  if (!first || !item || !(ofClass || isSold(own, item, { candidate, reading }))) return undefined;
  const mine = ofClass ?? ownItem(own, item, { candidate, reading });
  const rest = others.filter(({ name }) => name.toLowerCase() !== mine.name.toLowerCase());
  const sold = {
    priceId: fact.id,
    cents: ofClass ? Math.round(ofClass.price.mid * 100) : cents,
    ...(own.hours !== undefined && { isTimed: true as const }),
  };
  return {
    ...candidate,
    sold,
    offer: { ...candidate.offer, items: [mine, ...rest], mostPerMonth: mostOf(candidate, first, mine) },
  };
}

/** The most of a month was counted in ours: of what takes less time there are more. */
function mostOf({ offer: { mostPerMonth }, isUncatalogued }: Candidate, ours: Item, mine: Item): number {
  const times = mine.hours > 0 && ours.hours > 0 ? ours.hours / mine.hours : ours.price.mid / mine.price.mid;
  return isUncatalogued || times <= 1 ? mostPerMonth : Math.round(mostPerMonth * Math.min(200, times));
}
