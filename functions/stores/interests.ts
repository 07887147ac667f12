import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { InterestRequest } from '#shared/contract/interest.ts';
import type { Account } from './accounts.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readAll } from './read-items.ts';
import type { TransactItem } from './transact.ts';
import { transactUntilKnown } from './transact-until-known.ts';

/**
 * Items in the interests table. The same entry of the same sender is one item, however often it is sent.
 *
 *   pk <userId>  sk interest#<hash>  sent while signed in, whatever address was typed
 *   pk <email>   sk interest#<hash>  sent by a visitor with an unconfirmed address
 */
export interface Interest extends InterestRequest {
  userId?: string;
  createdAtMs: number;
}

export const interestItem = itemCodec<Interest>({
  kind: 'interest',
  fields: () =>
    z.object({
      email: z.string(),
      description: z.string(),
      category: z.string(),
      userId: z.exactOptional(z.string()),
      createdAtMs: z.int(),
    }),
});

const interestKey = ({ userId, email, category, description }: Interest) => ({
  pk: userId ?? email,
  sk: `interest#${hashOf(`${email}\n${category}\n${description}`)}`,
});
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Entries under an address belong to its account only once the address is confirmed. */
const ownKeys = ({ userId, email, verified }: Account): string[] => (verified ? [userId, email] : [userId]);

export type InterestStore = ReturnType<typeof buildInterestStore>;

export function buildInterestStore(dynamo: Dynamo, table: string) {
  return {
    /** Returns false if one of the given conditions refuses it. */
    async add(interest: Interest, extraWrites: TransactItem[]): Promise<boolean> {
      const Item = { ...interestKey(interest), ...interestItem.encode(interest) };
      const items = [{ Put: { TableName: table, Item } }, ...extraWrites];
      return (await transactUntilKnown(dynamo, { items, wasDone: async () => false })).kind === 'written';
    },

    async allOf(account: Account): Promise<Interest[]> {
      const read = (owner: string) => readAll(dynamo, { table, owner, prefix: 'interest#' });
      return (await Promise.all(ownKeys(account).map(read))).flat().map(interestItem.decode);
    },

    async removeAllOf(account: Account): Promise<void> {
      for (const interest of await this.allOf(account))
        await dynamo.send('DeleteItem', { TableName: table, Key: interestKey(interest) });
    },
  };
}
