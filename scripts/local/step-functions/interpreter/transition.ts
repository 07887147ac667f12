import { type Execution, nextDeadline } from './execution.ts';
import type { Machine, State } from './machine-schema.ts';
import { runtimeError } from './state-error.ts';

/** Details in the shape the SDK reads, e.g. `{taskFailedEventDetails: {...}}`. */
export type EventDetails = Record<string, Record<string, unknown>>;

export interface HistoryEvent {
  id: number;
  previousId: number;
  atMs: number;
  type: string;
  details: EventDetails;
}

/** The inputs of a step: the interpreter reads no clock, random numbers or disk. */
export interface StepInputs {
  nowMs: number;
  random: () => number;
  newToken: () => string;
}

/** One change of one execution. The store saves the execution and its events together or not at all. */
export interface Transition extends StepInputs {
  machine: Machine;
  execution: Execution;
  events: HistoryEvent[];
}

const longestHistory = 25_000;
/** Reserved for the events that one step adds after the check. */
const stepEvents = 10;

export function record(transition: Transition, type: string, details: EventDetails): void {
  const { execution } = transition;
  const previousId = execution.lastEventId;
  execution.lastEventId = previousId + 1;
  transition.events.push({ id: previousId + 1, previousId, atMs: transition.nowMs, type, details });
}

export const hasLongHistory = ({ lastEventId }: Execution): boolean =>
  lastEventId > longestHistory - stepEvents;

export function currentState({ machine, execution }: Transition): State {
  const state = machine.States[execution.position.stateName];
  if (state === undefined) throw runtimeError(`There is no state "${execution.position.stateName}".`);
  return state;
}

type Ending = { error?: string | undefined; cause?: string | undefined };

const endings = {
  FAILED: { type: 'ExecutionFailed', field: 'executionFailedEventDetails' },
  ABORTED: { type: 'ExecutionAborted', field: 'executionAbortedEventDetails' },
} as const;

/** Ends an execution without success. Its position stays, so that a redrive can continue from there. */
export function endExecution(transition: Transition, status: keyof typeof endings, ending: Ending): void {
  const { execution, nowMs } = transition;
  execution.status = status;
  execution.stoppedMs = nowMs;
  execution.error = ending.error ?? null;
  execution.cause = ending.cause ?? null;
  const { type, field } = endings[status];
  record(transition, type, { [field]: { error: ending.error, cause: ending.cause } });
}

export function succeedExecution(transition: Transition, output: string): void {
  const { execution, nowMs } = transition;
  execution.status = 'SUCCEEDED';
  execution.stoppedMs = nowMs;
  execution.output = output;
  record(transition, 'ExecutionSucceeded', {
    executionSucceededEventDetails: { output, outputDetails: { truncated: false } },
  });
}

export function deadlinePassed({ execution, nowMs }: Transition): boolean {
  const deadline = nextDeadline(execution);
  return deadline !== undefined && deadline.atMs <= nowMs;
}
