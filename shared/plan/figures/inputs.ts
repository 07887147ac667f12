import type { Basis } from '#shared/content/schemas/parts.ts';

/** A figure with its origin: the customer's own words, or the catalogue with its source or judgement. */
export interface Input<T = number> {
  value: T;
  from: { words: string } | { basis: Basis };
}

/** What the figures are made from. Everything printed can be worked out again from these alone. */
export interface FigureInputs {
  /** The first month, as YYYY-MM. */
  firstMonth: string;
  /** 12, and 24 for a plan that a lender reads. */
  months: number;
  hoursPerWeek: Input;
  /** Share of those hours that buyers pay for, at full speed. */
  paidShare: Input;
  unit: string;
  priceCents: Input;
  /** What one sale costs. */
  costCents: Input;
  hoursPerUnit: number;
  unpaidHoursPerUnit: number;
  /** Most sales in a month, whatever the hours. */
  mostPerMonth: number;
  /** Share of full speed, month by month of the first year. */
  ramp: Input<readonly number[]>;
  /** Sales of each calendar month as a share of an ordinary one, January first. */
  season: readonly number[];
  weeksPerYear: number;
  /** Share of each month that the customer is away; same length as `months`. */
  away: readonly number[];
  monthly: { what: string; cents: number; basis: Basis }[];
  /** Bought before the first paid job. */
  start: { what: string; cents: number; basis: Basis }[];
  /** Already owned, so not bought: what was left out of `start`. */
  owned: string[];
  /** Share of sales that is paid a month late. */
  lateShare: number;
  biggestBuyerShare: number;
  quietWeeks: number;
  moneyCents: Input;
  /** Other taxable income in a year, or 0 with `isOtherKnown` false when nothing was said. */
  otherYearCents: number;
  isOtherKnown: boolean;
}
