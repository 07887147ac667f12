import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, eventTypes, machineOf, startBench, task } from './testing/start-bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench({
    echo: (payload) => payload,
    nothing: () => undefined,
    big: () => 'x'.repeat(262_144),
  });
});
afterAll(() => bench.close());

const pass = (fields: object) => machineOf({ P: { Type: 'Pass', End: true, ...fields } });
const answered = (payload: unknown) => ({ ExecutedVersion: '$LATEST', Payload: payload, StatusCode: 200 });
const input = { a: { b: 1 }, list: ['x', 'y'], seconds: 5 };

describe('data through a state', () => {
  it.each<[string, object, unknown]>([
    ['a Pass hands on its input', pass({}), input],
    ['a Pass gives its Result', pass({ Result: { c: 2 } }), { c: 2 }],
    ['a Pass gives a null Result', pass({ Result: null }), null],
    [
      'ResultPath lays the result into the input',
      pass({ Result: 2, ResultPath: '$.a.c' }),
      { ...input, a: { b: 1, c: 2 } },
    ],
    ['ResultPath null drops the result', pass({ Result: 2, ResultPath: null }), input],
    ['a Succeed hands on its input', machineOf({ S: { Type: 'Succeed' } }), input],
    ['a Task gives the wrapped answer', machineOf({ T: task('echo') }), answered(input)],
    [
      'a Task without a Payload sends {}',
      machineOf({ T: task('echo', { Parameters: { FunctionName: 'echo' } }) }),
      answered({}),
    ],
    ['a function that returns nothing gives null', machineOf({ T: task('nothing') }), answered(null)],
    [
      'Parameters fill in paths at any depth, and leave other texts alone',
      machineOf({
        T: task('echo', {
          Parameters: {
            FunctionName: 'arn:aws:lambda:ap-southeast-2:000000000000:function:echo:live',
            Payload: { 'b.$': '$.a.b', deep: [{ 'list.$': '$.list' }], text: '$.a' },
          },
        }),
      }),
      answered({ b: 1, deep: [{ list: ['x', 'y'] }], text: '$.a' }),
    ],
    [
      'ResultSelector and ResultPath follow each other',
      machineOf({
        T: task('echo', { ResultSelector: { 'b.$': '$.Payload.a.b', code: 'ok' }, ResultPath: '$.a.r' }),
      }),
      { ...input, a: { b: 1, r: { b: 1, code: 'ok' } } },
    ],
    ['a Wait of no time goes on', machineOf({ W: { Type: 'Wait', Seconds: 0, End: true } }), input],
  ])('%s', async (_, definition, output) => {
    expect(await bench.run(definition, input)).toEqual(output);
  });

  it('the context object describes the execution', async () => {
    const parameters = {
      'id.$': '$$.Execution.Id',
      'name.$': '$$.Execution.Name',
      'state.$': '$$.State.Name',
    };
    const definition = machineOf({
      T: task('echo', { Parameters: { FunctionName: 'echo', Payload: parameters } }),
    });
    const { Payload } = (await bench.run(definition)) as { Payload: { id: string } };
    expect(Payload.id).toMatch(/^arn:aws:states:ap-southeast-2:\d{12}:execution:machine-\d+:/u);
    expect(Payload).toMatchObject({ name: Payload.id.split(':').at(-1), state: 'T' });
  });
});

describe('a Choice', () => {
  const definition = machineOf({
    C: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.a', StringEquals: 'x', Next: 'First' },
        { Variable: '$.b', BooleanEquals: true, Next: 'Second' },
      ],
      Default: 'Neither',
    },
    First: { Type: 'Pass', Result: 'first', End: true },
    Second: { Type: 'Pass', Result: 'second', End: true },
    Neither: { Type: 'Pass', Result: 'neither', End: true },
  });
  it.each<[object, string]>([
    [{ a: 'x', b: true }, 'first'],
    [{ a: 'X', b: true }, 'second'],
    [{ a: null, b: 'true' }, 'neither'],
    [{ a: 'y', b: false }, 'neither'],
  ])('takes the first rule that holds: %j is %s', async (given, output) => {
    expect(await bench.run(definition, given)).toBe(output);
  });
});

describe('a Wait', () => {
  it('ends when the clock reaches its time, and not before', async () => {
    const own = await startBench();
    const arn = await own.start(machineOf({ W: { Type: 'Wait', Seconds: 5, End: true } }), input);
    own.advanceSeconds(4.9);
    // This leaves time for five polls.
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect((await own.describe(arn)).status).toBe('RUNNING');
    own.advanceSeconds(0.1);
    expect((await own.finish(arn)).status).toBe('SUCCEEDED');
    await own.close();
  });
});

describe('an execution fails', () => {
  const runtime = (cause: string) => ({
    status: 'FAILED',
    error: 'States.Runtime',
    cause: expect.stringContaining(cause),
  });
  const choice = { Type: 'Choice', Choices: [{ Variable: '$.n', StringEquals: 'x', Next: 'D' }] };
  const failing = (fields: object) => machineOf({ F: { Type: 'Fail', ...fields } });
  it.each<[string, object, object]>([
    [
      'with Error and Cause',
      failing({ Error: 'E', Cause: 'C' }),
      { status: 'FAILED', error: 'E', cause: 'C' },
    ],
    ['with neither', failing({}), { status: 'FAILED' }],
    [
      'when a parameter leads nowhere',
      machineOf({ T: task('echo', { Parameters: { FunctionName: 'echo', 'Payload.$': '$.none' } }) }),
      runtime('State "T" (entered by event 2): Payload.$ reads $.none'),
    ],
    [
      'when Variable leads nowhere',
      machineOf({
        C: { ...choice, Choices: [{ Variable: '$.none', StringEquals: 'x', Next: 'D' }] },
        D: { Type: 'Succeed' },
      }),
      runtime('Variable'),
    ],
    [
      'when no choice holds',
      machineOf({
        C: { ...choice, Choices: [{ Variable: '$.a', StringEquals: 'x', Next: 'D' }] },
        D: { Type: 'Succeed' },
      }),
      { status: 'FAILED', error: 'States.NoChoiceMatched' },
    ],
    [
      'when ResultPath does not fit',
      pass({ Result: 1, ResultPath: '$.seconds.x' }),
      { status: 'FAILED', error: 'States.ResultPathMatchFailure' },
    ],
    [
      'when a result is over 256 KB',
      machineOf({
        T: task('big', { Catch: [{ ErrorEquals: ['States.ALL'], Next: 'D' }] }),
        D: { Type: 'Succeed' },
      }),
      { status: 'FAILED', error: 'States.DataLimitExceeded' },
    ],
  ])('%s', async (_, definition, failure) => {
    expect(await bench.run(definition, input)).toMatchObject(failure);
  });
});

it('an endless loop of states ends at the limit of its history, and other executions get their turn', async () => {
  const loop = machineOf({ A: { Type: 'Pass', Next: 'B' }, B: { Type: 'Pass', Next: 'A' } });
  const own = await startBench({}, { pollMs: 1 });
  const arn = await own.start(loop);
  expect(await own.run(pass({ Result: 'meanwhile' }))).toBe('meanwhile');
  expect((await own.describe(arn)).status).toBe('RUNNING');
  expect(await own.finish(arn)).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
  await own.close();
});

it('the history has each state in order, and each event links to the one before', async () => {
  const definition = machineOf({
    P: { Type: 'Pass', Next: 'C' },
    C: { Type: 'Choice', Choices: [{ Variable: '$.a', StringEquals: 'x', Next: 'W' }], Default: 'W' },
    W: { Type: 'Wait', Seconds: 0, Next: 'T' },
    T: task('echo', { Next: 'S', End: undefined }),
    S: { Type: 'Succeed' },
  });
  const arn = await bench.start(definition, { a: 1 });
  await bench.finish(arn);
  const events = await bench.history(arn);
  expect(eventTypes(events)).toEqual([
    'ExecutionStarted',
    'PassStateEntered',
    'PassStateExited',
    'ChoiceStateEntered',
    'ChoiceStateExited',
    'WaitStateEntered',
    'WaitStateExited',
    'TaskStateEntered',
    'TaskScheduled',
    'TaskStarted',
    'TaskSucceeded',
    'TaskStateExited',
    'SucceedStateEntered',
    'SucceedStateExited',
    'ExecutionSucceeded',
  ]);
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  expect(events.map(({ previousEventId }) => previousEventId)).toEqual(events.map((_, index) => index));
  expect(events[0]?.executionStartedEventDetails).toMatchObject({ input: '{"a":1}' });
  expect(events[1]?.stateEnteredEventDetails).toMatchObject({ name: 'P', input: '{"a":1}' });
  expect(events[2]?.stateExitedEventDetails).toMatchObject({ name: 'P', output: '{"a":1}' });
  expect(events[8]?.taskScheduledEventDetails).toMatchObject({
    resourceType: 'lambda',
    resource: 'invoke',
    region: 'ap-southeast-2',
    parameters: '{"FunctionName":"echo","Payload":{"a":1}}',
  });
  const output = JSON.stringify(answered({ a: 1 }));
  expect(events[10]?.taskSucceededEventDetails).toMatchObject({ output });
  expect(events[14]?.executionSucceededEventDetails).toMatchObject({ output });
  expect(events[14]?.timestamp).toEqual(new Date(bench.nowMs()));
});
