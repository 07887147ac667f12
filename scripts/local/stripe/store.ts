import { join } from 'node:path';
import type Stripe from 'stripe';
import { openDurableDatabase } from '../engine.ts';

type DurableDatabase = ReturnType<typeof openDurableDatabase>;

/** As on the wire: the SDK turns `unit_amount_decimal` into a number object of its own. */
export type LineItem = Omit<Stripe.LineItem, 'price'> & {
  price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
};

export interface PaymentData {
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
}

export interface SessionRecord {
  session: Stripe.Checkout.Session;
  lineItems: LineItem[];
  paymentData: PaymentData;
}

export type StoredObject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;
type Kind = StoredObject['object'];

export interface Store {
  database: DurableDatabase;
  /** Joins the transaction that is open, if one is. */
  transaction<T>(work: () => T): T;
  session(id: string): SessionRecord | undefined;
  sessionOfIntent(intentId: string): SessionRecord | undefined;
  sessions(limit: number): SessionRecord[];
  openSessionsExpiredBy(seconds: number): SessionRecord[];
  saveSession(record: SessionRecord): void;
  find<K extends Kind>(kind: K, id: string): Extract<StoredObject, { object: K }> | undefined;
  /** Newest first. */
  ofCharge<K extends 'refund' | 'dispute'>(kind: K, chargeId: string): Extract<StoredObject, { object: K }>[];
  save(object: StoredObject): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, expires_at INTEGER NOT NULL,
    session TEXT NOT NULL, line_items TEXT NOT NULL, payment_data TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at) WHERE status = 'open';
  CREATE INDEX IF NOT EXISTS sessions_by_intent ON sessions (json_extract(session, '$.payment_intent'));
  CREATE TABLE IF NOT EXISTS objects (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, charge TEXT, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS objects_by_charge ON objects (charge, kind);
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, parameters TEXT NOT NULL, created_ms INTEGER NOT NULL,
    status INTEGER NOT NULL, body TEXT NOT NULL, request_id TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, session_id TEXT NOT NULL, created_ms INTEGER NOT NULL,
    body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_ms INTEGER,
    delivered_ms INTEGER, last_status INTEGER);
  CREATE INDEX IF NOT EXISTS events_due ON events (next_attempt_ms) WHERE next_attempt_ms IS NOT NULL;
  CREATE INDEX IF NOT EXISTS events_by_session ON events (session_id);
`;

interface SessionRow {
  session: string;
  line_items: string;
  payment_data: string;
}

function readSession(row: unknown): SessionRecord {
  const { session, line_items, payment_data } = row as SessionRow;
  return {
    session: JSON.parse(session) as Stripe.Checkout.Session,
    lineItems: JSON.parse(line_items) as LineItem[],
    paymentData: JSON.parse(payment_data) as PaymentData,
  };
}

function readObject<K extends Kind>(row: unknown): Extract<StoredObject, { object: K }> {
  return JSON.parse((row as { body: string }).body) as Extract<StoredObject, { object: K }>;
}

function transactionsOn(database: DurableDatabase): Store['transaction'] {
  return (work) => {
    if (database.isTransaction) return work();
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (fault) {
      database.exec('ROLLBACK');
      throw fault;
    }
  };
}

export function openStore(dataFolder: string): Store {
  const database = openDurableDatabase(join(dataFolder, 'stripe.sqlite'));
  database.exec(schema);
  const oneSession = database.prepare('SELECT * FROM sessions WHERE id = ?');
  const paidSession = database.prepare(
    `SELECT * FROM sessions WHERE json_extract(session, '$.payment_intent') = ?`,
  );
  const newestSessions = database.prepare('SELECT * FROM sessions ORDER BY rowid DESC LIMIT ?');
  const expired = database.prepare(`SELECT * FROM sessions WHERE status = 'open' AND expires_at <= ?`);
  const putSession = database.prepare(
    `INSERT INTO sessions (id, status, expires_at, session, line_items, payment_data) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, session = excluded.session`,
  );
  const oneObject = database.prepare('SELECT body FROM objects WHERE kind = ? AND id = ?');
  const chargeObjects = database.prepare(
    'SELECT body FROM objects WHERE kind = ? AND charge = ? ORDER BY rowid DESC',
  );
  const putObject = database.prepare(
    `INSERT INTO objects (id, kind, charge, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  return {
    database,
    transaction: transactionsOn(database),
    session(id) {
      const row = oneSession.get(id);
      return row && readSession(row);
    },
    sessionOfIntent(intentId) {
      const row = paidSession.get(intentId);
      return row && readSession(row);
    },
    sessions: (limit) => newestSessions.all(limit).map(readSession),
    openSessionsExpiredBy: (seconds) => expired.all(seconds).map(readSession),
    saveSession({ session, lineItems, paymentData }) {
      const bodies = [session, lineItems, paymentData].map((body) => JSON.stringify(body));
      putSession.run(session.id, session.status, session.expires_at, ...bodies);
    },
    find(kind, id) {
      const row = oneObject.get(kind, id);
      return row && readObject(row);
    },
    ofCharge: (kind, chargeId) => chargeObjects.all(kind, chargeId).map((row) => readObject(row)),
    save(object) {
      const charge = 'charge' in object ? object.charge : null;
      putObject.run(
        object.id,
        object.object,
        typeof charge === 'string' ? charge : null,
        JSON.stringify(object),
      );
    },
  };
}
