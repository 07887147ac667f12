import { randomUUID } from 'node:crypto';
import { openDurableDatabase } from '../engine.ts';

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
  /** Oldest first. */
  list(): Mail[];
  get(id: string): Mail | undefined;
  attachment(id: string, index: number): Attachment | undefined;
}

export interface WritableMailStore extends MailStore {
  /** Returns the id once the mail is on disk. */
  add(mail: NewMail): string;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS mail (id TEXT PRIMARY KEY, body TEXT NOT NULL, enclosed BLOB NOT NULL)`;

/** What was sent, each mail in one row: its parts as JSON, and the bytes of all that is enclosed, one after another. */
export function openMailStore(file: string): WritableMailStore {
  const database = openDurableDatabase(file);
  database.exec(schema);
  const all = database.prepare('SELECT body FROM mail ORDER BY rowid');
  const one = database.prepare('SELECT body, enclosed FROM mail WHERE id = ?');
  const insert = database.prepare('INSERT INTO mail VALUES (?, ?, ?)');
  const mailIn = (row: { body?: unknown }) => JSON.parse(String(row.body)) as Mail;

  return {
    list: () => all.all().map(mailIn),
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
    add({ attachments, ...rest }) {
      const id = randomUUID();
      const described = attachments.map(({ bytes, ...named }) => ({ ...named, size: bytes.length }));
      const body: Mail = { id, ...rest, attachments: described };
      insert.run(id, JSON.stringify(body), Buffer.concat(attachments.map(({ bytes }) => bytes)));
      return id;
    },
    close: () => database.close(),
  };
}
