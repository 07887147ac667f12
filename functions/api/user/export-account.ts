import type { userRoutes } from '../../../shared/contract/routes/user.ts';
import { answer } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import { userEntityOf } from '../user-entity.ts';

/** Everything stored about the person who asks, in words they can read. */
export const exportAccount: RouteHandler<typeof userRoutes.exportAccount> = async ({
  session: { account },
}) =>
  answer({
    status: 'ok',
    data: { account: { ...userEntityOf(account), created_at: new Date(account.createdAtMs).toISOString() } },
  });
