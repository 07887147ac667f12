import type { Json } from './json.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED';

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
  lastEventId: number;
  /** Task attempts so far: a late answer to an earlier one is told apart by its number. */
  attempts: number;
  position: Position;
}

/** The next instant at which the execution moves by itself. */
export function nextDeadline({ position: { phase } }: Execution): { atMs: number } | undefined {
  if (phase.kind === 'waiting') return { atMs: phase.untilMs };
  if (phase.kind === 'retrying') return { atMs: phase.atMs };
  return phase.kind === 'task' && phase.deadlineMs !== null ? { atMs: phase.deadlineMs } : undefined;
}
