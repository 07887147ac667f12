import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { couldNotAsk, type MailLink, type Verification } from '../form/mail-link.ts';

const newLinkAdvice = 'Get a new link from your dashboard.';

/** Confirms the address with the link from the mail. */
export async function verifyEmail(query: MailLink): Promise<Verification> {
  const result = await callRoute(userRoutes.verifyEmail, { query });
  if (result.ok) {
    tellAccountChange('user');
    return { ok: true };
  }
  if (result.kind === 'network') return couldNotAsk;
  const fallback = 'Verification failed.';
  const message = result.code === 'unreadable-answer' ? fallback : result.message;
  return result.status === 400
    ? { ok: false, message, advice: newLinkAdvice, retryable: false }
    : { ok: false, message, advice: 'You can try the same link again.', retryable: true };
}
