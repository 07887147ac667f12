import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };
import { readMachine } from './machine.ts';
import { startBench } from './testing/start-bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let answerQuestion: ((payload: unknown) => void)[];
let refused: Set<string>;
beforeEach(async () => {
  answerQuestion = [];
  refused = new Set();
  bench = await startBench(
    {
      'open-submission': () => ({ next: 'review' }),
      'ask-for-review': () => new Promise((resolve) => answerQuestion.push(resolve)),
    },
    ({ action }) => !refused.has(action),
  );
});
afterEach(() => bench.close());

async function ask(name = 'pro'): Promise<string> {
  await bench.start(name);
  await bench.waitForCalls('ask-for-review', 1);
  return bench.tokenOf();
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
const approve = '{"decision":"approve"}';

describe('StartExecution', () => {
  it('starts one execution for many requests with the same name and input', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => bench.start('one')));
    expect(new Set(sent.map(({ executionArn }) => executionArn)).size).toBe(1);
    await bench.waitForCalls('ask-for-review', 1);
    expect(bench.callsOf('open-submission')).toHaveLength(1);
    await expect(bench.start('one', '{}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  it('keeps the name of an ended execution for 90 days', async () => {
    await bench.answer(await ask(), '{"decision":"reject"}');
    await bench.ends('pro');
    bench.advanceSeconds(90 * 86_400);
    await expect(bench.start('pro')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    bench.advanceSeconds(1);
    await expect.poll(() => bench.find('pro')).toBeUndefined();
  });

  it.each([
    ['InvalidExecutionInput', 'a', '{'],
    ['ValidationException', 'a/b', '{}'],
    ['ValidationException', 'a', JSON.stringify('x'.repeat(262_144))],
  ])('is refused with %s', async (name, execution, input) => {
    await expect(bench.start(execution, input)).rejects.toMatchObject({ name });
    expect(bench.engine().executions()).toEqual([]);
  });
});

describe('a task token', () => {
  it('works before its function has answered, and that answer changes nothing', async () => {
    await bench.answer(await ask(), approve);
    answerQuestion[0]?.('late');
    await bench.ends('pro');
    expect(bench.find('pro')?.data).toMatchObject({ review: { decision: 'approve' } });
  });

  it('is accepted once of twenty simultaneous answers', async () => {
    const token = await ask();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => bench.answer(token, approve)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of sent)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'TaskTimedOut' });
  });

  it('stays valid over a restart, which calls only an unanswered function again', async () => {
    const token = await ask();
    await bench.restart();
    await bench.waitForCalls('ask-for-review', 2);
    expect(bench.tokenOf()).toBe(token);
    answerQuestion[1]?.(null);
    await bench.waitsFor('pro', 'token');
    await bench.restart();
    await pause();
    expect(bench.callsOf('ask-for-review')).toHaveLength(2);
    bench.advanceSeconds(29 * 86_400);
    await bench.answer(token, approve);
    await bench.ends('pro');
  });

  it('is refused when unknown, and with an output that is not JSON', async () => {
    const token = await ask();
    await expect(bench.answer('guess', approve)).rejects.toMatchObject({ name: 'TaskDoesNotExist' });
    await expect(bench.answer(token, '{')).rejects.toMatchObject({ name: 'InvalidOutput' });
    await bench.answer(token, approve);
  });
});

describe('the service', () => {
  it('checks grants first', async () => {
    const token = await ask();
    for (const action of ['StartExecution', 'SendTaskSuccess']) refused.add(`states:${action}`);
    const denied = { name: 'AccessDeniedException' };
    await expect(bench.start('other')).rejects.toMatchObject(denied);
    await expect(bench.answer(token, approve)).rejects.toMatchObject(denied);
    expect(bench.find('pro')?.status).toBe('RUNNING');
  });
});

describe('a definition', () => {
  const changed = (change: (states: Record<string, object>) => object) =>
    JSON.stringify({ ...runReview, States: { ...runReview.States, ...change(runReview.States) } });

  it.each<[string, (states: Record<string, object>) => object]>([
    ['another state', () => ({ Extra: { Type: 'Parallel' } })],
    ['another field', ({ Done }) => ({ Done: { ...Done, OutputPath: '$' } })],
    [
      'another comparison',
      ({ Decided }) => ({
        Decided: { ...Decided, Choices: [{ Variable: '$.a', IsNull: true, Next: 'Done' }] },
      }),
    ],
    [
      'another path',
      ({ Opened }) => ({
        Opened: { ...Opened, Choices: [{ Variable: '$.a[0]', StringEquals: '', Next: 'Done' }] },
      }),
    ],
    ['a missing state', ({ WaitToAsk }) => ({ WaitToAsk: { ...WaitToAsk, Next: 'Nowhere' } })],
  ])('with %s is refused', (_, change) => {
    expect(() => readMachine(changed(change))).toThrow();
  });
});
