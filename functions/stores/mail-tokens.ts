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
 * Secrets that travel by mail; only their hashes are kept. The newest three of a purpose hold, so that a link somebody
 * else asked for does not end the one on its way; using one ends them all. Items in the users table:
 *
 *   pk <userId>  sk mail-token#<purpose>  by hash, when each expires
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
  /** By hash, when each expires. */
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

  /** Names a token in a condition, by its hash. */
  const named = (token: string) => ({ '#expires': 'expires_at_ms', '#hash': hashMailToken(token) });

  return {
    /** The first token of an account that is being made, with the write that makes it count. */
    mintFirst(userId: string, purpose: MailTokenPurpose): { token: string; write: TransactItem } {
      const token = newToken();
      return { token, write: writeOf({ userId, purpose, token }) };
    },

    /**
     * For the address that the mail goes to. Undefined when the account has another one by now, or is gone: whoever reads
     * that mail may be somebody else.
     */
    async issue(
      { userId, email }: { userId: string; email: string },
      purpose: MailTokenPurpose,
    ): Promise<string | undefined> {
      const token = newToken();
      return untilDone(realPacing, async () => {
        const before = await read(userId, purpose);
        // An attempt whose answer was lost may have been written all the same.
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

    /** Whether the token holds, and is still in time; it is not used up. */
    async check({ userId, purpose, token }: MailToken): Promise<'valid' | 'expired' | 'wrong'> {
      const expiries = new Map(Object.entries((await read(userId, purpose))?.expiresAtMs ?? {}));
      const expiresAtMs = expiries.get(hashMailToken(token));
      if (expiresAtMs === undefined) return 'wrong';
      return clock.nowMs() < expiresAtMs ? 'valid' : 'expired';
    },

    /** Uses a token up, and ends the others of its kind. */
    useWrite: ({ userId, purpose, token }: MailToken): TransactItem => ({
      Delete: {
        TableName: table,
        Key: mailTokenKey(userId, purpose),
        ConditionExpression: '#expires.#hash > :now',
        ExpressionAttributeNames: named(token),
        ExpressionAttributeValues: { ':now': clock.nowMs() },
      },
    }),

    /** Ends the others of its kind; this one is known from now on as the one that was used. */
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

    /** Ends all of a kind. */
    voidWrite: (userId: string, purpose: MailTokenPurpose): TransactItem => ({
      Delete: { TableName: table, Key: mailTokenKey(userId, purpose) },
    }),
  };
}

const newToken = (): string => randomBytes(32).toString('base64url');
