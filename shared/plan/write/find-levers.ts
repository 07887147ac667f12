import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../figures/calculate.ts';
import { testGoal } from '../figures/goal-test.ts';
import type { FigureInputs } from '../figures/inputs.ts';
import { runMonths } from '../figures/run-months.ts';
import type { Reading } from '../reading/reading.ts';

/** The smallest change of one thing that reaches the goal by its date. Missing where no change of it can. */
export interface Levers {
  hoursPerWeek?: number;
  priceCents?: number;
  /** Month in which the plan reaches the goal as it is. */
  month?: string;
  /** Neither reaches it alone: what more hours and the highest price bring together, as a share of the goal. */
  bothShare?: number;
  bothHours?: number;
}

const mostHours = 45;

interface Context {
  figures: Figures;
  rules: MoneyRules;
  reading: Reading;
  offer: Offer;
}

/** The share of the goal that changed inputs reach. */
function shareWith({ figures, reading, rules }: Context, changes: Partial<FigureInputs>): number {
  const [base] = figures.cases;
  if (!base) return 0;
  const inputs = { ...figures.inputs, ...changes };
  return testGoal(reading, { ...base, rows: runMonths(inputs, base.events) }, { inputs, rules })?.share ?? 0;
}

function leastThat(values: readonly number[], isEnough: (value: number) => boolean): number | undefined {
  return values.find(isEnough);
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
  const { figures, offer } = context;
  const { goal, inputs } = figures;
  if (!goal || goal.share >= 1) return undefined;
  const { hoursPerWeek, priceCents } = inputs;
  const high = Math.max(priceCents.value, Math.round((offer.items[0]?.price.high ?? 0) * 100));
  const hours = leastThat(
    steps(Math.ceil(hoursPerWeek.value) + 1, Math.max(mostHours, hoursPerWeek.value), 1),
    (value) => shareWith(context, { hoursPerWeek: { ...hoursPerWeek, value } }) >= 1,
  );
  const by = priceStep(priceCents.value);
  const price = leastThat(
    steps(Math.ceil((priceCents.value + 1) / by) * by, high, by),
    (value) => shareWith(context, { priceCents: { ...priceCents, value } }) >= 1,
  );
  const month = goal.reachedIn && goal.reachedIn > goal.month ? goal.reachedIn : undefined;
  const single = {
    ...(hours !== undefined && { hoursPerWeek: hours }),
    ...(price !== undefined && { priceCents: price }),
    ...(month !== undefined && { month }),
  };
  if (Object.keys(single).length > 0) return single;
  const bothHours = Math.min(mostHours, Math.ceil(hoursPerWeek.value * 2));
  const bothShare = shareWith(context, {
    hoursPerWeek: { ...hoursPerWeek, value: bothHours },
    priceCents: { ...priceCents, value: high },
  });
  return { bothShare, bothHours };
}
