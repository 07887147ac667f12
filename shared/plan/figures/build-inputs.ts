import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Reading } from '../reading/reading.ts';
import { awayShares } from './away-shares.ts';
import type { Business } from './business.ts';
import { firstMonthOf } from './calendar-months.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { paymentOf } from './payment-effect.ts';
import { pickPrice, type Theirs } from './pick-price.ts';
import { planHours } from './plan-hours.ts';
import { rampFor } from './ramp.ts';
import { cents, sum } from './round.ts';
import { splitOwned } from './split-owned.ts';

export interface FigureOptions {
  tier: PlanType;
  now: Date;
  rules: MoneyRules;
}

/** Two years, so that each month of the first has twelve months ahead of it. */
const mostMonths = 24;

const taxable = new Set(['wage', 'business', 'payment', 'pension']);
const earned = new Set(['wage', 'business']);

function costOf({ isOwnIdea, cost }: Business, reading: Reading): Input {
  const { idea } = reading;
  return isOwnIdea && idea?.value.costCents !== undefined
    ? { value: idea.value.costCents, from: { words: idea.words } }
    : { value: cents(cost.dollars), from: { basis: cost.basis } };
}

const lines = (list: Business['start']): FigureInputs['start'] =>
  list.map(({ what, dollars, basis }) => ({ what, cents: cents(dollars), basis }));

const yearOf = (reading: Reading, kinds: ReadonlySet<string>): number =>
  sum(reading.income.filter(({ value }) => kinds.has(value.kind)).map(({ value }) => value.yearCents ?? 0));

/** Everything the figures are made from: the customer's own figures first, then the catalogue's. */
export function buildInputs(
  business: Business,
  reading: Reading,
  { tier, now, rules }: FigureOptions,
): { inputs: FigureInputs; theirs?: Theirs; isHoursCapped: boolean } {
  const firstMonth = firstMonthOf(now);
  const { price, theirs } = pickPrice(business, reading);
  const { bought, owned } = splitOwned(business.start, reading);
  const { hoursPerWeek, days, isCapped } = planHours(reading, rules);
  const payment = paymentOf(reading, rules);
  const today = now.toISOString().slice(0, 10);
  const { capacity, stress } = business;
  const inputs: FigureInputs = {
    firstMonth,
    months: tier === 'ENTERPRISE' ? mostMonths : 12,
    hoursPerWeek,
    days,
    paidShare: { value: capacity.paidShare, from: { basis: capacity.basis } },
    unit: business.unit,
    priceCents: price,
    costCents: costOf(business, reading),
    hoursPerUnit: business.hours,
    unpaidHoursPerUnit: business.unpaidHours,
    mostPerMonth: business.mostPerMonth,
    ramp: rampFor(business, reading),
    season: capacity.season,
    weeksPerYear: capacity.weeksPerYear,
    ...awayShares(reading, { firstMonth, months: mostMonths, today }),
    monthly: lines(business.monthly),
    start: lines(bought),
    owned,
    latePercent: Math.round(stress.lateShare * 100),
    biggestBuyerPercent: Math.round(stress.biggestBuyerShare * 100),
    quietWeeks: stress.quietWeeks,
    moneyCents: reading.money
      ? { value: reading.money.value.cents, from: { words: reading.money.words } }
      : { value: 0, from: { basis: { judged: 'You named no money to start with. We used nothing.' } } },
    otherYearCents: yearOf(reading, taxable),
    isOtherKnown: reading.income.some(
      ({ value }) => value.kind === 'none' || (taxable.has(value.kind) && value.yearCents !== undefined),
    ),
    ...(payment && { payment }),
    earnedElsewhereYearCents: yearOf(reading, earned),
  };
  return { inputs, ...(theirs && { theirs }), isHoursCapped: isCapped };
}
