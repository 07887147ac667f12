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
const input = { a: { b: 1 }, list: ['x', 'y'], at: '2030-01-01T00:00:05Z', seconds: 5 };

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
    ['InputPath selects', pass({ InputPath: '$.list[1]' }), 'y'],
    ['InputPath null empties', pass({ InputPath: null }), {}],
    ['OutputPath selects', pass({ OutputPath: '$.a' }), { b: 1 }],
    ['OutputPath null empties', pass({ OutputPath: null }), {}],
    [
      'ResultPath lays into the raw input, not what InputPath selected',
      pass({ InputPath: '$.a', ResultPath: '$.picked', OutputPath: '$.picked' }),
      { b: 1 },
    ],
    [
      'Parameters fill in paths at any depth, and leave other texts alone',
      pass({ Parameters: { 'b.$': '$.a.b', deep: [{ 'first.$': '$.list[0]' }], text: '$.a' } }),
      { b: 1, deep: [{ first: 'x' }], text: '$.a' },
    ],
    ['a Succeed selects', machineOf({ S: { Type: 'Succeed', InputPath: '$.a', OutputPath: '$.b' } }), 1],
    ['a Task gives the wrapped answer', machineOf({ T: task('echo') }), answered(input)],
    [
      'a Task without a Payload sends {}',
      machineOf({ T: task('echo', { Parameters: { FunctionName: 'echo' } }) }),
      answered({}),
    ],
    ['a function that returns nothing gives null', machineOf({ T: task('nothing') }), answered(null)],
    [
      'a function is named by a path or an ARN',
      machineOf({
        T: task('', {
          Parameters: { 'FunctionName.$': '$.name' },
          InputPath: '$$.Execution.Input.function',
          OutputPath: '$.StatusCode',
        }),
      }),
      200,
    ],
    [
      'ResultSelector, ResultPath and OutputPath follow each other',
      machineOf({
        T: task('echo', {
          InputPath: '$.a',
          ResultSelector: { 'b.$': '$.Payload.b', code: 'ok' },
          ResultPath: '$.r',
          OutputPath: '$.r',
        }),
      }),
      { b: 1, code: 'ok' },
    ],
    [
      'a Wait of no time goes on',
      machineOf({ W: { Type: 'Wait', Seconds: 0, OutputPath: '$.a', End: true } }),
      { b: 1 },
    ],
  ])('%s', async (_, definition, output) => {
    const named = { function: { name: 'arn:aws:lambda:ap-southeast-2:000000000000:function:echo:live' } };
    const [sent, expected] = JSON.stringify(definition).includes('FunctionName.$')
      ? [named, output]
      : [input, output];
    expect(await bench.run(definition, sent)).toEqual(expected);
  });

  it('the context object tells of the execution', async () => {
    const definition = pass({ Parameters: { 'context.$': '$$', 'id.$': '$$.Execution.Id' } });
    const { context, id } = (await bench.run(definition, { q: 1 })) as { context: object; id: string };
    expect(id).toMatch(/^arn:aws:states:ap-southeast-2:\d{12}:execution:machine-\d+:/u);
    const startedAt = new Date(bench.nowMs()).toISOString();
    expect(context).toEqual({
      Execution: {
        Id: id,
        Input: { q: 1 },
        Name: id.split(':').at(-1),
        RedriveCount: 0,
        RoleArn: expect.stringContaining('arn:aws:iam::'),
        StartTime: startedAt,
      },
      State: { EnteredTime: startedAt, Name: 'P', RetryCount: 0 },
      StateMachine: {
        Id: expect.stringContaining(':stateMachine:machine-'),
        Name: expect.stringContaining('machine-'),
      },
    });
  });
});

describe('a Choice', () => {
  const definition = machineOf({
    C: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.n', NumericLessThan: 10, Next: 'Small' },
        { Variable: '$.n', NumericLessThan: 100, Next: 'Medium' },
      ],
      Default: 'Large',
    },
    Small: { Type: 'Pass', Result: 'small', End: true },
    Medium: { Type: 'Pass', Result: 'medium', End: true },
    Large: { Type: 'Pass', Result: 'large', End: true },
  });
  it.each<[number, string]>([
    [5, 'small'],
    [50, 'medium'],
    [500, 'large'],
  ])('takes the first rule that holds: %d is %s', async (n, output) => {
    expect(await bench.run(definition, { n })).toBe(output);
  });
});

describe('a Wait', () => {
  it.each<[string, object]>([
    ['Seconds', { Seconds: 5 }],
    ['SecondsPath', { SecondsPath: '$.seconds' }],
    ['Timestamp', { Timestamp: '2030-01-01T00:00:05Z' }],
    ['TimestampPath', { TimestampPath: '$.at' }],
  ])('by %s ends when the clock gets there, not before', async (_, fields) => {
    const own = await startBench();
    const arn = await own.begin(machineOf({ W: { Type: 'Wait', ...fields, End: true } }), input);
    own.advanceSeconds(4.9);
    // Five polls pass.
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect((await own.describe(arn)).status).toBe('RUNNING');
    own.advanceSeconds(0.1);
    expect((await own.finish(arn)).status).toBe('SUCCEEDED');
    await own.close();
  });

  it('for a moment past goes on at once', async () => {
    const wait = { Type: 'Wait', Timestamp: '2029-01-01T00:00:00Z', End: true };
    expect(await bench.run(machineOf({ W: wait }), input)).toEqual(input);
  });
});

describe('an execution fails', () => {
  const runtime = (cause: string) => ({
    status: 'FAILED',
    error: 'States.Runtime',
    cause: expect.stringContaining(cause),
  });
  const choice = { Type: 'Choice', Choices: [{ Variable: '$.n', IsNull: true, Next: 'D' }] };
  const failing = (fields: object) => machineOf({ F: { Type: 'Fail', ...fields } });
  it.each<[string, object, object]>([
    [
      'with Error and Cause',
      failing({ Error: 'E', Cause: 'C' }),
      { status: 'FAILED', error: 'E', cause: 'C' },
    ],
    [
      'with ErrorPath and CausePath',
      failing({ ErrorPath: '$.list[0]', CausePath: '$.list[1]' }),
      { status: 'FAILED', error: 'x', cause: 'y' },
    ],
    ['with neither', failing({}), { status: 'FAILED' }],
    ['when ErrorPath leads to no text', failing({ ErrorPath: '$.seconds' }), runtime('ErrorPath')],
    [
      'when a path leads nowhere',
      pass({ InputPath: '$.none' }),
      runtime('State "P" (entered by event 2): InputPath'),
    ],
    [
      'when a parameter leads nowhere',
      pass({ Parameters: { 'a.$': '$.none' } }),
      runtime('a.$ reads $.none'),
    ],
    [
      'when Variable leads nowhere',
      machineOf({
        C: { ...choice, Choices: [{ Variable: '$.none', IsNull: true, Next: 'D' }] },
        D: { Type: 'Succeed' },
      }),
      runtime('Variable'),
    ],
    [
      'when SecondsPath leads to a text',
      machineOf({ W: { Type: 'Wait', SecondsPath: '$.at', End: true } }),
      runtime('SecondsPath'),
    ],
    [
      'when TimestampPath leads to a number',
      machineOf({ W: { Type: 'Wait', TimestampPath: '$.seconds', End: true } }),
      runtime('TimestampPath'),
    ],
    [
      'when TimeoutSecondsPath leads to a text',
      machineOf({ T: task('echo', { TimeoutSecondsPath: '$.at' }) }),
      runtime('TimeoutSecondsPath'),
    ],
    [
      'when FunctionName is no text',
      machineOf({ T: task('', { Parameters: { 'FunctionName.$': '$.a' } }) }),
      runtime('FunctionName'),
    ],
    [
      'when no choice holds',
      machineOf({
        C: { ...choice, Choices: [{ Variable: '$.a', IsNull: true, Next: 'D' }] },
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

  it('when its machine times out', async () => {
    const definition = machineOf({ W: { Type: 'Wait', Seconds: 100, End: true } }, { TimeoutSeconds: 60 });
    const own = await startBench();
    const arn = await own.begin(definition);
    own.advanceSeconds(60);
    expect(await own.finish(arn)).toMatchObject({ status: 'TIMED_OUT', error: 'States.Timeout' });
    expect(eventTypes(await own.history(arn)).at(-1)).toBe('ExecutionTimedOut');
    await own.close();
  });
});

it('an endless loop of states ends at the limit of its history, and others get their turn', async () => {
  const loop = machineOf({ A: { Type: 'Pass', Next: 'B' }, B: { Type: 'Pass', Next: 'A' } });
  const own = await startBench({}, { pollMs: 1 });
  const arn = await own.begin(loop);
  expect(await own.run(pass({ Result: 'meanwhile' }))).toBe('meanwhile');
  expect((await own.describe(arn)).status).toBe('RUNNING');
  expect(await own.finish(arn)).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
  await own.close();
});

it('history tells of each state in order, each event after the one before', async () => {
  const definition = machineOf({
    P: { Type: 'Pass', Next: 'C' },
    C: { Type: 'Choice', Choices: [{ Variable: '$', IsPresent: true, Next: 'W' }] },
    W: { Type: 'Wait', Seconds: 0, Next: 'T' },
    T: task('echo', { Next: 'S', End: undefined }),
    S: { Type: 'Succeed' },
  });
  const arn = await bench.begin(definition, { n: 1 });
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
  expect(events[0]?.executionStartedEventDetails).toMatchObject({ input: '{"n":1}' });
  expect(events[1]?.stateEnteredEventDetails).toMatchObject({ name: 'P', input: '{"n":1}' });
  expect(events[2]?.stateExitedEventDetails).toMatchObject({ name: 'P', output: '{"n":1}' });
  expect(events[8]?.taskScheduledEventDetails).toMatchObject({
    resourceType: 'lambda',
    resource: 'invoke',
    region: 'ap-southeast-2',
    parameters: '{"FunctionName":"echo","Payload":{"n":1}}',
  });
  const output = JSON.stringify(answered({ n: 1 }));
  expect(events[10]?.taskSucceededEventDetails).toMatchObject({ output });
  expect(events[14]?.executionSucceededEventDetails).toMatchObject({ output });
  expect(events[14]?.timestamp).toEqual(new Date(bench.nowMs()));
});
