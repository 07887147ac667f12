import { createHash } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { InterestRequest } from '../../shared/domain/interest/interest.ts';
import { readAll } from './page-of-items.ts';
import { isoTime } from './shards.ts';

/**
 * Items in the interests table: pk <email>, sk interest#<hash>. The same wish of the same address is one item, however
 * often it is sent. Staff read them by category.
 */
export interface Interest extends InterestRequest {
  /** Who was signed in when it was sent, if anybody. */
  userId?: string;
  createdAtMs: number;
}

const interestKey = ({ email, category, description }: InterestRequest) => ({
  pk: email,
  sk: `interest#${createHash('sha256').update(`${category}\n${description}`).digest('hex').slice(0, 32)}`,
});

export type InterestStore = ReturnType<typeof buildInterestStore>;

export function buildInterestStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    async add(interest: Interest): Promise<void> {
      const item = { ...interestKey(interest), ...interest, created_at: isoTime(interest.createdAtMs) };
      await dynamo.send(new PutCommand({ TableName: table, Item: item }));
    },

    /** For the export of an account. */
    async allOf(email: string): Promise<Interest[]> {
      const items = await readAll(dynamo, { table, owner: email, prefix: 'interest#' });
      return items.map(({ pk: _pk, sk: _sk, created_at: _at, ...rest }) => rest as typeof rest & Interest);
    },

    async removeAllOf(email: string): Promise<void> {
      for (const interest of await this.allOf(email))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: interestKey(interest) }));
    },
  };
}
