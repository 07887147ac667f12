import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { callRoute } from './call-route.ts';

export interface Interest {
  email: string;
  description: string;
  /** What it is about; General when nothing is named. */
  category?: string;
}

/** Joins a waitlist or asks for something; answers with the sentence to show when that did not work. */
export async function sendInterest(interest: Interest): Promise<{ message: string } | undefined> {
  const result = await callRoute(interestRoutes.submitInterest, { body: interest });
  if (result.ok) return undefined;
  if (result.kind === 'network') return { message: 'Network error. Please try again.' };
  // Trying again at once would only be refused again: that sentence says when.
  return { message: result.status === 429 ? result.message : 'Submission failed. Please try again.' };
}
