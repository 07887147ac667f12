import { RedriveExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, eventTypes, FunctionError, machineOf, startBench, task } from './testing/start-bench.ts';

let bench: Bench;
let works: boolean;
beforeEach(async () => {
  works = false;
  bench = await startBench({
    first: () => 'first',
    second: () => {
      if (!works) throw new FunctionError('Broken', 'not yet');
      return 'second';
    },
    deaf: () => new Promise(() => {}),
  });
});
afterEach(() => bench.close());

const redrive = (executionArn: string, clientToken?: string) =>
  bench.sfn.send(new RedriveExecutionCommand({ executionArn, ...(clientToken && { clientToken }) }));

const twoTasks = machineOf({
  A: task('first', { ResultPath: '$.a', Next: 'B', End: undefined }),
  B: task('second', {
    ResultPath: '$.b',
    Retry: [{ ErrorEquals: ['Broken'], IntervalSeconds: 1, MaxAttempts: 1 }],
  }),
});

async function fail(): Promise<string> {
  const arn = await bench.start(twoTasks, { n: 1 });
  await bench.waitsFor('retry');
  bench.advanceSeconds(1);
  expect((await bench.finish(arn)).status).toBe('FAILED');
  return arn;
}

describe('RedriveExecution', () => {
  it('continues from the failed task with its old input, and keeps earlier results', async () => {
    const arn = await fail();
    expect(await bench.describe(arn)).toMatchObject({ redriveStatus: 'REDRIVABLE', redriveCount: 0 });
    works = true;
    bench.advanceSeconds(60);
    const { redriveDate } = await redrive(arn);
    expect(redriveDate).toEqual(new Date(bench.nowMs()));
    const ended = await bench.finish(arn);
    expect(ended).toMatchObject({ status: 'SUCCEEDED', redriveCount: 1, redriveDate });
    expect(ended.error).toBeUndefined();
    expect(JSON.parse(ended.output ?? '')).toMatchObject({
      n: 1,
      a: { Payload: 'first' },
      b: { Payload: 'second' },
    });
    expect(bench.callsOf('first')).toHaveLength(1);
    const types = eventTypes(await bench.history(arn));
    expect(types.slice(types.indexOf('ExecutionFailed'))).toEqual([
      'ExecutionFailed',
      'ExecutionRedriven',
      'TaskScheduled',
      'TaskStarted',
      'TaskSucceeded',
      'TaskStateExited',
      'ExecutionSucceeded',
    ]);
  });

  it('resets the retries', async () => {
    const arn = await fail();
    await redrive(arn);
    await bench.waitsFor('retry');
    works = true;
    bench.advanceSeconds(1);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });

  it('continues a stopped execution', async () => {
    const arn = await bench.start(machineOf({ T: task('deaf') }));
    await bench.sfn.send(new StopExecutionCommand({ executionArn: arn }));
    await redrive(arn);
    await bench.waitForCalls('deaf', 2);
    expect((await bench.describe(arn)).status).toBe('RUNNING');
  });

  it('runs once for a repeated client token', async () => {
    const arn = await fail();
    works = true;
    const first = await redrive(arn, 'once');
    bench.advanceSeconds(5);
    await bench.finish(arn);
    expect((await redrive(arn, 'once')).redriveDate).toEqual(first.redriveDate);
    expect((await bench.describe(arn)).redriveCount).toBe(1);
  });

  it.each<[string, () => Promise<string>]>([
    ['runs', () => bench.start(machineOf({ T: task('deaf') }))],
    [
      'has succeeded',
      async () => {
        const arn = await bench.start(machineOf({ P: { Type: 'Pass', End: true } }));
        await bench.finish(arn);
        return arn;
      },
    ],
    [
      'ended more than 14 days ago',
      async () => {
        const arn = await fail();
        bench.advanceSeconds(14 * 86_400 + 1);
        return arn;
      },
    ],
  ])('is refused for one that %s', async (_, prepare) => {
    const arn = await prepare();
    await expect(redrive(arn)).rejects.toMatchObject({ name: 'ExecutionNotRedrivable' });
    const { redriveStatus, redriveStatusReason } = await bench.describe(arn);
    expect(redriveStatus).toBe('NOT_REDRIVABLE');
    expect(redriveStatusReason).toBeTruthy();
  });

  it('is refused for an unknown execution', async () => {
    const arn = (await fail()).replace(/[^:]+$/u, 'other');
    await expect(redrive(arn)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
  });
});
