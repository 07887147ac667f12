import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import { realPacing, TryAgain, untilDone } from '../runtime/pacing.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';
import { updateWhen } from './update-when.ts';

/**
 * Counts attempts on one subject from all addresses. The first few are free; each later one waits twice as long as
 * the one before, up to a bound. The counter never blocks completely, and resets after a quiet day.
 *
 * Items in the limits table: pk <name>#<subject>, sk attempts.
 */
export interface Slowing {
  name: string;
  free: number;
  longestWaitSeconds: number;
  forgottenAfterSeconds: number;
}

export type SlowAttempt = { allowed: true; made: number } | { allowed: false; retryAfterSeconds: number };

export type SlowCounter = ReturnType<typeof buildSlowCounter>;

interface CounterDependencies {
  dynamo: Dynamo;
  table: string;
  clock: Clock;
  slowing: Slowing;
}

interface Counted {
  attempts: number;
  /** When the next attempt may be made. */
  nextMs: number;
}

export const counterItem = itemCodec<Counted>({
  kind: 'slow counter',
  fields: () => z.object({ attempts: z.int(), nextMs: z.int() }),
});

export function buildSlowCounter({ dynamo, table, clock, slowing }: CounterDependencies) {
  const keyOf = (subject: string) => ({ pk: `${slowing.name}#${subject}`, sk: 'attempts' });

  /** Returns undefined if the condition refuses. */
  async function write(subject: string, update: CounterUpdate): Promise<Counted | undefined> {
    const { set, condition, values } = update;
    const item = await updateWhen(dynamo, {
      TableName: table,
      Key: keyOf(subject),
      UpdateExpression: set,
      ConditionExpression: condition,
      ExpressionAttributeValues: values,
    });
    return item === undefined ? undefined : counterItem.decode(item);
  }

  const lastingFrom = (nowMs: number) => {
    const forgottenAtMs = nowMs + slowing.forgottenAfterSeconds * 1000;
    return { ':forgotten': forgottenAtMs, ':after': Math.ceil(forgottenAtMs / 1000) };
  };
  const lasting = 'forgotten_at_ms = :forgotten, delete_after_s = :after';

  const countFree = (subject: string, nowMs: number) =>
    write(subject, {
      set: `SET ${lasting} ADD attempts :one`,
      condition: 'attempts < :free AND forgotten_at_ms > :now',
      values: { ':one': 1, ':free': slowing.free, ':now': nowMs, ...lastingFrom(nowMs) },
    });

  const restart = (subject: string, nowMs: number) =>
    write(subject, {
      set: `SET ${lasting}, attempts = :one, next_ms = :none`,
      condition: 'attribute_not_exists(pk) OR forgotten_at_ms <= :now',
      values: { ':one': 1, ':none': 0, ':now': nowMs, ...lastingFrom(nowMs) },
    });

  /** Above the free attempts: one at a time, from the count that was read. */
  async function countSlow(subject: string, nowMs: number): Promise<SlowAttempt | TryAgain> {
    const item = await readItem(dynamo, { table, key: keyOf(subject) });
    const { attempts, nextMs } = item === undefined ? { attempts: 0, nextMs: 0 } : counterItem.decode(item);
    // Another attempt started or reset the counter in between.
    if (attempts < slowing.free) return new TryAgain({ kind: 'refused' });
    if (nextMs > nowMs) return { allowed: false, retryAfterSeconds: Math.ceil((nextMs - nowMs) / 1000) };
    const made = attempts + 1;
    const waitSeconds = Math.min(slowing.longestWaitSeconds, 2 ** (made - slowing.free - 1));
    const counted = await write(subject, {
      set: `SET ${lasting}, attempts = :made, next_ms = :next`,
      condition: 'attempts = :seen AND next_ms <= :now',
      values: {
        ':made': made,
        ':seen': attempts,
        ':next': nowMs + waitSeconds * 1000,
        ':now': nowMs,
        ...lastingFrom(nowMs),
      },
    });
    return counted === undefined ? new TryAgain({ kind: 'refused' }) : { allowed: true, made };
  }

  return {
    /** Counts the attempt before it is made, so that parallel attempts give no advantage. */
    attempt(subject: string): Promise<SlowAttempt> {
      return untilDone<SlowAttempt>(realPacing, async () => {
        const nowMs = clock.nowMs();
        const counted = (await countFree(subject, nowMs)) ?? (await restart(subject, nowMs));
        return counted === undefined ? countSlow(subject, nowMs) : { allowed: true, made: counted.attempts };
      });
    },

    /**
     * Forgives a right attempt: below the bound the counter resets; above it, where others are guessing, only this
     * attempt is removed.
     */
    async forgive(subject: string): Promise<void> {
      const values = { ':free': slowing.free, ':none': 0 };
      const forgotten = await write(subject, {
        set: 'SET attempts = :none',
        condition: 'attempts <= :free',
        values,
      });
      if (forgotten !== undefined) return;
      await write(subject, {
        set: 'SET next_ms = :none ADD attempts :minus',
        condition: 'attempts > :free',
        values: { ...values, ':minus': -1 },
      });
    },
  };
}

interface CounterUpdate {
  set: string;
  condition: string;
  values: Record<string, number>;
}
