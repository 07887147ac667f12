import { randomBytes } from 'node:crypto';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { Refusal } from '../refusal.ts';
import {
  type Execution,
  end,
  type Outcome,
  settle,
  type TaskPhase,
  type Turn,
  takeAnswer,
} from './execution.ts';
import { openExecutionStore } from './execution-store.ts';
import { type Json, type Machine, readMachine } from './machine.ts';

export type InvokeFunction = (
  functionName: string,
  payload: unknown,
) => Promise<{ payload: unknown } | { errorType: string; errorMessage: string }>;

export type WorkflowEngine = ReturnType<typeof openWorkflows>;

const keptMs = 90 * dayMs;

/**
 * Runs the executions of one definition. An execution changes only inside `change` and `start`, which save it before
 * anything else learns of the change. So it can continue after a kill at any moment.
 */
export function openWorkflows(options: {
  file: string;
  clock: Clock;
  /** New executions take this definition; earlier ones stay on theirs. */
  definition: string;
  invokeFunction: InvokeFunction;
  random?: () => number;
  newToken?: () => string;
}) {
  const { clock, definition, invokeFunction, random = Math.random } = options;
  const { newToken = () => randomBytes(48).toString('base64') } = options;
  const store = openExecutionStore(options.file);
  const machines = new Map<string, Machine>();
  let closed = false;

  function turnOf(execution: Execution): Turn {
    const machine = machines.get(execution.definition) ?? readMachine(execution.definition);
    machines.set(execution.definition, machine);
    return { execution, machine, nowMs: clock.nowMs(), random, newToken };
  }

  function change(execution: Execution, act: (turn: Turn) => void): void {
    const { attempts } = execution;
    const turn = turnOf(execution);
    settle(turn);
    act(turn);
    settle(turn);
    store.save(execution);
    if (execution.attempts > attempts) callFunction(execution);
  }

  /** Calls the function of the current attempt unless it has answered. */
  function callFunction({ sequence, status, phase }: Execution): void {
    if (closed || status !== 'RUNNING' || phase.kind !== 'task' || phase.isAsked) return;
    void invoke(invokeFunction, phase).then((outcome) => {
      const current = closed ? undefined : store.find(sequence);
      // The attempt may have ended before the function answered, by a timeout, a stop or the token's answer.
      if (current === undefined || !isAttempt(current, phase)) return;
      change(current, (turn) => {
        if (isAttempt(current, phase)) takeAnswer(turn, 'function', outcome);
      });
    });
  }

  // After a kill, unfinished functions are called again; the poll handles the deadlines.
  for (const execution of store.running()) callFunction(execution);

  return {
    /** Returns when the execution is on disk; its first function is called after that. */
    start(name: string, input: string): Execution {
      const known = store.named(name);
      if (known?.status === 'RUNNING' && known.input === input) return known;
      if (known !== undefined)
        throw new Refusal('ExecutionAlreadyExists', `Execution Already Exists: '${name}'`);
      const execution: Execution = {
        ...{ sequence: store.nextSequence(), name, definition, input, status: 'RUNNING' },
        ...{ startedMs: clock.nowMs(), stoppedMs: null, error: null },
        ...{ state: readMachine(definition).StartAt, data: JSON.parse(input) as Json },
        ...{ statesEntered: 0, retries: [], attempts: 0, phase: { kind: 'entering' } },
      };
      change(execution, () => {});
      return execution;
    },

    answerToken(token: string, payload: Json): void {
      const execution = store.withToken(token);
      if (execution === undefined) throw new Refusal('TaskDoesNotExist', 'Task Does Not Exist');
      change(execution, (turn) => {
        const { status, phase } = execution;
        if (status !== 'RUNNING' || phase.kind !== 'task' || phase.token !== token)
          throw new Refusal('TaskTimedOut', 'Task Timed Out: the task of this token has ended');
        takeAnswer(turn, 'token', { payload });
      });
    },

    stop(execution: Execution): void {
      change(execution, (turn) => {
        if (execution.status === 'RUNNING') end(turn, 'ABORTED');
      });
    },

    /** Handles the deadlines that have passed. The caller repeats it. */
    poll(): void {
      for (const execution of store.due(clock.nowMs())) change(execution, () => {});
      store.forgetStoppedBefore(clock.nowMs() - keptMs);
    },

    running: () => store.running(),
    newest: (most: number) => store.newest(most),

    close(): void {
      closed = true;
      store.close();
    },
  };
}

const isAttempt = ({ status, phase }: Execution, { attempt }: TaskPhase): boolean =>
  status === 'RUNNING' && phase.kind === 'task' && phase.attempt === attempt && !phase.isAsked;

/** The call's outcome. A failed call becomes the error that the Lambda client would report. */
async function invoke(invokeFunction: InvokeFunction, phase: TaskPhase): Promise<Outcome> {
  try {
    const answer = await invokeFunction(phase.functionName, phase.payload);
    if ('payload' in answer) return { payload: JSON.parse(JSON.stringify(answer.payload) ?? 'null') };
    const { errorType, errorMessage } = answer;
    return { error: errorType, cause: JSON.stringify({ errorType, errorMessage }) };
  } catch (fault) {
    const cause = fault instanceof Error ? fault.message : String(fault);
    return { error: 'Lambda.SdkClientException', cause };
  }
}
