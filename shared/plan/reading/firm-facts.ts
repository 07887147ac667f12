/** What running firms tell of their contracts, their people and their loans. */

/** Work for one buyer with a total that can be worked out, or a standing contract. */
export interface Contract {
  /** As the customer would say it: "builder at Cameron Park". */
  who?: string;
  /** "9 townhouses" */
  what: string;
  /** All of it, or a year of a contract without an end. Absent where the price is open. */
  cents?: number;
  count?: number;
  eachCents?: number;
  /** The first and the last month, as YYYY-MM. */
  from?: string;
  to?: string;
  /** The days of the work, as YYYY-MM-DD, and days that are only thought of. */
  on?: string[];
  maybeOn?: string[];
  /** All days from the first to the last of `on`. */
  isRange?: true;
  /** When it starts, in minutes after midnight. */
  at?: number;
  /** The day by which it has to be there. */
  by?: string;
  /** The day by which they want to see a sample. */
  sampleBy?: string;
  /** What they take, where it is counted in more than one way: 10 aprons and 6 muffs. */
  goods?: Goods[];
  /** Paid already. */
  paidCents?: number;
  /** Of a contract that is paid month by month. */
  perMonthCents?: number;
  /** Signed, won or agreed, and no quote, tender or maybe. */
  isSure: boolean;
  /** The day on which the quote or tender closes, as YYYY-MM-DD. */
  quoteDue?: string;
  payDays?: number;
  retainedPercent?: number;
  retainedMonths?: number;
  /** What the customer says that it costs, such as hire. */
  costCents?: number;
}

export interface Goods {
  count: number;
  /** 15 of "10 or 15 reels". */
  high?: number;
  of: string;
  eachCents?: number;
}

/** Someone whom the firm pays today or plans to pay. */
export interface Staff {
  name?: string;
  role?: string;
  /** So many of them; absent for one. */
  count?: number;
  hourCents?: number;
  /** Of each of them. */
  hoursPerWeek?: number;
  dayCents?: number;
  weekCents?: number;
  yearCents?: number;
  isPlanned?: true;
}

/** Someone who owns the business together with the customer. */
export interface Partner {
  name?: string;
  /** "50/50" */
  share?: string;
}

/** What the customer thinks of borrowing. */
export interface LoanAsked {
  cents: number;
  /** "a third van" */
  what?: string;
  months?: number;
  /** A year, where they name it. */
  ratePercent?: number;
  /** What it buys, with the sums that the customer names. */
  use?: { what: string; cents: number }[];
  /** The repayment of a month that they were told. */
  monthCents?: number;
  /** What they put in of their own. */
  ownCents?: number;
  /** Someone else who puts money in, and the part of the business that they want for it. */
  partner?: { name: string; cents: number; percent?: number };
  /** What the lender wants to see, in their words. */
  asks?: string;
  isOverdraft?: true;
}
