import type { Because } from './assumed.ts';

/** Why each of the figures in `general.ts` is what it is: for the register alone, so that a check of a goal loads none of it. */
export const generalReasons = {
  weeklyHours: ['The middle of the band you chose; the open band is read low'],
  usableBudgetCents: ['60% of the band’s ceiling, because a band only says what is the most'],
  adminShare: ['Invoices, records and messages; full-time sole traders report more'],
  cardPct: ['Stripe, domestic cards, standard pricing', 'April 2024'],
  cardFixedCents: ['Stripe, domestic cards, standard pricing', 'April 2024'],
  priceFloorHourCents: ['Minimum wage of $26.44 an hour plus 25% casual loading', 'from 1 July 2026'],
  otherIncomeIfEmployedCents: ['A stand-in wage, used only to reckon tax beside a job'],
  replyRate: ['Targeted messages are answered by 3 to 8 people in 100 (ColdMailCalculator)', '2026'],
  reserveShare: ['Kept back for the cost nobody saw coming'],
  scenarios: ['A fair spread for a first year; not a forecast of either end'],
  pricePercentile: [
    'A quarter of the way up the range without proof, higher with a matching skill, higher again with years or a portfolio',
  ],
  ladderFactors: ['A starter small enough to try, a premium that takes about two and a half times the work'],
  scoreWeights: ['What you can do weighs most, then whether the goal is within reach'],
  planIdBonus: ['You unlocked this path and asked for it'],
} as const satisfies Readonly<Record<string, Because>>;
