/** Tables are on demand with a string partition key `pk` and a string sort key `sk`. */
export interface IndexDefinition {
  partitionKey: string;
  sortKey: string;
  /** Attributes copied into the index in addition to the keys. */
  include: readonly string[];
}

export interface TableDefinition {
  holds: string;
  /** This attribute in epoch seconds only cleans up and is never a rule, because deletion comes days late. */
  timeToLive?: string;
  indexes: Readonly<Record<string, IndexDefinition>>;
}

export const tables = {
  users: {
    holds: 'accounts, the addresses they are registered under, ended sessions, changes by operators',
    timeToLive: 'delete_after_s',
    indexes: {},
  },
  runs: {
    holds:
      'runs of the path compiler with their submissions and documents, plan quotes and the marker of the active run, by owner; the links of reviewers, and who reviews and operates',
    // Only plan quotes and reviewer links have it, and only long after they end.
    timeToLive: 'delete_after_s',
    indexes: {
      /** It is sparse and holds runs whose workflow has a next step due, by when its absence is checked. */
      progress: { partitionKey: 'progress_shard', sortKey: 'progress_at', include: [] },
      /**
       * It is sparse and holds submissions waiting for a reviewer, and documents, by when their next reminder is due.
       */
      reminder: { partitionKey: 'reminder_shard', sortKey: 'reminder_at', include: [] },
    },
  },
  orders: {
    holds: 'payment orders, by owner',
    indexes: {
      /** It is sparse and holds unsettled orders by creation time. */
      pending: { partitionKey: 'pending_shard', sortKey: 'pending_since', include: [] },
      /** It is sparse and holds paid orders, by when the provider is next asked about reversals. */
      recheck: { partitionKey: 'recheck_shard', sortKey: 'recheck_at', include: [] },
    },
  },
  wallets: {
    holds: 'token wallets with their ledgers and the reminders given, by owner',
    indexes: {
      /** It is sparse and holds wallets with lots, by when the earliest of them expires. */
      expiring: { partitionKey: 'expiring_shard', sortKey: 'expiring_at', include: [] },
      /** It holds every wallet, by when it is next compared with its ledger: after a change, and daily. */
      check: { partitionKey: 'check_shard', sortKey: 'check_at', include: [] },
    },
  },
  purchases: { holds: 'unlocked paths with the place last read, by owner', indexes: {} },
  outbox: {
    holds:
      'mails that must not be lost, from the write that causes them until they are sent, and payment pages that are to be closed',
    indexes: { due: { partitionKey: 'due_shard', sortKey: 'due_at', include: [] } },
  },
  interests: { holds: 'waitlist entries and requests, by address', indexes: {} },
  limits: {
    holds: 'counters of attempts, and addresses of recent logins',
    timeToLive: 'delete_after_s',
    indexes: {},
  },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof tables;
export type IndexName<T extends TableName> = keyof (typeof tables)[T]['indexes'] & string;
export const tableNames = Object.keys(tables) as TableName[];
