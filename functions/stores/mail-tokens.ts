import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../shared/domain/clock.ts';

/**
 * Secrets that travel by mail. Only a hash is kept, one item for each purpose, so that the newest link is the only one
 * that works. Items in the users table: pk <userId>, sk mail-token#<purpose>.
 */
export const mailTokenSeconds = { reset: 30 * 60, verify: 24 * 60 * 60 } as const;
export type MailTokenPurpose = keyof typeof mailTokenSeconds;

export const mailTokenKey = (userId: string, purpose: MailTokenPurpose) => ({
  pk: userId,
  sk: `mail-token#${purpose}`,
});

export const hashMailToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export type MailTokenStore = ReturnType<typeof buildMailTokenStore>;

interface MailTokenDependencies {
  dynamo: DynamoDBDocumentClient;
  table: string;
  clock: Clock;
}

export function buildMailTokenStore({ dynamo, table, clock }: MailTokenDependencies) {
  return {
    /** A new token; the one before it stops working. */
    async issue(userId: string, purpose: MailTokenPurpose): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAtMs = clock.nowMs() + mailTokenSeconds[purpose] * 1000;
      const item = {
        ...mailTokenKey(userId, purpose),
        hash: hashMailToken(token),
        expires_at_ms: expiresAtMs,
        delete_after_s: Math.ceil(expiresAtMs / 1000),
      };
      await dynamo.send(new PutCommand({ TableName: table, Item: item }));
      return token;
    },

    /** Whether this is the newest token, and still in time; it is not used up. */
    async check(
      userId: string,
      purpose: MailTokenPurpose,
      token: string,
    ): Promise<'valid' | 'expired' | 'wrong'> {
      const key = mailTokenKey(userId, purpose);
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: key, ConsistentRead: true }),
      );
      if (Item === undefined) return 'wrong';
      const stored = Item as { hash: string; expires_at_ms: number };
      const same = timingSafeEqual(Buffer.from(stored.hash), Buffer.from(hashMailToken(token)));
      if (!same) return 'wrong';
      return clock.nowMs() < stored.expires_at_ms ? 'valid' : 'expired';
    },
  };
}
