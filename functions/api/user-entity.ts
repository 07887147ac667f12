import type { UserEntity } from '#shared/contract/account.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { quotaOf, usableLots, type Wallet } from '#shared/domain/tokens/wallet.ts';
import type { Account } from '../stores/accounts.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';
import type { WalletStore } from '../stores/wallets.ts';

export type ShowUser = (account: Account, show?: Show) => Promise<UserEntity>;

interface Show {
  withLots: boolean;
  /** The wallet, if it was read already. */
  wallet: Wallet;
}

/** Shows the account as its owner sees it, with the current balance. */
export function buildShowUser({
  clock,
  wallets,
  mailStops,
}: {
  clock: Clock;
  wallets: Pick<WalletStore, 'read'>;
  mailStops: Pick<MailStopStore, 'read'>;
}): ShowUser {
  return async ({ userId, email, profile, verified }, show) => {
    const [wallet, { mailStop }] = await Promise.all([
      show?.wallet ?? wallets.read(userId),
      mailStops.read(email),
    ]);
    const nowMs = clock.nowMs();
    const lots = show?.withLots ? { lots: lotsShown(wallet, nowMs) } : {};
    return {
      ...profile,
      email,
      verified,
      mail_stopped:
        mailStop === undefined
          ? null
          : { reason: mailStop.reason, since: new Date(mailStop.at_ms).toISOString() },
      path_compiler_quota: { ...quotaOf(wallet, nowMs), ...lots },
    };
  };
}

const lotsShown = (wallet: Wallet, nowMs: number) =>
  usableLots(wallet, nowMs).map(({ order, remaining, expires_at_ms }) => ({
    order,
    remaining_hundredths: remaining,
    expires_at: new Date(expires_at_ms).toISOString(),
  }));
