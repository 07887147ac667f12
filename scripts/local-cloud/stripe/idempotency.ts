/** Invariant: one key has one outcome for 24 hours, committed together with its effect. */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { invalid } from './read-request.ts';

export interface Outcome {
  status: number;
  body: string;
  requestId: string;
}

export interface KeyedCall {
  key: string;
  /** Method and path. */
  asked: string;
  /** The parameters, in any order. */
  encoded: string;
}

export interface Idempotency {
  earlier(call: KeyedCall): Outcome | undefined;
  keep(call: KeyedCall, outcome: Outcome): void;
}

const keptMs = dayMs;
const longestKey = 255;

export function createIdempotency(database: DatabaseSync, clock: Clock): Idempotency {
  const forget = database.prepare('DELETE FROM idempotency WHERE created_ms <= ?');
  const find = database.prepare('SELECT * FROM idempotency WHERE key = ?');
  const insert = database.prepare(
    'INSERT INTO idempotency (key, asked, created_ms, status, body, request_id) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    earlier(call) {
      if (call.key.length > longestKey) throw refused(`A key holds up to ${longestKey} characters`);
      forget.run(clock.nowMs() - keptMs);
      const row = find.get(call.key);
      if (row === undefined) return undefined;
      if (row.asked !== wholeOf(call))
        throw refused(`The key '${call.key}' was first used for another request`);
      return { status: Number(row.status), body: String(row.body), requestId: String(row.request_id) };
    },
    keep(call, { status, body, requestId }) {
      insert.run(call.key, wholeOf(call), clock.nowMs(), status, body, requestId);
    },
  };
}

const wholeOf = ({ asked, encoded }: KeyedCall): string =>
  JSON.stringify([asked, [...new URLSearchParams(encoded)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))]);

const refused = (message: string) => invalid({ code: 'idempotency_error', message });
