import { RedriveExecutionCommand, SendTaskSuccessCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewMachine } from './testing/review-machine.ts';
import { type Bench, FunctionError, startBench, tokenOf } from './testing/start-bench.ts';

let bench: Bench;
let generatorWorks: boolean;
let mailWorks: boolean;
beforeEach(async () => {
  generatorWorks = true;
  mailWorks = true;
  bench = await startBench({
    'open-submission': (payload) => ({ reviewed: (payload as { runId: string }).runId !== 'basic' }),
    'ask-for-review': () => null,
    'generate-document': () => {
      if (!generatorWorks) throw new FunctionError('TypeError', 'no font');
      return { key: 'plan.pdf' };
    },
    'complete-run': () => null,
    'raise-alarm': () => null,
    'notify-owner': () => {
      if (!mailWorks) throw new FunctionError('MailRefused', 'no such address');
    },
  });
});
afterEach(() => bench.close());

const submit = (runId: string) => bench.begin(reviewMachine, { runId });
const called = () => bench.calls.map(({ functionName }) => functionName);
async function decide(verdict: string): Promise<void> {
  const [asked] = await bench.waitForCalls('ask-for-review', 1);
  await bench.sfn.send(
    new SendTaskSuccessCommand({ taskToken: tokenOf(asked), output: JSON.stringify({ verdict }) }),
  );
}
async function failEveryRetry(): Promise<void> {
  for (const [index, delaySeconds] of [2, 4, 8].entries()) {
    await bench.waitForCalls('generate-document', index + 1);
    await bench.waitsFor('retry');
    bench.advanceSeconds(delaySeconds);
  }
}

describe('the whole workflow', () => {
  it('goes straight to the document without a review', async () => {
    const { status, output } = await bench.finish(await submit('basic'));
    expect(status).toBe('SUCCEEDED');
    expect(called()).toEqual(['open-submission', 'generate-document', 'complete-run', 'notify-owner']);
    expect(JSON.parse(output ?? '')).toMatchObject({
      runId: 'basic',
      submission: { reviewed: false },
      document: { Payload: { key: 'plan.pdf' } },
    });
  });

  it('makes the document once approved, days later', async () => {
    const arn = await submit('pro');
    await bench.waitsFor('token');
    bench.advanceSeconds(12 * 86_400);
    await decide('approve');
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    expect(called().slice(1)).toEqual([
      'ask-for-review',
      'generate-document',
      'complete-run',
      'notify-owner',
    ]);
  });

  it('only notifies once rejected', async () => {
    const arn = await submit('pro');
    await decide('reject');
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    expect(called()).toEqual(['open-submission', 'ask-for-review', 'notify-owner']);
  });

  it('never approves by timeout', async () => {
    const arn = await submit('pro');
    await bench.waitsFor('token');
    bench.advanceSeconds(30 * 86_400);
    expect(await bench.finish(arn)).toMatchObject({ status: 'FAILED', error: 'ReviewLapsed' });
    expect(called()).not.toContain('generate-document');
  });

  it('does not fail for a mail', async () => {
    mailWorks = false;
    expect((await bench.finish(await submit('basic'))).status).toBe('SUCCEEDED');
  });

  it('raises the alarm and fails with the reason when every retry has failed', async () => {
    generatorWorks = false;
    const arn = await submit('basic');
    await failEveryRetry();
    const cause = JSON.stringify({ errorType: 'TypeError', errorMessage: 'no font' });
    expect(await bench.finish(arn)).toMatchObject({ status: 'FAILED', error: 'TypeError', cause });
    expect(bench.callsOf('generate-document')).toHaveLength(4);
    expect(bench.callsOf('raise-alarm')).toEqual([
      { functionName: 'raise-alarm', payload: { Error: 'TypeError', Cause: cause } },
    ]);
  });

  it('redriven from its Fail state, fails there again: the states before are not run again', async () => {
    generatorWorks = false;
    const arn = await submit('basic');
    await failEveryRetry();
    await bench.finish(arn);
    generatorWorks = true;
    await bench.sfn.send(new RedriveExecutionCommand({ executionArn: arn }));
    expect(await bench.finish(arn)).toMatchObject({ status: 'FAILED', redriveCount: 1 });
    expect(bench.callsOf('generate-document')).toHaveLength(4);
  });
});
