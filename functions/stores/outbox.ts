import * as z from 'zod';
import type { Dynamo } from './ask-dynamo.ts';
import { isoTime } from './iso-time.ts';
import { itemCodec } from './item-codec.ts';
import type { Letter } from './letter.ts';
import { readItem } from './read-items.ts';
import { type ReviewLink, reviewLinkFields } from './run-items.ts';
import { type DuePosition, dueItems, shardOf } from './shards.ts';
import { absent, type TransactItem } from './transact.ts';

/**
 * Mails that must not be lost. The item is written with the cause of the mail and removed once the mail service has
 * accepted it; otherwise the reconciler finds it. A mail may be sent twice, but is never lost.
 *
 *   pk mail#<mailId>  sk mail
 */
export interface OutboxMail {
  mailId: string;
  /** An account's address is looked up when the mail is sent, so that it is not stored twice. */
  to: { userId: string } | { address: string };
  letter: Letter;
  /** Added only when the mail is sent, so that no working link is stored. */
  insert?: MailInsert;
  createdAtMs: number;
}

export type MailInsert =
  | ({ kind: 'review-link' } & ReviewLink)
  | { kind: 'document'; ownerId: string; fileId: string; key: string; bytes: number };

export const mailItem = itemCodec<OutboxMail>({
  kind: 'mail',
  fields: () =>
    z.object({
      mailId: z.string(),
      to: z.union([z.object({ userId: z.string() }), z.object({ address: z.string() })]),
      letter: z.object({
        subject: z.string(),
        paragraphs: z.array(z.string()),
        quotes: z.exactOptional(z.array(z.object({ label: z.string(), text: z.string() }))),
        facts: z.exactOptional(z.array(z.tuple([z.string(), z.string()]))),
        action: z.exactOptional(z.object({ label: z.string(), url: z.string() })),
        links: z.exactOptional(z.array(z.object({ label: z.string(), url: z.string() }))),
        closing: z.string(),
      }),
      insert: z.exactOptional(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('review-link'), ...reviewLinkFields.shape }),
          z.object({
            kind: z.literal('document'),
            ownerId: z.string(),
            fileId: z.string(),
            key: z.string(),
            bytes: z.int(),
          }),
        ]),
      ),
      createdAtMs: z.int(),
    }),
});

const mailKey = (mailId: string) => ({ pk: `mail#${mailId}`, sk: 'mail' });

export type OutboxStore = ReturnType<typeof buildOutboxStore>;

export function buildOutboxStore(dynamo: Dynamo, table: string) {
  const itemOf = (mail: OutboxMail) => ({
    ...mailKey(mail.mailId),
    ...mailItem.encode(mail),
    due_shard: shardOf('due', mail.mailId),
    due_at: isoTime(mail.createdAtMs),
  });
  return {
    /** Belongs in the same transaction as the cause of the mail. */
    writeOf: (mail: OutboxMail): TransactItem => ({
      // guard: outbox-one-row-a-mail
      Put: { TableName: table, Item: itemOf(mail), ConditionExpression: absent },
    }),

    async find(mailId: string): Promise<OutboxMail | undefined> {
      const item = await readItem(dynamo, { table, key: mailKey(mailId) });
      return item === undefined ? undefined : mailItem.decode(item);
    },

    async remove(mailId: string): Promise<void> {
      await dynamo.send('DeleteItem', { TableName: table, Key: mailKey(mailId) });
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
