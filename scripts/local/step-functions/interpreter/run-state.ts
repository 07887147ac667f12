import { holds } from './choice-rule.ts';
import type { Execution } from './execution.ts';
import type { Json } from './json.ts';
import type { ChoiceState, FailState, PassState, WaitState } from './machine-schema.ts';
import { requirePath, resolveTemplate } from './payload-template.ts';
import { scheduleAttempt } from './run-task.ts';
import { combineResult, effectiveInput, limitData, scopeOf, selectOutput } from './state-data.ts';
import { runtimeError, StateError } from './state-error.ts';
import { parseTimestamp } from './timestamp.ts';
import { currentState, endExecution, record, succeedExecution, type Transition } from './transition.ts';

/** Enters the state the execution stands before, and carries it as far as it goes without waiting. */
export function enterState(transition: Transition): void {
  const { execution, nowMs } = transition;
  const { position } = execution;
  const state = currentState(transition);
  position.enteredMs = nowMs;
  record(transition, `${state.Type}StateEntered`, {
    stateEnteredEventDetails: {
      name: position.stateName,
      input: JSON.stringify(position.input),
      inputDetails: { truncated: false },
    },
  });
  position.enteredEventId = execution.lastEventId;
  switch (state.Type) {
    case 'Task':
      scheduleAttempt(transition, state);
      break;
    case 'Choice':
      leaveState(transition, choose(state, execution));
      break;
    case 'Pass':
      leaveState(transition, { output: pass(state, execution), next: state.Next });
      break;
    case 'Wait':
      startWait(transition, state);
      break;
    case 'Succeed':
      leaveState(transition, {
        output: selectOutput(state, execution, effectiveInput(state, execution)),
        next: undefined,
      });
      break;
    case 'Fail':
      endExecution(transition, 'FAILED', readFailure(state, execution));
  }
}

export function leaveState(transition: Transition, to: { output: Json; next: string | undefined }): void {
  const { execution, nowMs } = transition;
  const { stateName } = execution.position;
  const output = limitData('The output of the state', to.output);
  record(transition, `${currentState(transition).Type}StateExited`, {
    stateExitedEventDetails: { name: stateName, output, outputDetails: { truncated: false } },
  });
  if (to.next === undefined) {
    succeedExecution(transition, output);
    return;
  }
  execution.position = {
    stateName: to.next,
    enteredMs: nowMs,
    enteredEventId: execution.lastEventId,
    input: to.output,
    retries: [],
    phase: { kind: 'entering' },
  };
}

export function endWait(transition: Transition, state: WaitState): void {
  const { execution } = transition;
  const output = selectOutput(state, execution, effectiveInput(state, execution));
  leaveState(transition, { output, next: state.Next });
}

function startWait(transition: Transition, state: WaitState): void {
  const { execution, nowMs } = transition;
  const untilMs = waitEnd(state, execution, nowMs);
  if (untilMs > nowMs) execution.position.phase = { kind: 'waiting', untilMs };
  else endWait(transition, state);
}

function waitEnd(state: WaitState, execution: Execution, nowMs: number): number {
  const scope = scopeOf(execution, effectiveInput(state, execution));
  const timestamp =
    state.TimestampPath === undefined
      ? state.Timestamp
      : requirePath('TimestampPath', state.TimestampPath, scope);
  if (timestamp !== undefined) {
    const untilMs = parseTimestamp(timestamp);
    if (untilMs === undefined) throw runtimeError('TimestampPath must lead to a timestamp.');
    return untilMs;
  }
  const seconds =
    state.SecondsPath === undefined ? state.Seconds : requirePath('SecondsPath', state.SecondsPath, scope);
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 0 || seconds > 99_999_999)
    throw runtimeError('SecondsPath must lead to a whole number of seconds from 0 to 99999999.');
  return nowMs + seconds * 1000;
}

function choose(state: ChoiceState, execution: Execution): { output: Json; next: string } {
  const input = effectiveInput(state, execution);
  const scope = scopeOf(execution, input);
  const next = state.Choices.find((choice) => holds(choice, scope))?.Next ?? state.Default;
  if (next === undefined)
    throw new StateError('States.NoChoiceMatched', 'No choice holds, and there is no Default.');
  return { output: selectOutput(state, execution, input), next };
}

function pass(state: PassState, execution: Execution): Json {
  const input = effectiveInput(state, execution);
  const result = state.Parameters
    ? resolveTemplate(state.Parameters, scopeOf(execution, input))
    : (state.Result ?? (Object.hasOwn(state, 'Result') ? null : input));
  return combineResult(state, execution, result);
}

function readFailure(state: FailState, execution: Execution): { error?: string; cause?: string } {
  const scope = scopeOf(execution, execution.position.input);
  const read = (field: string, fixed: string | undefined, path: string | undefined) => {
    if (path === undefined) return fixed;
    const value = requirePath(field, path, scope);
    if (typeof value !== 'string') throw runtimeError(`${field} must lead to a text.`);
    return value;
  };
  const error = read('ErrorPath', state.Error, state.ErrorPath);
  const cause = read('CausePath', state.Cause, state.CausePath);
  return { ...(error === undefined ? {} : { error }), ...(cause === undefined ? {} : { cause }) };
}
