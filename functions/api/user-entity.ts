import type { UserEntity } from '../../shared/domain/account/account.ts';
import { quotaOf, type Wallet } from '../../shared/domain/tokens/wallet.ts';
import type { Account } from '../stores/accounts.ts';

/** The account as its owner sees it. */
export const userEntityOf = (
  { email, profile, verified }: Account,
  wallet: Wallet,
  nowMs: number,
): UserEntity => ({
  ...profile,
  email,
  verified,
  path_compiler_quota: quotaOf(wallet, nowMs),
});
