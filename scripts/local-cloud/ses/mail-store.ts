import { randomUUID } from 'node:crypto';
import { inTransaction, openDurableDatabase } from '../engine.ts';

export interface Mail {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  from: string;
  /** Bare addresses. */
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; size: number }[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

export type NewMail = Omit<Mail, 'id' | 'attachments'> & { attachments: Attachment[] };

export interface MailStore {
  /** All mails, or those to one address, oldest first. */
  list(to?: string | null): Mail[];
  get(id: string): Mail | undefined;
  attachment(id: string, index: number): Attachment | undefined;
}

export interface WritableMailStore extends MailStore {
  /** Saves the mail together with its report, then returns the mail's id. */
  add(mail: NewMail, reportOf?: (id: string) => string | undefined): string;
  addReport(message: string): void;
  /** The reports not accepted yet, oldest first. */
  reports(): { id: number; message: string }[];
  removeReport(id: number): void;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS mail (id TEXT PRIMARY KEY, body TEXT NOT NULL, enclosed BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS report (id INTEGER PRIMARY KEY AUTOINCREMENT, message TEXT NOT NULL)`;

/** Stores each mail in one row: its parts as JSON, and the bytes of all attachments in sequence. */
export function openMailStore(file: string): WritableMailStore {
  const database = openDurableDatabase(file);
  database.exec(schema);
  const all = database.prepare('SELECT body FROM mail ORDER BY rowid');
  const toOne = database.prepare(
    "SELECT body FROM mail WHERE EXISTS (SELECT 1 FROM json_each(body, '$.to') WHERE value = ?) ORDER BY rowid",
  );
  const one = database.prepare('SELECT body, enclosed FROM mail WHERE id = ?');
  const insert = database.prepare('INSERT INTO mail VALUES (?, ?, ?)');
  const insertReport = database.prepare('INSERT INTO report (message) VALUES (?)');
  const waiting = database.prepare('SELECT id, message FROM report ORDER BY id');
  const taken = database.prepare('DELETE FROM report WHERE id = ?');
  const mailIn = (row: { body?: unknown }) => JSON.parse(String(row.body)) as Mail;

  return {
    list: (to = null) => (to === null ? all.all() : toOne.all(to)).map(mailIn),
    get(id) {
      const row = one.get(id);
      return row && mailIn(row);
    },
    attachment(id, index) {
      const row = one.get(id);
      const { attachments } = row === undefined ? { attachments: [] } : mailIn(row);
      const wanted = attachments[index];
      if (wanted === undefined || !(row?.enclosed instanceof Uint8Array)) return undefined;
      const start = attachments.slice(0, index).reduce((sum, { size }) => sum + size, 0);
      return { ...wanted, bytes: row.enclosed.subarray(start, start + wanted.size) };
    },
    add({ attachments, ...rest }, reportOf = () => undefined) {
      const id = randomUUID();
      const described = attachments.map(({ bytes, ...named }) => ({ ...named, size: bytes.length }));
      const body: Mail = { id, ...rest, attachments: described };
      const report = reportOf(id);
      inTransaction(database, () => {
        insert.run(id, JSON.stringify(body), Buffer.concat(attachments.map(({ bytes }) => bytes)));
        if (report !== undefined) insertReport.run(report);
      });
      return id;
    },
    addReport: (message) => void insertReport.run(message),
    reports: () => waiting.all().map(({ id, message }) => ({ id: Number(id), message: String(message) })),
    removeReport: (id) => void taken.run(id),
    close: () => database.close(),
  };
}
