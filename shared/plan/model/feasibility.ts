import type { GoalMeasure, GoalVerdict } from '#shared/domain/runs/plan-brief.ts';
import { scenarios } from '../assumptions/general.ts';
import { supportedCents } from './expected-income.ts';
import { ceilTo, floorTo, type Levers, roundCents } from './levers.ts';
import { type Target, testedMonth } from './target.ts';

/** Zones of the gauge, as shares of the target. */
export const verdictZones = { stretch: 0.5, tight: 0.85, comfortable: 1.15 } as const;
const limits = [...Object.values(verdictZones), 1];

/** What share of a goal is supported: to the nearest, but never over a limit that it does not reach. 84.6% is not the 85% that its verdict does not have, nor 99.6% the whole goal. */
export function wholePercent(share: number): number {
  const percent = Math.round(share * 100);
  const isOver = limits.some((limit) => share < limit && percent >= Math.round(limit * 100));
  return isOver ? Math.floor(share * 100 + 1e-9) : percent;
}

export interface Feasibility {
  verdict: GoalVerdict;
  /** Income supported ÷ target. */
  ratio: number;
  targetCents: number;
  /** True where no amount was named and the target is what the hours support. */
  targetFromHours: boolean;
  measure: GoalMeasure;
  deadlineMonths: number;
  testedMonth: number;
  /** The deadline lies past a year, so that month 12 was tested. */
  beyondYear: boolean;
  supportedCents: number;
  gapCents: number;
  /** The smallest change of each lever alone that meets the target; null where none within reason does. */
  alone: Alone;
  mix: Mix;
}

export interface Alone {
  /** To the next half hour a week. */
  weeklyHours: number | null;
  /** To the path's price step; `beyondRange` where it leaves what buyers of this kind are known to pay. */
  priceCents: number | null;
  priceBeyondRange: boolean;
  /** Months from now. */
  month: number | null;
  /** Times the base demand, to the next twentieth. */
  demandFactor: number | null;
  /** What can be promised as things stand, to the dollar. */
  goalCents: number;
}

export interface Mix {
  weeklyHours: number;
  priceCents: number;
  month: number;
  demandFactor: number;
  goalCents: number;
  /** Met without lowering the goal. */
  meetsTarget: boolean;
  supportedCents: number;
}

export const mostWeeklyHours = 40;
export const lastMonth = 24;
export const mostDemand = 5;
export const mostPriceFactor = 3;

export const verdictOf = (ratio: number): GoalVerdict => {
  if (ratio >= verdictZones.comfortable) return 'comfortable';
  if (ratio >= verdictZones.tight) return 'tight';
  return ratio >= verdictZones.stretch ? 'stretch' : 'not-supported';
};

/** The smallest of low + k × step, up to high, that is enough; the model answers each question by running. */
function smallest(range: { low: number; high: number; step: number }, enough: (value: number) => boolean) {
  const { low, high, step } = range;
  const count = Math.max(0, Math.floor((high - low) / step + 1e-9));
  const at = (k: number): number => low + k * step;
  if (!enough(at(count))) return null;
  let below = -1;
  let reached = count;
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (enough(at(middle))) reached = middle;
    else below = middle;
  }
  return at(reached);
}

const withDemand = (levers: Levers, factor: number): Levers => ({
  ...levers,
  scenario: { ...levers.scenario, demand: scenarios.v.base.demand * factor },
});

export function judgeFeasibility(levers: Levers, target: Target): Feasibility {
  const { measure } = target;
  const tested = testedMonth(target);
  const supported = floorTo(supportedCents(levers, measure, tested), 1);
  const targetCents = Math.max(1, target.monthlyCents ?? floorTo(supported, 10_00));
  const ratio = supported / targetCents;
  return {
    verdict: verdictOf(ratio),
    ratio,
    targetCents,
    targetFromHours: target.monthlyCents === null,
    measure,
    deadlineMonths: target.deadlineMonths,
    testedMonth: tested,
    beyondYear: target.deadlineMonths > 12,
    supportedCents: supported,
    gapCents: Math.max(0, targetCents - supported),
    alone: changeAlone({ levers, measure, tested, targetCents, supported }),
    mix: changeTogether({ levers, measure, tested, targetCents }),
  };
}

interface Question {
  levers: Levers;
  measure: GoalMeasure;
  tested: number;
  targetCents: number;
}

function changeAlone({
  levers,
  measure,
  tested,
  targetCents,
  supported,
}: Question & { supported: number }): Alone {
  const meets = (changed: Levers, month = tested): boolean =>
    supportedCents(changed, measure, month) >= targetCents;
  const { path } = levers;
  const priceCents = path.priceIsYours
    ? smallest(
        { low: levers.priceCents, high: levers.priceCents * mostPriceFactor, step: path.priceStepCents },
        (price) => meets({ ...levers, priceCents: price }),
      )
    : null;
  return {
    weeklyHours: smallest({ low: levers.weeklyHours, high: mostWeeklyHours, step: 0.5 }, (hours) =>
      meets({ ...levers, weeklyHours: hours }),
    ),
    priceCents,
    priceBeyondRange: (priceCents ?? 0) > path.priceHiCents.v,
    month: smallest({ low: tested, high: lastMonth, step: 1 }, (month) => meets(levers, month)),
    demandFactor: smallest({ low: 1, high: mostDemand, step: 0.05 }, (factor) =>
      meets(withDemand(levers, factor)),
    ),
    goalCents: floorTo(supported, 100),
  };
}

/** As far as an adviser would push all levers at once: each moves the same share of its own room. */
function changeTogether({ levers, measure, tested, targetCents }: Question): Mix {
  const { path } = levers;
  const room = {
    hours: Math.min(5, levers.weeklyHours * 0.75),
    price: path.priceIsYours ? Math.max(0, path.priceHiCents.v - levers.priceCents) : 0,
    months: Math.min(6, lastMonth - tested),
    demand: 0.5,
  };
  const moved = (share: number) => ({
    weeklyHours: ceilTo(levers.weeklyHours + share * room.hours, 0.5),
    priceCents: roundCents(levers.priceCents + floorTo(share * room.price, path.priceStepCents)),
    month: tested + Math.ceil(share * room.months - 1e-9),
    demandFactor: Math.round((1 + ceilTo(share * room.demand, 0.05)) * 100) / 100,
  });
  const supportedAt = (share: number): number => {
    const { weeklyHours, priceCents, month, demandFactor } = moved(share);
    return supportedCents(withDemand({ ...levers, weeklyHours, priceCents }, demandFactor), measure, month);
  };
  const share = smallest({ low: 0, high: 1, step: 0.02 }, (part) => supportedAt(part) >= targetCents);
  const supported = floorTo(supportedAt(share ?? 1), 1);
  return {
    ...moved(share ?? 1),
    goalCents: share === null ? floorTo(supported, 100) : targetCents,
    meetsTarget: share !== null,
    supportedCents: supported,
  };
}
