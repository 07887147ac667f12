import { DeleteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { readAll } from './page-of-items.ts';
import { absent, type TransactItem } from './transact.ts';

/** Items in the purchases table: pk <userId>, sk path#<personaSlug>/<pathSlug>. One charge an unlock, by condition. */
export interface PathPurchase {
  personaSlug: string;
  pathSlug: string;
  price: Hundredths;
  atMs: number;
}

type PathName = Pick<PathPurchase, 'personaSlug' | 'pathSlug'>;

const purchaseKey = (owner: string, { personaSlug, pathSlug }: PathName) => ({
  pk: owner,
  sk: `path#${personaSlug}/${pathSlug}`,
});

export type PurchaseStore = ReturnType<typeof buildPurchaseStore>;

export function buildPurchaseStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    async has(owner: string, path: PathName): Promise<boolean> {
      const read = new GetCommand({ TableName: table, Key: purchaseKey(owner, path), ConsistentRead: true });
      return (await dynamo.send(read)).Item !== undefined;
    },

    unlockWrite: (owner: string, purchase: PathPurchase): TransactItem => ({
      Put: {
        TableName: table,
        Item: { ...purchaseKey(owner, purchase), ...purchase },
        ConditionExpression: absent,
      },
    }),

    /** Every unlocked path of an owner, for the export of an account. */
    async allOf(owner: string): Promise<PathPurchase[]> {
      const items = await readAll(dynamo, { table, owner, prefix: 'path#' });
      return items.map(({ pk: _pk, sk: _sk, ...purchase }) => purchase as typeof purchase & PathPurchase);
    },

    /** For the deletion of an account; what was charged stays in the ledger. */
    async removeAllOf(owner: string): Promise<void> {
      for (const purchase of await this.allOf(owner))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: purchaseKey(owner, purchase) }));
    },
  };
}
