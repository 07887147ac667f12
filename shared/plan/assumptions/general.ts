import { cardFixed, cardRate, casualFloor, inCents } from '#shared/content/fact-numbers.ts';
import type { BudgetBand, TimeBand } from '../plan-input.ts';
import { derived, judged, sourced } from './assumed.ts';

/** A month is this many weeks everywhere in a plan. */
export const weeksPerMonth = 52 / 12;

export const weeklyHours = judged<Readonly<Record<TimeBand, number>>>({
  '1–3h': 2,
  '3–5h': 4,
  '5–10h': 7.5,
  '10h+': 12,
});

export const usableBudgetCents = judged<Readonly<Record<BudgetBand, number>>>({
  '0': 0,
  '<100': 60_00,
  '<300': 180_00,
  '<500': 300_00,
  '<1000': 600_00,
});

export const adminShare = judged(0.1);

export const cardPct = sourced(cardRate);
export const cardFixedCents = sourced(inCents(cardFixed));

export const priceFloorHourCents = derived(inCents(casualFloor));

export const otherIncomeIfEmployedCents = judged(70_000_00);

export const replyRate = derived(0.05);

export const reserveShare = judged(0.15);

export interface Scenario {
  demand: number;
  price: number;
  cost: number;
  delayMonths: number;
}
export const scenarioNames = ['cautious', 'base', 'strong'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export const scenarios = judged<Readonly<Record<ScenarioName, Scenario>>>({
  cautious: { demand: 0.6, price: 0.9, cost: 1.15, delayMonths: 1 },
  base: { demand: 1, price: 1, cost: 1, delayMonths: 0 },
  strong: { demand: 1.4, price: 1.1, cost: 1, delayMonths: 0 },
});

export const pricePercentile = judged({ none: 0.25, skill: 0.45, proven: 0.65 });
export const ladderFactors = judged({ starter: 0.45, premium: 2.4 });

export const scoreWeights = judged({ skill: 0.3, interest: 0.2, goal: 0.25, time: 0.15, budget: 0.1 });
export const planIdBonus = judged(25);
