import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Letter } from '../mail/compose-mail.ts';
import { type DuePosition, dueItems, isoTime, shardOf } from './shards.ts';
import { absent, type TransactItem } from './transact.ts';

/**
 * Mails that must not be lost: the row is written with what causes the mail, removed once the mail was taken by the
 * mail service, and otherwise found by the reconciler. A mail may come twice; it is not lost.
 *
 *   pk mail#<mailId>  sk mail
 */
export interface OutboxMail {
  mailId: string;
  /** An account's address is looked up when the mail is sent, so that it is not stored twice. */
  to: { userId: string } | { address: string };
  letter: Letter;
  createdAtMs: number;
}

const mailKey = (mailId: string) => ({ pk: `mail#${mailId}`, sk: 'mail' });

export type OutboxStore = ReturnType<typeof buildOutboxStore>;

export function buildOutboxStore(dynamo: DynamoDBDocumentClient, table: string) {
  const itemOf = (mail: OutboxMail) => ({
    ...mailKey(mail.mailId),
    ...mail,
    due_shard: shardOf('due', mail.mailId),
    due_at: isoTime(mail.createdAtMs),
    created_at_ms: mail.createdAtMs,
  });
  return {
    /** To be written together with what causes the mail. */
    writeOf: (mail: OutboxMail): TransactItem => ({
      Put: { TableName: table, Item: itemOf(mail), ConditionExpression: absent },
    }),

    async add(mail: OutboxMail): Promise<void> {
      await dynamo.send(new PutCommand({ TableName: table, Item: itemOf(mail) }));
    },

    async find(mailId: string): Promise<OutboxMail | undefined> {
      const read = new GetCommand({ TableName: table, Key: mailKey(mailId), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item as (typeof Item & OutboxMail) | undefined;
    },

    async remove(mailId: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: mailKey(mailId) }));
    },

    async *dueBy(
      untilMs: number,
      after?: DuePosition,
    ): AsyncGenerator<{ mailId: string; position: DuePosition }> {
      const index = { index: 'due', partitionKey: 'due_shard', sortKey: 'due_at', prefix: 'due' };
      const until = isoTime(untilMs);
      for await (const position of dueItems(dynamo, { table, ...index, until, after }))
        yield { position, mailId: position.pk.slice('mail#'.length) };
    },
  };
}
