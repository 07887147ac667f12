import type { userRoutes } from '../../../shared/contract/routes/user.ts';
import { answer } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { ShowUser } from '../user-entity.ts';

/** Everything stored about the person who asks, in words they can read. */
export const exportAccount =
  (showUser: ShowUser): RouteHandler<typeof userRoutes.exportAccount> =>
  async ({ session: { account } }) =>
    answer({
      status: 'ok',
      data: {
        account: { ...(await showUser(account)), created_at: new Date(account.createdAtMs).toISOString() },
      },
    });
