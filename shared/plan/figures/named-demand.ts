import type { LikeLine } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import {
  type BuyerFact,
  type Fact,
  overlaps,
  type Reading,
  type Span,
  type Volume,
} from '../reading/reading.ts';
import { isMonthly, lineName } from './mix/price-lines.ts';
import type { SaleLine } from './mix/sale-lines.ts';
import { sizeOf } from './size-of.ts';

/** What the customer's named buyers take in a month, in sales of one line of the price list. */
export interface DemandLine {
  /** Absent for the sales of today that they name no buyer of. */
  buyer?: Fact<BuyerFact>;
  words: string;
  unitsPerMonth: number;
  /** The line that they take. */
  line: SaleLine;
  /** They take another thing than the list sells, at the price of this id. */
  like?: { priceId: string; line: LikeLine };
  /** What one brings from this buyer, where that is not the price of the line. */
  cents?: number;
  /** The first month in which it can be supplied, from 0. */
  from: number;
  /** The month of an order that comes once. */
  once?: number;
  /** They sell it today. */
  isToday?: true;
  /** Counted over a year, so a quiet month has less. */
  isYearly?: boolean;
}

const perMonth: Readonly<Record<Exclude<Volume['per'], 'once'>, number>> = {
  week: 52 / 12,
  fortnight: 26 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
const first: Readonly<Record<BuyerFact['when'], number | undefined>> = {
  now: 0,
  promised: 1,
  waiting: 1,
  sends: undefined,
  past: undefined,
  hope: undefined,
};

export const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** How many sales of a line one of theirs is: a litre is seven bottles, an hour is half a visit. */
export function unitsIn(
  of: string | undefined,
  taken: number,
  { business, fact, hours, count = 1 }: SaleLine,
): number | undefined {
  const { unit, item, job } = business;
  if (of === undefined) return fact?.value.unit === 'dozen' && taken % 12 === 0 ? 1 / 12 : 1;
  if (job && [...stems(job.of)].some((stem) => stems(of).has(stem))) return 1 / job.times;
  const [one, mine] = [
    sizeOf(of.replace(/^\d+\s*/, '')),
    sizeOf(`${item} ${fact?.value.item ?? ''} ${fact?.value.of ?? ''}`),
  ];
  if (one && mine && one.of === mine.of) return one.amount / mine.amount;
  const words = stems(of);
  if ([...stems(`${unit} ${item}`)].some((stem) => words.has(stem))) return 1 / count;
  if (/^hours?$/.test(of)) return hours > 0 ? 1 / hours : undefined;
  if (/^days?$/.test(of)) return hours > 0 ? 7 / hours : undefined;
  return one ? undefined : 1;
}

/** The line that a buyer takes: by the words of it, else by its price, else the main one. */
function lineFor(
  { takes, pays }: Pick<BuyerFact, 'takes' | 'pays'>,
  lines: readonly SaleLine[],
): SaleLine | undefined {
  const said = stems(takes?.of ?? '');
  // A trade price is somewhat lower. What one pays far less or more for is another thing.
  const ratio = pays && !pays.isList && !pays.isPart ? pays.cents / (lines[0]?.priceCents ?? 1) : 1;
  const apart = ({ priceCents }: SaleLine): number =>
    pays && (ratio < 0.6 || ratio > 1.25) ? Math.abs(Math.log(pays.cents / priceCents)) : 0;
  const points = (line: SaleLine, at: number): number => {
    const { fact, business } = line;
    const words = stems(
      fact ? `${lineName(fact.value) ?? ''} ${fact.value.unit ?? ''}` : `${business.item} ${business.unit}`,
    );
    const shared = [...said].filter((stem) => stem.length > 2 && words.has(stem)).length;
    return shared * 2 + (pays?.isList && fact?.value.cents === pays.cents ? 3 : 0) - apart(line) - at * 0.01;
  };
  return lines
    .map((line, at) => ({ line, points: points(line, at) }))
    .toSorted((one, other) => other.points - one.points)[0]?.line;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const monthName =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/i;

/** Counted from the first month of the plan, for those who said from when they want it. */
const monthOfStart = ({ fromMonth }: BuyerFact, firstMonth: string): number | undefined =>
  fromMonth === undefined ? undefined : (fromMonth - Number(firstMonth.slice(5)) + 12) % 12;

/** The month of an order that comes once: the one that they named, else the first in which it can be supplied. */
function monthOfOrder({ words }: Fact<BuyerFact>, firstMonth: string, from: number): number {
  const name = monthName.exec(words)?.[1]?.toLowerCase();
  if (name === undefined) return from;
  return (months.indexOf(name) - (Number(firstMonth.slice(5)) - 1) + 12) % 12;
}

/** What one sale brings from a buyer who names a price, if that is another than the price of the line. */
function paidFor({ pays }: BuyerFact, line: SaleLine): number | undefined {
  if (!pays || pays.isPart || pays.isList) return undefined;
  const isSameUnit = !pays.unit || stems(line.business.unit).has(pays.unit);
  const times = isSameUnit ? 1 : unitsIn(pays.unit, 1, line);
  const cents = times ? Math.round(pays.cents / times) : 0;
  const isLike = cents >= line.priceCents * 0.2 && cents <= line.priceCents * 5;
  return isLike && cents !== line.priceCents ? cents : undefined;
}

/** A bathroom at $3,600 is many square metres at $55: what the buyer pays counts, and no single metre. */
export function timesInMoney(
  { pays }: Pick<BuyerFact, 'pays'>,
  { priceCents }: Pick<SaleLine, 'priceCents'>,
): number {
  if (!pays || pays.isPart || pays.isList || pays.unit) return 1;
  const times = pays.cents / priceCents;
  return times > 5 ? times : 1;
}

const waitingList = /\b(?:waiting list|wait ?list|waitlist)\b/i;

/** Each on a waiting list takes one, as often as the customer counts what they sell today. */
function waitingFor({ value }: Fact<BuyerFact>, { salesNow }: Reading): Volume | undefined {
  const per = salesNow?.[0]?.value.per;
  const isList = value.when === 'waiting' && waitingList.test(value.who);
  if (!isList || value.count === undefined || per === undefined) return undefined;
  return { count: value.count, per: per === 'year' ? 'once' : per };
}

/** What this buyer pays for, where another trade sells it. */
function likeFor(
  { who }: BuyerFact,
  [main]: readonly SaleLine[],
  { prices }: Reading,
): DemandLine['like'] | undefined {
  const fact = prices.find(({ value }) => value.buyer === who);
  const line = fact && main?.business.likeLines?.[fact.id];
  return line && { priceId: fact.id, line };
}

/** Hours of a week, or of the two months of an order, that no one works: it is a number of something else. */
const mostHours = 100;
const weeksOfOrder = 9;
const isTooMuch = (units: number, { hours, business }: SaleLine, per: Volume['per']): boolean =>
  !business.isMade && (units * hours) / (per === 'once' ? weeksOfOrder : 52 / 12) > mostHours;

export function namedDemand(
  lines: readonly SaleLine[],
  reading: Reading,
  { firstMonth }: { firstMonth: string },
): DemandLine[] {
  const isHeld = reading.toDo.some(({ value }) => value.kind === 'paper');
  const taken: { at: Span; order: string }[] = [];
  return reading.buyers.flatMap((buyer): DemandLine[] => {
    const { pays, count = 1, when } = buyer.value;
    const takes = buyer.value.takes ?? waitingFor(buyer, reading);
    const from = first[when];
    const like = likeFor(buyer.value, lines, reading);
    const line = like ? lines[0] : lineFor(buyer.value, lines);
    if (!takes || takes.isPool || from === undefined || !line || buyer.value.doubt) return [];
    const unitsOfOne = like ? 1 : unitsIn(takes.of, takes.count, line);
    const times = takes.isEach ? count : 1;
    const isOnce = takes.per === 'once';
    const units = takes.count * (takes.per === 'once' ? 1 : perMonth[takes.per]) * times * (unitsOfOne ?? 0);
    const start = Math.max(isHeld ? 2 : 0, monthOfStart(buyer.value, firstMonth) ?? from);
    if (unitsOfOne === undefined || units <= 0) return [];
    // "They are selling forty laptops" brings no client who pays each month.
    if (isOnce && isMonthly(line.business.unit)) return [];
    if (!like && isTooMuch(units, line, takes.per)) return [];
    // What brings less than one costs is another thing.
    const costCents = like ? like.line.costDollars * 100 : line.costCents;
    if (pays && !pays.isPart && pays.cents <= costCents) return [];
    // "Mrs Abbott, the nursing home gardener, would like forty": one order under two names.
    const order = `${takes.count} ${takes.of ?? ''} ${takes.per}`;
    const isSame = taken.some((one) => one.order === order && overlaps(one.at, buyer.at));
    if (!takes.isEach && isSame) return [];
    taken.push({ at: buyer.at, order });
    const cents = like ? pays?.cents : paidFor(buyer.value, line);
    const inMoney = like ? 1 : timesInMoney(buyer.value, line);
    return [
      {
        buyer,
        words: buyer.words,
        unitsPerMonth: Math.round(units * inMoney * 10) / 10,
        line,
        ...(like && { like }),
        ...(cents !== undefined && { cents }),
        from: start,
        ...(isOnce && { once: monthOfOrder(buyer, firstMonth, start) }),
      },
    ];
  });
}
