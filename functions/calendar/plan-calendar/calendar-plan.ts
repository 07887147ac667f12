/** What a diary shows of a plan. Dates and times are those of the customer's place. */
export interface CalendarTask {
  /** The same for the same task when the plan is made again. */
  id: string;
  /** A sentence that starts with a verb. */
  title: string;
  /** As `2026-12-06`. */
  date: string;
  /** As `09:30`. */
  start: string;
  minutes: number;
  place: string;
  /** Completes "Done when: …". */
  done: string;
  detail?: string;
}

/** A moment to compare what happened with the plan. */
export interface CalendarCheckpoint {
  id: string;
  title: string;
  date: string;
  start: string;
  minutes: number;
  questions: readonly string[];
}

export interface CalendarPlan {
  planId: string;
  /** The business, as the document names it. */
  business: string;
  /** ISO 8601. */
  createdAt: string;
  /** An IANA name; missing where only the wall clock of the customer is known. */
  timeZone?: string;
  tasks: readonly CalendarTask[];
  checkpoints: readonly CalendarCheckpoint[];
  /** A safety note: events say "Appointment" and hold no place, no task and no question. */
  hidesDetails: boolean;
}
