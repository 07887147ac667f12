import { createHash } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#shared/domain/clock.ts';

const knownForDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * From where an account was logged in to of late, so that strangers who guess at it elsewhere do not slow down its
 * owner. Items in the limits table, neither address readable: pk known#<hash>, sk address.
 */
export type KnownAddresses = ReturnType<typeof buildKnownAddresses>;

interface KnownDependencies {
  dynamo: DynamoDBDocumentClient;
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
      const read = new GetCommand({ TableName: table, Key: keyOf(email, address), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item !== undefined && Number(Item.known_until_ms) > clock.nowMs();
    },

    async remember(email: string, address: string): Promise<void> {
      const untilMs = clock.nowMs() + knownForDays * dayMs;
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: keyOf(email, address),
          UpdateExpression: 'SET known_until_ms = :until, delete_after_s = :after',
          ExpressionAttributeValues: { ':until': untilMs, ':after': Math.ceil(untilMs / 1000) },
        }),
      );
    },
  };
}
