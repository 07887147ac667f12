import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OrderStatus } from '../../shared/domain/tokens/order-status.ts';
import { readPage } from './page-of-items.ts';

/** Items in the orders table: pk <userId>, sk order#<orderId>; order ids begin with the time they were made. */
export interface Order {
  orderId: string;
  status: OrderStatus;
  amountCents: number;
  createdAtMs: number;
  paidAtMs?: number;
}

export type OrderStore = ReturnType<typeof buildOrderStore>;

export function buildOrderStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    /** Newest first; undefined for a cursor that is none. */
    async listOf(owner: string, cursor?: string): Promise<{ orders: Order[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'order#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { orders: items.map((item) => item as typeof item & Order), ...rest };
    },
  };
}
