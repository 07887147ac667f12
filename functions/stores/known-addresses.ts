import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Dynamo } from '../aws/ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';

const knownForDays = 30;

const knownAddressItem = itemCodec<{ knownUntilMs: number }>({
  kind: 'known address',
  fields: () => z.object({ knownUntilMs: z.int() }),
});

/**
 * From where an account was logged in to of late, so that strangers who guess at it elsewhere do not slow down its
 * owner. Items in the limits table, neither address readable: pk known#<hash>, sk address.
 */
export type KnownAddresses = ReturnType<typeof buildKnownAddresses>;

interface KnownDependencies {
  dynamo: Dynamo;
  table: string;
  clock: Clock;
}

export function buildKnownAddresses({ dynamo, table, clock }: KnownDependencies) {
  const keyOf = (email: string, address: string) => ({
    pk: `known#${createHash('sha256').update(`${email}\n${address}`).digest('hex')}`,
    sk: 'address',
  });
  return {
    async isKnown(email: string, address: string): Promise<boolean> {
      const item = await readItem(dynamo, { table, key: keyOf(email, address) });
      return item !== undefined && knownAddressItem.decode(item).knownUntilMs > clock.nowMs();
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
