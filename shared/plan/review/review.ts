import type { Confirmed } from '../confirm/confirmed.ts';

/** What a reviewer looks at before a plan is approved, in the order of the page. */
export const reviewChecks = [
  { id: 'goal', name: 'Goal', asks: 'The goal, date and tax match what the customer wrote.' },
  { id: 'business', name: 'Business', asks: 'They can do this work, and someone will pay for it.' },
  { id: 'price', name: 'Price', asks: 'Buyers near them pay this price.' },
  { id: 'cash', name: 'Cash', asks: 'There is enough money to start, or the plan says what is missing.' },
  {
    id: 'licence-and-safety',
    name: 'Licence and safety',
    asks: 'They are allowed to do this work, and the plan puts no one at risk.',
  },
  { id: 'sources', name: 'Sources', asks: 'Rules and figures come from current sources.' },
] as const;
export type ReviewCheck = (typeof reviewChecks)[number]['id'];
export const reviewCheckIds = reviewChecks.map(({ id }) => id);

export const reviewRole = 'Business plan reviewer';

/** What a reviewer set, ticked and wrote. It is kept while they work, and frozen when they approve. */
export interface ReviewWork {
  /** Facts that they corrected, and the business they chose. */
  reviewed?: Confirmed;
  /** Each tick with an optional sentence; a check that is missing is not ticked. */
  checks: Partial<Record<ReviewCheck, string>>;
  /** Printed under the section that they name. */
  notes: { section: string; text: string }[];
  /** Printed on the first page. */
  toCustomer?: string;
  /** Printed with the role. */
  firstName?: string;
}

export const noReviewWork: ReviewWork = { checks: {}, notes: [] };

export const uncheckedIn = ({ checks }: ReviewWork): ReviewCheck[] =>
  reviewCheckIds.filter((id) => checks[id] === undefined);

/** Why it cannot be approved yet, in words; nothing when it can. */
export function approvalFault(work: ReviewWork): string | undefined {
  const missing = uncheckedIn(work);
  if (missing.length > 0) {
    const names = reviewChecks.filter(({ id }) => missing.includes(id)).map(({ name }) => name);
    return `Please tick all six checks. Missing: ${names.join(', ')}.`;
  }
  return work.firstName?.trim() ? undefined : 'Please enter your first name. The plan says who checked it.';
}
