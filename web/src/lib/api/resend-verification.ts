import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from './call-route.ts';

export interface ResendOutcome {
  sent: boolean;
  text: string;
}

/** Requests the verification mail again and reports the outcome, in the server's words if it gave any. */
export async function resendVerification(): Promise<ResendOutcome> {
  const result = await callRoute(userRoutes.resendVerification);
  if (result.ok) return { sent: true, text: result.answer.global || 'Sent!' };
  if (result.kind === 'network') return { sent: false, text: 'Network error.' };
  return { sent: false, text: result.code === 'unreadable-answer' ? 'Failed.' : result.message };
}
