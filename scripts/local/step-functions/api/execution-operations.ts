import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '#scripts/local/refusal.ts';
import { type Operation, operation } from '#scripts/local/serve-json.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { ExecutionStore } from '../execution-store.ts';
import type { Execution } from '../interpreter/execution.ts';
import { parseJson } from '../interpreter/json.ts';
import { endExecution } from '../interpreter/transition.ts';
import {
  checkName,
  executionArn,
  machineArn,
  machineNameOf,
  machineNameOfExecution,
} from '../resource-names.ts';
import type { WorkflowEngine } from '../workflow-engine.ts';
import { requireMachine } from './machine-operations.ts';
import { arn, dataText, errorCause, errorName, most, toDate } from './operation.ts';
import { redriveExecution, refuseRedrive } from './redrive-execution.ts';
import { newExecution, startExecution } from './start-execution.ts';

interface Parts {
  store: ExecutionStore;
  clock: Clock;
  engine: WorkflowEngine;
}

export function requireExecution(store: ExecutionStore, executionArnText: string): Execution {
  const execution = store.findExecutionByArn(executionArnText);
  if (execution === undefined)
    throw new Refusal('ExecutionDoesNotExist', `Execution Does Not Exist: '${executionArnText}'`);
  return execution;
}

const summarise = (execution: Execution) => ({
  executionArn: execution.arn,
  stateMachineArn: machineArn(execution.machineName),
  name: execution.name,
  status: execution.status,
  startDate: toDate(execution.startedMs),
  stopDate: execution.stoppedMs === null ? undefined : toDate(execution.stoppedMs),
  redriveCount: execution.redriveCount,
  redriveDate: execution.redrivenMs === null ? undefined : toDate(execution.redrivenMs),
});

export function executionOperations(parts: Parts) {
  return {
    StartExecution: startOperation(parts),
    DescribeExecution: describeOperation(parts),
    ListExecutions: listOperation(parts),
    StopExecution: stopOperation(parts),
    RedriveExecution: redriveOperation(parts),
  } satisfies Record<string, Operation>;
}

function startOperation({ store, clock, engine }: Parts): Operation {
  const schema = z.strictObject({
    stateMachineArn: arn,
    name: z.string().optional(),
    input: dataText.optional(),
  });
  return operation(schema, {
    resource: ({ stateMachineArn }) => machineNameOf(stateMachineArn),
    run({ stateMachineArn, name = randomUUID(), input = '{}' }) {
      const machine = requireMachine(store, stateMachineArn);
      checkName(name);
      if (parseJson(input) === undefined)
        throw new Refusal('InvalidExecutionInput', `Invalid State Machine Execution Input: '${input}'`);
      const known = store.findExecutionByArn(executionArn(machine.name, name));
      const execution = known ?? newExecution({ store, machine, name, input, nowMs: clock.nowMs() });
      if (known === undefined) startExecution({ store, engine, execution });
      else if (known.status !== 'RUNNING' || known.input !== input)
        throw new Refusal('ExecutionAlreadyExists', `Execution Already Exists: '${known.arn}'`);
      return { executionArn: execution.arn, startDate: toDate(execution.startedMs) };
    },
  });
}

function describeOperation({ store, clock }: Parts): Operation {
  return operation(z.strictObject({ executionArn: arn }), {
    resource: ({ executionArn: text }) => machineNameOfExecution(text),
    run({ executionArn: text }) {
      const execution = requireExecution(store, text);
      const { input, output, error, cause } = execution;
      const refusal = refuseRedrive(execution, clock.nowMs());
      return {
        ...summarise(execution),
        input,
        inputDetails: { included: true },
        output: output ?? undefined,
        outputDetails: output === null ? undefined : { included: true },
        error: error ?? undefined,
        cause: cause ?? undefined,
        redriveStatus: refusal === undefined ? 'REDRIVABLE' : 'NOT_REDRIVABLE',
        redriveStatusReason: refusal,
      };
    },
  });
}

function listOperation({ store }: Parts): Operation {
  const schema = z.strictObject({
    stateMachineArn: arn,
    statusFilter: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'ABORTED']).optional(),
    maxResults: most,
  });
  return operation(schema, {
    resource: ({ stateMachineArn }) => machineNameOf(stateMachineArn),
    run({ stateMachineArn, statusFilter: status, maxResults: limit }) {
      const machine = requireMachine(store, stateMachineArn).name;
      return { executions: store.listExecutions({ machine, status, limit }).map(summarise) };
    },
  });
}

function stopOperation({ store, engine }: Parts): Operation {
  const schema = z.strictObject({ executionArn: arn, error: errorName, cause: errorCause });
  return operation(schema, {
    resource: ({ executionArn: text }) => machineNameOfExecution(text),
    run({ executionArn: text, error, cause }) {
      const { sequence } = requireExecution(store, text);
      engine.change(sequence, (transition) => {
        if (transition.execution.status === 'RUNNING') endExecution(transition, 'ABORTED', { error, cause });
      });
      // An execution that has already ended keeps its result.
      return { stopDate: toDate(requireExecution(store, text).stoppedMs ?? 0) };
    },
  });
}

function redriveOperation({ store, engine }: Parts): Operation {
  const schema = z.strictObject({ executionArn: arn, clientToken: z.string().min(1).max(64).optional() });
  return operation(schema, {
    resource: ({ executionArn: text }) => machineNameOfExecution(text),
    run({ executionArn: text, clientToken }) {
      const { sequence, redriveToken } = requireExecution(store, text);
      if (clientToken === undefined || redriveToken !== clientToken)
        engine.change(sequence, (transition) => redriveExecution(transition, clientToken));
      return { redriveDate: toDate(requireExecution(store, text).redrivenMs ?? 0) };
    },
  });
}
