import type { Json } from './json.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED';

/** A function to call, and the token or result to wait for. All times are absolute, so a restart keeps them. */
export interface TaskPhase {
  kind: 'task';
  attempt: number;
  functionName: string;
  payload: Json;
  token: string | null;
  /** The function has answered, and only the token is missing. */
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
  /** Id of the history event that entered the state. */
  enteredEventId: number;
  input: Json;
  /** The number of retries made by each retrier of the state. */
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
  /** The number of task attempts so far, by which a late answer to an earlier attempt is recognised. */
  attempts: number;
  position: Position;
}

/** The next time at which the execution moves without an answer. */
export function nextDeadline({ position: { phase } }: Execution): { atMs: number } | undefined {
  if (phase.kind === 'waiting') return { atMs: phase.untilMs };
  if (phase.kind === 'retrying') return { atMs: phase.atMs };
  return phase.kind === 'task' && phase.deadlineMs !== null ? { atMs: phase.deadlineMs } : undefined;
}
