import { userRoutes } from '#shared/contract/routes/user.ts';
import { tellAccountChange } from '../session/account-changes.ts';
import { callRoute } from './call-route.ts';

interface ResendOutcome {
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

interface ResumeOutcome {
  resumed: boolean;
  text: string;
}

/** Resumes mail to the address and reports the outcome, in the server's words if it gave any. */
export async function resumeMail(): Promise<ResumeOutcome> {
  const result = await callRoute(userRoutes.resumeMail);
  if (result.ok) {
    tellAccountChange('user');
    return { resumed: true, text: result.answer.global || 'We’ve sent you an email.' };
  }
  if (result.kind === 'network') return { resumed: false, text: 'Network error.' };
  return { resumed: false, text: result.code === 'unreadable-answer' ? 'Failed.' : result.message };
}
