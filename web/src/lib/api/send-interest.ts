import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { callRoute } from './call-route.ts';

export interface Interest {
  email: string;
  description: string;
  /** The subject; defaults to General. */
  category?: string;
}

/** Joins a waitlist or sends a request; returns the sentence to show when that failed. */
export async function sendInterest(interest: Interest): Promise<{ message: string } | undefined> {
  const result = await callRoute(interestRoutes.submitInterest, { body: interest });
  if (result.ok) return undefined;
  if (result.kind === 'network') return { message: 'Network error. Please try again.' };
  // An immediate retry would be refused again, and the server's sentence says when to try.
  return { message: result.status === 429 ? result.message : 'Submission failed. Please try again.' };
}
