import type { TaskPhase } from './execution.ts';
import type { Json } from './json.ts';
import type { TaskState } from './machine-schema.ts';
import { chooseCatcher, chooseRetry } from './retry-policy.ts';
import { enterState, leaveState } from './run-state.ts';
import { integrationOf, scheduleAttempt, takeAnswer, takeResult } from './run-task.ts';
import { layResult } from './state-data.ts';
import { runtimeError, StateError } from './state-error.ts';
import {
  currentState,
  deadlinePassed,
  endExecution,
  hasLongHistory,
  record,
  type Transition,
} from './transition.ts';

/** Limits one transaction: a loop of states continues in the next one, and other executions get their turn. */
const longestRun = 50;

export type TaskOutcome = { payload: Json } | { error: string; cause?: string | undefined };

/** Does everything that is due: passed deadlines, and states that need no waiting. */
export function settle(transition: Transition): void {
  const { execution } = transition;
  for (let step = 0; step < longestRun && execution.status === 'RUNNING'; step += 1) {
    const isPassed = deadlinePassed(transition);
    if (execution.position.phase.kind !== 'entering' && !isPassed) return;
    attempt(transition, () => (isPassed ? meetDeadline(transition) : enterState(transition)));
  }
}

function meetDeadline(transition: Transition): void {
  const { execution } = transition;
  const state = currentState(transition);
  if (state.Type === 'Wait') leaveState(transition, { output: execution.position.input, next: state.Next });
  else if (state.Type === 'Task' && execution.position.phase.kind === 'retrying')
    scheduleAttempt(transition, state);
  else if (state.Type === 'Task') {
    const error = 'States.Timeout';
    record(transition, 'TaskTimedOut', { taskTimedOutEventDetails: { ...integrationOf(state), error } });
    throw new StateError(error);
  }
}

/** Takes the answer of this attempt's function. */
export function answerAttempt(transition: Transition, phase: TaskPhase, outcome: TaskOutcome): void {
  settleTask(transition, outcome, (task, payload) => takeAnswer({ transition, task, phase, payload }));
}

/** Takes the answer of the token's holder. */
export function answerToken(transition: Transition, outcome: TaskOutcome): void {
  settleTask(transition, outcome, (task, payload) => takeResult(transition, task, payload));
}

function settleTask(
  transition: Transition,
  outcome: TaskOutcome,
  take: (task: TaskState, payload: Json) => Json | undefined,
): void {
  attempt(transition, () => {
    const task = currentState(transition);
    if (task.Type !== 'Task') throw runtimeError('Only a task can be answered.');
    if ('error' in outcome) {
      const { error, cause } = outcome;
      record(transition, 'TaskFailed', { taskFailedEventDetails: { ...integrationOf(task), error, cause } });
      throw new StateError(error, cause);
    }
    const output = take(task, outcome.payload);
    if (output !== undefined) leaveState(transition, { output, next: task.Next });
  });
}

/** Runs one step. A StateError goes to the state's Retry and Catch, or ends the execution. */
function attempt(transition: Transition, step: () => void): void {
  try {
    if (hasLongHistory(transition.execution)) throw runtimeError('The history is over 25000 events.');
    step();
  } catch (fault) {
    if (!(fault instanceof StateError)) throw fault;
    handleError(transition, fault);
  }
}

function handleError(transition: Transition, fault: StateError): void {
  const { execution, nowMs, random } = transition;
  const { position } = execution;
  const state = currentState(transition);
  const { error } = fault;
  if (state.Type === 'Task') {
    const retry = chooseRetry({ retriers: state.Retry ?? [], retries: position.retries, error, random });
    if (retry !== undefined) {
      const retries = (state.Retry ?? []).map((_, index) => position.retries[index] ?? 0);
      position.retries = retries.with(retry.index, (retries[retry.index] ?? 0) + 1);
      position.phase = { kind: 'retrying', atMs: nowMs + retry.delayMs };
      return;
    }
    if (catchError(transition, state, fault)) return;
  }
  endExecution(transition, 'FAILED', { error, cause: causeOf(transition, fault) });
}

function catchError(transition: Transition, task: TaskState, fault: StateError): boolean {
  const { execution } = transition;
  const catcher = chooseCatcher(task.Catch ?? [], fault.error);
  if (catcher === undefined) return false;
  const result: Json = { Error: fault.error, ...(fault.cause === undefined ? {} : { Cause: fault.cause }) };
  try {
    const output = layResult(catcher.ResultPath, execution.position.input, result);
    leaveState(transition, { output, next: catcher.Next });
  } catch (second) {
    if (!(second instanceof StateError)) throw second;
    endExecution(transition, 'FAILED', { error: second.error, cause: causeOf(transition, second) });
  }
  return true;
}

/** For a fault of the definition or its data, the cause also names the state. */
function causeOf({ execution: { position } }: Transition, { error, cause }: StateError): string | undefined {
  if (error !== 'States.Runtime') return cause;
  return `State "${position.stateName}" (entered by event ${position.enteredEventId}): ${cause ?? ''}`;
}
