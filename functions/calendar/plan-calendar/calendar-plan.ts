/** The part of a plan that a calendar shows. Dates and times are local to the customer. */
export interface CalendarTask {
  /** Stays the same for a task when the plan is made again. */
  id: string;
  /** The sentence starts with a verb. */
  title: string;
  /** It is written as `2026-12-06`. */
  date: string;
  /** It is written as `09:30`. */
  start: string;
  minutes: number;
  place: string;
  /** Completes "Done when: …". */
  done: string;
  detail?: string;
}

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
  /** The document has the same name. */
  business: string;
  createdAt: string;
  /** An IANA name; missing if only the customer's local time is known. */
  timeZone?: string;
  tasks: readonly CalendarTask[];
  checkpoints: readonly CalendarCheckpoint[];
  /** Set by a safety note: events are called "Appointment" and contain no place, task or question. */
  hidesDetails: boolean;
}
