import type { Trade } from '#shared/content/schemas/trade.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Candidate } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { FigureInputs } from './inputs.ts';
import { pickPrice } from './pick-price.ts';
import { planHours } from './plan-hours.ts';
import { monthAt } from './run-months.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The plan starts with the next calendar month once less than ten days of this one are left. */
export function firstMonthOf(now: Date): string {
  const month = now.toISOString().slice(0, 7);
  return now.getUTCDate() > 20 ? monthAt(month, 1) : month;
}

/** What the person owns is not bought again. The words of an item are looked for in what they named. */
function splitOwned(
  list: Trade['start']['before'],
  reading: Reading,
): { bought: Trade['start']['before']; owned: string[] } {
  const named = reading.owned.map(({ value }) =>
    wordsOf(value.item)
      .map(({ stem }) => stem)
      .join(' '),
  );
  const held = reading.licences
    .filter(({ value }) => value.status === 'held')
    .map(({ words }) =>
      wordsOf(words)
        .map(({ stem }) => stem)
        .join(' '),
    );
  const isOwned = (words: readonly string[]) =>
    words.some((word) => {
      const wanted = wordsOf(word)
        .map(({ stem }) => stem)
        .join(' ');
      return [...named, ...held].some((item) => ` ${item} `.includes(` ${wanted} `));
    });
  const owned = list.filter((item) => isOwned(item.owned));
  return { bought: list.filter((item) => !owned.includes(item)), owned: owned.map(({ what }) => what) };
}

/** Share of each month on which the person is away. */
function awayShares(reading: Reading, firstMonth: string, months: number): number[] {
  return Array.from({ length: months }, (_, index) => {
    const month = monthAt(firstMonth, index);
    const [year = 2026, number = 1] = month.split('-').map(Number);
    const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
    let days = 0;
    for (let day = 1; day <= length; day += 1) {
      const iso = `${month}-${String(day).padStart(2, '0')}`;
      if (reading.away.some(({ value }) => iso >= value.from && iso <= value.to)) days += 1;
    }
    return Math.round((days / length) * 100) / 100;
  });
}

/** Buyers in sight bring the first months forward: people who asked or pay are not looked for again. */
function rampFor(candidate: Candidate, reading: Reading): FigureInputs['ramp'] {
  const { ramp, basis } = candidate.trade.capacity;
  const inSight = reading.buyers.filter(({ value }) => value.when !== 'past');
  const before = reading.buyers.filter(({ value }) => value.when === 'past');
  const paying = inSight.filter(({ value }) => value.when === 'now');
  const start =
    paying.length > 0
      ? 0.6
      : inSight.length >= 2
        ? 0.5
        : inSight.length === 1
          ? 0.4
          : before.length > 0
            ? 0.35
            : 0;
  const first = inSight[0] ?? before[0];
  if (!first || start <= (ramp[0] ?? 0)) return { value: ramp, from: { basis } };
  return {
    value: ramp.map((share, index) => Math.max(share, Math.min(1, start + index * 0.06))),
    from: { words: first.words },
  };
}

const taxable = new Set(['wage', 'business', 'payment', 'pension']);

export interface BuildOptions {
  tier: PlanType;
  now: Date;
}

export function buildInputs(candidate: Candidate, reading: Reading, { tier, now }: BuildOptions) {
  const { trade, offer } = candidate;
  const [item] = offer.items;
  if (!item) throw new Error(`${candidate.id} has no price card`);
  const firstMonth = firstMonthOf(now);
  const months = tier === 'ENTERPRISE' ? 24 : 12;
  const { price, theirs } = pickPrice(offer, reading);
  const { bought, owned } = splitOwned(trade.start.before, reading);
  const other = reading.income.filter(({ value }) => taxable.has(value.kind));
  const idea = reading.idea?.value;
  const cost = idea?.costCents !== undefined && candidate.isOwnIdea ? idea.costCents : undefined;
  const inputs: FigureInputs = {
    firstMonth,
    months,
    hoursPerWeek: planHours(reading),
    paidShare: { value: trade.capacity.paidShare, from: { basis: trade.capacity.basis } },
    unit: item.unit,
    priceCents: price,
    costCents:
      cost === undefined
        ? { value: cents(item.cost.dollars), from: { basis: item.cost.basis } }
        : { value: cost, from: { words: reading.idea?.words ?? '' } },
    hoursPerUnit: item.hours,
    unpaidHoursPerUnit: item.unpaidHours,
    mostPerMonth: offer.mostPerMonth,
    ramp: rampFor(candidate, reading),
    season: trade.capacity.season,
    weeksPerYear: trade.capacity.weeksPerYear,
    away: awayShares(reading, firstMonth, months),
    monthly: trade.monthly.map(({ what, dollars, basis }) => ({ what, cents: cents(dollars), basis })),
    start: bought.map(({ what, dollars, basis }) => ({ what, cents: cents(dollars), basis })),
    owned,
    lateShare: trade.stress.lateShare,
    biggestBuyerShare: trade.stress.biggestBuyerShare,
    quietWeeks: trade.stress.quietWeeks,
    moneyCents: reading.money
      ? { value: reading.money.value.cents, from: { words: reading.money.words } }
      : { value: 0, from: { basis: { judged: 'You named no money to start with. We used nothing.' } } },
    otherYearCents: other.reduce((sum, { value }) => sum + (value.yearCents ?? 0), 0),
    isOtherKnown:
      other.some(({ value }) => value.yearCents !== undefined) ||
      reading.income.some(({ value }) => value.kind === 'none'),
  };
  return { inputs, ...(theirs && { theirs }) };
}
