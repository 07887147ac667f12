import { inTransaction, openDurableDatabase } from '../engine.ts';
import { dueMs, type Execution } from './execution.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS executions (
    sequence INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, status TEXT NOT NULL, due_ms INTEGER,
    stopped_ms INTEGER, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS executions_by_due ON executions (due_ms) WHERE due_ms IS NOT NULL;
  CREATE INDEX IF NOT EXISTS executions_running ON executions (sequence) WHERE status = 'RUNNING';
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, execution INTEGER NOT NULL REFERENCES executions ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
`;

export function openExecutionStore(file: string) {
  const database = openDurableDatabase(file);
  // Two engines on one folder would each run every execution; the second fails to open instead.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = ON');
  inTransaction(database, () => database.exec(schema));
  const read = (row: unknown) => JSON.parse((row as { body: string }).body) as Execution;
  const finder = (condition: string) => {
    const select = database.prepare(`SELECT body FROM executions ${condition}`);
    return (...values: (string | number)[]) => select.all(...values).map(read);
  };
  const bySequence = finder('WHERE sequence = ?');
  const byName = finder('WHERE name = ?');
  const byToken = finder('JOIN tokens ON tokens.execution = sequence WHERE token = ?');
  const due = finder('WHERE due_ms <= ? ORDER BY due_ms, sequence LIMIT 25');
  const running = finder("WHERE status = 'RUNNING' ORDER BY sequence");
  const newest = finder('ORDER BY sequence DESC LIMIT ?');
  const next = database.prepare('SELECT coalesce(max(sequence), 0) + 1 AS sequence FROM executions');
  const forget = database.prepare('DELETE FROM executions WHERE stopped_ms < ?');
  const keep = database.prepare(`
    INSERT INTO executions (sequence, name, status, due_ms, stopped_ms, body) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (sequence) DO UPDATE SET status = excluded.status, due_ms = excluded.due_ms,
      stopped_ms = excluded.stopped_ms, body = excluded.body`);
  const keepToken = database.prepare('INSERT INTO tokens VALUES (?, ?) ON CONFLICT DO NOTHING');
  return {
    nextSequence: () => (next.get() as { sequence: number }).sequence,
    find: (sequence: number) => bySequence(sequence)[0],
    named: (name: string) => byName(name)[0],
    withToken: (token: string) => byToken(token)[0],
    due,
    running,
    newest,
    forgetStoppedBefore: (ms: number) => forget.run(ms),
    save(execution: Execution): void {
      const { sequence, name, status, stoppedMs, phase } = execution;
      inTransaction(database, () => {
        keep.run(sequence, name, status, dueMs(execution), stoppedMs, JSON.stringify(execution));
        if (phase.kind === 'task' && phase.token !== null) keepToken.run(phase.token, sequence);
      });
    },
    close: () => database.close(),
  };
}
