import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, eventTypes, FunctionError, machineOf, startBench, task } from './testing/start-bench.ts';

let bench: Bench;
let failures: number;
beforeEach(async () => {
  failures = 0;
  bench = await startBench({
    flaky: () => {
      if (failures <= 0) return 'done';
      failures -= 1;
      throw new FunctionError('Hiccup', 'try again');
    },
    broken: () => {
      throw new Error('the invoker broke');
    },
    deaf: () => new Promise(() => {}),
    note: (payload) => payload,
  });
});
afterEach(() => bench.close());

const done = { Type: 'Succeed' };
/** Selects the function's result without Lambda's envelope. */
const bare = { ResultSelector: { 'bare.$': '$.Payload' } };
const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
const retry = (fields: object = {}) => [{ ErrorEquals: ['Hiccup'], ...fields }];

describe('Retry', () => {
  it('calls the function again after each delay of the clock, and no earlier', async () => {
    failures = 2;
    const definition = machineOf({
      T: task('flaky', { Retry: retry({ IntervalSeconds: 10, BackoffRate: 3 }), ...bare }),
    });
    const arn = await bench.start(definition);
    await bench.waitsFor('retry');
    bench.advanceSeconds(9);
    await pause();
    expect(bench.callsOf('flaky')).toHaveLength(1);
    bench.advanceSeconds(1);
    await bench.waitForCalls('flaky', 2);
    await bench.waitsFor('retry');
    bench.advanceSeconds(29);
    await pause();
    expect(bench.callsOf('flaky')).toHaveLength(2);
    bench.advanceSeconds(1);
    expect((await bench.finish(arn)).output).toBe('{"bare":"done"}');
    const attempt = ['TaskScheduled', 'TaskStarted'];
    expect(eventTypes(await bench.history(arn))).toEqual([
      'ExecutionStarted',
      'TaskStateEntered',
      ...[...attempt, 'TaskFailed', ...attempt, 'TaskFailed', ...attempt, 'TaskSucceeded'],
      'TaskStateExited',
      'ExecutionSucceeded',
    ]);
  });

  it('gives up after its attempts, and the error ends the execution', async () => {
    failures = 9;
    const arn = await bench.start(machineOf({ T: task('flaky', { Retry: retry({ MaxAttempts: 2 }) }) }));
    for (const calls of [1, 2]) {
      await bench.waitForCalls('flaky', calls);
      await bench.waitsFor('retry');
      bench.advanceSeconds(60);
    }
    const cause = JSON.stringify({ errorType: 'Hiccup', errorMessage: 'try again' });
    expect(await bench.finish(arn)).toMatchObject({ status: 'FAILED', error: 'Hiccup', cause });
    expect(bench.callsOf('flaky')).toHaveLength(3);
  });

  it('does not retry another error', async () => {
    const result = await bench.run(machineOf({ T: task('broken', { Retry: retry() }) }));
    expect(result).toEqual({
      status: 'FAILED',
      error: 'Lambda.SdkClientException',
      cause: 'the invoker broke',
    });
  });

  it('keeps its time over a restart', async () => {
    failures = 1;
    const arn = await bench.start(
      machineOf({ T: task('flaky', { Retry: retry({ IntervalSeconds: 600 }) }) }),
    );
    await bench.waitsFor('retry');
    await bench.restart();
    await pause();
    expect(bench.callsOf('flaky')).toHaveLength(1);
    bench.advanceSeconds(600);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });
});

describe('Catch', () => {
  const caught = (fields: object) =>
    machineOf({ T: task('flaky', { Catch: [{ ErrorEquals: ['Hiccup'], Next: 'D', ...fields }] }), D: done });
  const error = {
    Error: 'Hiccup',
    Cause: JSON.stringify({ errorType: 'Hiccup', errorMessage: 'try again' }),
  };
  it.each<[string, object, unknown]>([
    ['replaces the input with the error', {}, error],
    ['lays the error into the input', { ResultPath: '$.failure' }, { n: 1, failure: error }],
    ['drops the error', { ResultPath: null }, { n: 1 }],
    ['matches every failure of a task by States.TaskFailed', { ErrorEquals: ['States.TaskFailed'] }, error],
    ['matches everything by States.ALL', { ErrorEquals: ['States.ALL'] }, error],
  ])('%s', async (_, fields, output) => {
    failures = 1;
    expect(await bench.run(caught(fields), { n: 1 })).toEqual(output);
  });

  it('leaves another error alone', async () => {
    failures = 1;
    expect(await bench.run(caught({ ErrorEquals: ['Other'] }))).toMatchObject({ error: 'Hiccup' });
  });

  it('runs after the retries', async () => {
    failures = 9;
    const definition = machineOf({
      T: task('flaky', {
        Retry: retry({ MaxAttempts: 1 }),
        Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'N' }],
      }),
      N: task('note', bare),
    });
    const arn = await bench.start(definition, { n: 1 });
    await bench.waitForCalls('flaky', 1);
    await bench.waitsFor('retry');
    bench.advanceSeconds(1);
    expect((await bench.finish(arn)).output).toBe('{"bare":{"n":1}}');
    expect(bench.callsOf('flaky')).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['takes a result that does not fit', { ResultPath: '$.n.x' }],
    ['does not take a wrong path', { ResultSelector: { 'x.$': '$.Payload.none' } }],
  ])('%s', async (_, fields) => {
    const definition = machineOf({
      T: task('note', { ...fields, Catch: [{ ErrorEquals: ['States.ALL'], Next: 'D' }] }),
      D: done,
    });
    const result = await bench.run(definition, { n: 1 });
    expect(result).toMatchObject(
      'ResultPath' in fields ? { Error: 'States.ResultPathMatchFailure' } : { error: 'States.Runtime' },
    );
  });

  it('ends the execution when its ResultPath does not fit', async () => {
    failures = 1;
    expect(await bench.run(caught({ ResultPath: '$.n.x' }), { n: 1 })).toMatchObject({
      error: 'States.ResultPathMatchFailure',
    });
  });
});

describe('the timeout of a function', () => {
  it('ends in States.Timeout, and a late answer changes nothing', async () => {
    const catches = [
      { ErrorEquals: ['States.TaskFailed'], Next: 'Wrong' },
      { ErrorEquals: ['States.Timeout'], Next: 'D' },
    ];
    const definition = machineOf({
      T: task('deaf', { TimeoutSeconds: 30, Catch: catches }),
      Wrong: { Type: 'Fail' },
      D: done,
    });
    const arn = await bench.start(definition);
    await bench.waitForCalls('deaf', 1);
    bench.advanceSeconds(30);
    expect((await bench.finish(arn)).output).toBe('{"Error":"States.Timeout"}');
    expect(eventTypes(await bench.history(arn))).toContain('TaskTimedOut');
  });

  it('starts again with a retry, and only the answer to the retry counts', async () => {
    const answers: ((value: string) => void)[] = [];
    const own = await startBench({ slow: () => new Promise((resolve) => answers.push(resolve)) });
    const definition = machineOf({
      T: task('slow', {
        TimeoutSeconds: 30,
        Retry: [{ ErrorEquals: ['States.Timeout'], IntervalSeconds: 1 }],
        ...bare,
      }),
    });
    const arn = await own.start(definition);
    await own.waitForCalls('slow', 1);
    own.advanceSeconds(30);
    await own.waitsFor('retry');
    own.advanceSeconds(1);
    await own.waitForCalls('slow', 2);
    answers[0]?.('too late');
    await pause();
    expect((await own.describe(arn)).status).toBe('RUNNING');
    answers[1]?.('in time');
    expect((await own.finish(arn)).output).toBe('{"bare":"in time"}');
    await own.close();
  });
});
