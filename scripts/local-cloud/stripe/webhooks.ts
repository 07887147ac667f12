/** Invariant: an event is on disk before its first attempt, and leaves the queue only by a 2xx or after three days. */
import type { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import { newId } from './new-id.ts';
import type { News } from './payment.ts';
import { signEvent } from './sign-event.ts';

interface EventDraft {
  type: News['type'];
  object: object;
  paymentId: string;
  /** False leaves the event for a manual delivery. */
  scheduled: boolean;
}

export interface Webhooks {
  record(draft: EventDraft): string;
  /** Resolves to the endpoint's status, or null when there was no answer. */
  deliver(eventId: string): Promise<number | null>;
  deliverDue(): void;
  latest(paymentId: string, typePattern: string): string | undefined;
  close(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
// The first waits are short because the endpoint lives in the same process and may just be starting.
const delaysMs = [2 * second, 10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];
const giveUpAfterMs = 72 * hour;
const attemptTimeoutMs = 20 * second;
const atOnce = 8;

export function retryDelayMs(attempts: number): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? 0;
}

interface EventRow {
  body: string;
  attempts: number;
  created_ms: number;
  next_attempt_ms: number | null;
}

interface Delivery {
  secret: string;
  url: () => string;
  clock: Clock;
  closing: AbortSignal;
}

async function post(payload: string, delivery: Delivery): Promise<number | null> {
  const signed = { body: payload, secret: delivery.secret, nowMs: delivery.clock.nowMs() };
  try {
    const response = await fetch(delivery.url(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signEvent(signed),
        'user-agent': 'Stripe/1.0 (local stand-in)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([delivery.closing, AbortSignal.timeout(attemptTimeoutMs)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The retries handle every missing answer.
    return null;
  }
}

function statementsOn(database: DatabaseSync) {
  return {
    insert: database.prepare(
      'INSERT INTO events (id, type, payment, created_ms, body, next_attempt_ms) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    one: database.prepare('SELECT body, attempts, created_ms, next_attempt_ms FROM events WHERE id = ?'),
    due: database.prepare(
      'SELECT id FROM events WHERE next_attempt_ms <= ? ORDER BY next_attempt_ms LIMIT ?',
    ),
    settle: database.prepare(
      'UPDATE events SET attempts = attempts + 1, delivered_ms = ?, next_attempt_ms = NULL, last_status = ? WHERE id = ?',
    ),
    postpone: database.prepare(
      'UPDATE events SET attempts = ?, next_attempt_ms = ?, last_status = ? WHERE id = ? AND delivered_ms IS NULL',
    ),
    resume: database.prepare(
      'UPDATE events SET attempts = 0, next_attempt_ms = ? WHERE next_attempt_ms IS NOT NULL',
    ),
    latest: database.prepare(
      'SELECT id FROM events WHERE payment = ? AND type LIKE ? ORDER BY rowid DESC LIMIT 1',
    ),
  };
}

export function createWebhooks(context: {
  database: DatabaseSync;
  clock: Clock;
  secret: string;
  url: () => string;
}): Webhooks {
  const { clock } = context;
  const statements = statementsOn(context.database);
  const closing = new AbortController();
  const delivery: Delivery = { ...context, closing: closing.signal };
  const inFlight = new Map<string, Promise<number | null>>();
  // Events that a stop or a crash left waiting are due now.
  statements.resume.run(clock.nowMs());

  function settle(id: string, status: number | null): void {
    const row = statements.one.get(id) as unknown as EventRow;
    const nowMs = clock.nowMs();
    if (status !== null && status >= 200 && status < 300) {
      statements.settle.run(nowMs, status, id);
      return;
    }
    const attempts = row.attempts + 1;
    const nextMs = nowMs + retryDelayMs(attempts);
    const goesOn = row.next_attempt_ms !== null && nextMs <= row.created_ms + giveUpAfterMs;
    statements.postpone.run(attempts, goesOn ? nextMs : null, status, id);
  }

  async function attempt(id: string): Promise<number | null> {
    const row = statements.one.get(id) as unknown as EventRow;
    const status = await post(row.body, delivery);
    // A stop says nothing about the endpoint, so the event stays due for the next start.
    if (!closing.signal.aborted) settle(id, status);
    return status;
  }

  function deliver(id: string): Promise<number | null> {
    const running = inFlight.get(id) ?? attempt(id).finally(() => inFlight.delete(id));
    inFlight.set(id, running);
    return running;
  }

  return {
    record(draft) {
      const id = newId('evt_1', 23);
      const nowMs = clock.nowMs();
      const body = eventBody({ id, draft, nowMs });
      statements.insert.run(id, draft.type, draft.paymentId, nowMs, body, draft.scheduled ? nowMs : null);
      return id;
    },
    deliver,
    deliverDue() {
      const due = statements.due.all(clock.nowMs(), atOnce + inFlight.size) as { id: string }[];
      for (const { id } of due) {
        if (inFlight.size >= atOnce || inFlight.has(id)) continue;
        deliver(id).catch((fault) => console.error('stripe: delivery of', id, 'failed:', fault));
      }
    },
    latest(paymentId, typePattern) {
      const row = statements.latest.get(paymentId, typePattern) as { id: string } | undefined;
      return row?.id;
    },
    async close() {
      closing.abort();
      await Promise.allSettled(inFlight.values());
    },
  };
}

const eventBody = ({ id, draft, nowMs }: { id: string; draft: EventDraft; nowMs: number }): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(nowMs / 1000),
    data: { object: draft.object },
    livemode: false,
    type: draft.type,
  });
