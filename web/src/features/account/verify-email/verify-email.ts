import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { findActiveRun } from '#web/lib/active-run.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { readSession } from '#web/lib/session/session.ts';
import { couldNotAsk, type MailLink, type OpenPlan, type Verification } from '../form/mail-link.ts';

const newLinkAdvice = 'Get a new link from your dashboard.';

/** The plan that its buyer came to submit; without one, or without an answer, people go to the dashboard. */
async function findOpenPlan(): Promise<OpenPlan | undefined> {
  const result = await callRoute(pathCompilerRoutes.listRuns);
  return result.ok ? findActiveRun(result.answer.data.data) : undefined;
}

const isLoggedInAs = (userId: string): boolean => readSession()?.userId === userId;

/** People open an old link again after they verified with a newer one. */
async function findVerified(): Promise<{ plan: OpenPlan | undefined } | undefined> {
  if (readSession() === null) return undefined;
  const user = await callRoute(userRoutes.getUser);
  return user.ok && user.answer.verified ? { plan: await findOpenPlan() } : undefined;
}

/** Confirms the address with the link from the mail. */
export async function verifyEmail(query: MailLink): Promise<Verification> {
  const result = await callRoute(userRoutes.verifyEmail, { query });
  if (result.ok) {
    tellAccountChange('user');
    return { ok: true, plan: isLoggedInAs(query.userId) ? await findOpenPlan() : undefined };
  }
  if (result.kind === 'network') return couldNotAsk;
  const fallback = 'Verification failed.';
  const message = result.code === 'unreadable-answer' ? fallback : result.message;
  if (result.status === 400) {
    const already = await findVerified();
    return { ok: false, message, advice: newLinkAdvice, retryable: false, ...(already && { already }) };
  }
  return { ok: false, message, advice: 'You can try the same link again.', retryable: true };
}
