import { userRoutes } from '#shared/contract/routes/user.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import type { MailLink } from '../mail-link.ts';
import { networkErrorText } from '../refusal-text.ts';

export type Verification =
  | { ok: true }
  | { ok: false; message: string; advice: string /** The same link may still work. */; retryable: boolean };

const newLinkAdvice = 'You can ask for a new link on your dashboard.';

/** Confirms the address with the link from the mail. */
export async function verifyEmail(query: MailLink): Promise<Verification> {
  const result = await callRoute(userRoutes.verifyEmail, { query });
  if (result.ok) {
    tellAccountChange('user');
    return { ok: true };
  }
  const fallback = 'Verification failed.';
  if (result.kind === 'network') {
    return { ok: false, message: fallback, advice: networkErrorText, retryable: true };
  }
  const message = result.code === 'unreadable-answer' ? fallback : result.message;
  return result.status === 400
    ? { ok: false, message, advice: newLinkAdvice, retryable: false }
    : { ok: false, message, advice: 'Your link still works: try it again in a moment.', retryable: true };
}

export const linkMissing: Verification = {
  ok: false,
  message: 'Invalid request: missing userId or missing token.',
  advice: 'Open the newest link from your email again, or ask for a new one on your dashboard.',
  retryable: false,
};
