import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { checksumOf } from '#functions/gateways/documents.ts';
import { type Account, accountItem } from '#functions/stores/accounts.ts';
import { orderItem } from '#functions/stores/orders.ts';
import { type PathPurchase, purchaseItem } from '#functions/stores/purchases.ts';
import {
  documentItem,
  type Run,
  runItem,
  type StoredDocument,
  type Submission,
  submissionItem,
} from '#functions/stores/run-items.ts';
import { entryItem, type StoredWallet, walletItem } from '#functions/stores/wallet-items.ts';
import { documentsBucket, physicalTable } from '#scripts/local-cloud/authorise.ts';
import { operatorFactsOf } from '#scripts/local-cloud/operator-file.ts';
import { workflowVariable } from '#shared/contract/functions.ts';
import type { TableName } from '#shared/contract/tables.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import type { Order } from '#shared/domain/tokens/order.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };
type Owned<T> = T & { owner: string };

/** Everything the product stores, as operators may read it. */
export interface Stored {
  accounts: Account[];
  runs: Owned<Run>[];
  submissions: Owned<Submission>[];
  documents: Owned<StoredDocument>[];
  orders: Order[];
  wallets: Owned<StoredWallet>[];
  entries: Owned<LedgerEntry>[];
  purchases: Owned<PathPurchase>[];
  /** Mails that wait to be sent. */
  outbox: string[];
  /** Names of the executions that have not ended. */
  running: string[];
  /** Checksums of the stored objects by key. */
  objects: Map<string, string>;
}

export async function readStored(dataFolder: string): Promise<Stored> {
  const { environment } = operatorFactsOf(dataFolder) ?? {};
  if (environment === undefined) throw new Error(`Nothing runs on ${dataFolder}`);
  const client = connect(environment);
  try {
    const [users, runs, orders, wallets, purchases, outbox] = await Promise.all(
      (['users', 'runs', 'orders', 'wallets', 'purchases', 'outbox'] as const).map((table) =>
        itemsOf(client.dynamo, table),
      ),
    );
    const read = <T>(items: Item[] = [], prefix: string, decode: (item: Item) => T): Owned<T>[] =>
      items.filter(({ sk }) => sk.startsWith(prefix)).map((item) => ({ ...decode(item), owner: item.pk }));
    return {
      accounts: read(users, 'account', accountItem.decode),
      runs: read(runs, 'run#', runItem.decode),
      submissions: read(runs, 'submission#', submissionItem.decode),
      documents: read(runs, 'document#', documentItem.decode),
      orders: read(orders, 'order#', orderItem.decode),
      wallets: read(wallets, 'wallet', walletItem.decode),
      entries: read(wallets, 'entry#', entryItem.decode),
      purchases: read(purchases, 'path#', purchaseItem.decode),
      outbox: (outbox ?? []).map(({ pk }) => pk),
      running: await client.running(),
      objects: objectsIn(join(dataFolder, 's3', documentsBucket, 'stored')),
    };
  } finally {
    client.close();
  }
}

function connect(environment: Record<string, string>) {
  const of = (name: string): string => environment[name] ?? '';
  const common = {
    region: of('AWS_REGION'),
    credentials: { accessKeyId: of('AWS_ACCESS_KEY_ID'), secretAccessKey: of('AWS_SECRET_ACCESS_KEY') },
  };
  const tables = new DynamoDBClient({ ...common, endpoint: of('AWS_ENDPOINT_URL_DYNAMODB') });
  const workflows = new SFNClient({ ...common, endpoint: of('AWS_ENDPOINT_URL_SFN') });
  return {
    dynamo: DynamoDBDocumentClient.from(tables),
    async running(): Promise<string[]> {
      const asked = {
        stateMachineArn: of(workflowVariable),
        statusFilter: 'RUNNING',
        maxResults: 1000,
      } as const;
      const { executions = [] } = await workflows.send(new ListExecutionsCommand(asked));
      return executions.map(({ name = '' }) => name);
    },
    close() {
      tables.destroy();
      workflows.destroy();
    },
  };
}

async function itemsOf(client: DynamoDBDocumentClient, table: TableName): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan({ client }, { TableName: physicalTable(table), ConsistentRead: true });
  for await (const { Items = [] } of pages) items.push(...(Items as Item[]));
  return items;
}

/** Objects as files on disk, each with its record as a line before its bytes. */
function objectsIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => {
      const bytes = readFileSync(join(folder, file));
      const lineEnds = bytes.indexOf('\n');
      const { key } = JSON.parse(bytes.toString('utf8', 0, lineEnds)) as { key: string };
      return [key, checksumOf(bytes.subarray(lineEnds + 1))] as const;
    }),
  );
}
