import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { hundredthsField, itemCodec } from './item-codec.ts';
import { readAll, readItem } from './read-items.ts';
import { absent, type TransactItem } from './transact.ts';

/** Items in the purchases table: pk <userId>, sk path#<personaSlug>/<pathSlug>. One charge an unlock, by condition. */
export interface PathPurchase {
  personaSlug: string;
  pathSlug: string;
  price: Hundredths;
  atMs: number;
}

export const purchaseItem = itemCodec<PathPurchase>({
  kind: 'purchase',
  fields: z.object({
    personaSlug: z.string(),
    pathSlug: z.string(),
    price: hundredthsField,
    atMs: z.int(),
  }),
  names: { price: 'price_hundredths' },
});

type PathName = Pick<PathPurchase, 'personaSlug' | 'pathSlug'>;

const purchaseKey = (owner: string, { personaSlug, pathSlug }: PathName) => ({
  pk: owner,
  sk: `path#${personaSlug}/${pathSlug}`,
});

export type PurchaseStore = ReturnType<typeof buildPurchaseStore>;

export function buildPurchaseStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    async has(owner: string, path: PathName): Promise<boolean> {
      return (await readItem(dynamo, { table, key: purchaseKey(owner, path) })) !== undefined;
    },

    unlockWrite: (owner: string, purchase: PathPurchase): TransactItem => ({
      Put: {
        TableName: table,
        Item: { ...purchaseKey(owner, purchase), ...purchaseItem.encode(purchase) },
        ConditionExpression: absent,
      },
    }),

    /** Every unlocked path of an owner, for the export of an account. */
    async allOf(owner: string): Promise<PathPurchase[]> {
      return (await readAll(dynamo, { table, owner, prefix: 'path#' })).map(purchaseItem.decode);
    },

    /** For the deletion of an account; what was charged stays in the ledger. */
    async removeAllOf(owner: string): Promise<void> {
      for (const purchase of await this.allOf(owner))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: purchaseKey(owner, purchase) }));
    },
  };
}
