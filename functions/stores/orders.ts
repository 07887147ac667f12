import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { planTypes } from '#shared/domain/plans/plans.ts';
import {
  creditableStatuses,
  nextRecheckMs,
  type Order,
  type PlanPaidFor,
} from '#shared/domain/tokens/order.ts';
import { orderStatuses } from '#shared/domain/tokens/order-status.ts';
import { timedId } from '../runtime/new-id.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { isoTime } from './iso-time.ts';
import { centsField, hundredthsField, itemCodec } from './item-codec.ts';
import { readAll, readItem, readPage } from './read-items.ts';
import { type DuePosition, dueItems, shardOf } from './shards.ts';
import { absent, type TransactItem } from './transact.ts';
import { type ConditionalUpdate, updateWhen } from './update-when.ts';
import { isRefusedCondition } from './write-outcome.ts';

const planField = z.codec(
  z.object({
    type: z.enum(planTypes),
    price_hundredths: hundredthsField,
    based_on: z.exactOptional(z.string()),
  }),
  z.object({ type: z.enum(planTypes), price: hundredthsField, basedOn: z.exactOptional(z.string()) }),
  {
    decode: ({ type, price_hundredths: price, based_on }): PlanPaidFor => ({
      type,
      price,
      ...(based_on === undefined ? {} : { basedOn: based_on }),
    }),
    encode: ({ type, price: price_hundredths, basedOn }) => ({
      type,
      price_hundredths,
      ...(basedOn === undefined ? {} : { based_on: basedOn }),
    }),
  },
);

/**
 * Items in the orders table:
 *
 *   pk <owner>  sk order#<orderId>    ids start with the creation time; in the index `pending` until settled, in
 *                                     `recheck` once paid and as long as a reversal is possible
 *   pk <owner>  sk checkout#<checkoutId> the order of a checkout
 */
export const orderItem = itemCodec<Order>({
  kind: 'order',
  fields: () =>
    z.object({
      orderId: z.string(),
      owner: z.string(),
      kind: z.enum(['TOKENS', 'FUND']),
      status: z.enum(orderStatuses),
      amountCents: centsField,
      planQuoteId: z.exactOptional(z.string()),
      plan: z.exactOptional(planField),
      unlocks: z.exactOptional(z.string()),
      unlocksFor: z.exactOptional(hundredthsField),
      agreedTerms: z.exactOptional(z.string()),
      agreedAtMs: z.exactOptional(z.int()),
      checkoutId: z.exactOptional(z.string()),
      paymentIntentId: z.exactOptional(z.string()),
      createdAtMs: z.int(),
      paidAtMs: z.exactOptional(z.int()),
      reversedCents: z.int(),
      reversals: z.int(),
      movedAtMs: z.exactOptional(z.int()),
    }),
  names: { unlocksFor: 'unlocks_for_hundredths' },
});
export const checkoutItem = itemCodec<{ orderId: string }>({
  kind: 'checkout of an order',
  fields: () => z.object({ orderId: z.string() }),
});

const checkoutKey = (owner: string, checkoutId: string) => ({ pk: owner, sk: `checkout#${checkoutId}` });
const orderKey = (owner: string, orderId: string) => ({ pk: owner, sk: `order#${orderId}` });

const sortKeys = { pending: 'pending_since', recheck: 'recheck_at' } as const;

export interface DueOrder extends Pick<Order, 'owner' | 'orderId'> {
  position: DuePosition;
}

export type OrderStore = ReturnType<typeof buildOrderStore>;

export function buildOrderStore(dynamo: Dynamo, table: string) {
  /** Returns false if the order was not in the expected state. */
  async function change(
    order: Pick<Order, 'owner' | 'orderId'>,
    update: Omit<ConditionalUpdate, 'TableName' | 'Key'>,
  ): Promise<boolean> {
    const Key = orderKey(order.owner, order.orderId);
    return (await updateWhen(dynamo, { TableName: table, Key, ...update })) !== undefined;
  }

  async function find(owner: string, orderId: string): Promise<Order | undefined> {
    const item = await readItem(dynamo, { table, key: orderKey(owner, orderId) });
    return item === undefined ? undefined : orderItem.decode(item);
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
    /** Saved before the payment provider is called, so that every payment has an order. */
    async add(order: Order): Promise<void> {
      const item = {
        ...orderKey(order.owner, order.orderId),
        ...orderItem.encode(order),
        pending_shard: shardOf('pending', order.orderId),
        pending_since: isoTime(order.createdAtMs),
      };
      try {
        await dynamo.send('PutItem', { TableName: table, Item: item, ConditionExpression: absent });
      } catch (error) {
        // The client repeats a write whose answer was lost; the repetition then finds the order saved.
        const isSaved =
          isRefusedCondition(error) && isDeepStrictEqual(await find(order.owner, order.orderId), order);
        if (!isSaved) throw error;
      }
    },

    find,

    /** Lists the newest first. Returns undefined for a malformed cursor. */
    async listOf(owner: string, cursor?: string): Promise<{ orders: Order[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'order#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { orders: items.map(orderItem.decode), ...rest };
    },

    /** Lists the oldest first. */
    async madeSince(owner: string, sinceMs: number): Promise<Order[]> {
      const from = `order#${timedId('ord', Math.max(0, sinceMs), '')}`;
      return (await readAll(dynamo, { table, owner, prefix: 'order#', from })).map(orderItem.decode);
    },

    /** Reads every order of an owner for the account export. */
    async allOf(owner: string): Promise<Order[]> {
      return (await readAll(dynamo, { table, owner, prefix: 'order#' })).map(orderItem.decode);
    },

    /**
     * Ties the payment page to its order and records the order for the page. The buyer is sent to the page only
     * afterwards. Writing the same again changes nothing.
     */
    checkoutWrites({ owner, orderId }: Order, checkoutId: string): TransactItem[] {
      return [
        {
          Update: {
            TableName: table,
            Key: orderKey(owner, orderId),
            UpdateExpression: 'SET checkout_id = :checkout',
            // guard: open-only-a-pending-order-takes
            ConditionExpression: '#status = :pending',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':checkout': checkoutId, ':pending': 'PENDING' },
          },
        },
        {
          Put: {
            TableName: table,
            Item: { ...checkoutKey(owner, checkoutId), ...checkoutItem.encode({ orderId }) },
          },
        },
      ];
    },

    /** Returns an order only if it belongs to this owner. */
    async orderIdOf(owner: string, checkoutId: string): Promise<string | undefined> {
      const item = await readItem(dynamo, { table, key: checkoutKey(owner, checkoutId) });
      return item === undefined ? undefined : checkoutItem.decode(item).orderId;
    },

    /**
     * Settles a pending order that will not be paid because its page is closed or was never shown. An order that was
     * paid or got its page in the meantime stays as it is.
     */
    async settleUnpaid(order: Order, status: 'CANCELLED' | 'EXPIRED'): Promise<boolean> {
      const { checkoutId } = order;
      const sameCheckout =
        // guard: settle-unpaid-still-the-same-page
        checkoutId === undefined ? 'attribute_not_exists(checkout_id)' : 'checkout_id = :expected';
      return change(order, {
        UpdateExpression: 'SET #status = :status REMOVE pending_shard, pending_since',
        // guard: settle-unpaid-still-pending
        ConditionExpression: `#status = :pending AND ${sameCheckout}`,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': status,
          ':pending': 'PENDING',
          ...(checkoutId === undefined ? {} : { ':expected': checkoutId }),
        },
      });
    },

    /** Succeeds at most once per order, because the new status is not creditable. */
    paidWrite(
      order: Order,
      /** `returned` means that the payment was refunded in full instead of credited. */
      facts: { atMs: number; paymentIntentId: string; amountCents: number; returned?: true },
    ): TransactItem {
      const [pending, cancelled, expired] = creditableStatuses;
      return {
        Update: {
          TableName: table,
          Key: orderKey(order.owner, order.orderId),
          UpdateExpression: `SET ${facts.returned ? 'reversed_cents = :amount, ' : ''}#status = :paid, paid_at_ms = :at, moved_at_ms = :at, payment_intent_id = :intent, recheck_shard = :recheck_shard, recheck_at = :recheck REMOVE pending_shard, pending_since`,
          ConditionExpression:
            // guard: credit-order-in-a-creditable-status
            '#status IN (:pending, :cancelled, :expired) AND amount_cents = :amount AND #kind = :kind',
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
     * Records every answer about reversals, even one without a change, so that an older answer that arrives later finds
     * a different count and is refused.
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
          UpdateExpression: `SET #status = :status, reversed_cents = :reversed, reversals = :next, moved_at_ms = :moved ${rechecked}`,
          // guard: reversal-order-credited-reversals-in-turn
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

    pendingSince(untilMs: number, after?: DuePosition): AsyncGenerator<DueOrder> {
      return dueOrders('pending', isoTime(untilMs), after);
    },

    /** Paid orders for which the provider has to be asked again. */
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
