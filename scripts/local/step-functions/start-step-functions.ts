import { join } from 'node:path';
import type { Engine, EngineContext } from '../engine.ts';
import { serveJson } from '../serve-json.ts';
import { executionOperations } from './api/execution-operations.ts';
import { historyOperation } from './api/history-operation.ts';
import { putMachine } from './api/machine-operations.ts';
import { taskOperations } from './api/task-operations.ts';
import { openExecutionStore } from './execution-store.ts';
import { type Execution, type ExecutionStatus, nextDeadline } from './interpreter/execution.ts';
import { checkName, machineArn } from './resource-names.ts';
import { type InvokeFunction, runWorkflows } from './workflow-engine.ts';

export interface StepFunctionsContext extends EngineContext {
  invokeFunction: InvokeFunction;
  pollMs?: number;
}

/** An execution as the local page shows it. */
export interface ExecutionSummary {
  executionArn: string;
  stateMachineName: string;
  name: string;
  status: ExecutionStatus;
  stateName: string;
  waitingFor: 'function' | 'token' | 'wait' | 'retry' | undefined;
  dueAt: string | undefined;
  startedAt: string;
  stoppedAt: string | undefined;
  error: string | undefined;
  cause: string | undefined;
  redriveCount: number;
}

export interface StepFunctions extends Engine {
  /** Creates or updates a state machine. Throws InvalidDefinition with every reason. */
  registerStateMachine(name: string, definition: unknown): string;
  /** Newest first. */
  executions(): ExecutionSummary[];
}

const localRole = 'arn:aws:iam::000000000000:role/local-workflow';
const shownExecutions = 200;
const mostBytes = 3 * 1024 * 1024;

export async function startStepFunctions(context: StepFunctionsContext): Promise<StepFunctions> {
  const { dataFolder, clock, invokeFunction, pollMs = 100 } = context;
  const store = openExecutionStore(join(dataFolder, 'step-functions.db'));
  const engine = runWorkflows({ store, clock, invokeFunction });
  const timer = setInterval(engine.poll, pollMs);
  const parts = { store, clock, engine };
  const server = await serveJson(context, {
    name: 'Step Functions',
    target: 'AWSStepFunctions',
    prefix: 'states',
    mostBytes,
    operations: {
      ...executionOperations(parts),
      ...historyOperation(parts),
      ...taskOperations(parts),
    },
  });
  return {
    url: server.url,
    registerStateMachine(name, definition) {
      const machine = { name: checkName(name), roleArn: localRole, definition: JSON.stringify(definition) };
      return machineArn(putMachine({ store, clock, machine }).name);
    },
    executions: () => store.newestExecutions(shownExecutions).map(summarise),
    async close() {
      clearInterval(timer);
      engine.close();
      await server.close();
      store.close();
    },
  };
}

function summarise(execution: Execution): ExecutionSummary {
  const { arn, machineName, name, status, position, startedMs, stoppedMs, error, cause } = execution;
  const running = status === 'RUNNING';
  const due = running ? nextDeadline(execution) : undefined;
  return {
    executionArn: arn,
    stateMachineName: machineName,
    name,
    status,
    stateName: position.stateName,
    waitingFor: running ? waitingFor(execution) : undefined,
    dueAt: due && instantOf(due.atMs),
    startedAt: instantOf(startedMs),
    stoppedAt: stoppedMs === null ? undefined : instantOf(stoppedMs),
    error: error ?? undefined,
    cause: cause ?? undefined,
    redriveCount: execution.redriveCount,
  };
}

const instantOf = (ms: number): string => new Date(ms).toISOString();

function waitingFor({ position: { phase } }: Execution): ExecutionSummary['waitingFor'] {
  if (phase.kind === 'waiting') return 'wait';
  if (phase.kind === 'retrying') return 'retry';
  if (phase.kind === 'task') return phase.submitted ? 'token' : 'function';
  return undefined;
}
