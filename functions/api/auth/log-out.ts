import { acknowledge } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';

export function logOut(accounts: Pick<AccountStore, 'endSession'>): RouteHandler<typeof authRoutes.logOut> {
  return async ({ session }) => {
    await accounts.endSession(session);
    return acknowledge('You’re logged out.');
  };
}
