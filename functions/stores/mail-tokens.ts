import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import { realPacing, TryAgain, untilDone } from '../runtime/pacing.ts';
import { accountKey } from './account-key.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';
import { absent, type TransactItem, transact } from './transact.ts';

/**
 * Secrets sent by mail; only their hashes are stored. The newest three of a purpose work, so that a link requested by
 * a stranger does not end the owner's. Using one ends them all. Items in the users table:
 *
 *   pk <userId>  sk mail-token#<purpose>  expiry times by hash
 */
export const mailTokenSeconds = { reset: 30 * 60, verify: 24 * 60 * 60 } as const;
export type MailTokenPurpose = keyof typeof mailTokenSeconds;
const held = 3;

export const mailTokenKey = (userId: string, purpose: MailTokenPurpose) => ({
  pk: userId,
  sk: `mail-token#${purpose}`,
});

const hashMailToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export type MailTokenStore = ReturnType<typeof buildMailTokenStore>;

interface MailTokenDependencies {
  dynamo: Dynamo;
  table: string;
  clock: Clock;
}

interface HeldTokens {
  expiresAtMs: Record<string, number>;
  version: number;
}

export const mailTokenItem = itemCodec<HeldTokens>({
  kind: 'mail tokens',
  fields: () => z.object({ expiresAtMs: z.record(z.string(), z.int()), version: z.int() }),
});

export interface MailToken {
  userId: string;
  purpose: MailTokenPurpose;
  token: string;
}

export function buildMailTokenStore({ dynamo, table, clock }: MailTokenDependencies) {
  async function read(userId: string, purpose: MailTokenPurpose): Promise<HeldTokens | undefined> {
    const item = await readItem(dynamo, { table, key: mailTokenKey(userId, purpose) });
    return item === undefined ? undefined : mailTokenItem.decode(item);
  }

  function writeOf({ userId, purpose, token }: MailToken, before?: HeldTokens): TransactItem {
    const expiresAtMs = clock.nowMs() + mailTokenSeconds[purpose] * 1000;
    const newestFirst = Object.entries({
      ...before?.expiresAtMs,
      [hashMailToken(token)]: expiresAtMs,
    }).sort(([, one], [, other]) => other - one);
    const version = before?.version ?? 0;
    const Item = {
      ...mailTokenKey(userId, purpose),
      ...mailTokenItem.encode({
        expiresAtMs: Object.fromEntries(newestFirst.slice(0, held)),
        version: version + 1,
      }),
      delete_after_s: Math.ceil(expiresAtMs / 1000),
    };
    if (before === undefined) return { Put: { TableName: table, Item, ConditionExpression: absent } };
    const unmoved = {
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    };
    return { Put: { TableName: table, Item, ...unmoved } };
  }

  /** Refers to a token by its hash in a condition. */
  const named = (token: string) => ({ '#expires': 'expires_at_ms', '#hash': hashMailToken(token) });

  return {
    /** Makes the first token of a new account, with the write that stores it. */
    mintFirst(userId: string, purpose: MailTokenPurpose): { token: string; write: TransactItem } {
      const token = newToken();
      return { token, write: writeOf({ userId, purpose, token }) };
    },

    /**
     * Issues a token for the address that the mail goes to. Returns undefined if the account has moved to another
     * address or is gone, because the mail may then reach another person.
     */
    async issue(
      { userId, email }: { userId: string; email: string },
      purpose: MailTokenPurpose,
    ): Promise<string | undefined> {
      const token = newToken();
      return untilDone(realPacing, async () => {
        const before = await read(userId, purpose);
        // An attempt whose answer was lost may still have been written.
        if (Object.hasOwn(before?.expiresAtMs ?? {}, hashMailToken(token))) return token;
        const written = await transact(dynamo, [
          writeOf({ userId, purpose, token }, before),
          {
            ConditionCheck: {
              TableName: table,
              Key: accountKey(userId),
              ConditionExpression: 'email = :email',
              ExpressionAttributeValues: { ':email': email },
            },
          },
        ]);
        if (written.kind === 'refused' && written.at.includes(1)) return undefined;
        return written.kind === 'written' ? token : new TryAgain(written);
      });
    },

    /** Tells whether the token is valid, without using it up. */
    async check({ userId, purpose, token }: MailToken): Promise<'valid' | 'expired' | 'wrong'> {
      const expiries = new Map(Object.entries((await read(userId, purpose))?.expiresAtMs ?? {}));
      const expiresAtMs = expiries.get(hashMailToken(token));
      if (expiresAtMs === undefined) return 'wrong';
      return clock.nowMs() < expiresAtMs ? 'valid' : 'expired';
    },

    /** Uses up the token and ends the others of its purpose. */
    useWrite: ({ userId, purpose, token }: MailToken): TransactItem => ({
      Delete: {
        TableName: table,
        Key: mailTokenKey(userId, purpose),
        ConditionExpression: '#expires.#hash > :now',
        ExpressionAttributeNames: named(token),
        ExpressionAttributeValues: { ':now': clock.nowMs() },
      },
    }),

    /** Ends the other tokens of the purpose and records that this one was used. */
    keepOnlyWrite: ({ userId, purpose, token }: MailToken): TransactItem => ({
      Update: {
        TableName: table,
        Key: mailTokenKey(userId, purpose),
        UpdateExpression: 'SET #expires = :only ADD #version :one',
        ConditionExpression: 'attribute_exists(#expires.#hash)',
        ExpressionAttributeNames: { ...named(token), '#version': 'version' },
        ExpressionAttributeValues: { ':only': { [hashMailToken(token)]: clock.nowMs() }, ':one': 1 },
      },
    }),

    /** Ends all tokens of a purpose. */
    voidWrite: (userId: string, purpose: MailTokenPurpose): TransactItem => ({
      Delete: { TableName: table, Key: mailTokenKey(userId, purpose) },
    }),
  };
}

const newToken = (): string => randomBytes(32).toString('base64url');
