import {
  DescribeExecutionCommand,
  DescribeStateMachineCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  SendTaskHeartbeatCommand,
  SendTaskSuccessCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signRequest } from '../testing/sign-request.ts';
import { startStepFunctions } from './start-step-functions.ts';
import {
  type Bench,
  eventTypes,
  machineOf,
  sdkClient,
  startBench,
  task,
  tokenOf,
  tokenTask,
} from './testing/start-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench({ echo: (payload) => payload, deaf: () => new Promise(() => {}) });
});
afterEach(() => bench.close());

const passing = machineOf({ P: { Type: 'Pass', End: true } });
const waiting = machineOf({ W: { Type: 'Wait', Seconds: 60, End: true } });
const none = 'arn:aws:states:ap-southeast-2:000000000000:stateMachine:none';
const noExecution = 'arn:aws:states:ap-southeast-2:000000000000:execution:none:none';

const start = (stateMachineArn: string, name?: string, input?: string) =>
  bench.sfn.send(new StartExecutionCommand({ stateMachineArn, name, input }));

describe('state machines', () => {
  it('leave their running executions on the definition they started with', async () => {
    const stateMachineArn = bench.engine.registerStateMachine('orders', waiting);
    const { executionArn = '' } = await start(stateMachineArn);
    bench.engine.registerStateMachine('orders', machineOf({ F: { Type: 'Fail' } }));
    await bench.restart();
    bench.advanceSeconds(60);
    expect((await bench.finish(executionArn)).status).toBe('SUCCEEDED');
  });

  it.each<[string, string, object]>([
    ['InvalidDefinition', 'a', { StartAt: 'X', States: {} }],
    ['InvalidName', 'a name', passing],
    ['InvalidName', 'x'.repeat(81), passing],
  ])('are refused with %s', (code, name, definition) => {
    expect(() => bench.engine.registerStateMachine(name, definition)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('StartExecution', () => {
  it('generates a name, and takes {} when there is no input', async () => {
    const { executionArn = '', startDate } = await start(bench.engine.registerStateMachine('m', passing));
    expect(executionArn).toMatch(/:execution:m:[0-9a-f-]{36}$/u);
    expect(await bench.finish(executionArn)).toMatchObject({ input: '{}', output: '{}', startDate });
  });

  it('gives the same answer for the same name and input while it runs', async () => {
    const arn = bench.engine.registerStateMachine('m', waiting);
    const first = await start(arn, 'run-1', '{"a":1}');
    bench.advanceSeconds(1);
    const same = await Promise.all(Array.from({ length: 5 }, () => start(arn, 'run-1', '{"a":1}')));
    for (const { executionArn, startDate } of same)
      expect({ executionArn, startDate }).toEqual({
        executionArn: first.executionArn,
        startDate: first.startDate,
      });
    const { executions } = await bench.sfn.send(new ListExecutionsCommand({ stateMachineArn: arn }));
    expect(executions).toHaveLength(1);
    await expect(start(arn, 'run-1', '{"a":2}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  it('starts one execution for twenty simultaneous requests', async () => {
    const arn = bench.engine.registerStateMachine('m', machineOf({ T: task('echo') }));
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => start(arn, 'only')));
    expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of sent)
      if (result.status === 'rejected') expect(result.reason.name).toBe('ExecutionAlreadyExists');
    expect(bench.callsOf('echo')).toHaveLength(1);
  });

  it('keeps the name of an ended execution for 90 days', async () => {
    const arn = bench.engine.registerStateMachine('m', passing);
    const { executionArn = '' } = await start(arn, 'run-1');
    await bench.finish(executionArn);
    bench.advanceSeconds(90 * 86_400);
    await expect(start(arn, 'run-1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    bench.advanceSeconds(1);
    await expect.poll(() => bench.engine.executions()).toEqual([]);
    await expect(bench.describe(executionArn)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
    await start(arn, 'run-1');
    expect(eventTypes(await bench.history(executionArn))[0]).toBe('ExecutionStarted');
  });

  it.each<[string, (arn: string) => Promise<unknown>]>([
    ['StateMachineDoesNotExist', () => start(none)],
    ['StateMachineDoesNotExist', (arn) => start(`${arn}:1`)],
    ['InvalidArn', () => start('m')],
    ['InvalidName', (arn) => start(arn, 'a/b')],
    ['InvalidExecutionInput', (arn) => start(arn, 'a', '{')],
    ['ValidationException', (arn) => start(arn, 'a', JSON.stringify('x'.repeat(262_144)))],
    ['ValidationException', () => bench.sfn.send(new StartExecutionCommand({ stateMachineArn: undefined }))],
  ])('is refused with %s', async (name, send) => {
    const arn = bench.engine.registerStateMachine('m', passing);
    await expect(send(arn)).rejects.toMatchObject({ name });
    expect(bench.engine.executions()).toEqual([]);
  });
});

describe('executions', () => {
  it('are listed newest first, by status and up to a limit', async () => {
    const stateMachineArn = bench.engine.registerStateMachine('m', waiting);
    for (const name of ['one', 'two', 'three']) await start(stateMachineArn, name);
    const executionArn = `${stateMachineArn.replace('stateMachine', 'execution')}:two`;
    await bench.sfn.send(new StopExecutionCommand({ executionArn }));
    const list = async (fields: object) => {
      const answer = await bench.sfn.send(new ListExecutionsCommand({ stateMachineArn, ...fields }));
      return answer.executions?.map(({ name }) => name);
    };
    expect(await list({})).toEqual(['three', 'two', 'one']);
    expect(await list({ statusFilter: 'RUNNING' })).toEqual(['three', 'one']);
    expect(await list({ statusFilter: 'ABORTED' })).toEqual(['two']);
    expect(await list({ maxResults: 2 })).toEqual(['three', 'two']);
    await expect(list({ nextToken: 'x' })).rejects.toMatchObject({ name: 'ValidationException' });
    expect(bench.engine.executions().map(({ name, status }) => [name, status])).toEqual([
      ['three', 'RUNNING'],
      ['two', 'ABORTED'],
      ['one', 'RUNNING'],
    ]);
  });

  it('are stopped once, with a reason', async () => {
    const executionArn = await bench.start(machineOf({ T: task('deaf') }));
    const stop = { executionArn, error: 'Enough', cause: 'by hand' };
    const { stopDate } = await bench.sfn.send(new StopExecutionCommand(stop));
    expect(stopDate).toEqual(new Date(bench.nowMs()));
    bench.advanceSeconds(5);
    const again = await bench.sfn.send(new StopExecutionCommand({ executionArn, error: 'Other' }));
    expect(again.stopDate).toEqual(stopDate);
    const described = await bench.describe(executionArn);
    expect(described).toMatchObject({ status: 'ABORTED', stopDate, error: 'Enough', cause: 'by hand' });
    const last = (await bench.history(executionArn)).at(-1);
    expect(last).toMatchObject({
      type: 'ExecutionAborted',
      executionAbortedEventDetails: { error: 'Enough', cause: 'by hand' },
    });
  });

  it('return their history in either order', async () => {
    const executionArn = await bench.start(machineOf({ T: task('echo') }));
    await bench.finish(executionArn);
    const whole = await bench.history(executionArn);
    const newest = new GetExecutionHistoryCommand({ executionArn, maxResults: 3, reverseOrder: true });
    const { events } = await bench.sfn.send(newest);
    expect(events).toEqual(whole.toReversed().slice(0, 3));
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'ExecutionDoesNotExist',
      () => bench.sfn.send(new DescribeExecutionCommand({ executionArn: noExecution })),
    ],
    ['ExecutionDoesNotExist', () => bench.sfn.send(new StopExecutionCommand({ executionArn: noExecution }))],
    [
      'ExecutionDoesNotExist',
      () => bench.sfn.send(new GetExecutionHistoryCommand({ executionArn: noExecution })),
    ],
    ['InvalidArn', () => bench.sfn.send(new DescribeExecutionCommand({ executionArn: none }))],
    ['StateMachineDoesNotExist', () => bench.sfn.send(new ListExecutionsCommand({ stateMachineArn: none }))],
    ['ValidationException', () => bench.sfn.send(new ListExecutionsCommand({ mapRunArn: none }))],
  ])('are refused with %s', async (name, send) => {
    await expect(send()).rejects.toMatchObject({ name });
  });
});

describe('the service', () => {
  const unsupported = [
    new ListStateMachinesCommand({}),
    new DescribeStateMachineCommand({ stateMachineArn: none }),
    new SendTaskHeartbeatCommand({ taskToken: 'x' }),
  ];
  it.each(unsupported.map((command) => [command.constructor.name, command] as const))(
    'refuses %s',
    async (_, command) => {
      const sent = bench.sfn.send(command as ListStateMachinesCommand);
      await expect(sent).rejects.toMatchObject({ name: 'UnknownOperationException' });
    },
  );

  const post = async (body: string, headers: Record<string, string>) => {
    const { url } = bench.engine;
    const signed = await signRequest({ url, service: 'states', body, headers, accessKeyId: 'tester' });
    return fetch(url, { method: 'POST', body, headers: signed });
  };
  const target = { 'x-amz-target': 'AWSStepFunctions.ListExecutions' };

  it.each([
    ['MissingAuthenticationTokenException', undefined],
    ['IncompleteSignatureException', 'AWS4-HMAC-SHA256 Credential=tester/20300101/x/states/aws4_request'],
  ])('answers %s to an unsigned request', async (type, authorization) => {
    const headers = { ...target, ...(authorization === undefined ? {} : { authorization }) };
    const response = await fetch(bench.engine.url, { method: 'POST', body: '{}', headers });
    expect(await response.json()).toMatchObject({ __type: type });
  });

  it.each<[string, string, Record<string, string>, number?]>([
    ['SerializationException', '{', target],
    ['ValidationException', '[]', target],
    ['ValidationException', '{"Extra":1}', target],
    ['UnknownOperationException', '{}', {}],
    ['UnknownOperationException', '{}', { 'x-amz-target': 'AWSStepFunctions.__proto__' }],
    ['RequestEntityTooLarge', ' '.repeat(4_000_000), target, 413],
  ])('answers %s to an invalid request', async (type, body, headers, status = 400) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ __type: type });
  });

  it('checks the grants for a machine before it reveals anything', async () => {
    const asked: object[] = [];
    const own = await startBench(
      { ask: () => null },
      {
        authorise: (call) => {
          asked.push(call);
          return call.accessKeyId === 'tester';
        },
      },
    );
    const executionArn = await own.start(machineOf({ T: tokenTask('ask') }));
    const [call] = await own.waitForCalls('ask', 1);
    const stranger = sdkClient(own.engine.url, 'stranger');
    const denied = { name: 'AccessDeniedException' };
    const stateMachineArn = executionArn.replace('execution', 'stateMachine').replace(/:[^:]+$/u, '');
    await expect(stranger.send(new DescribeExecutionCommand({ executionArn }))).rejects.toMatchObject(denied);
    await expect(stranger.send(new StopExecutionCommand({ executionArn }))).rejects.toMatchObject(denied);
    await expect(stranger.send(new StartExecutionCommand({ stateMachineArn }))).rejects.toMatchObject(denied);
    const success = new SendTaskSuccessCommand({ taskToken: tokenOf(call), output: '1' });
    await expect(stranger.send(success)).rejects.toMatchObject(denied);
    const guess = new SendTaskSuccessCommand({ taskToken: 'guess', output: '1' });
    await expect(stranger.send(guess)).rejects.toMatchObject(denied);
    expect((await own.describe(executionArn)).status).toBe('RUNNING');
    expect(asked).toContainEqual({
      accessKeyId: 'tester',
      action: 'states:StartExecution',
      resource: 'machine-1',
    });
    expect(asked).toContainEqual({
      accessKeyId: 'stranger',
      action: 'states:SendTaskSuccess',
      resource: 'machine-1',
    });
    expect(asked).toContainEqual({
      accessKeyId: 'stranger',
      action: 'states:SendTaskSuccess',
      resource: '*',
    });
    await own.close();
  });

  it('does not open a folder that another engine holds', async () => {
    const second = startStepFunctions({
      dataFolder: bench.dataFolder,
      clock: { nowMs: bench.nowMs },
      authorise: () => true,
      secretFor: () => 'secret',
      invokeFunction: async () => ({ payload: null }),
    });
    await expect(second).rejects.toThrow('database is locked');
  });

  it('closes within a second while functions run, and takes no more answers', async () => {
    const answers: (() => void)[] = [];
    const own = await startBench({ slow: () => new Promise<void>((resolve) => answers.push(resolve)) });
    const arn = await own.start(machineOf({ T: task('slow') }));
    await own.waitForCalls('slow', 1);
    const closingAt = performance.now();
    await own.restart();
    expect(performance.now() - closingAt).toBeLessThan(1000);
    answers[0]?.();
    await own.waitForCalls('slow', 2);
    expect((await own.describe(arn)).status).toBe('RUNNING');
    answers[1]?.();
    expect((await own.finish(arn)).status).toBe('SUCCEEDED');
    await own.close();
  });
});
