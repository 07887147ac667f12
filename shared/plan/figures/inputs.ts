import type { Basis } from '#shared/content/schemas/parts.ts';
import type { Day, Span } from '../reading/reading.ts';
import type { SmallestJob } from './business.ts';

/** A figure with its origin: the customer's own words, or the catalogue with its source or judgement. */
export interface Input<T = number> {
  value: T;
  from: { words: string; by?: 'customer' | 'reviewer' } | { basis: Basis };
}

export interface CostLine {
  what: string;
  cents: number;
  basis: Basis;
  /** The customer named it. */
  isOwn?: true;
  /** The month, from 0, whose sales pay for a start cost that waits; absent before the first job. */
  month?: number;
}

/** A cost before the first job that pays the first months of a monthly cost. Both are places in their lists. */
export interface PaidAhead {
  start: number;
  monthly: number;
  months: number;
}

/** One line of the price list, or what one buyer pays of it, with its part of all sales. */
export interface MixLine {
  /** The price in the reading; absent where the first line has none. */
  priceId?: string;
  /** The buyer with a price of their own. */
  who?: string;
  whoAt?: Span;
  unit: string;
  /** How many of what is priced one sale has. */
  count?: number;
  percent: number;
  priceCents: number;
  costCents: number;
  hours: number;
  unpaidHours: number;
  isOwnCost: boolean;
  isOwnTime: boolean;
}

/** Sales of today of one line, or to one buyer. */
export interface TodayLine {
  /** The price in the reading; absent where the line has none. */
  priceId?: string;
  who?: string;
  whoAt?: Span;
  unit: string;
  unitsPerMonth: number;
  priceCents: number;
  costCents: number;
}

/** Work for one buyer apart from the usual sales, in cents by month. */
export interface ContractLine {
  who: string;
  at: Span;
  /** Only what is agreed is counted; the rest is a case. */
  isSure: boolean;
  sales: readonly number[];
  /** When the money comes. */
  money: readonly number[];
  costs: readonly number[];
  /** The customer named no months. */
  isSpread?: true;
}

/** A day with its hours, and the share of weeks in which it is free, where that is not all. */
export interface DayHours {
  day: Day;
  hours: number;
  share?: number;
}

/** What the figures are made from. Everything printed can be worked out again from these alone. */
export interface FigureInputs {
  /** The first month, as YYYY-MM. */
  firstMonth: string;
  /** 12, and 24 for a plan that a lender reads. */
  months: number;
  hoursPerWeek: Input;
  /** What they named, where today's sales take more. */
  hoursNamed?: number;
  /** Hours on each day that the customer works; together they are `hoursPerWeek`. Empty when that is not known. */
  days: readonly DayHours[];
  /** Share of those hours that buyers pay for, at full speed. */
  paidShare: Input;
  unit: string;
  /** What one sale brings: the average of `mix`, where the customer sells more than one line. */
  priceCents: Input;
  /**
   * The lines that a sale may be of, the main one first; their percents are 100. Price, cost and hours of one sale are
   * their averages.
   */
  mix?: {
    lines: readonly MixLine[];
    /** Part of the shares is our judgement. */
    isJudged: boolean;
  };
  /** What the customer's named buyers take. */
  named?: {
    lines: readonly {
      who: string;
      at: Span;
      unitsPerMonth: number;
      cents?: number;
      from: number;
      yearUnits: number;
      /** The month, from 0, of an order that comes once. */
      once?: number;
    }[];
    /** They take more than the hours hold. */
    isCapped: boolean;
    biggest?: string;
  };
  /** What the business sells today in an average month, and what is left of it before tax. */
  today?: {
    lines: readonly TodayLine[];
    salesCents: number;
    leftCents: number;
    /** The customer named what is left, and our costs follow from it. */
    isOwnLeft: boolean;
    /** The plan started far from it without a reason, so we ask whether we read it right. */
    isDoubted?: true;
  };
  /** What is asked of a buyer, where the sales are counted in dollars. */
  asked?: { cents: number; unit: string; from: Input['from'] };
  contracts?: readonly ContractLine[];
  /** What one sale costs. */
  costCents: Input;
  hoursPerUnit: number;
  unpaidHoursPerUnit: number;
  /** Where the time of one comes from. */
  timeFrom: Input['from'];
  /** How many a day holds, where the customer named it. */
  perDay?: number;
  /** A sale is the smallest job that they take. */
  job?: SmallestJob;
  /** Most sales in a month, whatever the hours and the season. */
  mostPerMonth: number;
  /** The customer named it: no month of any case sells more. */
  isMostOwn?: true;
  /** Sales of the best month of today, which the hours hold as they are. */
  bestToday?: number;
  /** Most sales in a month with which the customer stays at a goal that they want no more than. */
  mostForGoal?: number;
  /** Share of full speed, month by month of the first year. */
  ramp: Input<readonly number[]>;
  /** Sales of each calendar month as a share of an ordinary one, January first. */
  season: readonly number[];
  /** Paid weeks of a year in this trade. */
  weeksPerYear: number;
  /**
   * Weeks of the first year in which the customer named days away, and school holidays for a person who works in school
   * hours. They count towards the weeks without pay.
   */
  awayWeeks: number;
  /** Share of each month that the customer is away; same length as `months`. */
  away: readonly number[];
  monthly: CostLine[];
  /** Bought before the first paid job. */
  start: CostLine[];
  /** The start cost that pays the first months of a monthly one. */
  paidAhead?: PaidAhead;
  /** What they would buy and have no money for, so no month pays it. */
  notBought?: CostLine[];
  /** Already owned, so not bought: what was left out of `start`. */
  owned: string[];
  /** Percent of sales that is paid a month late. */
  latePercent: number;
  /** What buyers still owe of the month before the plan, for who sells already. */
  owedAtStartCents?: number;
  /** Percent of sales that the biggest buyer brings. */
  biggestBuyerPercent: number;
  /** Weeks of the illness that a case counts with. */
  quietWeeks: number;
  moneyCents: Input;
  /** Their own part of what a loan buys: it is paid before the plan starts, and is no loss. */
  depositCents?: number;
  /** The season is that of school terms. */
  isInTerm: boolean;
  /** Other taxable income in a year. A careful figure of ours when the customer named a job or payment and no amount. */
  otherYearCents: number;
  otherFrom: Input['from'];
  /** The most of a month is what the customer's days hold. */
  isMostOfDays?: true;
  /** A wage in it that ends: what a whole year of it is, and for how many months of the plan it is paid. */
  wageEnds?: { yearCents: number; months: number };
  /** The customer named the amount, or said that there is none. */
  isOtherKnown: boolean;
  /** The payment or pension by its rule, and what of the other income is wage or business. */
  payment?: { id: string; who: string; children: number; amountYearCents?: number; isHeldBack?: true };
  /** The business sells already: it cannot start late. */
  isRunning?: true;
  /** Wage and other business income in a year, which an income test counts too. */
  earnedElsewhereYearCents: number;
}

/** What a buyer without a price of their own is asked for. */
export function askedCents({ asked, mix, priceCents }: FigureInputs): number {
  if (asked) return asked.cents;
  const [main] = mix?.lines ?? [];
  return main ? Math.round(main.priceCents / (main.count ?? 1)) : priceCents.value;
}
