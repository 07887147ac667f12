import { SendTaskFailureCommand, SendTaskSuccessCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Bench,
  eventTypes,
  FunctionError,
  machineOf,
  startBench,
  tokenOf,
  tokenTask,
  until,
} from './testing/start-bench.ts';

let bench: Bench;
let answerSubmission: ((payload: string) => void) | undefined;
beforeEach(async () => {
  bench = await startBench({
    ask: () => 'asked',
    refuse: () => {
      throw new FunctionError('NoReviewer', 'no reviewer is there');
    },
    slow: () =>
      new Promise((resolve) => {
        answerSubmission = resolve;
      }),
  });
});
afterEach(() => bench.close());

const days = 86_400;
const succeed = (taskToken: string, output: unknown = 'yes') =>
  bench.sfn.send(new SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) }));

/** Starts a machine with one token task and returns its token after the function was called. */
async function ask(fields: object = {}, functionName = 'ask'): Promise<{ arn: string; token: string }> {
  const before = bench.calls.length;
  const arn = await bench.start(
    machineOf({ T: tokenTask(functionName, fields), D: { Type: 'Succeed' } }, {}),
  );
  await until(
    () => bench.calls.length,
    (count) => count > before,
  );
  return { arn, token: tokenOf(bench.calls[before]) };
}
const toDone = { Next: 'D', End: undefined };

describe('a task token', () => {
  it('ends the task with exactly the output it was sent', async () => {
    const { arn, token } = await ask(toDone);
    await until(
      () => bench.engine.executions(),
      ([only]) => only?.waitingFor === 'token',
    );
    await succeed(token, { verdict: 'approve' });
    expect((await bench.finish(arn)).output).toBe('{"verdict":"approve"}');
    const history = await bench.history(arn);
    expect(eventTypes(history)).toEqual([
      'ExecutionStarted',
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskSubmitted',
      'TaskSucceeded',
      'TaskStateExited',
      'SucceedStateEntered',
      'SucceedStateExited',
      'ExecutionSucceeded',
    ]);
    expect(history[2]?.taskScheduledEventDetails).toMatchObject({ resource: 'invoke.waitForTaskToken' });
    expect(history[4]?.taskSubmittedEventDetails?.output).toContain('"Payload":"asked"');
  });

  it('works before the function has answered, and that answer changes nothing', async () => {
    const { arn, token } = await ask(toDone, 'slow');
    await succeed(token);
    expect((await bench.finish(arn)).output).toBe('"yes"');
    answerSubmission?.('late');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(eventTypes(await bench.history(arn))).not.toContain('TaskSubmitted');
  });

  it('reports a failure, which Catch handles', async () => {
    const { arn, token } = await ask({ ...toDone, Catch: [{ ErrorEquals: ['Refused'], Next: 'D' }] });
    await bench.sfn.send(new SendTaskFailureCommand({ taskToken: token, error: 'Refused', cause: 'no' }));
    expect((await bench.finish(arn)).output).toBe('{"Error":"Refused","Cause":"no"}');
  });

  it('reports a failure without a name as States.TaskFailed', async () => {
    const { arn, token } = await ask({
      ...toDone,
      Catch: [{ ErrorEquals: ['States.TaskFailed'], Next: 'D' }],
    });
    await bench.sfn.send(new SendTaskFailureCommand({ taskToken: token }));
    expect((await bench.finish(arn)).output).toBe('{"Error":"States.TaskFailed"}');
  });

  it('is closed when its function fails', async () => {
    const { arn, token } = await ask(toDone, 'refuse');
    expect(await bench.finish(arn)).toMatchObject({ status: 'FAILED', error: 'NoReviewer' });
    await expect(succeed(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
  });

  it('is new in each attempt, and the old one is closed', async () => {
    const Retry = [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 1 }];
    const { arn, token } = await ask({ ...toDone, Retry });
    await bench.sfn.send(new SendTaskFailureCommand({ taskToken: token, error: 'Oops' }));
    await bench.waitsFor('retry');
    bench.advanceSeconds(1);
    const calls = await bench.waitForCalls('ask', 2);
    await expect(succeed(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
    await succeed(tokenOf(calls[1]));
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });

  it('is accepted once of twenty simultaneous answers', async () => {
    const { arn, token } = await ask(toDone);
    const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => succeed(token, index)));
    const winners = sent.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const result of sent)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'TaskTimedOut' });
    expect((await bench.finish(arn)).output).toBe(String(winners[0]));
    const types = eventTypes(await bench.history(arn));
    expect(types.filter((type) => type === 'TaskSucceeded')).toHaveLength(1);
  });

  it('stays valid over a restart, and its function is not called again', async () => {
    const { arn, token } = await ask(toDone);
    await until(
      () => bench.engine.executions(),
      ([only]) => only?.waitingFor === 'token',
    );
    await bench.restart();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bench.callsOf('ask')).toHaveLength(1);
    await succeed(token);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });

  it('stays the same when a restart calls its function again', async () => {
    const { arn, token } = await ask(toDone, 'slow');
    await bench.restart();
    const calls = await bench.waitForCalls('slow', 2);
    expect(tokenOf(calls[1])).toBe(token);
    await succeed(token);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });
});

describe('a token is refused', () => {
  it.each([
    ['SendTaskSuccess', (taskToken: string): Promise<unknown> => succeed(taskToken)],
    ['SendTaskFailure', (taskToken: string) => bench.sfn.send(new SendTaskFailureCommand({ taskToken }))],
  ] as const)('by %s', async (_, send) => {
    const { arn, token } = await ask(toDone);
    await expect(send('not a token')).rejects.toMatchObject({ name: 'InvalidToken' });
    await expect(send(token.toUpperCase())).rejects.toMatchObject({ name: 'InvalidToken' });
    const other = await startBench({ ask: () => '' });
    await other.start(machineOf({ T: tokenTask('ask') }));
    const [foreign] = await other.waitForCalls('ask', 1);
    await other.close();
    await expect(send(tokenOf(foreign))).rejects.toMatchObject({ name: 'TaskDoesNotExist' });
    await bench.sfn.send(new StopExecutionCommand({ executionArn: arn }));
    await expect(send(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
  });

  it('with an output that is not JSON, and stays open', async () => {
    const { token } = await ask(toDone);
    const bad = bench.sfn.send(new SendTaskSuccessCommand({ taskToken: token, output: '{' }));
    await expect(bad).rejects.toMatchObject({ name: 'InvalidOutput' });
    await succeed(token);
  });
});

describe('the timeout of a token', () => {
  const review = {
    ...toDone,
    TimeoutSeconds: 30 * days,
    Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'D' }],
  };

  it('is 30 days of the clock, over a restart', async () => {
    const { arn, token } = await ask(review);
    bench.advanceSeconds(29 * days);
    await bench.restart();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await bench.describe(arn)).status).toBe('RUNNING');
    bench.advanceSeconds(days);
    expect((await bench.finish(arn)).output).toBe('{"Error":"States.Timeout"}');
    await expect(succeed(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
  });

  it('applies even before a poll has noticed it', async () => {
    const own = await startBench({ ask: () => '' }, { pollMs: 3_600_000 });
    const arn = await own.start(machineOf({ T: tokenTask('ask', { TimeoutSeconds: 60 }) }));
    const [call] = await own.waitForCalls('ask', 1);
    own.advanceSeconds(60);
    const late = own.sfn.send(new SendTaskSuccessCommand({ taskToken: tokenOf(call), output: '1' }));
    await expect(late).rejects.toMatchObject({ name: 'TaskTimedOut' });
    expect((await own.describe(arn)).output).toBeUndefined();
    await own.close();
  });

  it('is noticed within half a second at ten polls a second', async () => {
    const own = await startBench({ ask: () => '' }, { pollMs: 100 });
    const arn = await own.start(machineOf({ T: tokenTask('ask', { TimeoutSeconds: 30 * days }) }));
    await own.waitForCalls('ask', 1);
    own.advanceSeconds(30 * days);
    const movedAt = performance.now();
    await own.finish(arn);
    expect(performance.now() - movedAt).toBeLessThan(500);
    await own.close();
  });
});
