import { canonicalEmail } from '#shared/domain/account/email-address.ts';
import { absent, type NotDone } from './command.ts';
import type { Services } from './services.ts';

/** Finds a user by id or address. An id works even after the account is deleted, because its ledger and orders stay. */
export async function findUser(
  { accounts, wallets, orders }: Pick<Services, 'accounts' | 'wallets' | 'orders'>,
  given: string,
): Promise<{ userId: string } | NotDone> {
  if (given.includes('@')) {
    const email = canonicalEmail(given);
    const found = email === undefined ? undefined : await accounts.findByEmail(email);
    return found === undefined
      ? absent(`No account has the email ${given}.`)
      : { userId: found.account.userId };
  }
  if ((await accounts.find(given)) !== undefined) return { userId: given };
  const left = (await wallets.read(given)).version > 0 || (await orders.allOf(given)).length > 0;
  return left ? { userId: given } : absent(`There is no user ${given}.`);
}
