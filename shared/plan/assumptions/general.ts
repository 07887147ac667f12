import { cardFixed, cardRate, casualFloor, inCents } from '#shared/content/fact-numbers.ts';
import type { BudgetBand, TimeBand } from '../plan-input.ts';
import { because, derived, judged, sourced } from './assumed.ts';

/** A month is this many weeks everywhere in a plan. */
export const weeksPerMonth = 52 / 12;

export const weeklyHours = because(
  judged<Readonly<Record<TimeBand, number>>>({ '1–3h': 2, '3–5h': 4, '5–10h': 7.5, '10h+': 12 }),
  'The middle of the band you chose; the open band is read low',
);

export const usableBudgetCents = because(
  judged<Readonly<Record<BudgetBand, number>>>({
    '0': 0,
    '<100': 60_00,
    '<300': 180_00,
    '<500': 300_00,
    '<1000': 600_00,
  }),
  '60% of the band’s ceiling, because a band only says what is the most',
);

export const adminShare = because(
  judged(0.1),
  'Invoices, records and messages; full-time sole traders report more',
);

export const cardPct = because(sourced(cardRate), 'Stripe, domestic cards, standard pricing', 'April 2024');
export const cardFixedCents = because(
  sourced(inCents(cardFixed)),
  'Stripe, domestic cards, standard pricing',
  'April 2024',
);

export const priceFloorHourCents = because(
  derived(inCents(casualFloor)),
  'Minimum wage of $26.44 an hour plus 25% casual loading',
  'from 1 July 2026',
);

export const otherIncomeIfEmployedCents = because(
  judged(70_000_00),
  'A stand-in wage, used only to reckon tax beside a job',
);

export const replyRate = because(
  derived(0.05),
  'Targeted messages are answered by 3 to 8 people in 100 (ColdMailCalculator)',
  '2026',
);

export const reserveShare = because(judged(0.15), 'Kept back for the cost nobody saw coming');

export interface Scenario {
  demand: number;
  price: number;
  cost: number;
  delayMonths: number;
}
export const scenarioNames = ['cautious', 'base', 'strong'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export const scenarios = because(
  judged<Readonly<Record<ScenarioName, Scenario>>>({
    cautious: { demand: 0.6, price: 0.9, cost: 1.15, delayMonths: 1 },
    base: { demand: 1, price: 1, cost: 1, delayMonths: 0 },
    strong: { demand: 1.4, price: 1.1, cost: 1, delayMonths: 0 },
  }),
  'A fair spread for a first year; not a forecast of either end',
);

export const pricePercentile = because(
  judged({ none: 0.25, skill: 0.45, proven: 0.65 }),
  'A quarter of the way up the range without proof, higher with a matching skill, higher again with years or a portfolio',
);
export const ladderFactors = because(
  judged({ starter: 0.45, premium: 2.4 }),
  'A starter small enough to try, a premium that takes about two and a half times the work',
);

export const scoreWeights = because(
  judged({ skill: 0.3, interest: 0.2, goal: 0.25, time: 0.15, budget: 0.1 }),
  'What you can do weighs most, then whether the goal is within reach',
);
export const planIdBonus = because(judged(25), 'You unlocked this path and asked for it');
