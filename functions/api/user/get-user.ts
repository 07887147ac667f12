import { answer } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import type { ShowUser } from '../user-entity.ts';

/** The session check has just read the account consistently. */
export const getUser = ({
  wallets,
  showUser,
}: {
  wallets: Pick<WalletStore, 'read'>;
  showUser: ShowUser;
}): RouteHandler<typeof userRoutes.getUser> =>
  prefetching(
    ({ userId }) => wallets.read(userId),
    async ({ session, query }, wallet) =>
      answer(await showUser(session.account, { wallet, withLots: query.lots !== undefined })),
  );
