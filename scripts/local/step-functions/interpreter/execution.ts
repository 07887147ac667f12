import type { Json } from './json.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** A function to call, and the token or result to wait for. All instants are absolute, so a restart keeps them. */
export interface TaskPhase {
  kind: 'task';
  attempt: number;
  functionName: string;
  payload: Json;
  token: string | null;
  /** The function has answered; only the token is still awaited. */
  submitted: boolean;
  deadlineMs: number | null;
  heartbeatMs: number | null;
  heartbeatDeadlineMs: number | null;
}

export type Phase =
  | { kind: 'entering' }
  | { kind: 'waiting'; untilMs: number }
  | { kind: 'retrying'; atMs: number }
  | TaskPhase;

export interface Position {
  stateName: string;
  enteredMs: number;
  /** Id of the event that entered the state. */
  enteredEventId: number;
  input: Json;
  /** Retries made, one count for each retrier of the state. */
  retries: number[];
  phase: Phase;
}

export interface Execution {
  sequence: number;
  arn: string;
  name: string;
  machineName: string;
  revisionId: string;
  roleArn: string;
  input: string;
  status: ExecutionStatus;
  startedMs: number;
  stoppedMs: number | null;
  output: string | null;
  error: string | null;
  cause: string | null;
  redriveCount: number;
  redrivenMs: number | null;
  redriveToken: string | null;
  deadlineMs: number | null;
  lastEventId: number;
  /** Task attempts so far: a late answer to an earlier one is told apart by its number. */
  attempts: number;
  position: Position;
}

export type Deadline = { atMs: number; kind: 'execution' | 'wait' | 'retry' | 'task' | 'heartbeat' };

/** The next instant at which the execution moves by itself; the earliest wins when a clock jump passes several. */
export function nextDeadline({ deadlineMs, position: { phase } }: Execution): Deadline | undefined {
  const deadlines: Deadline[] = [];
  if (phase.kind === 'waiting') deadlines.push({ atMs: phase.untilMs, kind: 'wait' });
  if (phase.kind === 'retrying') deadlines.push({ atMs: phase.atMs, kind: 'retry' });
  if (phase.kind === 'task') {
    if (phase.heartbeatDeadlineMs !== null)
      deadlines.push({ atMs: phase.heartbeatDeadlineMs, kind: 'heartbeat' });
    if (phase.deadlineMs !== null) deadlines.push({ atMs: phase.deadlineMs, kind: 'task' });
  }
  if (deadlineMs !== null) deadlines.push({ atMs: deadlineMs, kind: 'execution' });
  return deadlines.toSorted((a, b) => a.atMs - b.atMs)[0];
}
