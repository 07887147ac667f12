import type { UserEntity } from '#shared/contract/account.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { quotaOf } from '#shared/domain/tokens/wallet.ts';
import type { Account } from '../stores/accounts.ts';
import type { WalletStore } from '../stores/wallets.ts';

export type ShowUser = (account: Account) => Promise<UserEntity>;

/** The account as its owner sees it, with what the wallet holds at this moment. */
export function buildShowUser({
  clock,
  wallets,
}: {
  clock: Clock;
  wallets: Pick<WalletStore, 'read'>;
}): ShowUser {
  return async ({ userId, email, profile, verified }) => ({
    ...profile,
    email,
    verified,
    path_compiler_quota: quotaOf(await wallets.read(userId), clock.nowMs()),
  });
}
