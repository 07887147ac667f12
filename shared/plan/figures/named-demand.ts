import { wordsOf } from '../reading/match/words.ts';
import type { BuyerFact, Fact, Reading, Volume } from '../reading/reading.ts';
import type { Business } from './business.ts';
import { sizeOf } from './size-of.ts';

/** What the customer's named buyers take in a month, in the unit that is planned. */
export interface DemandLine {
  buyer: Fact<BuyerFact>;
  unitsPerMonth: number;
  /** What one unit brings from this buyer; absent when they named no price. */
  cents?: number;
  /** The first month in which it can be supplied, from 0. */
  from: number;
  /** The month of an order that comes once. */
  once?: number;
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

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** How many of the planned unit one of theirs is: a litre is seven bottles, an hour is half a visit. */
function unitsIn(of: string | undefined, business: Business, sold: string): number | undefined {
  const { unit, item, hours, job } = business;
  if (of === undefined) return 1;
  if (job && [...stems(job.of)].some((stem) => stems(of).has(stem))) return 1 / job.times;
  const [one, mine] = [sizeOf(of.replace(/^\d+\s*/, '')), sizeOf(`${item} ${sold}`)];
  if (one && mine && one.of === mine.of) return one.amount / mine.amount;
  const words = stems(of);
  if ([...stems(`${unit} ${item}`)].some((stem) => words.has(stem))) return 1;
  if (/^hours?$/.test(of)) return hours > 0 ? 1 / hours : undefined;
  if (/^days?$/.test(of)) return hours > 0 ? 7 / hours : undefined;
  return one ? undefined : 1;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const monthName = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{0,7})\b/i;

/** The month of an order that comes once: the one that they named, else the first in which it can be supplied. */
function monthOfOrder({ words }: Fact<BuyerFact>, firstMonth: string, from: number): number {
  const name = monthName.exec(words)?.[1]?.toLowerCase();
  if (name === undefined) return from;
  return (months.indexOf(name) - (Number(firstMonth.slice(5)) - 1) + 12) % 12;
}

export function namedDemand(
  business: Business,
  reading: Reading,
  { priceCents, costCents, firstMonth }: { priceCents: number; costCents: number; firstMonth: string },
): DemandLine[] {
  const isHeld = reading.toDo.some(({ value }) => value.kind === 'paper');
  const each = business.job?.eachCents ?? priceCents;
  const main = reading.prices.find(({ value }) => value.cents === each && value.buyer === undefined);
  const sold = `${main?.value.item ?? ''} ${main?.value.of ?? ''}`;
  return reading.buyers.flatMap((buyer): DemandLine[] => {
    const { takes, pays, count = 1, when } = buyer.value;
    const from = first[when];
    if (!takes || takes.isPool || from === undefined) return [];
    const unitsOfOne = unitsIn(takes.of, business, sold);
    const paidUnit =
      pays?.unit && !stems(business.unit).has(pays.unit) ? unitsIn(pays.unit, business, sold) : 1;
    const times = takes.isEach ? count : 1;
    const isOnce = takes.per === 'once';
    const units = takes.count * (takes.per === 'once' ? 1 : perMonth[takes.per]) * times * (unitsOfOne ?? 0);
    const start = isHeld ? Math.max(2, from) : from;
    if (unitsOfOne === undefined || units <= 0) return [];
    // What brings less than one costs is another thing.
    if (pays && !pays.isPart && pays.cents <= costCents) return [];
    const cents = pays && !pays.isPart && paidUnit ? Math.round(pays.cents / paidUnit) : undefined;
    return [
      {
        buyer,
        unitsPerMonth: Math.round(units * 10) / 10,
        ...(cents !== undefined && cents >= priceCents * 0.2 && cents <= priceCents * 5 && { cents }),
        from: start,
        ...(isOnce && { once: monthOfOrder(buyer, firstMonth, start) }),
      },
    ];
  });
}
