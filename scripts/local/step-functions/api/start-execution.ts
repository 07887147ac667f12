import type { ExecutionStore, StoredMachine } from '../execution-store.ts';
import type { Execution } from '../interpreter/execution.ts';
import { parseJson } from '../interpreter/json.ts';
import { record } from '../interpreter/transition.ts';
import { executionArn } from '../resource-names.ts';
import type { WorkflowEngine } from '../workflow-engine.ts';

export function newExecution(options: {
  store: ExecutionStore;
  machine: StoredMachine;
  name: string;
  input: string;
  nowMs: number;
}): Execution {
  const { store, machine, name, input, nowMs } = options;
  return {
    sequence: store.nextSequence(),
    arn: executionArn(machine.name, name),
    name,
    machineName: machine.name,
    revisionId: machine.revisionId,
    roleArn: machine.roleArn,
    input,
    status: 'RUNNING',
    startedMs: nowMs,
    stoppedMs: null,
    output: null,
    error: null,
    cause: null,
    redriveCount: 0,
    redrivenMs: null,
    redriveToken: null,
    lastEventId: 0,
    attempts: 0,
    position: {
      stateName: '',
      enteredMs: nowMs,
      enteredEventId: 0,
      input: parseJson(input)?.value ?? null,
      retries: [],
      phase: { kind: 'entering' },
    },
  };
}

/** Returns when the execution is on disk; its first function is called after that. */
export function startExecution(options: {
  store: ExecutionStore;
  engine: WorkflowEngine;
  execution: Execution;
}): void {
  const { store, engine, execution } = options;
  store.transaction(() =>
    engine.start(execution, (transition) => {
      const { input, roleArn } = execution;
      execution.position.stateName = transition.machine.StartAt;
      record(transition, 'ExecutionStarted', {
        executionStartedEventDetails: { input, inputDetails: { truncated: false }, roleArn },
      });
    }),
  );
  engine.callFunction(execution);
}
