import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendTaskSuccessCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { expect } from 'vitest';
import type { Authorise } from '#scripts/local-cloud/engine.ts';
import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };
import type { Execution } from '../execution.ts';
import { localDefinition } from '../machine.ts';
import { type StepFunctions, startStepFunctions } from '../start-step-functions.ts';

/** A function that throws this fails as a Lambda function would. */
export class FunctionError extends Error {
  readonly errorType: string;

  constructor(errorType: string, message = 'broken') {
    super(message);
    this.errorType = errorType;
  }
}

function waitingFor({ status, phase }: Partial<Execution> = {}): string {
  if (status !== 'RUNNING' || phase === undefined || phase.kind === 'entering') return '';
  if (phase.kind === 'task') return phase.isAsked ? 'token' : 'function';
  return phase.kind === 'waiting' ? 'wait' : 'retry';
}

export type LocalFunction = (payload: unknown) => unknown;

/** The product's workflow in a temporary folder, its SDK client, and a clock that only the test moves. */
export async function startBench(functions: Record<string, LocalFunction>, allow: Authorise = () => true) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'step-functions-'));
  let nowMs = Date.UTC(2030, 0, 1);
  const calls: { functionName: string; payload: unknown }[] = [];
  const open = (): Promise<StepFunctions> =>
    startStepFunctions({
      ...{ dataFolder, clock: { nowMs: () => nowMs }, authorise: allow, secretFor: () => 'secret' },
      ...{ machine: 'run-review', definition: localDefinition(runReview), pollMs: 5 },
      async invokeFunction(name, payload) {
        const functionName = name.replace('workflow-', '');
        calls.push({ functionName, payload });
        try {
          return { payload: await functions[functionName]?.(payload) };
        } catch (fault) {
          if (!(fault instanceof FunctionError)) throw fault;
          return { errorType: fault.errorType, errorMessage: fault.message };
        }
      },
    });
  let engine = await open();
  const sdk = () =>
    new SFNClient({
      endpoint: engine.url,
      region: 'ap-southeast-2',
      credentials: { accessKeyId: 'tester', secretAccessKey: 'secret' },
      maxAttempts: 1,
    });
  const callsOf = (functionName: string) => calls.filter((call) => call.functionName === functionName);
  const find = (name: string): Execution | undefined => engine.executions().find((one) => one.name === name);
  return {
    calls,
    callsOf,
    find,
    sdk,
    engine: () => engine,
    called: () => calls.map(({ functionName }) => functionName),
    advanceSeconds(seconds: number): void {
      nowMs += seconds * 1000;
    },
    start: (name: string, input = JSON.stringify({ runId: name, ownerId: 'usr_1', attempt: 1 })) =>
      sdk().send(new StartExecutionCommand({ stateMachineArn: engine.stateMachineArn, name, input })),
    answer: (taskToken: string, output: string) =>
      sdk().send(new SendTaskSuccessCommand({ taskToken, output })),
    waitForCalls: (functionName: string, count: number) =>
      expect.poll(() => callsOf(functionName).length).toBeGreaterThanOrEqual(count),
    /** Resolves when the execution waits for this. */
    waitsFor: (name: string, what: string) => expect.poll(() => waitingFor(find(name))).toBe(what),
    ends: (name: string, status = 'SUCCEEDED') => expect.poll(() => find(name)?.status).toBe(status),
    tokenOf: (index = -1): string =>
      (callsOf('ask-for-review').at(index)?.payload as { taskToken?: string } | undefined)?.taskToken ?? '',
    async restart(): Promise<void> {
      await engine.close();
      engine = await open();
    },
    async close(): Promise<void> {
      await engine.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
