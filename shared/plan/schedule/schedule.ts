import type { DayPart } from '../reading/reading.ts';

/** first: what comes before the business, such as money that is owed. The others are the phases of a trade's tasks. */
export type TaskPhase = 'first' | 'rules' | 'ready' | 'sell' | 'deliver' | 'review';

/** Where a task needs other people, it needs their opening hours. */
export type Opening = 'any' | 'client' | 'daylight' | 'business' | 'office';

export interface PlannedTask {
  id: string;
  phase: TaskPhase;
  /** A whole sentence that starts with a verb. */
  do: string;
  /** Completes "You're done when …". */
  done: string;
  minutes: number;
  where: string;
  opening: Opening;
  /** Calendar months in which it makes sense, January is 1; in any month where it is left out. */
  months?: readonly number[];
  /** A day on which the person answers questions about how it goes. */
  questions?: readonly string[];
  /** The first paid job: no task of the rules, no practice and no preparation may come after it. */
  isFirstPaid?: true;
  /** A paper that takes weeks: no paid job before it. */
  waits?: true;
  /** A stretch of paid work, and how many sales it finishes. */
  sales?: number;
}

export interface ScheduledTask extends PlannedTask {
  /** YYYY-MM-DD */
  date: string;
  part: DayPart;
  /** Minutes after midnight. */
  from: number;
}

/** A day that the customer named for an order, a tender or a quote. */
export interface OrderDate {
  id: string;
  date: string;
  /** Of an order of several days. */
  to?: string;
  /** Minutes after midnight, for the calendar. */
  from: number;
  minutes: number;
  do: string;
  /** The day does not suit what they said of their week. */
  note?: string;
}

export interface Schedule {
  /** The first and the last day, as YYYY-MM-DD. */
  from: string;
  to: string;
  days: 14 | 30 | 60;
  /** In the order of time. */
  tasks: ScheduledTask[];
  /** What the days had no room for, in the order in which to do it later. */
  later: PlannedTask[];
  /** Calls and visits that need opening hours, where the person is free in none of them. */
  inABreak: PlannedTask[];
  /** Days of orders, also those that come after these days. */
  orders: OrderDate[];
}
