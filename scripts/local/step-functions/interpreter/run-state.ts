import { holds } from './choice-rule.ts';
import type { Json } from './json.ts';
import type { ChoiceState } from './machine-schema.ts';
import type { PathScope } from './payload-template.ts';
import { scheduleAttempt } from './run-task.ts';
import { combineResult, limitData, scopeOf } from './state-data.ts';
import { StateError } from './state-error.ts';
import { currentState, endExecution, record, succeedExecution, type Transition } from './transition.ts';

/** Enters the next state and runs until the execution has to wait. */
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
  const { input } = position;
  const leaveWith = (output: Json, next: string | undefined) => leaveState(transition, { output, next });
  if (state.Type === 'Task') scheduleAttempt(transition, state);
  else if (state.Type === 'Choice') leaveWith(input, choose(state, scopeOf(execution, input)));
  else if (state.Type === 'Wait') position.phase = { kind: 'waiting', untilMs: nowMs + state.Seconds * 1000 };
  else if (state.Type === 'Succeed') leaveWith(input, undefined);
  else if (state.Type === 'Fail')
    endExecution(transition, 'FAILED', { error: state.Error, cause: state.Cause });
  else {
    const result = Object.hasOwn(state, 'Result') ? (state.Result ?? null) : input;
    leaveWith(combineResult(state, execution, result), state.Next);
  }
}

function choose({ Choices, Default }: ChoiceState, scope: PathScope): string {
  const next = Choices.find((choice) => holds(choice, scope))?.Next ?? Default;
  if (next === undefined)
    throw new StateError('States.NoChoiceMatched', 'No choice holds, and there is no Default.');
  return next;
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
