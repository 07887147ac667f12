import { accountKey } from './account-key.ts';
import { passwordItem, passwordKey } from './accounts.ts';
import type { Dynamo } from './ask-dynamo.ts';
import type { MailTokenStore } from './mail-tokens.ts';
import { readItem } from './read-items.ts';
import type { TransactItem } from './transact.ts';
import { transactUntilKnown } from './transact-until-known.ts';
import { updateWhen } from './update-when.ts';

/**
 * Guards: a new password, the end of older sessions and the end of pending reset links happen together or not at all. A
 * reset link works once.
 */
export type CredentialStore = ReturnType<typeof buildCredentialStore>;

interface CredentialDependencies {
  dynamo: Dynamo;
  table: string;
  mailTokens: Pick<MailTokenStore, 'useWrite' | 'voidWrite'>;
}

export interface HashChange {
  userId: string;
  from: string;
  to: string;
}

export function buildCredentialStore({ dynamo, table, mailTokens }: CredentialDependencies) {
  const setHash = (userId: string, to: string, from?: string) => ({
    TableName: table,
    Key: passwordKey(userId),
    UpdateExpression: 'SET #hash = :to',
    ConditionExpression: from === undefined ? 'attribute_exists(pk)' : '#hash = :from',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':to': to, ...(from === undefined ? {} : { ':from': from }) },
  });

  /** Names the epoch that was read when the caller will get a session of the next one. */
  const endSessions = (userId: string, epoch?: number) => ({
    TableName: table,
    Key: accountKey(userId),
    UpdateExpression: 'ADD session_epoch :one',
    ConditionExpression: epoch === undefined ? 'attribute_exists(pk)' : 'session_epoch = :epoch',
    ExpressionAttributeValues: { ':one': 1, ...(epoch === undefined ? {} : { ':epoch': epoch }) },
  });

  async function readHash(userId: string): Promise<string | undefined> {
    const item = await readItem(dynamo, { table, key: passwordKey(userId) });
    return item === undefined ? undefined : passwordItem.decode(item).hash;
  }

  /** Every hash has a new salt, so finding this one proves that this change was made. */
  async function change(userId: string, to: string, items: TransactItem[]): Promise<boolean> {
    const wasDone = async () => (await readHash(userId)) === to;
    return (await transactUntilKnown(dynamo, { items, wasDone })).kind === 'written';
  }

  return {
    readHash,

    /** Writes only if the hash is still the given one, so that a password changed in the meantime stays. */
    async upgradeHash({ userId, from, to }: HashChange): Promise<void> {
      await updateWhen(dynamo, setHash(userId, to, from));
    },

    /** Ends every session and reset link. Returns false if the password or the sessions changed in the meantime. */
    changePassword: ({ userId, epoch, from, to }: HashChange & { epoch: number }): Promise<boolean> =>
      change(userId, to, [
        { Update: setHash(userId, to, from) },
        { Update: endSessions(userId, epoch) },
        mailTokens.voidWrite(userId, 'reset'),
      ]),

    /**
     * Uses up the link, sets the password and ends every session. Returns false if the link does not work or no longer
     * works.
     */
    resetPassword: ({ userId, token, to }: { userId: string; token: string; to: string }): Promise<boolean> =>
      change(userId, to, [
        mailTokens.useWrite({ userId, purpose: 'reset', token }),
        { Update: setHash(userId, to) },
        { Update: endSessions(userId) },
      ]),
  };
}
