import type { Offer, OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { lineName, noLine } from '../../figures/mix/price-lines.ts';
import { hoursOfUnit, isHire } from '../../figures/time-unit.ts';
import { sharedAmong } from '../../reading/read-group.ts';
import type { Fact, PriceFact, Reading } from '../../reading/reading.ts';
import { heading as capital } from '../../write/say/words.ts';
import type { Candidate, Reason } from '../candidate.ts';
import { isActivity } from './activity.ts';
import { fillKind } from './fill-kind.ts';
import { nameFor } from './name-own.ts';
import { isSameWork, lawOf } from './neighbour-law.ts';
import { pickKind } from './pick-kind.ts';
import { isTravel, isUnit, unitOfSale } from './unit-of-sale.ts';
import { workLine } from './work-line.ts';

const dollarsOf = (cents: number): number => Math.round(cents) / 100;

/** As much as a title and a price of a trade; it only counts where there is no trade. */
const ownStrength = 14;

/** The middle of what the trades of a group charge for the same kind of sale: a range to start from, not a fact. */
function groupRange(trades: readonly Trade[], offer: Offer): Offer['items'][number]['price'] | undefined {
  const prices = trades
    .flatMap(({ offers }) => offers.filter(({ kind }) => kind === offer.kind))
    .flatMap(({ items }) => items.slice(0, 1).map(({ price }) => price));
  if (prices.length < 3) return undefined;
  const middle = (numbers: number[]) =>
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  const [low, mid, high] = [
    prices.map((p) => p.low),
    prices.map((p) => p.mid),
    prices.map((p) => p.high),
  ].map(middle);
  return { low: Math.min(low ?? 0, mid ?? 0), mid: mid ?? 0, high: Math.max(high ?? 0, mid ?? 0) };
}

/** The customer's price list, the first line first: what they charge now, then what buyers offered. */
function pricesOf({ prices, least = [] }: Reading): Fact<PriceFact>[] {
  // What a trip costs and the least sum of a job are no price of the work.
  const sold = prices.filter(
    ({ value }) => !isTravel(value) && !least.some((one) => one.value.cents === value.cents),
  );
  const all = sold.length > 0 ? sold : prices;
  return [
    ...all.filter(({ value }) => value.when === 'now' || value.when === 'planned'),
    ...all.filter(({ value }) => value.when === 'offered'),
    ...all.filter(({ value }) => value.when === 'past'),
  ];
}

/** The line by its own name, else by the name of the work. */
function nameOfLine(value: PriceFact, what: string): string {
  const name = lineName(value);
  return capital(name !== undefined && !noLine.test(name) && !/^(?:if|now|with)\b/i.test(name) ? name : what);
}

/** Dollars that an hour of such work should leave, to judge how long one takes where the customer does not say. */
const usualYield = 55;

/** What one sale takes of time. A dear piece takes longer than the template's; a guess, and the plan says so. */
function timeOf(
  item: Offer['items'][number],
  {
    price,
    hours,
    unit,
    isHired,
    sharers = 1,
  }: { price: number; hours: number | undefined; unit: string; isHired: boolean; sharers?: number },
) {
  // The time of one group is shared by all who pay for it.
  if (sharers > 1)
    return { hours: shared(hours ?? item.hours, sharers), unpaidHours: shared(item.unpaidHours, sharers) };
  if (hours !== undefined) return { hours };
  const named = isHired ? undefined : hoursOfUnit(unit);
  if (named !== undefined && item.hours > 0)
    return { hours: named, unpaidHours: shared(item.unpaidHours * named, Math.max(named, item.hours)) };
  const guess = Math.round(((price * 0.9) / usualYield) * 4) / 4;
  return price > item.price.high * 1.2 || price < item.price.low * 0.6
    ? { hours: Math.min(40, Math.max(0.25, guess)), unpaidHours: Math.min(4, Math.max(0.1, guess * 0.2)) }
    : { hours: item.hours, unpaidHours: item.unpaidHours };
}

/** A price next to the idea that is none of their list may be what a part of it costs. */
function trustedPrice({ idea, prices }: Reading): number | undefined {
  const cents = idea?.value.priceCents;
  const isListed = prices.length === 0 || prices.some(({ value }) => value.cents === cents);
  return isListed || idea?.certainty === 'confirmed' ? cents : undefined;
}

const shared = (hours: number, sharers: number): number =>
  Math.max(0.05, Math.round((hours / sharers) * 100) / 100);

function ownItems(
  reading: Reading,
  {
    what,
    item,
    range,
    isHired,
  }: {
    what: string;
    item: Offer['items'][number];
    range: Offer['items'][number]['price'];
    isHired: boolean;
  },
): Offer['items'] {
  const { idea, unitCosts } = reading;
  const listed = pricesOf(reading);
  const ideaPrice = trustedPrice(reading);
  const main = listed.find(({ value }) => value.unit === item.unit) ?? listed[0];
  const first = main?.value;
  const priceCents = ideaPrice ?? first?.cents;
  const cost =
    idea?.value.costCents ??
    unitCosts.find(
      ({ value: { cents, priceIds } }) =>
        (priceCents === undefined || cents < priceCents) &&
        (!priceIds || priceIds.length === 0 || (main !== undefined && priceIds.includes(main.id))),
    )?.value.cents;
  const mid = priceCents === undefined ? undefined : dollarsOf(priceCents);
  const card: Offer['items'][number] = {
    ...item,
    name: (ideaPrice === undefined && first ? nameOfLine(first, what) : capital(what)).slice(0, 120),
    unit: item.unit,
    price: mid === undefined ? range : { low: mid, mid, high: Math.round(mid * 1.25 * 100) / 100 },
    basis: {
      judged:
        mid === undefined
          ? 'The middle of what similar work charges. Check two prices near you.'
          : 'The price that you gave.',
    },
    ...timeOf(item, {
      price: mid ?? range.mid,
      hours: idea?.value.hours,
      unit: item.unit,
      isHired,
      sharers: sharedAmong(reading, item.unit),
    }),
    cost: {
      dollars:
        cost === undefined
          ? Math.round((mid ?? range.mid) * (item.cost.dollars / item.price.mid) * 100) / 100
          : dollarsOf(cost),
      what: item.cost.what,
      basis: {
        judged:
          cost === undefined
            ? item.cost.basis && 'judged' in item.cost.basis
              ? item.cost.basis.judged
              : 'Our judgement.'
            : 'The cost that you gave.',
      },
    },
  };
  const more = listed
    .filter(({ value }) => value.cents !== priceCents && value.cents >= 500 && value.when !== 'past')
    .map(({ value }) => {
      const price = dollarsOf(value.cents);
      return {
        ...card,
        name: nameOfLine(value, what).slice(0, 120),
        unit: isUnit(value.unit) ? value.unit : card.unit,
        price: { low: price, mid: price, high: Math.round(price * 1.25 * 100) / 100 },
        ...timeOf(item, { price, hours: undefined, unit: value.unit ?? '', isHired }),
      };
    })
    .filter(
      ({ name }, index, all) => name !== card.name && all.findIndex((one) => one.name === name) === index,
    )
    .slice(0, 5);
  return [card, ...more];
}

/** A month of use is another sale than a file; the customer's unit says which. */
function offerOf({ offers }: Trade, { idea, prices }: Reading): Offer | undefined {
  const unit = idea?.value.unit ?? prices[0]?.value.unit ?? '';
  const isMonthly = /\b(?:month|subscription|member|retainer)\b/i.test(unit);
  return offers.find(({ kind }) => (kind === 'month') === isMonthly) ?? offers[0];
}

export interface OwnSources {
  trades: readonly Trade[];
  kinds: readonly OwnKind[];
  /** The trade of the catalogue that is nearest: its licences, rules and cover may hold for the same work. */
  near?: Trade | undefined;
  /** What they sell, in their words. */
  named: { what: string; words: string };
}

/**
 * A business that no file of the catalogue is about: the texts of its kind, with the customer's own name for it, their
 * price list and their cost. A reviewer looks at it before it is sold as reviewed.
 */
export function buildOwnBusiness(
  reading: Reading,
  { trades, kinds, near, named }: OwnSources,
): Candidate | undefined {
  const kind = pickKind(kinds, named.what, { reading, near });
  if (!kind) return undefined;
  const { idea, buyers } = reading;
  const trade = near && isSameWork(near, kind, reading) ? near : undefined;
  const what = nameFor(kind, named.what, trade);
  const skeleton = fillKind(kind, { id: trade?.id ?? `own-${kind.id}`, what });
  const offer = offerOf(skeleton, reading);
  const [item] = offer?.items ?? [];
  if (!offer || !item) return undefined;
  const range =
    groupRange(
      trades.filter(({ group }) => group === (trade?.group ?? skeleton.group)),
      offer,
    ) ?? item.price;
  const unit = unitOfSale(kind, offer, reading);
  const whom = idea?.value.buyers ?? buyers[0]?.value.who;
  const items = ownItems(reading, { what, item: { ...item, unit }, range, isHired: isHire(kind.id) });
  // Of a smaller thing than the template's, such as a hectare or a place on a tour, a month holds more.
  const smaller = Math.max(1, item.hours / (items[0]?.hours ?? item.hours));
  const ownOffer: Offer = {
    ...offer,
    name: capital(what).slice(0, 120),
    line: lineOf(offer, what, kind),
    items,
    mostPerMonth: Math.min(4000, Math.round(offer.mostPerMonth * smaller)),
  };
  const own = {
    ...skeleton,
    offers: [ownOffer],
    ...lawOf(near, skeleton, { reading, kind, isSame: trade !== undefined }),
  };
  const reasons: Reason[] = [{ kind: 'own-idea', words: named.words }];
  if (whom && buyers[0]) reasons.push({ kind: 'asked', words: buyers[0].words });
  return {
    id: `own/${offer.id}`,
    trade: own,
    offer: ownOffer,
    strength: ownStrength,
    fit: 0,
    reasons,
    care: [],
    isOwnIdea: true,
    isUncatalogued: true,
  };
}

/** One does an activity, and makes a thing. */
const lineOf = ({ line }: Offer, what: string, { id }: OwnKind): string => {
  const isPlain = line === `You offer ${what}.` || (isActivity(what) && /^You \p{L}+ and sell/u.test(line));
  return (isPlain ? workLine(what, { kind: id }) : line).slice(0, 230);
};
