import {
  fillIn,
  type Json,
  type Machine,
  matches,
  placeResult,
  readPath,
  type State,
  StateError,
  type TaskState,
  tokenResource,
} from './machine.ts';

/** A function to call, and the token or result to wait for. All times are absolute, so a restart keeps them. */
export interface TaskPhase {
  kind: 'task';
  attempt: number;
  functionName: string;
  payload: Json;
  token: string | null;
  /** The function has answered, and only the token is missing. */
  isAsked: boolean;
  deadlineMs: number;
}

export interface Execution {
  sequence: number;
  name: string;
  /** The definition it started with. */
  definition: string;
  input: string;
  status: 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED';
  startedMs: number;
  stoppedMs: number | null;
  error: string | null;
  state: string;
  statesEntered: number;
  data: Json;
  /** The number of retries made by each retrier of the state. */
  retries: number[];
  /** The number of task attempts so far, by which a late answer to an earlier attempt is recognised. */
  attempts: number;
  phase: { kind: 'entering' } | { kind: 'waiting' | 'retrying'; untilMs: number } | TaskPhase;
}

/** One change of one execution. */
export interface Turn {
  machine: Machine;
  execution: Execution;
  nowMs: number;
  random: () => number;
  newToken: () => string;
}

export type Outcome = { payload: Json } | { error: string; cause?: string };

/** The time at which the execution moves without an answer. */
export function dueMs({ status, phase }: Execution): number | null {
  if (status !== 'RUNNING') return null;
  if (phase.kind === 'entering') return 0;
  return phase.kind === 'task' ? phase.deadlineMs : phase.untilMs;
}

/** Does everything that is due: passed deadlines, and states that need no waiting. */
export function settle(turn: Turn): void {
  for (let due = dueMs(turn.execution); due !== null && due <= turn.nowMs; due = dueMs(turn.execution))
    attempt(turn, () => moveOn(turn));
}

export function end({ execution, nowMs }: Turn, status: Execution['status'], error?: string): void {
  Object.assign(execution, { status, stoppedMs: nowMs, error: error ?? null });
}

/** Takes the answer of the task's function, which ends a task without a token, or of the token's holder. */
export function takeAnswer(turn: Turn, from: 'function' | 'token', outcome: Outcome): void {
  attempt(turn, () => {
    const { phase, data } = turn.execution;
    const task = stateOf(turn);
    if (task.Type !== 'Task' || phase.kind !== 'task') throw new StateError('States.Runtime', 'No task');
    if ('error' in outcome) throw new StateError(outcome.error, outcome.cause);
    if (from === 'function' && phase.token !== null) {
      phase.isAsked = true;
      return;
    }
    const { payload } = outcome;
    const result = from === 'token' ? payload : { Payload: payload, StatusCode: 200 };
    const selected = task.ResultSelector ? fillIn(task.ResultSelector, result) : result;
    goTo(turn, task.Next, placeResult(task.ResultPath, data, selected));
  });
}

function stateOf({ machine, execution }: Turn): State {
  const state = machine.States[execution.state];
  if (state === undefined) throw new Error(`There is no state “${execution.state}”`);
  return state;
}

function goTo({ execution }: Turn, state: string, data: Json): void {
  Object.assign(execution, { state, data, retries: [], phase: { kind: 'entering' } });
}

function moveOn(turn: Turn): void {
  const { execution, nowMs } = turn;
  const { data, phase } = execution;
  const state = stateOf(turn);
  if (phase.kind === 'entering') execution.statesEntered += 1;
  if (state.Type === 'Succeed') end(turn, 'SUCCEEDED');
  else if (state.Type === 'Choice') {
    const holds = ({ Variable, StringEquals }: (typeof state.Choices)[number]) =>
      readPath(Variable, data) === StringEquals;
    goTo(turn, state.Choices.find(holds)?.Next ?? state.Default, data);
  } else if (state.Type === 'Wait') {
    if (phase.kind === 'waiting') goTo(turn, state.Next, data);
    else execution.phase = { kind: 'waiting', untilMs: nowMs + state.Seconds * 1000 };
  } else if (phase.kind === 'task') throw new StateError('States.Timeout');
  else planAttempt(turn, state);
}

/** Plans one attempt. The function is called only after the plan and its token are saved. */
function planAttempt(
  { execution, nowMs, newToken }: Turn,
  { Resource, Parameters, TimeoutSeconds }: TaskState,
) {
  const token = Resource === tokenResource ? newToken() : null;
  const { FunctionName: functionName, Payload } = Parameters;
  const { data } = execution;
  execution.attempts += 1;
  execution.phase = {
    kind: 'task',
    attempt: execution.attempts,
    functionName,
    payload: Payload === undefined ? data : fillIn(Payload, data, token),
    token,
    isAsked: false,
    deadlineMs: nowMs + TimeoutSeconds * 1000,
  };
}

/** Runs one step. A StateError goes to the state's Retry and Catch, or ends the execution. */
function attempt(turn: Turn, step: () => void): void {
  try {
    step();
  } catch (fault) {
    if (!(fault instanceof StateError)) throw fault;
    handle(turn, fault);
  }
}

function handle(turn: Turn, { name, cause }: StateError): void {
  const { execution, nowMs, random } = turn;
  const state = stateOf(turn);
  const { Retry, Catch } = state.Type === 'Task' ? state : { Retry: [], Catch: [] };
  const index = Retry.findIndex((one) => matches(one, name));
  const retrier = Retry[index];
  const made = execution.retries[index] ?? 0;
  if (retrier !== undefined && made < retrier.MaxAttempts) {
    const { IntervalSeconds, BackoffRate, MaxDelaySeconds, JitterStrategy } = retrier;
    const longest = Math.min(IntervalSeconds * BackoffRate ** made, MaxDelaySeconds);
    const delay = JitterStrategy === 'FULL' ? longest * random() : longest;
    execution.retries = Retry.map((_, at) => (execution.retries[at] ?? 0) + (at === index ? 1 : 0));
    execution.phase = { kind: 'retrying', untilMs: nowMs + Math.round(delay * 1000) };
    return;
  }
  const catcher = Catch.find((one) => matches(one, name));
  const failure: Json = { Error: name, ...(cause === undefined ? {} : { Cause: cause }) };
  if (catcher === undefined) end(turn, 'FAILED', name);
  else goTo(turn, catcher.Next, placeResult(catcher.ResultPath, execution.data, failure));
}
