import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { atTime, inTokens, type NotDone, type Row } from './command.ts';
import { findUser } from './find-user.ts';
import type { Services } from './services.ts';

export type BookServices = Pick<Services, 'accounts' | 'wallets' | 'orders'>;

/** A wallet together with its ledger. */
export interface Books {
  owner: string;
  wallet: StoredWallet;
  entries: LedgerEntry[];
}

export async function readBooks(services: BookServices, user: string): Promise<Books | NotDone> {
  const found = await findUser(services, user);
  if ('kind' in found) return found;
  const wallet = await services.wallets.read(found.userId);
  return { owner: found.userId, wallet, entries: await services.wallets.entriesOf(found.userId) };
}

export const rowOf = ({ owner, wallet }: Books): Row => ({
  user: owner,
  version: wallet.version,
  tokens: inTokens(wallet.balance),
  debt: inTokens(wallet.debt),
  lots: wallet.lots.length,
  frozen: wallet.frozen ?? null,
  nextCheck: atTime(wallet.checkAtMs),
});
