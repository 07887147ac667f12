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
 *   pk <userId>       sk account          the profile, the session epoch, and whether the account is being deleted
 *   pk <userId>       sk password         the hash alone, so that reading an account never loads it
 *   pk <userId>       sk ended#<session>  a logged-out session, until it would have expired
 *   pk email#<email>  sk owner            the owner of the address: one account per address, by condition; and whether
 *                                         we write to it (mail-stops.ts)
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
  /** Incremented to end every session; a token holds the epoch it was issued in. */
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

/** An id that no account has. */
const unknownUserId = 'usr_nobody';

export type AccountStore = ReturnType<typeof buildAccountStore>;

export function buildAccountStore(dynamo: Dynamo, table: string) {
  async function find(userId: string): Promise<Account | undefined> {
    const item = await readItem(dynamo, { table, key: accountKey(userId) });
    return item === undefined ? undefined : accountItem.decode(item);
  }

  return {
    find,

    /**
     * Creates the account together with the given items. Returns false if the address has an account; two simultaneous
     * sign-ups create one.
     */
    async create(
      account: Account,
      { passwordHash, extraWrites }: { passwordHash: string; extraWrites: TransactItem[] },
    ): Promise<boolean> {
      const { userId, email } = account;
      const put = (Item: StoredItem): TransactItem => ({
        Put: { TableName: table, Item, ConditionExpression: absent },
      });
      const items = [
        put({ ...ownerKey(email), ...ownerItem.encode({ userId }) }),
        put({ ...accountKey(userId), ...accountItem.encode(account) }),
        put({ ...passwordKey(userId), ...passwordItem.encode({ hash: passwordHash }) }),
        ...extraWrites,
      ];
      const wasDone = async () => (await find(userId)) !== undefined;
      const known = await transactUntilKnown(dynamo, { items, wasDone });
      if (known.kind === 'written') return true;
      const addressTaken = known.at.includes(0);
      if (addressTaken) return false;
      throw new Error('A new id is already taken');
    },

    async findByEmail(email: string): Promise<{ account: Account; passwordHash: string } | undefined> {
      const owner = await readItem(dynamo, { table, key: ownerKey(email) });
      // An unknown address costs the same two reads as a known one, so that the response time is the same.
      const userId = owner === undefined ? unknownUserId : ownerItem.decode(owner).userId;
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

    /** The last write wins. Country, address and all other fields stay. Returns false if there is no account. */
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

    /** Also ends the links. Returns false if the link does not work or no longer works. */
    async markVerified(userId: string, extraWrites: TransactItem): Promise<boolean> {
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
      return (await transactUntilKnown(dynamo, { items: [verify, extraWrites], wasDone })).kind === 'written';
    },

    /**
     * Moves the account to another, unconfirmed address and runs the given writes. The old address becomes free, and
     * nothing about it is kept. Returns false if the new address has an account.
     */
    async changeAddress(
      { userId, email }: Account,
      { to, extraWrites }: { to: string; extraWrites: TransactItem[] },
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
        ...extraWrites,
      ];
      const wasDone = async () => (await find(userId))?.email === to;
      const known = await transactUntilKnown(dynamo, { items, wasDone });
      if (known.kind === 'written') return 'changed';
      return known.at.includes(0) ? 'taken' : 'moved';
    },

    /**
     * After this nothing new is written for the account and its wallet receives nothing, so the removal finds
     * everything. The mark is permanent: if the deletion stops halfway, the person can only ask for it again. Returns
     * false if `unmoved` refuses it.
     */
    async markLeaving(userId: string, unmoved: TransactItem): Promise<boolean> {
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
      // An account that is already gone has nothing to lose.
      return known.kind === 'written' || known.at.includes(0);
    },

    /** Refuses its transaction if the account is being deleted or gone. */
    staysCheck: (userId: string): TransactItem => ({
      ConditionCheck: {
        TableName: table,
        Key: accountKey(userId),
        // guard: deletion-nothing-is-started-any-more
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(leaving)',
      },
    }),

    /** Removes the account with everything that could sign in to it, and frees the address. */
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
