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
 *   pk <owner>  sk order#<orderId>    ids begin with the time the order was made; in the index `pending` until it is
 *                                     settled, in `recheck` once paid and as long as it may be reversed
 *   pk <owner>  sk checkout#<checkoutId> which order a checkout is for
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
  /** False when the order was not in the state the change starts from. */
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
    /** Saved before the payment provider is asked, so that every payment has an order. */
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
        // The client repeats a write whose answer was lost, and the repetition finds the order already saved.
        const isSaved =
          isRefusedCondition(error) && isDeepStrictEqual(await find(order.owner, order.orderId), order);
        if (!isSaved) throw error;
      }
    },

    find,

    /** Newest first; undefined for a cursor that is none. */
    async listOf(owner: string, cursor?: string): Promise<{ orders: Order[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'order#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { orders: items.map(orderItem.decode), ...rest };
    },

    /** Those of an owner made since then, oldest first. */
    async madeSince(owner: string, sinceMs: number): Promise<Order[]> {
      const from = `order#${timedId('ord', Math.max(0, sinceMs), '')}`;
      return (await readAll(dynamo, { table, owner, prefix: 'order#', from })).map(orderItem.decode);
    },

    /** Every order of an owner, for the export of an account. */
    async allOf(owner: string): Promise<Order[]> {
      return (await readAll(dynamo, { table, owner, prefix: 'order#' })).map(orderItem.decode);
    },

    /**
     * Ties the payment page to its order, and notes for its owner which order that is; only then may anybody be sent
     * there. Writing the same again changes nothing.
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

    /** Which order a payment page is for, if it is this owner's. */
    async orderIdOf(owner: string, checkoutId: string): Promise<string | undefined> {
      const item = await readItem(dynamo, { table, key: checkoutKey(owner, checkoutId) });
      return item === undefined ? undefined : checkoutItem.decode(item).orderId;
    },

    /**
     * A pending order that will not be paid: its page is closed, or was never shown to anybody. One that was paid, or
     * got its page in the meantime, stays as it is.
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
