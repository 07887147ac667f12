import { eraseAccount } from '#functions/api/user/erase-account.ts';
import { gatherExport } from '#functions/api/user/export-account.ts';
import type { Account } from '#functions/stores/accounts.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import type { MailStop } from '#shared/domain/account/mail-stop.ts';
import { absent, atTime, type Command, type NotDone, type Row, refused, shown } from './command.ts';
import { findUser } from './find-user.ts';
import type { Services } from './services.ts';

async function findAccount(services: Services, user: string): Promise<Account | NotDone> {
  const found = await findUser(services, user);
  if ('kind' in found) return found;
  return (await services.accounts.find(found.userId)) ?? absent(`The account ${user} has been deleted.`);
}

const rowOf = ({ userId, email, verified, createdAtMs }: Account, stop?: MailStop): Row => ({
  user: userId,
  email,
  verified,
  mail: stop === undefined ? 'sent' : `${stop.reason} ${atTime(stop.at_ms)}`,
  since: atTime(createdAtMs),
});

const find: Command = {
  takes: 'email',
  does: 'finds an account by email or id',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    const { mailStop } = await services.mailStops.read(account.email);
    return shown([rowOf(account, mailStop)]);
  },
};

const exportOne: Command = {
  takes: 'user',
  does: 'shows everything stored about a person, as in their own export',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    return { ...shown([rowOf(account)]), detail: await gatherExport(services, account) };
  },
};

const deleteOne: Command = {
  takes: 'user',
  does: 'deletes an account as its owner could: closes payment pages first, refuses if it has a debt, keeps orders and ledger',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    const wallet = await services.payments.wallets.read(account.userId);
    return {
      kind: 'change',
      will: `permanently delete the account of ${account.email}`,
      rows: [rowOf(account)],
      async make() {
        const refusal = await eraseAccount({ ...services, pace: { atOnce: 5 } }, account, wallet);
        return refusal === undefined
          ? shown([rowOf(account)], 'The account is deleted.')
          : refused(refusal.sentence ?? sentenceOf(refusal.code));
      },
    };
  },
};

const resumeOne: Command = {
  takes: 'user',
  does: 'resumes email to an account whose address was blocked; for someone who cannot log in',
  async run(services, { subject }) {
    const account = await findAccount(services, subject);
    if ('kind' in account) return account;
    const { userId, email } = account;
    const { mailStop, mailRound: round = 0 } = await services.mailStops.read(email);
    if (mailStop === undefined) return refused(`Email to ${email} is not blocked.`);
    return {
      kind: 'change',
      will: `resume email to ${email}, which ${mailStop.reason === 'bounced' ? 'bounced' : 'was marked as spam'}`,
      rows: [rowOf(account, mailStop)],
      async make() {
        return (await services.mailStops.resume(email, { userId, round }))
          ? shown([rowOf(account)], 'Email is sent there again.')
          : refused('This changed in the meantime.');
      },
    };
  },
};

export const users: Record<string, Command> = {
  find,
  export: exportOne,
  resume: resumeOne,
  delete: deleteOne,
};
