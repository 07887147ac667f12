import { join } from 'node:path';
import * as z from 'zod';
import { region } from '#infra/stages/stage.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { Refusal } from '../refusal.ts';
import { type Operation, operation, serveJson } from '../serve-json.ts';
import type { Execution } from './execution.ts';
import { readMachine } from './machine.ts';
import { type InvokeFunction, openWorkflows, type WorkflowEngine } from './workflow-engine.ts';

export interface StepFunctionsContext extends EngineContext {
  /** The name of the only state machine. */
  machine: string;
  definition: unknown;
  invokeFunction: InvokeFunction;
  pollMs?: number;
}

export interface StepFunctions extends Engine {
  stateMachineArn: string;
  /** Newest first. */
  executions(): Execution[];
}

const arnPrefix = `arn:aws:states:${region}:000000000000`;
export const machineArn = (machine: string): string => `${arnPrefix}:stateMachine:${machine}`;

export async function startStepFunctions(context: StepFunctionsContext): Promise<StepFunctions> {
  const { dataFolder, clock, invokeFunction, machine, pollMs = 100 } = context;
  const definition = JSON.stringify(context.definition);
  readMachine(definition);
  const file = join(dataFolder, 'executions.db');
  const engine = openWorkflows({ file, clock, invokeFunction, definition });
  const timer = setInterval(engine.poll, pollMs);
  const server = await serveJson(context, {
    name: 'Step Functions',
    target: 'AWSStepFunctions',
    prefix: 'states',
    mostBytes: 3 * 1024 * 1024,
    operations: operationsOf(engine, machine),
  });
  return {
    url: server.url,
    stateMachineArn: machineArn(machine),
    executions: () => engine.newest(200),
    async close() {
      clearInterval(timer);
      await server.close();
      engine.close();
    },
  };
}

/** What the product calls, and the list for tests. */
export function operationsOf(engine: WorkflowEngine, machine: string) {
  const resource = () => machine;
  const stateMachineArn = z.string();
  const checkMachine = (arn: string) => {
    if (arn !== machineArn(machine))
      throw new Refusal('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
  };
  const text = z.string().max(262_144);
  const toExecution = ({ name, status, startedMs }: Execution) => ({
    executionArn: `${arnPrefix}:execution:${machine}:${name}`,
    ...{ name, status, startDate: startedMs / 1000 },
  });
  return {
    StartExecution: operation(
      z.strictObject({ stateMachineArn, name: z.string().regex(/^[\w.-]{1,80}$/), input: text }),
      {
        resource,
        run({ stateMachineArn: arn, name, input }) {
          checkMachine(arn);
          if (!isJson(input)) throw new Refusal('InvalidExecutionInput', 'The input is not JSON');
          const { executionArn, startDate } = toExecution(engine.start(name, input));
          return { executionArn, startDate };
        },
      },
    ),
    SendTaskSuccess: operation(z.strictObject({ taskToken: z.string().min(1).max(2048), output: text }), {
      resource,
      run({ taskToken, output }) {
        if (!isJson(output)) throw new Refusal('InvalidOutput', 'The output is not JSON');
        engine.answerToken(taskToken, JSON.parse(output));
        return {};
      },
    }),
    ListExecutions: operation(
      z.strictObject({ stateMachineArn, statusFilter: z.literal('RUNNING'), maxResults: z.literal(1000) }),
      {
        resource,
        run({ stateMachineArn: arn }) {
          checkMachine(arn);
          return { executions: engine.running().toReversed().map(toExecution) };
        },
      },
    ),
  } satisfies Record<string, Operation>;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
