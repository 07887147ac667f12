import { Refusal } from '#scripts/local/refusal.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Execution } from '../interpreter/execution.ts';
import { currentState, hasLongHistory, record, type Transition } from '../interpreter/transition.ts';

const redrivableMs = 14 * dayMs;
const mostRedrives = 1000;

export function refuseRedrive(execution: Execution, nowMs: number): string | undefined {
  const { status, stoppedMs, redriveCount } = execution;
  if (status === 'RUNNING' || status === 'SUCCEEDED') return `Execution is ${status} and cannot be redriven`;
  if (nowMs - (stoppedMs ?? nowMs) > redrivableMs) return 'Execution ended more than 14 days ago';
  if (hasLongHistory(execution)) return 'Execution has too many history events';
  return redriveCount >= mostRedrives ? 'Execution was redriven too often' : undefined;
}

/** Continues from the state that failed, with its old input and fresh retries and timeouts. */
export function redriveExecution(transition: Transition, clientToken: string | undefined): void {
  const { execution, nowMs } = transition;
  const refusal = refuseRedrive(execution, nowMs);
  if (refusal !== undefined) throw new Refusal('ExecutionNotRedrivable', refusal);
  execution.status = 'RUNNING';
  execution.stoppedMs = null;
  execution.error = null;
  execution.cause = null;
  execution.redriveCount += 1;
  execution.redrivenMs = nowMs;
  execution.redriveToken = clientToken ?? null;
  record(transition, 'ExecutionRedriven', {
    executionRedrivenEventDetails: { redriveCount: execution.redriveCount },
  });
  execution.position.retries = [];
  // As on AWS, a task is scheduled again without being entered again.
  execution.position.phase =
    currentState(transition).Type === 'Task' ? { kind: 'retrying', atMs: nowMs } : { kind: 'entering' };
}
