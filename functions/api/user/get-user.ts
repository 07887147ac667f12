import { answer } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import type { ShowUser } from '../user-entity.ts';

/** The session check has just read the account, consistently. */
export const getUser =
  (showUser: ShowUser): RouteHandler<typeof userRoutes.getUser> =>
  async ({ session, query }) =>
    answer(await showUser(session.account, { withLots: query.lots !== undefined }));
