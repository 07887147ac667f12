import type { Dynamo } from './ask-dynamo.ts';
import { isoTime } from './iso-time.ts';
import { type DuePosition, dueItems, shardOf } from './shards.ts';
import type { TransactItem } from './transact.ts';

/**
 * Payment pages that may still be open for a path already unlocked, or for a plan although a run has started. They
 * are in the outbox table: the item is written with the unlock or the run, and removed once the pages are closed.
 *
 *   pk pages#<userId>  sk pages#<persona>/<path>   in the outbox index `due`, in its own shards
 *                         pages#<runId>
 */
export interface LeftPages {
  owner: string;
  bought: string;
}

const kind = 'pages';
const keyOf = ({ owner, bought }: LeftPages) => ({ pk: `${kind}#${owner}`, sk: `${kind}#${bought}` });
const afterKind = (key: string): string => key.slice(`${kind}#`.length);

export type LeftPageStore = ReturnType<typeof buildLeftPageStore>;

export function buildLeftPageStore(dynamo: Dynamo, table: string) {
  return {
    /** Belongs in the same transaction as the unlock or the run. */
    closeWrite(left: LeftPages, atMs: number): TransactItem {
      const key = keyOf(left);
      const due = { due_shard: shardOf(kind, `${key.pk} ${key.sk}`), due_at: isoTime(atMs) };
      return { Put: { TableName: table, Item: { ...key, ...due } } };
    },

    async *dueBy(
      untilMs: number,
      after?: DuePosition,
    ): AsyncGenerator<LeftPages & { position: DuePosition }> {
      const index = { index: 'due', partitionKey: 'due_shard', sortKey: 'due_at', prefix: kind };
      for await (const position of dueItems(dynamo, { table, ...index, until: isoTime(untilMs), after }))
        yield { position, owner: afterKind(position.pk), bought: afterKind(position.sk) };
    },

    async remove(left: LeftPages): Promise<void> {
      await dynamo.send('DeleteItem', { TableName: table, Key: keyOf(left) });
    },
  };
}
