import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { creditableStatuses, nextRecheckMs, type Order } from '#shared/domain/tokens/order.ts';
import { readAll, readPage } from './page-of-items.ts';
import { type DuePosition, dueItems, isoTime, shardOf } from './shards.ts';
import { absent, type TransactItem } from './transact.ts';
import { isRefusedCondition } from './write-outcome.ts';

/**
 * Items in the orders table: pk <owner>, sk order#<orderId>, and page#<sessionId> that names an order; order ids begin with the time they were made. A pending
 * order stands in the index `pending` until it is settled, a paid one in `recheck` as long as it may be reversed.
 */
const pageKey = (owner: string, sessionId: string) => ({ pk: owner, sk: `page#${sessionId}` });
const orderKey = (owner: string, orderId: string) => ({ pk: owner, sk: `order#${orderId}` });

const sortKeys = { pending: 'pending_since', recheck: 'recheck_at' } as const;

export interface DueOrder extends Pick<Order, 'owner' | 'orderId'> {
  position: DuePosition;
}

export type OrderStore = ReturnType<typeof buildOrderStore>;

export function buildOrderStore(dynamo: DynamoDBDocumentClient, table: string) {
  /** False when the order was not in the state the change starts from. */
  async function change(
    order: Pick<Order, 'owner' | 'orderId'>,
    update: Pick<NonNullable<TransactItem['Update']>, 'UpdateExpression' | 'ConditionExpression'> & {
      values: Record<string, unknown>;
    },
  ): Promise<boolean> {
    const { UpdateExpression, ConditionExpression, values } = update;
    try {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: orderKey(order.owner, order.orderId),
          UpdateExpression,
          ConditionExpression,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: values,
        }),
      );
      return true;
    } catch (error) {
      if (isRefusedCondition(error)) return false;
      throw error;
    }
  }

  async function* dueOrders(
    index: keyof typeof sortKeys,
    until: string,
    after: DuePosition | undefined,
  ): AsyncGenerator<DueOrder> {
    const keys = { index, prefix: index, partitionKey: `${index}_shard`, sortKey: sortKeys[index] };
    for await (const position of dueItems(dynamo, { table, ...keys, until, after }))
      yield { position, owner: position.pk, orderId: position.sk.slice('order#'.length) };
  }

  return {
    /** Before the payment provider hears of it: whatever happens then, there is an order to find the payment by. */
    async add(order: Order): Promise<void> {
      const item = {
        ...orderKey(order.owner, order.orderId),
        ...order,
        pending_shard: shardOf('pending', order.orderId),
        pending_since: isoTime(order.createdAtMs),
      };
      await dynamo.send(new PutCommand({ TableName: table, Item: item, ConditionExpression: absent }));
    },

    async find(owner: string, orderId: string): Promise<Order | undefined> {
      const read = new GetCommand({ TableName: table, Key: orderKey(owner, orderId), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item === undefined ? undefined : asOrder(Item);
    },

    /** Newest first; undefined for a cursor that is none. */
    async listOf(owner: string, cursor?: string): Promise<{ orders: Order[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'order#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { orders: items.map(asOrder), ...rest };
    },

    /** Every order of an owner, for the export of an account. */
    async allOf(owner: string): Promise<Order[]> {
      return (await readAll(dynamo, { table, owner, prefix: 'order#' })).map(asOrder);
    },

    /**
     * Ties the payment page to its order, and notes for its owner which order that is; only then may anybody be sent
     * there. Writing the same again changes nothing.
     */
    pageWrites({ owner, orderId }: Order, sessionId: string): TransactItem[] {
      return [
        {
          Update: {
            TableName: table,
            Key: orderKey(owner, orderId),
            UpdateExpression: 'SET sessionId = :session',
            ConditionExpression: '#status = :pending',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':session': sessionId, ':pending': 'PENDING' },
          },
        },
        { Put: { TableName: table, Item: { ...pageKey(owner, sessionId), orderId } } },
      ];
    },

    /** The order behind a payment page, if it is this owner's. */
    async findByPage(owner: string, sessionId: string): Promise<Order | undefined> {
      const read = new GetCommand({ TableName: table, Key: pageKey(owner, sessionId), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return typeof Item?.orderId === 'string' ? this.find(owner, Item.orderId) : undefined;
    },

    /**
     * A pending order that will not be paid: its page is closed, or was never shown to anybody. One that was paid, or
     * got its page in the meantime, stays as it is.
     */
    async settleUnpaid(order: Order, status: 'CANCELLED' | 'EXPIRED'): Promise<boolean> {
      const { sessionId } = order;
      const samePage = sessionId === undefined ? 'attribute_not_exists(sessionId)' : 'sessionId = :page';
      return change(order, {
        UpdateExpression: 'SET #status = :status REMOVE pending_shard, pending_since',
        ConditionExpression: `#status = :pending AND ${samePage}`,
        values: {
          ':status': status,
          ':pending': 'PENDING',
          ...(sessionId === undefined ? {} : { ':page': sessionId }),
        },
      });
    },

    /** At most once for an order, whatever else is going on: from then on its status is none of the creditable ones. */
    paidWrite(
      order: Order,
      /** returned: it was paid back whole instead of credited. */
      facts: { atMs: number; paymentIntentId: string; amountCents: number; returned?: true },
    ): TransactItem {
      const [pending, cancelled, expired] = creditableStatuses;
      return {
        Update: {
          TableName: table,
          Key: orderKey(order.owner, order.orderId),
          UpdateExpression: `SET ${facts.returned ? 'reversedCents = :amount, ' : ''}#status = :paid, paidAtMs = :at, movedAtMs = :at, paymentIntentId = :intent, recheck_shard = :recheck_shard, recheck_at = :recheck REMOVE pending_shard, pending_since`,
          ConditionExpression:
            '#status IN (:pending, :cancelled, :expired) AND amountCents = :amount AND #kind = :kind',
          ExpressionAttributeNames: { '#status': 'status', '#kind': 'kind' },
          ExpressionAttributeValues: {
            ':paid': facts.returned ? 'REFUNDED' : 'PAID',
            ':at': facts.atMs,
            ':intent': facts.paymentIntentId,
            ':pending': pending,
            ':cancelled': cancelled,
            ':expired': expired,
            ':amount': facts.amountCents,
            ':kind': order.kind,
            ...recheckValues(order, { movedAtMs: facts.atMs, nowMs: facts.atMs }),
          },
        },
      };
    },

    /**
     * The trace of every answer about reversals, one that changed nothing included: an older answer that comes later
     * finds another count and is refused.
     */
    reversedWrite(order: Order, { reversedCents, status, movedAtMs, nowMs }: ReversedFacts): TransactItem {
      const recheck = recheckValues(order, { movedAtMs, nowMs });
      const rechecked =
        recheck === undefined
          ? 'REMOVE recheck_shard, recheck_at'
          : ', recheck_shard = :recheck_shard, recheck_at = :recheck';
      return {
        Update: {
          TableName: table,
          Key: orderKey(order.owner, order.orderId),
          UpdateExpression: `SET #status = :status, reversedCents = :reversed, reversals = :next, movedAtMs = :moved ${rechecked}`,
          ConditionExpression: '#status IN (:paid, :refunded) AND reversals = :reversals',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ...recheck,
            ':status': status,
            ':reversed': reversedCents,
            ':moved': movedAtMs,
            ':next': order.reversals + 1,
            ':paid': 'PAID',
            ':refunded': 'REFUNDED',
            ':reversals': order.reversals,
          },
        },
      };
    },

    /** Orders not settled that were made by then. */
    pendingSince(untilMs: number, after?: DuePosition): AsyncGenerator<DueOrder> {
      return dueOrders('pending', isoTime(untilMs), after);
    },

    /** Paid orders that the provider is to be asked about again. */
    toRecheckBy(untilMs: number, after?: DuePosition): AsyncGenerator<DueOrder> {
      return dueOrders('recheck', isoTime(untilMs), after);
    },
  };
}

export interface ReversedFacts extends Pick<Order, 'reversedCents' | 'status'> {
  movedAtMs: number;
  nowMs: number;
}

function recheckValues({ orderId }: Order, moved: { movedAtMs: number; nowMs: number }) {
  const recheckMs = nextRecheckMs(moved);
  return recheckMs === undefined
    ? undefined
    : { ':recheck_shard': shardOf('recheck', orderId), ':recheck': isoTime(recheckMs) };
}

function asOrder(item: Record<string, unknown>): Order {
  const { pk: _pk, sk: _sk, pending_shard: _p, pending_since: _since, ...rest } = item;
  const { recheck_shard: _r, recheck_at: _at, ...order } = rest;
  return order as typeof order & Order;
}
