/**
 * The figures of facts that calculations use: money in dollars, rates as shares of one. `facts.ts` describes them with
 * their sources, plan assumptions take them, and handbooks use them by name in their sums.
 */
const minimumWage = 26.44;
export const casualFloor = 33.05;
export const cardRate = 0.017;
export const cardFixed = 0.3;
export const etsyRate = 0.1045;
export const etsyFixed = 0.6;
export const ebayRate = 0.134;
export const ebayFixed = 0.4;

const liabilityLeast = 450;
const liabilityMost = 650;
const tradeLiabilityLeast = 720;
const tradeLiabilityMost = 804;
const indemnityLeast = 380;
export const indemnityMost = 600;
/** It is the middle of insurers' prices. */
export const liabilityYear = 550;
export const tradeLiabilityYear = 762;
export const indemnityYear = 490;

export const selfEmploymentWeeks = 39;

/** Keyed by the names in texts and sums; separate from the figures, so that a page loads only those it needs. */
export const factNumbers = {
  'gst-threshold': 75_000,
  'gst-rate': 0.1,
  'minimum-wage': minimumWage,
  /** Casual work adds a quarter to the minimum wage. */
  'casual-floor': casualFloor,
  'no-abn-withholding': 0.47,
  'tax-free-threshold': 18_200,
  'low-rate': 0.15,
  'middle-rate': 0.3,
  'medicare-levy': 0.02,
  'study-loan-rate': 0.15,
  'study-loan-from': 67_000,
  'super-rate': 0.12,
  'jobseeker-free': 150,
  'jobseeker-taper': 0.5,
  'no-abn-limit': 75,
  'liability-least': liabilityLeast,
  'liability-most': liabilityMost,
  liability: liabilityYear,
  'trade-liability-least': tradeLiabilityLeast,
  'trade-liability-most': tradeLiabilityMost,
  'trade-liability': tradeLiabilityYear,
  'indemnity-least': indemnityLeast,
  'indemnity-most': indemnityMost,
  indemnity: indemnityYear,
  'indemnity-average': 1224,
  'liability-average': 468,
  'card-rate': cardRate,
  'card-fixed': cardFixed,
  'airtasker-least': 0.1,
  'airtasker-most': 0.2,
  'etsy-rate': etsyRate,
  'etsy-fixed': etsyFixed,
  'ebay-rate': ebayRate,
  'ebay-fixed': ebayFixed,
  'gumroad-rate': 0.129,
  'gumroad-fixed': 1.2,
  'car-km': 0.88,
  'car-most': 5000,
  'licence-nsw': 5000,
  'licence-nt': 12_000,
  'licence-qld': 3300,
  'licence-vic': 10_000,
  'licence-wa': 20_000,
  'average-earnings': 2010,
} as const;

export type FactNumber = keyof typeof factNumbers;

/** Used by assumptions, which are stored in whole cents. */
export const inCents = (dollars: number): number => Math.round(dollars * 100);
