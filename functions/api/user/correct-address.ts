import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { verificationLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { LimitStore } from '#functions/stores/limits.ts';
import type { MailStopStore } from '#functions/stores/mail-stops.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import { correctionsOfAccount } from '../account-limits.ts';
import { canSendWelcomeEmail } from '../can-send-welcome-email.ts';
import type { MailBrake } from '../mail-brake.ts';
import { type AskDependencies, askPassword } from './ask-password.ts';

interface CorrectDependencies extends AskDependencies {
  siteUrl: string;
  accounts: Pick<AccountStore, 'changeAddress'>;
  limits: Pick<LimitStore, 'attempt'>;
  mailBrake: MailBrake;
  mailTokens: Pick<MailTokenStore, 'issue' | 'voidWrite'>;
  mailStops: Pick<MailStopStore, 'read'>;
  postLetter: PostLetter;
}

const works = 'Our emails reach this address, so we haven’t changed it. Please contact us to change it.';
const same = 'That’s your current email address. Please enter a different one.';
const changed = 'Your email address has been changed.';

/**
 * Replaces only an address that we no longer write to. Moving from a working address would require telling its owner,
 * whose word would then count no more than that of a thief with the password.
 */
export function correctAddress(
  dependencies: CorrectDependencies,
): RouteHandler<typeof userRoutes.correctAddress> {
  const { siteUrl, accounts, limits, mailTokens, mailStops, postLetter } = dependencies;
  return async ({ session, body: { email: to, currentPassword }, request }) => {
    const { userId, account } = session;
    if ((await mailStops.read(account.email)).mailStop === undefined)
      return refuse('conflict', { sentence: works });
    if (to === account.email) return refuse('invalid-input', { sentence: same });
    const attempt = await limits.attempt(correctionsOfAccount, userId);
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    const refusal = await askPassword(dependencies, { session, currentPassword, request });
    if (refusal !== undefined) return refusal;
    // Links already sent to the old address must not confirm the new one.
    const extraWrites = [mailTokens.voidWrite(userId, 'verify'), mailTokens.voidWrite(userId, 'reset')];
    const outcome = await accounts.changeAddress(account, { to, extraWrites });
    if (outcome === 'taken') return refuse('email-taken');
    if (outcome === 'moved') return refuse('conflict');
    if (!(await canSendWelcomeEmail(dependencies, to))) return acknowledge(changed);
    const token = await mailTokens.issue({ userId, email: to }, 'verify');
    const sent =
      token !== undefined && (await postLetter(to, verificationLetter({ siteUrl, userId, token })));
    return acknowledge(sent ? `${changed} Please open the link we’ve sent there.` : changed);
  };
}
