/** Tables are on demand with a string partition key `pk` and a string sort key `sk`. */
export interface IndexDefinition {
  partitionKey: string;
  sortKey: string;
  /** Attributes copied into the index beside the keys. */
  include: readonly string[];
}

export interface TableDefinition {
  holds: string;
  /** An attribute in epoch seconds; only for housekeeping, never a rule: deletion comes days late. */
  timeToLive?: string;
  indexes: Readonly<Record<string, IndexDefinition>>;
}

export const tables = {
  users: {
    holds: 'accounts, the addresses they are registered under, ended sessions',
    timeToLive: 'delete_after_s',
    indexes: {},
  },
  runs: { holds: 'runs of the path compiler, by owner', indexes: {} },
  orders: { holds: 'payment orders, by owner', indexes: {} },
  purchases: { holds: 'unlocked paths, by owner', indexes: {} },
  limits: {
    holds: 'counters of attempts',
    timeToLive: 'delete_after_s',
    indexes: {},
  },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
