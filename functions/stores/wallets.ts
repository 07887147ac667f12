import type { LedgerEntry, WalletChange } from '#shared/domain/tokens/ledger.ts';
import { earliestExpiryMs, emptyWallet, type Wallet } from '#shared/domain/tokens/wallet.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { isoTime } from './iso-time.ts';
import { everyItem, readItem } from './read-items.ts';
import { type DuePosition, dueItems, shardOf } from './shards.ts';
import { absent, type TransactItem, transact, type Written } from './transact.ts';
import { updateWhen } from './update-when.ts';
import { entryItem, type StoredWallet, walletItem } from './wallet-items.ts';

/**
 * Guards: a wallet changes only together with the ledger entry of its new version, and only from the version that was
 * read. A frozen wallet does not change.
 *
 *   pk <userId>  sk wallet             the lots; in the index `expiring` while there are any, in `check` always
 *   pk <userId>  sk entry#<version>    the ledger, immutable
 *   pk <userId>  sk reminder#<lot>#<days>  an expiry reminder that was sent
 */
const walletKey = (owner: string) => ({ pk: owner, sk: 'wallet' });
const entryKey = (owner: string, version: number) => ({
  pk: owner,
  sk: `entry#${String(version).padStart(12, '0')}`,
});

export type WalletStore = ReturnType<typeof buildWalletStore>;

export function buildWalletStore(dynamo: Dynamo, table: string) {
  const entryWrite = (owner: string, entry: LedgerEntry): TransactItem => ({
    Put: {
      TableName: table,
      Item: { ...entryKey(owner, entry.version), ...entryItem.encode(entry) },
      // guard: ledger-entry-absent
      ConditionExpression: absent,
    },
  });

  return {
    async read(owner: string): Promise<StoredWallet> {
      const item = await readItem(dynamo, { table, key: walletKey(owner) });
      return item === undefined ? emptyWallet : walletItem.decode(item);
    },

    /**
     * Builds the writes of one or several changes, for the same transaction as their cause. The wallet always comes
     * before the entries.
     */
    writesOf(
      owner: string,
      before: StoredWallet,
      change: WalletChange,
      ...more: WalletChange[]
    ): TransactItem[] {
      const { wallet, entry } = more.at(-1) ?? change;
      const stored = walletItem.encode({ ...wallet, checkAtMs: checkTime(before, entry) });
      const item = { ...walletKey(owner), ...stored, ...indexed(owner, wallet) };
      return [
        { Put: { TableName: table, Item: item, ...unmovedSince(before) } },
        ...[change, ...more].map((one) => entryWrite(owner, one.entry)),
      ];
    },

    /** Refuses its transaction if the wallet differs from the one that was read. */
    unmovedCheck: (owner: string, before: StoredWallet): TransactItem => ({
      // guard: wallet-unmoved
      ConditionCheck: { TableName: table, Key: walletKey(owner), ...unmovedSince(before) },
    }),

    /** Refuses its transaction if the wallet has changed. A frozen wallet does not change. */
    sameVersionCheck: (owner: string, { version }: StoredWallet): TransactItem => ({
      ConditionCheck: {
        TableName: table,
        Key: walletKey(owner),
        ...(version === 0
          ? { ConditionExpression: absent }
          : {
              ConditionExpression: '#version = :version',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':version': version },
            }),
      },
    }),

    /**
     * For operators: the only change of a frozen wallet, if it is still the one they looked at. A wallet recalculated
     * from the ledger replaces it and stays frozen unless the change unfreezes it.
     */
    frozenWritesOf(owner: string, before: StoredWallet, { wallet, entry }: WalletChange): TransactItem[] {
      const ends = entry.kind === 'UNFREEZE';
      const { check_shard, ...expiring } = indexed(owner, wallet);
      const stored = ends
        ? { ...walletItem.encode({ ...wallet, checkAtMs: entry.at_ms }), check_shard }
        : walletItem.encode({ ...wallet, frozen: before.frozen ?? '' });
      return [
        {
          Put: {
            TableName: table,
            Item: { ...walletKey(owner), ...stored, ...expiring },
            ConditionExpression: '#version = :version AND balance_hundredths = :balance AND frozen = :frozen',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: {
              ':version': before.version,
              ':balance': before.balance,
              ':frozen': before.frozen,
            },
          },
        },
        entryWrite(owner, entry),
      ];
    },

    /** Writes a change caused by time alone. */
    async write(owner: string, before: StoredWallet, change: WalletChange): Promise<Written> {
      return transact(dynamo, this.writesOf(owner, before, change));
    },

    /** Reads the ledger up to a version, oldest first. */
    async entriesOf(owner: string, upTo = 999_999_999_999): Promise<LedgerEntry[]> {
      const entries: LedgerEntry[] = [];
      if (upTo < 1) return entries;
      const items = everyItem(dynamo, 'Query', {
        TableName: table,
        KeyConditionExpression: 'pk = :owner AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':owner': owner,
          ':first': entryKey(owner, 1).sk,
          ':last': entryKey(owner, upTo).sk,
        },
        ConsistentRead: true,
      });
      for await (const item of items) entries.push(entryItem.decode(item));
      return entries;
    },

    async *expiringBy(
      untilMs: number,
      after?: DuePosition,
    ): AsyncGenerator<{ owner: string; position: DuePosition }> {
      const index = {
        index: 'expiring',
        partitionKey: 'expiring_shard',
        sortKey: 'expiring_at',
        prefix: 'expiring',
      };
      const until = isoTime(untilMs);
      for await (const position of dueItems(dynamo, { table, ...index, until, after }))
        yield { position, owner: position.pk };
    },

    /** Finds owners whose wallet is due for comparison with its ledger. */
    async *toCheckBy(
      untilMs: number,
      after?: DuePosition,
    ): AsyncGenerator<{ owner: string; position: DuePosition }> {
      const index = { index: 'check', partitionKey: 'check_shard', sortKey: 'check_at', prefix: 'check' };
      const until = isoTime(untilMs);
      for await (const position of dueItems(dynamo, { table, ...index, until, after }))
        yield { position, owner: position.pk };
    },

    /** Records that this version is correct; a change made in the meantime keeps its own time. */
    async checked(owner: string, version: number, nextCheckMs: number): Promise<void> {
      await this.updateAt(owner, version, {
        UpdateExpression: 'SET check_at = :value',
        value: isoTime(nextCheckMs),
      });
    },

    /** Stops all credits and charges of the wallet until an operator has checked it. */
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
      const updated = await updateWhen(dynamo, {
        TableName: table,
        Key: walletKey(owner),
        UpdateExpression,
        // guard: freeze-and-check-version
        ConditionExpression: '#version = :version AND attribute_not_exists(frozen)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version, ':value': value },
      });
      return updated !== undefined;
    },

    async isReminded(owner: string, reminder: string): Promise<boolean> {
      return (await readItem(dynamo, { table, key: reminderKey(owner, reminder) })) !== undefined;
    },

    reminderWrite(owner: string, reminder: string): TransactItem {
      return {
        // guard: reminder-given
        Put: { TableName: table, Item: reminderKey(owner, reminder), ConditionExpression: absent },
      };
    },
  };
}

function unmovedSince(before: StoredWallet) {
  // guard: wallet-version
  const unmoved = before.version === 0 ? absent : '#version = :version AND attribute_not_exists(frozen)';
  if (before.version === 0) return { ConditionExpression: unmoved };
  return {
    ConditionExpression: unmoved,
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': before.version },
  };
}

const reminderKey = (owner: string, reminder: string) => ({ pk: owner, sk: `reminder#${reminder}` });

/** A due check stays due; otherwise the change makes one due. */
const checkTime = ({ checkAtMs }: StoredWallet, { at_ms }: LedgerEntry): number =>
  checkAtMs === undefined ? at_ms : Math.min(checkAtMs, at_ms);

function indexed(owner: string, { lots }: Wallet) {
  const earliest = earliestExpiryMs(lots);
  return {
    check_shard: shardOf('check', owner),
    ...(earliest === undefined
      ? {}
      : { expiring_shard: shardOf('expiring', owner), expiring_at: isoTime(earliest) }),
  };
}
