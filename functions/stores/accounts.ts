import * as z from 'zod';
import { type MailStanding, mailStopReasons } from '#shared/domain/account/mail-stop.ts';
import {
  type AustralianState,
  australianStates,
  type Budget,
  budgetValues,
  type Country,
  countries,
  type WeeklyTime,
  weeklyTimeValues,
} from '#shared/domain/account/profile-options.ts';
import { accountKey } from './account-key.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec, orNull, type StoredItem } from './item-codec.ts';
import { mailTokenKey } from './mail-tokens.ts';
import { readItem, readTogether } from './read-items.ts';
import { absent, type TransactItem } from './transact.ts';
import { transactUntilKnown } from './transact-until-known.ts';
import { updateWhen } from './update-when.ts';

/**
 * Items in the users table:
 *   pk <userId>       sk account          the profile, which sessions are alive, and whether it is being deleted
 *   pk <userId>       sk password         the hash alone, so that reading an account never carries it
 *   pk <userId>       sk ended#<session>  a session that was logged out, until it would have expired anyway
 *   pk email#<email>  sk owner            whose address this is: one account an address, by condition; and whether it
 *                                         is written to (mail-stops.ts)
 */
export interface Profile {
  full_name: string;
  country: Country;
  state: AustralianState | null;
  abn: string | null;
  skills: string | null;
  interests: string | null;
  budget: Budget | null;
  weekly_time: WeeklyTime | null;
}

export interface Account {
  userId: string;
  email: string;
  profile: Profile;
  verified: boolean;
  /** Raised when every session ends; a token carries the epoch it was issued in. */
  sessionEpoch: number;
  createdAtMs: number;
}

export const accountItem = itemCodec<Account>({
  kind: 'account',
  fields: () =>
    z.object({
      userId: z.string(),
      email: z.string(),
      profile: z.object({
        full_name: z.string(),
        country: z.enum(countries),
        state: orNull(z.enum(australianStates)),
        abn: orNull(z.string()),
        skills: orNull(z.string()),
        interests: orNull(z.string()),
        budget: orNull(z.enum(budgetValues)),
        weekly_time: orNull(z.enum(weeklyTimeValues)),
      }),
      verified: z.boolean(),
      sessionEpoch: z.int(),
      createdAtMs: z.int(),
    }),
});
interface AddressOwner extends MailStanding {
  userId: string;
}

export const ownerItem = itemCodec<AddressOwner>({
  kind: 'owner of an address',
  fields: () =>
    z.object({
      userId: z.string(),
      mailStop: z.exactOptional(z.object({ reason: z.enum(mailStopReasons), at_ms: z.int() })),
      mailRound: z.exactOptional(z.int()),
    }),
});
export const passwordItem = itemCodec<{ hash: string }>({
  kind: 'password',
  fields: () => z.object({ hash: z.string() }),
});

export const ownerKey = (email: string) => ({ pk: `email#${email}`, sk: 'owner' });
export const passwordKey = (userId: string) => ({ pk: userId, sk: 'password' });
const endedKey = (userId: string, sessionId: string) => ({ pk: userId, sk: `ended#${sessionId}` });

/** No id is made like this one. */
const nobody = 'usr_nobody';

export type AccountStore = ReturnType<typeof buildAccountStore>;

export function buildAccountStore(dynamo: Dynamo, table: string) {
  async function find(userId: string): Promise<Account | undefined> {
    const item = await readItem(dynamo, { table, key: accountKey(userId) });
    return item === undefined ? undefined : accountItem.decode(item);
  }

  return {
    find,

    /**
     * With what is to be made together with it. False when the address already has an account; two sign-ups in the
     * same instant make one.
     */
    async create(
      account: Account,
      { passwordHash, beside }: { passwordHash: string; beside: TransactItem[] },
    ): Promise<boolean> {
      const { userId, email } = account;
      const put = (Item: StoredItem): TransactItem => ({
        Put: { TableName: table, Item, ConditionExpression: absent },
      });
      const items = [
        put({ ...ownerKey(email), ...ownerItem.encode({ userId }) }),
        put({ ...accountKey(userId), ...accountItem.encode(account) }),
        put({ ...passwordKey(userId), ...passwordItem.encode({ hash: passwordHash }) }),
        ...beside,
      ];
      const wasDone = async () => (await find(userId)) !== undefined;
      const known = await transactUntilKnown(dynamo, { items, wasDone });
      if (known.kind === 'written') return true;
      const addressTaken = known.at.includes(0);
      if (addressTaken) return false;
      throw new Error('An id that was just made is taken');
    },

    async findByEmail(email: string): Promise<{ account: Account; passwordHash: string } | undefined> {
      const owner = await readItem(dynamo, { table, key: ownerKey(email) });
      // An unknown address costs the same two reads as a known one, so that it does not answer sooner.
      const userId = owner === undefined ? nobody : ownerItem.decode(owner).userId;
      const items = await readTogether(dynamo, { table, keys: [accountKey(userId), passwordKey(userId)] });
      const account = items.get('account');
      const password = items.get('password');
      if (account === undefined || password === undefined) return undefined;
      return { account: accountItem.decode(account), passwordHash: passwordItem.decode(password).hash };
    },

    async loadForSession(
      userId: string,
      sessionId: string,
    ): Promise<{ account: Account; loggedOut: boolean } | undefined> {
      const keys = [accountKey(userId), endedKey(userId, sessionId)];
      const items = await readTogether(dynamo, { table, keys });
      const account = items.get('account');
      if (account === undefined) return undefined;
      return { account: accountItem.decode(account), loggedOut: items.size > 1 };
    },

    async endSession(session: { userId: string; sessionId: string; expiresAtS: number }): Promise<void> {
      const { userId, sessionId, expiresAtS } = session;
      const item = { ...endedKey(userId, sessionId), delete_after_s: expiresAtS };
      await dynamo.send('PutItem', { TableName: table, Item: item });
    },

    /** Last write wins; the country, the address and everything else stay as they are. False without an account. */
    async replaceProfile(userId: string, profile: Omit<Profile, 'country'>): Promise<boolean> {
      const fields = Object.entries(profile);
      const updated = await updateWhen(dynamo, {
        TableName: table,
        Key: accountKey(userId),
        UpdateExpression: `SET ${fields.map(([name]) => `profile.#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      });
      return updated !== undefined;
    },

    /** Together with what ends the links; false when the link does not work (any more). */
    async markVerified(userId: string, beside: TransactItem): Promise<boolean> {
      const verify: TransactItem = {
        Update: {
          TableName: table,
          Key: accountKey(userId),
          UpdateExpression: 'SET verified = :yes',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':yes': true },
        },
      };
      const wasDone = async () => (await find(userId))?.verified === true;
      return (await transactUntilKnown(dynamo, { items: [verify, beside], wasDone })).kind === 'written';
    },

    /**
     * The account under another address, which nobody has confirmed yet; with whatever else ends then. The old address is
     * free, and nothing is known of it any more. False when the new one has an account.
     */
    async changeAddress(
      { userId, email }: Account,
      { to, beside }: { to: string; beside: TransactItem[] },
    ): Promise<'changed' | 'taken' | 'moved'> {
      const items: TransactItem[] = [
        {
          Put: {
            TableName: table,
            Item: { ...ownerKey(to), ...ownerItem.encode({ userId }) },
            ConditionExpression: absent,
          },
        },
        {
          Delete: {
            TableName: table,
            Key: ownerKey(email),
            ConditionExpression: 'user_id = :owner',
            ExpressionAttributeValues: { ':owner': userId },
          },
        },
        {
          Update: {
            TableName: table,
            Key: accountKey(userId),
            UpdateExpression: 'SET email = :to, verified = :no',
            ConditionExpression: 'email = :from AND attribute_not_exists(leaving)',
            ExpressionAttributeValues: { ':from': email, ':to': to, ':no': false },
          },
        },
        ...beside,
      ];
      const wasDone = async () => (await find(userId))?.email === to;
      const known = await transactUntilKnown(dynamo, { items, wasDone });
      if (known.kind === 'written') return 'changed';
      return known.at.includes(0) ? 'taken' : 'moved';
    },

    /**
     * From here on nothing new is written for the account and its wallet gets nothing, so that what is found and removed
     * is all there is. The mark is never taken back: if the deletion stops halfway, the person can only ask for it again.
     * False when `unmoved` refuses it.
     */
    async beginLeaving(userId: string, unmoved: TransactItem): Promise<boolean> {
      const mark: TransactItem = {
        Update: {
          TableName: table,
          Key: accountKey(userId),
          UpdateExpression: 'SET leaving = :yes',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':yes': true },
        },
      };
      const wasDone = async () =>
        (await readItem(dynamo, { table, key: accountKey(userId) }))?.leaving === true;
      const known = await transactUntilKnown(dynamo, { items: [mark, unmoved], wasDone });
      // An account that is gone already has nothing to lose.
      return known.kind === 'written' || known.at.includes(0);
    },

    /** Refuses the transaction it is part of once the account is being deleted or gone. */
    staysCheck: (userId: string): TransactItem => ({
      ConditionCheck: {
        TableName: table,
        Key: accountKey(userId),
        // guard: deletion-nothing-is-begun-any-more
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(leaving)',
      },
    }),

    /** The account and everything that could sign in to it; the address is free again. */
    async remove({ userId, email }: Account): Promise<void> {
      const keys = [
        ownerKey(email),
        accountKey(userId),
        passwordKey(userId),
        mailTokenKey(userId, 'reset'),
        mailTokenKey(userId, 'verify'),
      ];
      const items = keys.map((Key) => ({ Delete: { TableName: table, Key } }));
      await transactUntilKnown(dynamo, { items, wasDone: async () => true });
    },
  };
}
