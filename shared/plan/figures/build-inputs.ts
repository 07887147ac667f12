import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import { awayShares } from './away-shares.ts';
import type { Business } from './business.ts';
import { firstMonthOf } from './calendar-months.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { earnedElsewhere, otherIncome } from './other-income.ts';
import { paidAheadOf } from './paid-ahead.ts';
import { paymentOf } from './payment-effect.ts';
import { pickPrice, type Theirs } from './pick-price.ts';
import { planHours } from './plan-hours.ts';
import { rampFor } from './ramp.ts';
import { cents, divide } from './round.ts';
import { splitOwned } from './split-owned.ts';

export interface FigureOptions {
  tier: PlanType;
  now: Date;
  rules: MoneyRules;
}

/** Two years, so that each month of the first has twelve months ahead of it. */
const mostMonths = 24;

/** A cost that the customer states for the same thing is the cost, as long as it is below the price. */
function statedCost({ unit, item }: Business, { unitCost }: Reading, priceCents: number): Input | undefined {
  if (!unitCost || unitCost.value.cents >= priceCents) return undefined;
  const sold = new Set(wordsOf(`${unit} ${item}`).map(({ stem }) => stem));
  const isSame = wordsOf(unitCost.value.unit ?? '').every(({ stem }) => sold.has(stem));
  return isSame ? { value: unitCost.value.cents, from: { words: unitCost.words } } : undefined;
}

function costOf(business: Business, reading: Reading, priceCents: number): Input {
  const { isOwnIdea, cost } = business;
  const { idea } = reading;
  const stated = statedCost(business, reading, priceCents);
  if (stated) return stated;
  return isOwnIdea && idea?.value.costCents !== undefined
    ? { value: idea.value.costCents, from: { words: idea.words } }
    : { value: cents(cost.dollars), from: { basis: cost.basis } };
}

const lines = (list: Business['start']): FigureInputs['start'] =>
  list.map(({ what, dollars, basis }) => ({ what, cents: cents(dollars), basis }));

/** The customer named hours of a school day or a term as their time. */
const worksInTerm = ({ week, hours }: Reading): boolean =>
  [...week.filter(({ value }) => value.is === 'free'), ...(hours ? [hours] : [])].some(({ words }) =>
    /\b(school (days?|hours|terms?|drop ?off|run)|term ?time|in term|terms? only|kindy|kinder|preschool)\b/i.test(
      words,
    ),
  );

/** Everything the figures are made from: the customer's own figures first, then the catalogue's. */
export function buildInputs(
  business: Business,
  reading: Reading,
  { tier, now, rules }: FigureOptions,
): { inputs: FigureInputs; theirs?: Theirs; isHoursCapped: boolean } {
  const firstMonth = firstMonthOf(now);
  const { price, theirs, hours } = pickPrice(business, reading);
  const { bought, owned } = splitOwned(business.start, reading);
  const { hoursPerWeek, days, isCapped } = planHours(reading, rules);
  const payment = paymentOf(reading, rules);
  const today = now.toISOString().slice(0, 10);
  const { capacity, stress } = business;
  const { away, awayWeeks } = awayShares(reading, { firstMonth, months: mostMonths, today });
  const isInTerm = worksInTerm(reading);
  const other = otherIncome(reading, rules, firstMonth);
  const [start, monthly] = [lines(bought), lines(business.monthly)];
  const paidAhead = paidAheadOf(start, monthly);
  const inputs: FigureInputs = {
    firstMonth,
    months: tier === 'ENTERPRISE' ? mostMonths : 12,
    hoursPerWeek,
    days,
    paidShare: { value: capacity.paidShare, from: { basis: capacity.basis } },
    unit: business.unit,
    priceCents: price,
    costCents: costOf(business, reading, price.value),
    hoursPerUnit: hours ?? business.hours,
    unpaidHoursPerUnit: business.unpaidHours,
    mostPerMonth: business.mostPerMonth,
    ramp: rampFor(business, reading, { hours: hoursPerWeek.value, priceCents: price.value }),
    season: isInTerm
      ? capacity.season.map(
          (share, index) => divide(share * 100 * ((rules.terms.shares[index] ?? 1) * 100), 100) / 100,
        )
      : capacity.season,
    weeksPerYear: capacity.weeksPerYear,
    away,
    awayWeeks: Math.min(52, awayWeeks + (isInTerm ? rules.terms.weeksAway : 0)),
    monthly,
    start,
    ...(paidAhead && { paidAhead }),
    owned,
    latePercent: Math.round(stress.lateShare * 100),
    biggestBuyerPercent: Math.round(stress.biggestBuyerShare * 100),
    quietWeeks: stress.quietWeeks,
    moneyCents: reading.money
      ? { value: reading.money.value.cents, from: { words: reading.money.words } }
      : { value: 0, from: { basis: { judged: 'You named no money to start with. We used nothing.' } } },
    isInTerm,
    otherYearCents: other.value,
    otherFrom: other.from,
    isOtherKnown: 'words' in other.from || reading.income.some(({ value }) => value.kind === 'none'),
    ...(payment && { payment }),
    earnedElsewhereYearCents: earnedElsewhere(reading, rules, firstMonth),
  };
  return { inputs, ...(theirs && { theirs }), isHoursCapped: isCapped };
}
