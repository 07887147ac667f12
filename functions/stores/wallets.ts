import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { LedgerEntry, WalletChange } from '#shared/domain/tokens/ledger.ts';
import { earliestExpiryMs, emptyWallet, type Wallet } from '#shared/domain/tokens/wallet.ts';
import { type DuePosition, dueItems, isoTime, shardOf } from './shards.ts';
import { absent, type TransactItem, transact, type Written } from './transact.ts';
import { isRefusedCondition } from './write-outcome.ts';

/**
 * Guards: a wallet changes only together with the ledger entry of the version it reaches, and only from the version it
 * was read at; a frozen wallet does not change at all.
 *
 *   pk <userId>  sk wallet             the lots; in the index `expiring` while there are any, in `check` always
 *   pk <userId>  sk entry#<version>    the ledger, immutable
 *   pk <userId>  sk reminder#<lot>#<days>  an expiry the owner was told of
 */
export interface StoredWallet extends Wallet {
  /** Why it must not move; set when it does not agree with its ledger. */
  frozen?: string;
  /** When it is next compared with its ledger. */
  checkAtMs?: number;
}

const walletKey = (owner: string) => ({ pk: owner, sk: 'wallet' });
const entryKey = (owner: string, version: number) => ({
  pk: owner,
  sk: `entry#${String(version).padStart(12, '0')}`,
});

export type WalletStore = ReturnType<typeof buildWalletStore>;

export function buildWalletStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    async read(owner: string): Promise<StoredWallet> {
      const read = new GetCommand({ TableName: table, Key: walletKey(owner), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item === undefined ? emptyWallet : asWallet(Item);
    },

    /** The two writes of a change: to be made together with what caused it, always in this order. */
    writesOf(owner: string, before: StoredWallet, { wallet, entry }: WalletChange): TransactItem[] {
      const unmoved = before.version === 0 ? absent : '#version = :version AND attribute_not_exists(frozen)';
      const versioned = {
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': before.version },
      };
      const item = { ...walletKey(owner), ...wallet, ...indexed(owner, wallet, checkTime(before, entry)) };
      return [
        {
          Put: {
            TableName: table,
            Item: item,
            ConditionExpression: unmoved,
            ...(before.version === 0 ? {} : versioned),
          },
        },
        {
          Put: {
            TableName: table,
            Item: { ...entryKey(owner, entry.version), ...entry },
            ConditionExpression: absent,
          },
        },
      ];
    },

    /** A change that has no other cause than time. */
    async write(owner: string, before: StoredWallet, change: WalletChange): Promise<Written> {
      return transact(dynamo, this.writesOf(owner, before, change));
    },

    /** The ledger up to a version, oldest first. */
    async entriesOf(owner: string, upTo = 999_999_999_999): Promise<LedgerEntry[]> {
      const entries: LedgerEntry[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const page: Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey'> = await dynamo.send(
          new QueryCommand({
            TableName: table,
            KeyConditionExpression: 'pk = :owner AND sk BETWEEN :first AND :last',
            ExpressionAttributeValues: {
              ':owner': owner,
              ':first': entryKey(owner, 1).sk,
              ':last': entryKey(owner, upTo).sk,
            },
            ConsistentRead: true,
            ...(from === undefined ? {} : { ExclusiveStartKey: from }),
          }),
        );
        entries.push(...(page.Items ?? []).map(asEntry));
        from = page.LastEvaluatedKey;
      } while (from !== undefined);
      return entries;
    },

    /** Owners whose earliest lot expires by then. */
    async *expiringBy(untilMs: number): AsyncGenerator<string> {
      const index = {
        index: 'expiring',
        partitionKey: 'expiring_shard',
        sortKey: 'expiring_at',
        prefix: 'expiring',
      };
      for await (const { pk } of dueItems(dynamo, { table, ...index, until: isoTime(untilMs) })) yield pk;
    },

    /** Owners whose wallet is due to be compared with its ledger. */
    async *toCheckBy(
      untilMs: number,
      after?: DuePosition,
    ): AsyncGenerator<{ owner: string; position: DuePosition }> {
      const index = { index: 'check', partitionKey: 'check_shard', sortKey: 'check_at', prefix: 'check' };
      const until = isoTime(untilMs);
      for await (const position of dueItems(dynamo, { table, ...index, until, after }))
        yield { position, owner: position.pk };
    },

    /** Notes that this version was found good; a change made meanwhile keeps its own time. */
    async checked(owner: string, version: number, nextCheckMs: number): Promise<void> {
      await this.updateAt(owner, version, {
        UpdateExpression: 'SET check_at = :value',
        value: isoTime(nextCheckMs),
      });
    },

    /** Nothing is credited to or spent from the wallet any more, until an operator has looked at it. */
    async freeze(owner: string, version: number, why: string): Promise<boolean> {
      return this.updateAt(owner, version, {
        UpdateExpression: 'SET frozen = :value REMOVE check_shard, check_at',
        value: why,
      });
    },

    async updateAt(
      owner: string,
      version: number,
      { UpdateExpression, value }: { UpdateExpression: string; value: string },
    ): Promise<boolean> {
      const update = new UpdateCommand({
        TableName: table,
        Key: walletKey(owner),
        UpdateExpression,
        ConditionExpression: '#version = :version AND attribute_not_exists(frozen)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version, ':value': value },
      });
      return dynamo.send(update).then(
        () => true,
        (error: unknown) => {
          if (isRefusedCondition(error)) return false;
          throw error;
        },
      );
    },

    async isReminded(owner: string, reminder: string): Promise<boolean> {
      const read = new GetCommand({
        TableName: table,
        Key: reminderKey(owner, reminder),
        ConsistentRead: true,
      });
      return (await dynamo.send(read)).Item !== undefined;
    },

    reminderWrite(owner: string, reminder: string): TransactItem {
      return {
        Put: { TableName: table, Item: reminderKey(owner, reminder), ConditionExpression: absent },
      };
    },
  };
}

const reminderKey = (owner: string, reminder: string) => ({ pk: owner, sk: `reminder#${reminder}` });

/** A check that is due already stays due; otherwise the change itself makes one due. */
const checkTime = ({ checkAtMs }: StoredWallet, { at_ms }: LedgerEntry): number =>
  checkAtMs === undefined ? at_ms : Math.min(checkAtMs, at_ms);

function indexed(owner: string, { lots }: Wallet, checkAtMs: number) {
  const earliest = earliestExpiryMs(lots);
  return {
    check_shard: shardOf('check', owner),
    check_at: isoTime(checkAtMs),
    ...(earliest === undefined
      ? {}
      : { expiring_shard: shardOf('expiring', owner), expiring_at: isoTime(earliest) }),
  };
}

type Item = Record<string, unknown>;

function asWallet(item: Item): StoredWallet {
  const { balance, debt, lots, version, frozen, check_at } = item as Item & Wallet & { frozen?: string };
  return {
    balance,
    debt,
    lots,
    version,
    ...(frozen === undefined ? {} : { frozen }),
    ...(typeof check_at === 'string' ? { checkAtMs: Date.parse(check_at) } : {}),
  };
}

const asEntry = ({ pk: _pk, sk: _sk, ...entry }: Item): LedgerEntry => entry as Item & LedgerEntry;
