import * as z from 'zod';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { hundredthsField, itemCodec } from './item-codec.ts';
import { readAll, readItem } from './read-items.ts';
import { absent, type TransactItem } from './transact.ts';
import { updateWhen } from './update-when.ts';

/**
 * The purchases table holds items under pk <userId>, sk path#<personaSlug>/<pathSlug>. A condition allows one charge
 * per unlock.
 */
export interface PathPurchase {
  personaSlug: string;
  pathSlug: string;
  price: Hundredths;
  atMs: number;
  lastSection?: string;
  lastReadAtMs?: number;
}

export const purchaseItem = itemCodec<PathPurchase>({
  kind: 'purchase',
  fields: () =>
    z.object({
      personaSlug: z.string(),
      pathSlug: z.string(),
      price: hundredthsField,
      atMs: z.int(),
      lastSection: z.exactOptional(z.string()),
      lastReadAtMs: z.exactOptional(z.int()),
    }),
  names: { price: 'price_hundredths' },
});

type PathName = Pick<PathPurchase, 'personaSlug' | 'pathSlug'>;

const purchaseKey = (owner: string, { personaSlug, pathSlug }: PathName) => ({
  pk: owner,
  sk: `path#${personaSlug}/${pathSlug}`,
});

export type PurchaseStore = ReturnType<typeof buildPurchaseStore>;

export function buildPurchaseStore(dynamo: Dynamo, table: string) {
  return {
    async has(owner: string, path: PathName): Promise<boolean> {
      return (await readItem(dynamo, { table, key: purchaseKey(owner, path) })) !== undefined;
    },

    unlockWrite: (owner: string, purchase: PathPurchase): TransactItem => ({
      Put: {
        TableName: table,
        Item: { ...purchaseKey(owner, purchase), ...purchaseItem.encode(purchase) },
        // guard: path-purchase-absent
        ConditionExpression: absent,
      },
    }),

    /** Saves where the owner stopped reading. Returns false if the path is not theirs, or no longer. */
    async saveReadingPlace(
      owner: string,
      path: PathName,
      { section, atMs }: { section: string; atMs: number },
    ): Promise<boolean> {
      const kept = await updateWhen(dynamo, {
        TableName: table,
        Key: purchaseKey(owner, path),
        UpdateExpression: 'SET last_section = :section, last_read_at_ms = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':section': section, ':at': atMs },
      });
      return kept !== undefined;
    },

    /** Every unlocked path of an owner; there are at most as many as paths. */
    async allOf(owner: string): Promise<PathPurchase[]> {
      return (await readAll(dynamo, { table, owner, prefix: 'path#' })).map(purchaseItem.decode);
    },

    /** Runs when an account is deleted; charges stay in the ledger. */
    async removeAllOf(owner: string): Promise<void> {
      for (const purchase of await this.allOf(owner))
        await dynamo.send('DeleteItem', { TableName: table, Key: purchaseKey(owner, purchase) });
    },
  };
}
