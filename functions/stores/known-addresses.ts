import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';

const knownForDays = 30;

export const knownAddressItem = itemCodec<{ knownUntilMs: number }>({
  kind: 'known address',
  fields: () => z.object({ knownUntilMs: z.int() }),
});

const forgottenItem = itemCodec<{ forgottenAtMs: number }>({
  kind: 'end of known addresses',
  fields: () => z.object({ forgottenAtMs: z.int() }),
});

/**
 * Addresses from which an account was recently logged in to, so that guesses made elsewhere do not slow down its
 * owner. A new password ends the trust in all of them, because a stranger may have logged in with the old one.
 *
 * Items in the limits table, which hold no readable address:
 *   pk known#<hash of account and address>  sk address    until when it is known
 *   pk known#<hash of account>              sk forgotten  when all earlier ones ended
 */
export type KnownAddresses = ReturnType<typeof buildKnownAddresses>;

interface KnownDependencies {
  dynamo: Dynamo;
  table: string;
  clock: Clock;
}

export function buildKnownAddresses({ dynamo, table, clock }: KnownDependencies) {
  const hashed = (text: string) => `known#${createHash('sha256').update(text).digest('hex')}`;
  const keyOf = (email: string, address: string) => ({ pk: hashed(`${email}\n${address}`), sk: 'address' });
  const forgottenKeyOf = (email: string) => ({ pk: hashed(email), sk: 'forgotten' });
  return {
    async isKnown(email: string, address: string): Promise<boolean> {
      const [item, forgotten] = await Promise.all([
        readItem(dynamo, { table, key: keyOf(email, address) }),
        readItem(dynamo, { table, key: forgottenKeyOf(email) }),
      ]);
      if (item === undefined) return false;
      const { knownUntilMs } = knownAddressItem.decode(item);
      const sinceMs = knownUntilMs - knownForDays * dayMs;
      const endedMs = forgotten === undefined ? 0 : forgottenItem.decode(forgotten).forgottenAtMs;
      return knownUntilMs > clock.nowMs() && sinceMs > endedMs;
    },

    /** Ends all earlier addresses. The item is kept as long as any of them could be. */
    async forgetAll(email: string): Promise<void> {
      const nowMs = clock.nowMs();
      await dynamo.send('UpdateItem', {
        TableName: table,
        Key: forgottenKeyOf(email),
        UpdateExpression: 'SET forgotten_at_ms = :now, delete_after_s = :after',
        ExpressionAttributeValues: {
          ':now': nowMs,
          ':after': Math.ceil((nowMs + knownForDays * dayMs) / 1000),
        },
      });
    },

    async remember(email: string, address: string): Promise<void> {
      const untilMs = clock.nowMs() + knownForDays * dayMs;
      await dynamo.send('UpdateItem', {
        TableName: table,
        Key: keyOf(email, address),
        UpdateExpression: 'SET known_until_ms = :until, delete_after_s = :after',
        ExpressionAttributeValues: { ':until': untilMs, ':after': Math.ceil(untilMs / 1000) },
      });
    },
  };
}
