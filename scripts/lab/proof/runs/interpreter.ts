import { setImmediate as nextTurn } from 'node:timers/promises';
import { SendTaskSuccessCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { buildWorkflow, type Workflow } from '#functions/gateways/workflow.ts';
import type { Within } from '#functions/runtime/deadline.ts';
import { Refusal } from '#scripts/local-cloud/refusal.ts';
import { localDefinition } from '#scripts/local-cloud/step-functions/machine.ts';
import { machineArn, operationsOf } from '#scripts/local-cloud/step-functions/start-step-functions.ts';
import { type InvokeFunction, openWorkflows } from '#scripts/local-cloud/step-functions/workflow-engine.ts';
import { workflowVariable } from '#shared/contract/functions.ts';
import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };
import type { Fate } from '../stories/faulty-dynamo.ts';
import type { Schedule, Task } from '../stories/schedule.ts';
import { named } from '../stories/thin-client.ts';

const machine = 'run-review';
process.env[workflowVariable] = machineArn(machine);
const definition = JSON.stringify(localDefinition(runReview));

type Command = StartExecutionCommand | SendTaskSuccessCommand;
type Answer = Awaited<ReturnType<InvokeFunction>>;

interface Dependencies {
  schedule: Schedule;
  nowMs: () => number;
  fate: (task: Task) => Fate;
  within: (task: Task) => Within;
  /** Calls the real function; an exception becomes its error. */
  call(task: Task, functionName: string, event: unknown): Promise<unknown>;
}

export type Interpreter = ReturnType<typeof startInterpreter>;

/** The real interpreter with the real definition. Every call of a function is a task of the story. */
export function startInterpreter({ schedule, nowMs, fate, within, call }: Dependencies) {
  const { chance } = schedule;
  const clock = { nowMs };

  const invokeFunction: InvokeFunction = (functionName, payload) =>
    new Promise((resolve) => {
      const answer = async (answered: Answer): Promise<void> => {
        resolve(answered);
        // The interpreter takes the answer before another task continues.
        await schedule.outside(nextTurn());
      };
      const { runId = '' } = payload as { runId?: string };
      const called = schedule.defer(`${functionName} ${runId}`, async (task) => {
        try {
          await answer({ payload: await call(task, functionName, payload) });
          return 'answered';
        } catch (error) {
          const { name, message } = error instanceof Error ? error : new Error(String(error));
          await answer({ errorType: name, errorMessage: message });
          throw error;
        }
      });
      called.whenCrashed = () => {
        if (chance.happens(0.3)) return;
        schedule.defer(`news of ${functionName} ${runId}`, async () => {
          await answer({ errorType: 'Lambda.Unknown', errorMessage: 'The function ended' });
          return 'told';
        });
      };
    });

  const engine = openWorkflows({
    file: ':memory:',
    clock,
    definition,
    invokeFunction,
    random: () => chance.next(),
    newToken: () => chance.hex(80),
  });
  const operations = operationsOf(engine, machine);

  async function send(task: Task, command: Command): Promise<unknown> {
    const name = command instanceof StartExecutionCommand ? 'StartExecution' : 'SendTaskSuccess';
    await schedule.pause(task, name);
    const met = fate(task);
    if (met !== 'none') schedule.note(`${task.name}: ${name} meets ${met}`);
    if (met === 'crash-before') return schedule.crash(task);
    if (met === 'throttle' || met === 'conflict') throw named('ThrottlingException', 'injected: throttled');
    if (met === 'timeout') throw named('TimeoutError', 'injected: never arrived');
    try {
      operations[name].prepare(command.input).run();
    } catch (error) {
      if (error instanceof Refusal) throw named(error.code, error.message);
      throw error;
    }
    if (met === 'crash-after') return schedule.crash(task);
    if (met === 'lost') throw named('TimeoutError', 'injected: the answer was lost');
    return {};
  }
  const connectFor = (task: Task) => async () => ({
    client: { send: (command: Command) => send(task, command) },
    sdk: { StartExecutionCommand, SendTaskSuccessCommand },
  });

  const names: string[] = [];
  return {
    workflowFor: (task: Task): Workflow => buildWorkflow({ connect: connectFor(task), within: within(task) }),

    /** Handles the deadlines that have passed. */
    tick(): void {
      for (let round = 0; round < 3; round += 1) engine.poll();
    },

    /** Stops or loses an execution, so that its token is no longer awaited. */
    loseOne(): string | undefined {
      const lost = chance.pick(engine.running());
      if (lost === undefined) return undefined;
      engine.stop(lost);
      names.push(lost.name);
      return lost.name;
    },

    /** The tokens of executions that wait for a person. */
    waitingTokens: (): string[] =>
      engine.running().flatMap(({ phase }) => (phase.kind === 'task' ? (phase.token ?? []) : [])),
    /** The number of transitions, as Step Functions counts them. */
    statesEntered: (): number =>
      engine.newest(100).reduce((sum, { statesEntered }) => sum + statesEntered, 0),
    /** Names of the executions that were lost. */
    lost: names as readonly string[],
    close: () => engine.close(),
  };
}
