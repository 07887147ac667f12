import type { UserEntity } from '../../shared/domain/account/account.ts';
import { emptyQuota } from '../../shared/domain/tokens/quota.ts';
import type { Account } from '../stores/accounts.ts';

/** The account as its owner sees it. */
export const userEntityOf = ({ email, profile, verified }: Account): UserEntity => ({
  ...profile,
  email,
  verified,
  path_compiler_quota: emptyQuota,
});
