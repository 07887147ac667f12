import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../figures/calculate.ts';
import { type GoalTest, isReached, testGoal } from '../figures/goal-test.ts';
import type { FigureInputs } from '../figures/inputs.ts';
import { freeDays } from '../figures/plan-hours.ts';
import { runMonths } from '../figures/run-months.ts';
import type { Reading } from '../reading/reading.ts';

/** One change and what the plan then reaches. */
export interface Lever {
  hoursPerWeek?: number;
  priceCents?: number;
  test: GoalTest;
}

/** The smallest change of one thing that reaches the goal by its date. Missing where no change of it can. */
export interface Levers {
  hours?: Lever;
  price?: Lever;
  /** Month in which the plan reaches the goal as it is. */
  month?: string;
  /** Neither reaches it alone: all free hours and the highest price together. */
  both?: Lever;
}

const fullWeek = 45;

interface Context {
  figures: Figures;
  rules: MoneyRules;
  reading: Reading;
  offer: Offer;
}

/** What changed inputs reach of the goal. */
function testWith(
  { figures, reading, rules }: Context,
  changes: Partial<FigureInputs>,
): GoalTest | undefined {
  const [base] = figures.cases;
  if (!base) return undefined;
  const inputs = { ...figures.inputs, ...changes };
  return testGoal(reading, { ...base, rows: runMonths(inputs, base.events) }, { inputs, rules });
}

/** The first of some values with which the goal is reached. */
function leastThat(
  values: readonly number[],
  testOf: (value: number) => GoalTest | undefined,
): { value: number; test: GoalTest } | undefined {
  for (const value of values) {
    const test = testOf(value);
    if (test && test.share >= 1) return { value, test };
  }
  return undefined;
}

/** Hours that the customer has: those of the days that they named, else the most that they said. */
function mostHours({ figures, reading }: Context): number {
  const { value: used } = figures.inputs.hoursPerWeek;
  if (figures.isHoursCapped) return used;
  const free = freeDays(reading).reduce((total, { hours }) => total + hours, 0);
  return Math.max(used, Math.min(fullWeek, free > 0 ? free : (reading.hours?.value.high ?? used)));
}

/** The highest price that the customer named for the thing that the plan counts, else the highest of others. */
function highestPrice({ figures, reading, offer }: Context): number {
  const { priceCents, unit } = figures.inputs;
  const own = reading.prices
    .filter(({ value }) => value.when !== 'past' && value.unit === unit && value.pack === undefined)
    .map(({ value }) => value.highCents ?? value.cents);
  const isOwn = 'words' in priceCents.from;
  const others = isOwn ? [] : [Math.round((offer.items[0]?.price.high ?? 0) * 100)];
  return Math.max(priceCents.value, ...own, ...others);
}

const steps = (from: number, to: number, by: number): number[] => {
  const list: number[] = [];
  for (let value = from; value <= to; value += by) list.push(value);
  return list;
};

const priceStep = (cents: number): number =>
  cents < 5000 ? 100 : cents < 20_000 ? 500 : cents < 100_000 ? 1000 : 5000;

/** What would reach the goal, one lever at a time. Nothing for a goal that is reached. */
export function findLevers(context: Context): Levers | undefined {
  const { figures } = context;
  const { goal, inputs } = figures;
  if (!goal || isReached(goal)) return undefined;
  const { hoursPerWeek, priceCents } = inputs;
  const [most, high] = [mostHours(context), highestPrice(context)];
  const hours = leastThat(steps(Math.floor(hoursPerWeek.value) + 1, most, 1), (value) =>
    testWith(context, { hoursPerWeek: { ...hoursPerWeek, value } }),
  );
  const by = priceStep(priceCents.value);
  const price = leastThat(steps(Math.ceil((priceCents.value + 1) / by) * by, high, by), (value) =>
    testWith(context, { priceCents: { ...priceCents, value } }),
  );
  const month = goal.reachedIn && goal.reachedIn > goal.month ? goal.reachedIn : undefined;
  if (hours || price || month !== undefined)
    return {
      ...(hours && { hours: { hoursPerWeek: hours.value, test: hours.test } }),
      ...(price && { price: { priceCents: price.value, test: price.test } }),
      ...(month !== undefined && { month }),
    };
  const test = testWith(context, {
    hoursPerWeek: { ...hoursPerWeek, value: most },
    priceCents: { ...priceCents, value: high },
  });
  return test
    ? {
        both: {
          ...(most > hoursPerWeek.value && { hoursPerWeek: most }),
          ...(high > priceCents.value && { priceCents: high }),
          test,
        },
      }
    : {};
}
