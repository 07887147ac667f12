import { acknowledge } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import { type AskDependencies, askPassword } from './ask-password.ts';
import { type EraseDependencies, eraseAccount } from './erase-account.ts';

interface DeleteDependencies extends EraseDependencies, AskDependencies {}

/** Asks for the password again. The wallet is read first, so that a payment arriving later is noticed. */
export function deleteAccount(
  dependencies: DeleteDependencies,
): RouteHandler<typeof userRoutes.deleteAccount> {
  const { payments } = dependencies;
  const action = {
    doing: 'close payment pages',
    sentence: 'We couldn’t close your open payment page, so nothing was deleted. Please try again.',
  };
  return prefetching(
    ({ userId }) => payments.wallets.read(userId),
    withProviderOutage(payments, action, async ({ session, body: { currentPassword }, request }, wallet) => {
      const refusal = await askPassword(dependencies, { session, currentPassword, request });
      if (refusal !== undefined) return refusal;
      const openPayment = await eraseAccount(dependencies, session.account, wallet);
      if (openPayment !== undefined) return openPayment;
      return acknowledge('Your account has been deleted.');
    }),
  );
}
