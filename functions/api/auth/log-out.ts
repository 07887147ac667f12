import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import { acknowledge } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { AccountStore } from '../../stores/accounts.ts';

export function logOut(accounts: Pick<AccountStore, 'endSession'>): RouteHandler<typeof authRoutes.logOut> {
  return async ({ session }) => {
    await accounts.endSession(session);
    return acknowledge('You are logged out.');
  };
}
