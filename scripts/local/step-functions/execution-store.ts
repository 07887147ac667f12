import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDurableDatabase } from '../engine.ts';
import { type Execution, nextDeadline } from './interpreter/execution.ts';
import type { EventDetails, HistoryEvent, Transition } from './interpreter/transition.ts';

export interface StoredMachine {
  name: string;
  roleArn: string;
  createdMs: number;
  revisionId: string;
  definition: string;
}

const schema = `
  CREATE TABLE IF NOT EXISTS revisions (id TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS machines (
    name TEXT PRIMARY KEY, role_arn TEXT NOT NULL, created_ms INTEGER NOT NULL, revision_id TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS executions (
    sequence INTEGER PRIMARY KEY, arn TEXT NOT NULL UNIQUE, machine TEXT NOT NULL, status TEXT NOT NULL,
    redrives INTEGER NOT NULL, due_ms INTEGER, stopped_ms INTEGER, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS executions_by_machine ON executions (machine, sequence);
  CREATE INDEX IF NOT EXISTS executions_by_due ON executions (due_ms) WHERE due_ms IS NOT NULL;
  CREATE INDEX IF NOT EXISTS executions_running ON executions (sequence) WHERE status = 'RUNNING';
  CREATE INDEX IF NOT EXISTS executions_by_end ON executions (stopped_ms) WHERE stopped_ms IS NOT NULL;
  CREATE TABLE IF NOT EXISTS events (
    execution INTEGER NOT NULL REFERENCES executions ON DELETE CASCADE, id INTEGER NOT NULL,
    previous_id INTEGER NOT NULL, at_ms INTEGER NOT NULL, type TEXT NOT NULL, details TEXT NOT NULL,
    PRIMARY KEY (execution, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, execution INTEGER NOT NULL REFERENCES executions ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tokens_by_execution ON tokens (execution);
`;

export type ExecutionStore = ReturnType<typeof openExecutionStore>;

export function openExecutionStore(file: string) {
  const database = openDurableDatabase(file);
  // Two engines on one folder would each run every execution; the second fails to open instead.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = ON');
  inTransaction(database, () => database.exec(schema));
  return {
    transaction: <T>(work: () => T): T => inTransaction(database, work),
    ...machineTable(database),
    ...executionTable(database),
    ...eventTable(database),
    close: () => database.close(),
  };
}

function machineTable(database: DatabaseSync) {
  const columns = `SELECT name, role_arn AS roleArn, created_ms AS createdMs, revision_id AS revisionId, definition
    FROM machines JOIN revisions ON revisions.id = machines.revision_id`;
  const find = database.prepare(`${columns} WHERE name = ?`);
  const addRevision = database.prepare('INSERT INTO revisions (id, definition) VALUES (?, ?)');
  const save =
    database.prepare(`INSERT INTO machines (name, role_arn, created_ms, revision_id) VALUES (?, ?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET role_arn = excluded.role_arn, revision_id = excluded.revision_id`);
  const findRevision = database.prepare('SELECT definition FROM revisions WHERE id = ?');
  return {
    findMachine: (name: string) => find.get(name) as StoredMachine | undefined,
    /** Running executions keep the revision they started with. */
    saveMachine(machine: StoredMachine): void {
      if (findRevision.get(machine.revisionId) === undefined)
        addRevision.run(machine.revisionId, machine.definition);
      save.run(machine.name, machine.roleArn, machine.createdMs, machine.revisionId);
    },
    definitionOf: (revisionId: string) =>
      (findRevision.get(revisionId) as { definition: string } | undefined)?.definition,
  };
}

function executionTable(database: DatabaseSync) {
  const read = (row: unknown) =>
    row === undefined ? undefined : (JSON.parse((row as { body: string }).body) as Execution);
  const readAll = (rows: unknown[]) => rows.flatMap((row) => read(row) ?? []);
  const next = database.prepare('SELECT coalesce(max(sequence), 0) + 1 AS sequence FROM executions');
  const find = database.prepare('SELECT body FROM executions WHERE sequence = ?');
  const findArn = database.prepare('SELECT body FROM executions WHERE arn = ?');
  const findToken = database.prepare(
    'SELECT body FROM executions JOIN tokens ON tokens.execution = sequence WHERE token = ?',
  );
  const due = database.prepare(
    'SELECT sequence FROM executions WHERE due_ms <= ? ORDER BY due_ms, sequence LIMIT ?',
  );
  const running = database.prepare("SELECT body FROM executions WHERE status = 'RUNNING' ORDER BY sequence");
  const list = database.prepare(
    'SELECT body FROM executions WHERE machine = ? AND status LIKE ? ORDER BY sequence DESC LIMIT ?',
  );
  const newest = database.prepare('SELECT body FROM executions ORDER BY sequence DESC LIMIT ?');
  const forget = database.prepare('DELETE FROM executions WHERE stopped_ms < ?');
  return {
    nextSequence: () => (next.get() as { sequence: number }).sequence,
    findExecution: (sequence: number) => read(find.get(sequence)),
    findExecutionByArn: (arn: string) => read(findArn.get(arn)),
    findExecutionByToken: (token: string) => read(findToken.get(token)),
    dueExecutions: (nowMs: number, limit: number) =>
      (due.all(nowMs, limit) as { sequence: number }[]).map(({ sequence }) => sequence),
    runningExecutions: () => readAll(running.all()),
    newestExecutions: (limit: number) => readAll(newest.all(limit)),
    forgetExecutionsStoppedBefore: (ms: number) => forget.run(ms),
    listExecutions: ({ machine, status, limit }: ExecutionFilter): Execution[] =>
      readAll(list.all(machine, status ?? '%', limit)),
  };
}

interface ExecutionFilter {
  machine: string;
  status: string | undefined;
  limit: number;
}

function eventTable(database: DatabaseSync) {
  const save = database.prepare(`
    INSERT INTO executions (sequence, arn, machine, status, redrives, due_ms, stopped_ms, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (sequence) DO UPDATE SET status = excluded.status, redrives = excluded.redrives,
      due_ms = excluded.due_ms, stopped_ms = excluded.stopped_ms, body = excluded.body`);
  const append = database.prepare(
    'INSERT INTO events (execution, id, previous_id, at_ms, type, details) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addToken = database.prepare(
    'INSERT INTO tokens (token, execution) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const columns = 'SELECT id, previous_id AS previousId, at_ms AS atMs, type, details FROM events';
  const upwards = database.prepare(`${columns} WHERE execution = ? ORDER BY id LIMIT ?`);
  const downwards = database.prepare(`${columns} WHERE execution = ? ORDER BY id DESC LIMIT ?`);
  return {
    /** Must run inside a transaction, so that an execution and its history always agree. */
    saveTransition({ execution, events }: Transition): void {
      const { sequence, arn, machineName, status, redriveCount, stoppedMs } = execution;
      const body = JSON.stringify(execution);
      save.run(sequence, arn, machineName, status, redriveCount, dueMs(execution), stoppedMs, body);
      for (const { id, previousId, atMs, type, details } of events)
        append.run(sequence, id, previousId, atMs, type, JSON.stringify(details));
      const { phase } = execution.position;
      if (phase.kind === 'task' && phase.token !== null) addToken.run(phase.token, sequence);
    },
    listEvents(
      sequence: number,
      { limit, newestFirst }: { limit: number; newestFirst: boolean },
    ): HistoryEvent[] {
      const rows = (newestFirst ? downwards : upwards).all(sequence, limit);
      return (rows as unknown as (Omit<HistoryEvent, 'details'> & { details: string })[]).map((row) => ({
        ...row,
        details: JSON.parse(row.details) as EventDetails,
      }));
    },
  };
}

/** When the poll must look at it; immediately for an execution that was cut short between two states. */
function dueMs(execution: Execution): number | null {
  if (execution.status !== 'RUNNING') return null;
  if (execution.position.phase.kind === 'entering') return 0;
  return nextDeadline(execution)?.atMs ?? null;
}
