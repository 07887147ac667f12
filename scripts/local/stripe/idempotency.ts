/** Invariant: one key has one outcome for 24 hours, committed together with what it did. */
import type { Clock } from '#shared/domain/clock.ts';
import type { Store } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface Outcome {
  status: number;
  body: string;
  requestId: string;
}

export interface KeyedCall {
  key: string;
  /** Method and path. */
  endpoint: string;
  /** The encoded parameters, in any order. */
  parameters: string;
}

export interface Idempotency {
  earlier(call: KeyedCall): Outcome | undefined;
  keep(call: KeyedCall, outcome: Outcome): void;
}

const keptMs = 24 * 60 * 60 * 1000;
const maximumKeyLength = 255;

export function createIdempotency({ database }: Store, clock: Clock): Idempotency {
  const forget = database.prepare('DELETE FROM idempotency WHERE created_ms <= ?');
  const find = database.prepare('SELECT * FROM idempotency WHERE key = ?');
  const insert = database.prepare(
    'INSERT INTO idempotency (key, endpoint, parameters, created_ms, status, body, request_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    earlier(call) {
      if (call.key.length > maximumKeyLength) {
        refuse(
          `Idempotency keys hold up to ${maximumKeyLength} characters; this one has ${call.key.length}.`,
        );
      }
      forget.run(clock.nowMs() - keptMs);
      const row = find.get(call.key);
      if (!row) return undefined;
      if (row.endpoint !== call.endpoint) {
        refuse(`The idempotency key '${call.key}' was first used for ${row.endpoint}, not ${call.endpoint}.`);
      }
      if (row.parameters !== canonical(call.parameters)) {
        refuse(
          `The idempotency key '${call.key}' was first used with other parameters; use another key for another request.`,
        );
      }
      return { status: Number(row.status), body: String(row.body), requestId: String(row.request_id) };
    },
    keep(call, { status, body, requestId }) {
      const parameters = canonical(call.parameters);
      insert.run(call.key, call.endpoint, parameters, clock.nowMs(), status, body, requestId);
    },
  };
}

function canonical(encoded: string): string {
  return JSON.stringify([...new URLSearchParams(encoded)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function refuse(message: string): never {
  throw new StripeRefusal({ type: 'idempotency_error', message });
}
