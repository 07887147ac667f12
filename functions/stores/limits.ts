import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { type ConditionalUpdate, updateWhen } from './update-when.ts';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type LimitStore = ReturnType<typeof buildLimitStore>;

interface LimitDependencies {
  dynamo: Dynamo;
  table: string;
  clock: Clock;
}

/**
 * Counts attempts before they are made, with one conditional write, so that parallel attempts cannot exceed the limit.
 * A window opens with its first attempt, and the count restarts after it closes.
 */
export function buildLimitStore({ dynamo, table, clock }: LimitDependencies) {
  const keyOf = (limit: Limit, subject: string) => ({ pk: `${limit.name}#${subject}`, sk: 'attempts' });

  async function write(limit: Limit, subject: string, update: LimitUpdate): Promise<Counted | undefined> {
    const item = await updateWhen(dynamo, { TableName: table, Key: keyOf(limit, subject), ...update });
    return item === undefined ? undefined : windowItem.decode(item);
  }

  const windowFrom = (limit: Limit, nowMs: number) => {
    const endsMs = nowMs + limit.windowSeconds * 1000;
    return { ':now': nowMs, ':ends': endsMs, ':after': Math.ceil(endsMs / 1000) };
  };

  /** Counts in the open window, or in the first one ever. */
  const countInWindow = (limit: Limit, subject: string, nowMs: number) =>
    write(limit, subject, {
      UpdateExpression:
        'SET window_ends_ms = if_not_exists(window_ends_ms, :ends), delete_after_s = if_not_exists(delete_after_s, :after) ADD attempts :one',
      // guard: limits-counted-in-a-window
      ConditionExpression: 'attribute_not_exists(pk) OR window_ends_ms > :now',
      ExpressionAttributeValues: { ...windowFrom(limit, nowMs), ':one': 1 },
    });

  const openWindow = (limit: Limit, subject: string, nowMs: number) =>
    write(limit, subject, {
      UpdateExpression: 'SET attempts = :first, window_ends_ms = :ends, delete_after_s = :after',
      // guard: limits-one-window-at-a-time
      ConditionExpression: 'attribute_not_exists(pk) OR window_ends_ms <= :now',
      ExpressionAttributeValues: { ...windowFrom(limit, nowMs), ':first': 1 },
    });

  return {
    async attempt(limit: Limit, subject: string): Promise<Attempt> {
      const nowMs = clock.nowMs();
      // A request that loses the race to open a window counts in the window of the winner.
      const counted =
        (await countInWindow(limit, subject, nowMs)) ??
        (await openWindow(limit, subject, nowMs)) ??
        (await countInWindow(limit, subject, nowMs));
      if (counted === undefined) throw new Error('A window closed while it opened');
      if (counted.attempts <= limit.max) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.ceil((counted.windowEndsMs - nowMs) / 1000) };
    },

    /** Takes back an attempt that does not count after all. */
    async giveBack(limit: Limit, subject: string): Promise<void> {
      await write(limit, subject, {
        UpdateExpression: 'ADD attempts :minus',
        ConditionExpression: 'attempts > :none',
        ExpressionAttributeValues: { ':minus': -1, ':none': 0 },
      });
    },

    async clear(limit: Limit, subject: string): Promise<void> {
      await dynamo.send('DeleteItem', { TableName: table, Key: keyOf(limit, subject) });
    },
  };
}

interface Counted {
  attempts: number;
  windowEndsMs: number;
}

export const windowItem = itemCodec<Counted>({
  kind: 'window of a limit',
  fields: () => z.object({ attempts: z.int(), windowEndsMs: z.int() }),
});

type LimitUpdate = Omit<ConditionalUpdate, 'TableName' | 'Key'>;
