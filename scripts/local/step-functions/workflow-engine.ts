import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { newTaskToken } from './api/task-token.ts';
import type { ExecutionStore } from './execution-store.ts';
import { answerAttempt, settle, type TaskOutcome } from './interpreter/advance.ts';
import { readDefinition } from './interpreter/check-definition.ts';
import type { Execution, TaskPhase } from './interpreter/execution.ts';
import type { Json } from './interpreter/json.ts';
import type { Machine } from './interpreter/machine-schema.ts';
import type { Transition } from './interpreter/transition.ts';

export type InvokeFunction = (
  functionName: string,
  payload: unknown,
) => Promise<{ payload: unknown } | { errorType: string; errorMessage: string }>;

export type WorkflowEngine = ReturnType<typeof runWorkflows>;

const dueAtOnce = 25;
const retentionMs = 90 * dayMs;

/**
 * Invariant: an execution changes only inside `change` or `start`, which save its row and its history in one
 * transaction before anything else learns of the change. So an execution can continue after a kill at any moment.
 */
export function runWorkflows(options: {
  store: ExecutionStore;
  clock: Clock;
  invokeFunction: InvokeFunction;
  random?: () => number;
  newToken?: () => string;
}) {
  const { store, clock, invokeFunction, random = Math.random, newToken = newTaskToken } = options;
  const machines = new Map<string, Machine>();
  let closed = false;

  function machineOf(revisionId: string): Machine {
    const known = machines.get(revisionId);
    if (known !== undefined) return known;
    const machine = readDefinition(store.definitionOf(revisionId) ?? '');
    machines.set(revisionId, machine);
    return machine;
  }

  const transitionOf = (execution: Execution): Transition => ({
    execution,
    machine: machineOf(execution.revisionId),
    events: [],
    nowMs: clock.nowMs(),
    random,
    newToken,
  });

  function change(sequence: number, act: (transition: Transition) => void): void {
    const execution = store.findExecution(sequence);
    if (execution === undefined) return;
    const attemptsBefore = execution.attempts;
    store.transaction(() => {
      const transition = transitionOf(execution);
      settle(transition);
      act(transition);
      settle(transition);
      store.saveTransition(transition);
    });
    if (execution.attempts > attemptsBefore) callFunction(execution);
  }

  function start(execution: Execution, act: (transition: Transition) => void): void {
    const transition = transitionOf(execution);
    act(transition);
    settle(transition);
    store.saveTransition(transition);
  }

  /** Calls the function of the current attempt unless it has been called. */
  function callFunction({ sequence, status, position: { phase } }: Execution): void {
    if (closed || status !== 'RUNNING' || phase.kind !== 'task' || phase.submitted) return;
    void invoke(invokeFunction, phase).then((outcome) => {
      if (closed) return;
      // A store that cannot write throws here and ends the process, and the next start calls the function again.
      change(sequence, (transition) => {
        const { status: statusNow, position } = transition.execution;
        const current = statusNow === 'RUNNING' && position.phase.kind === 'task' && position.phase;
        // The attempt may have ended before the function answered, by a timeout, a stop or the token's answer.
        if (!current || current.attempt !== phase.attempt || current.submitted) return;
        answerAttempt(transition, current, outcome);
      });
    });
  }

  /** Handles the deadlines that have passed. The caller repeats it. */
  function poll(): void {
    const nowMs = clock.nowMs();
    for (const sequence of store.dueExecutions(nowMs, dueAtOnce)) change(sequence, () => {});
    store.forgetExecutionsStoppedBefore(nowMs - retentionMs);
  }

  // After a kill, unfinished functions are called again; the poll handles the deadlines.
  for (const execution of store.runningExecutions()) callFunction(execution);

  return {
    start,
    callFunction,
    change,
    poll,
    close(): void {
      closed = true;
    },
  };
}

/** The call's outcome. A failed call becomes the error that the Lambda client would report. */
async function invoke(invokeFunction: InvokeFunction, phase: TaskPhase): Promise<TaskOutcome> {
  try {
    const answer = await invokeFunction(phase.functionName, phase.payload);
    if ('payload' in answer) return { payload: toJson(answer.payload) };
    const { errorType, errorMessage } = answer;
    return { error: errorType, cause: JSON.stringify({ errorType, errorMessage }) };
  } catch (fault) {
    return {
      error: 'Lambda.SdkClientException',
      cause: fault instanceof Error ? fault.message : String(fault),
    };
  }
}

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value) ?? 'null') as Json;
