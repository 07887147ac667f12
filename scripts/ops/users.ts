import { eraseAccount } from '#functions/api/user/erase-account.ts';
import { gatherExport } from '#functions/api/user/export-account.ts';
import type { Account } from '#functions/stores/accounts.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import { absent, atTime, type Command, type NotDone, type Row, refused, shown } from './command.ts';
import { findUser } from './find-user.ts';
import type { Services } from './services.ts';

async function findAccount(services: Services, user: string): Promise<Account | NotDone> {
  const found = await findUser(services, user);
  if ('kind' in found) return found;
  return (await services.accounts.find(found.userId)) ?? absent(`The account ${user} has been deleted.`);
}

const rowOf = ({ userId, email, verified, createdAtMs }: Account): Row => ({
  user: userId,
  email,
  verified,
  since: atTime(createdAtMs),
});

const find: Command = {
  takes: 'email',
  does: 'the account under an address, or an id',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    return 'kind' in account ? account : shown([rowOf(account)]);
  },
};

const exportOne: Command = {
  takes: 'user',
  does: 'everything stored about a person, as their own export has it',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    return { ...shown([rowOf(account)]), detail: await gatherExport(services, account) };
  },
};

const deleteOne: Command = {
  takes: 'user',
  does: 'deletes an account as its owner could: pages closed first, not with a debt; orders and ledger stay',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    return {
      kind: 'change',
      will: `delete the account of ${account.email} for good`,
      rows: [rowOf(account)],
      async make() {
        const refusal = await eraseAccount({ ...services, pace: { atOnce: 5 } }, account);
        return refusal === undefined
          ? shown([rowOf(account)], 'The account is gone.')
          : refused(refusal.sentence ?? sentenceOf(refusal.code));
      },
    };
  },
};

export const users: Record<string, Command> = { find, export: exportOne, delete: deleteOne };
