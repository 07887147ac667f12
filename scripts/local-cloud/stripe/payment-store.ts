import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDurableDatabase } from '../engine.ts';
import type { Payment } from './payment.ts';
import type { CheckoutRequest } from './read-request.ts';

/** A payment and the request that created its checkout. */
export interface KeptPayment extends Payment {
  request: CheckoutRequest;
  createdAtMs: number;
}

export interface PaymentStore {
  database: DatabaseSync;
  /** Joins an open transaction. */
  transaction<T>(work: () => T): T;
  find(id: string): KeptPayment | undefined;
  ofIntent(intentId: string): KeptPayment | undefined;
  /** Created at that time or later, newest first. */
  since(ms: number): KeptPayment[];
  openUntil(ms: number): KeptPayment[];
  save(payment: KeptPayment): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY, intent TEXT UNIQUE, open_until_ms INTEGER, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS payments_open ON payments (open_until_ms) WHERE open_until_ms IS NOT NULL;
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY, asked TEXT NOT NULL, created_ms INTEGER NOT NULL,
    status INTEGER NOT NULL, body TEXT NOT NULL, request_id TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, payment TEXT NOT NULL, created_ms INTEGER NOT NULL,
    body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_ms INTEGER,
    delivered_ms INTEGER, last_status INTEGER);
  CREATE INDEX IF NOT EXISTS events_due ON events (next_attempt_ms) WHERE next_attempt_ms IS NOT NULL;
  CREATE INDEX IF NOT EXISTS events_by_payment ON events (payment);
`;

export function openPaymentStore(dataFolder: string): PaymentStore {
  const database = openDurableDatabase(join(dataFolder, 'payments.sqlite'));
  database.exec(schema);
  const one = database.prepare('SELECT body FROM payments WHERE id = ?');
  const oneOfIntent = database.prepare('SELECT body FROM payments WHERE intent = ?');
  const since = database.prepare(
    "SELECT body FROM payments WHERE json_extract(body, '$.createdAtMs') >= ? ORDER BY rowid DESC",
  );
  const due = database.prepare('SELECT body FROM payments WHERE open_until_ms <= ?');
  const put = database.prepare(
    `INSERT INTO payments (id, intent, open_until_ms, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
     intent = excluded.intent, open_until_ms = excluded.open_until_ms, body = excluded.body`,
  );
  const read = ({ body }: { body?: unknown }) => JSON.parse(String(body)) as KeptPayment;
  const readOne = (row: { body?: unknown } | undefined) => row && read(row);
  return {
    database,
    transaction: (work) => inTransaction(database, work),
    find: (id) => readOne(one.get(id)),
    ofIntent: (intentId) => readOne(oneOfIntent.get(intentId)),
    since: (ms) => since.all(ms).map(read),
    openUntil: (ms) => due.all(ms).map(read),
    save(payment) {
      const openUntilMs = payment.state === 'open' ? payment.expiresAtMs : null;
      put.run(payment.id, payment.paymentIntentId ?? null, openUntilMs, JSON.stringify(payment));
    },
  };
}
