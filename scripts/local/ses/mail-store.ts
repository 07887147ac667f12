import { randomUUID } from 'node:crypto';
import { openDurableDatabase } from '../engine.ts';

export interface Mail {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  from: string;
  /** Everyone the message went to (To, Cc and Bcc), bare addresses. */
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

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mail (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, at TEXT NOT NULL,
    sender TEXT NOT NULL, recipients TEXT NOT NULL, subject TEXT NOT NULL, text TEXT, html TEXT);
  CREATE TABLE IF NOT EXISTS attachment (
    mail_id TEXT NOT NULL REFERENCES mail (id), number INTEGER NOT NULL, filename TEXT NOT NULL,
    content_type TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (mail_id, number)) WITHOUT ROWID;`;

const SELECT = `
  SELECT id, at, sender, recipients, subject, text, html,
    (SELECT json_group_array(
        json_object('filename', filename, 'contentType', content_type, 'size', length(bytes)) ORDER BY number)
       FROM attachment WHERE mail_id = mail.id) AS attachments
  FROM mail`;

type Row = Record<string, unknown>;

export function openMailStore(file: string): WritableMailStore {
  const database = openDurableDatabase(file);
  database.exec(SCHEMA);
  const selectAll = database.prepare(`${SELECT} ORDER BY position`);
  const selectOne = database.prepare(`${SELECT} WHERE id = ?`);
  const selectAttachment = database.prepare(
    'SELECT filename, content_type, bytes FROM attachment WHERE mail_id = ? AND number = ?',
  );
  const insertMail = database.prepare(
    'INSERT INTO mail (id, at, sender, recipients, subject, text, html) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const insertAttachment = database.prepare('INSERT INTO attachment VALUES (?, ?, ?, ?, ?)');

  return {
    list: () => selectAll.all().map(toMail),
    get(id) {
      const row = selectOne.get(id);
      return row && toMail(row);
    },
    attachment(id, index) {
      const row = Number.isSafeInteger(index) ? selectAttachment.get(id, index) : undefined;
      return row && toAttachment(row);
    },
    add(mail) {
      const id = randomUUID();
      database.exec('BEGIN IMMEDIATE');
      try {
        const recipients = JSON.stringify(mail.to);
        insertMail.run(id, mail.at, mail.from, recipients, mail.subject, mail.text, mail.html);
        for (const [number, { filename, contentType, bytes }] of mail.attachments.entries()) {
          insertAttachment.run(id, number, filename, contentType, bytes);
        }
        database.exec('COMMIT');
      } catch (fault) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw fault;
      }
      return id;
    },
    close: () => database.close(),
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toMail(row: Row): Mail {
  return {
    id: String(row.id),
    at: String(row.at),
    from: String(row.sender),
    to: JSON.parse(String(row.recipients)) as string[],
    subject: String(row.subject),
    text: textOrNull(row.text),
    html: textOrNull(row.html),
    attachments: JSON.parse(String(row.attachments)) as Mail['attachments'],
  };
}

const toAttachment = (row: Row): Attachment => ({
  filename: String(row.filename),
  contentType: String(row.content_type),
  bytes: row.bytes instanceof Uint8Array ? row.bytes : new Uint8Array(),
});
