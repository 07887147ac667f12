import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export interface EarlyActivation {
  email: string;
  description: string;
}

/** Asks for early activation; answers with the sentence to show when that did not work. */
export async function sendInterest(answers: EarlyActivation): Promise<{ message: string } | undefined> {
  const result = await callRoute(interestRoutes.submitInterest, { body: answers });
  if (result.ok) return undefined;
  if (result.kind === 'network') return { message: 'Network error. Please try again.' };
  // Trying again at once would only be refused again: that sentence says when.
  return { message: result.status === 429 ? result.message : 'Submission failed. Please try again.' };
}
