import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { readingsRoutes } from '#shared/contract/routes/readings.ts';
import type { AskReading } from '../ask-reading.ts';
import { callRoute } from './call-route.ts';

/** Asks our server to read some answers. It stores none of them. */
export const readAnswers: AskReading = async (asked, signal) => {
  const result = await callRoute(readingsRoutes.readAnswers, { body: asked, signal });
  if (result.ok) return { kind: 'read', understanding: result.answer.data };
  if (result.kind === 'network') return { kind: 'unreachable' };
  return { kind: 'refused', message: result.message, isTooOften: result.status === 429 };
};

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
