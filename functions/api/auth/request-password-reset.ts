import { setTimeout as wait } from 'node:timers/promises';
import { addressGroup } from '#functions/http/address-group.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { resetLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { Limit, LimitStore } from '#functions/stores/limits.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';
import { resetsOfAccount, resetsOfMailbox } from '../account-limits.ts';
import { attemptMail } from '../attempt-mail.ts';

/**
 * Longer than it takes to find an account and send a mail, so that the response time does not show whether one exists.
 */
const answerAfterMs = 600;

interface ResetDependencies {
  siteUrl: string;
  resetsOfAddress: Limit;
  accounts: Pick<AccountStore, 'findByEmail'>;
  limits: LimitStore;
  mailTokens: Pick<MailTokenStore, 'issue'>;
  postLetter: PostLetter;
}

export function requestPasswordReset(
  dependencies: ResetDependencies,
): RouteHandler<typeof authRoutes.requestPasswordReset> {
  const { resetsOfAddress, limits } = dependencies;
  return async ({ body: { email }, request }) => {
    const address = addressGroup(request.clientAddress);
    const limited = [
      await limits.attempt(resetsOfAddress, address),
      // Keyed by the typed address, so that the limit does not show whether an account exists, and by the client
      // address, so that a stranger cannot use up the owner's requests.
      await limits.attempt(resetsOfAccount, `${email}#${address}`),
    ].find((attempt) => !attempt.allowed);
    if (limited !== undefined && !limited.allowed) return refuse('too-many-requests', limited);
    await Promise.all([wait(answerAfterMs), sendLink(email, dependencies)]);
    return acknowledge('If your email exists, a reset link has been sent.');
  };
}

async function sendLink(email: string, dependencies: ResetDependencies): Promise<void> {
  const { siteUrl, accounts, limits, mailTokens, postLetter } = dependencies;
  const mail = await attemptMail(limits, resetsOfMailbox, email);
  const found = await accounts.findByEmail(email);
  // The answer is still true without a new mail, because the link in the previous one still works.
  if (found === undefined || !mail.allowed) return;
  const { userId } = found.account;
  const token = await mailTokens.issue(found.account, 'reset');
  if (token === undefined) return;
  await postLetter(email, resetLetter({ siteUrl, userId, token }));
}
