import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  GetExecutionHistoryCommand,
  type HistoryEvent,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Authorise } from '#scripts/local/engine.ts';
import { type ExecutionSummary, type StepFunctions, startStepFunctions } from '../start-step-functions.ts';
import type { InvokeFunction } from '../workflow-engine.ts';

export type LocalFunction = (payload: unknown) => unknown;

/** A function that throws this fails as a Lambda function would. */
export class FunctionError extends Error {
  readonly errorType: string;

  constructor(errorType: string, message: string) {
    super(message);
    this.errorType = errorType;
  }
}

export const lambda = 'arn:aws:states:::lambda:invoke';
export const callback = `${lambda}.waitForTaskToken`;

export function sdkClient(url: string, accessKeyId = 'tester'): SFNClient {
  return new SFNClient({
    endpoint: url,
    region: 'ap-southeast-2',
    credentials: { accessKeyId, secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
}

export async function until<T>(
  look: () => Promise<T> | T,
  isThere: (value: T) => boolean,
  patienceMs = 4500,
): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() > giveUpAt) throw new Error(`Not reached in time: ${JSON.stringify(value)}`);
    await delay(4);
  }
}

interface Call {
  functionName: string;
  payload: unknown;
}

function invoker(functions: Record<string, LocalFunction>, calls: Call[]): InvokeFunction {
  return async (functionName, payload) => {
    calls.push({ functionName, payload });
    const called = functions[functionName];
    if (called === undefined) return { errorType: 'Lambda.ResourceNotFoundException', errorMessage: 'none' };
    try {
      return { payload: await called(payload) };
    } catch (fault) {
      if (!(fault instanceof FunctionError)) throw fault;
      return { errorType: fault.errorType, errorMessage: fault.message };
    }
  };
}

export type Bench = Awaited<ReturnType<typeof startBench>>;

/** An engine in a temporary folder, its SDK client, and a clock that only the test moves. */
export async function startBench(
  functions: Record<string, LocalFunction> = {},
  options: { pollMs?: number; authorise?: Authorise } = {},
) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'step-functions-'));
  let nowMs = Date.UTC(2030, 0, 1);
  const calls: Call[] = [];
  const startEngine = (): Promise<StepFunctions> =>
    startStepFunctions({
      dataFolder,
      clock: { nowMs: () => nowMs },
      authorise: options.authorise ?? (() => true),
      secretFor: () => 'secret',
      invokeFunction: invoker(functions, calls),
      pollMs: options.pollMs ?? 5,
    });
  let engine = await startEngine();
  let sfn = sdkClient(engine.url);
  let machines = 0;

  async function start(definition: unknown, input: unknown = {}): Promise<string> {
    machines += 1;
    const stateMachineArn = engine.registerStateMachine(`machine-${machines}`, definition);
    const command = new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) });
    return (await sfn.send(command)).executionArn ?? '';
  }

  const describe = (executionArn: string) => sfn.send(new DescribeExecutionCommand({ executionArn }));

  const finish = (executionArn: string): Promise<DescribeExecutionCommandOutput> =>
    until(
      () => describe(executionArn),
      ({ status }) => status !== 'RUNNING',
    );

  async function history(executionArn: string): Promise<HistoryEvent[]> {
    return (await sfn.send(new GetExecutionHistoryCommand({ executionArn }))).events ?? [];
  }

  return {
    calls,
    dataFolder,
    get engine() {
      return engine;
    },
    get sfn() {
      return sfn;
    },
    advanceSeconds(seconds: number): void {
      nowMs += seconds * 1000;
    },
    nowMs: () => nowMs,
    start,
    describe,
    finish,
    history,
    /** Runs a machine to its end and returns the parsed output or the error. */
    async run(definition: unknown, input: unknown = {}): Promise<unknown> {
      const { status, output, error, cause } = await finish(await start(definition, input));
      return status === 'SUCCEEDED' ? JSON.parse(output ?? '') : { status, error, cause };
    },
    callsOf: (functionName: string) => calls.filter((call) => call.functionName === functionName),
    waitForCalls: (functionName: string, count: number) =>
      until(
        () => calls.filter((call) => call.functionName === functionName),
        (found) => found.length >= count,
      ),
    /** Resolves when the newest execution waits for this. */
    waitsFor: (what: ExecutionSummary['waitingFor']) =>
      until(
        () => engine.executions()[0]?.waitingFor,
        (found) => found === what,
      ),
    async restart(): Promise<void> {
      await engine.close();
      engine = await startEngine();
      sfn = sdkClient(engine.url);
    },
    async close(): Promise<void> {
      await engine.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

export const tokenOf = (call: { payload: unknown } | undefined): string =>
  (call?.payload as { taskToken: string } | undefined)?.taskToken ?? '';

export const eventTypes = (events: HistoryEvent[]): string[] => events.map(({ type }) => type ?? '');

export const task = (functionName: string, fields: object = {}): object => ({
  Type: 'Task',
  Resource: lambda,
  Parameters: { FunctionName: functionName, 'Payload.$': '$' },
  End: true,
  ...fields,
});

export const tokenTask = (functionName: string, fields: object = {}): object => ({
  ...task(functionName),
  Resource: callback,
  Parameters: { FunctionName: functionName, Payload: { 'taskToken.$': '$$.Task.Token' } },
  ...fields,
});

/** A machine that starts with its first state. */
export const machineOf = (states: Record<string, object>, fields: object = {}): object => ({
  StartAt: Object.keys(states)[0],
  States: states,
  ...fields,
});
