import { SendTaskSuccessCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewMachine } from './testing/review-machine.ts';
import { type Bench, FunctionError, startBench, tokenOf } from './testing/start-bench.ts';

const made = {
  key: 'plan.pdf',
  checksum: 'c',
  workbook: { key: 'plan.xlsx', checksum: 'w' },
  calendar: { key: 'plan.ics', checksum: 'i' },
  brief: { path: 'lawns', title: 'Lawns', supportedCents: 1, byMonth: [1] },
};

let bench: Bench;
let broken: string | undefined;
let missing = false;
let tells: object;
beforeEach(async () => {
  broken = undefined;
  missing = false;
  tells = made;
  const working =
    (name: string, answer: (payload: { runId: string }) => unknown = () => null) =>
    (payload: unknown) => {
      if (broken === name) throw new FunctionError('TypeError', 'no font');
      return answer(payload as { runId: string });
    };
  bench = await startBench({
    'open-submission': working('open-submission', ({ runId }) => ({
      next: runId === 'basic' ? 'generate' : 'review',
    })),
    'ask-for-review': working('ask-for-review'),
    'generate-document': working('generate-document', () => tells),
    'complete-run': working('complete-run', () => {
      if (missing) throw new FunctionError('DocumentMissing', 'not in the storage');
      return null;
    }),
    'notify-owner': working('notify-owner'),
    'alarm-generation': working('alarm-generation'),
  });
});
afterEach(() => bench.close());

const submit = (runId: string) => bench.start(reviewMachine, { runId, ownerId: 'usr_1', attempt: 1 });
const called = () => bench.calls.map(({ functionName }) => functionName);
async function decide(decision: string, asked = 1): Promise<void> {
  const calls = await bench.waitForCalls('ask-for-review', asked);
  const output = JSON.stringify({ decision });
  await bench.sfn.send(new SendTaskSuccessCommand({ taskToken: tokenOf(calls.at(-1)), output }));
}
/** Each retry happens within its longest delay, whatever the jitter. */
async function failTries(functionName: string, tries: number): Promise<void> {
  for (let made = 1; made <= tries; made += 1) {
    await bench.waitForCalls(functionName, made);
    if (made < tries) await bench.waitsFor('retry');
    bench.advanceSeconds(900);
  }
}

describe("the product's workflow", () => {
  it('goes straight to the document without a review', async () => {
    const { status, output } = await bench.finish(await submit('basic'));
    expect(status).toBe('SUCCEEDED');
    expect(called()).toEqual(['open-submission', 'generate-document', 'complete-run', 'notify-owner']);
    expect(JSON.parse(output ?? '')).toEqual({
      runId: 'basic',
      ownerId: 'usr_1',
      attempt: 1,
      submission: { next: 'generate' },
      document: { made },
    });
  });

  it('finishes with functions that were rolled back and return less about a document, and with later ones that return more', async () => {
    const { brief: _brief, ...less } = made;
    for (const told of [less, { ...made, pages: 12 }]) {
      tells = told;
      expect((await bench.finish(await submit('basic'))).status).toBe('SUCCEEDED');
      expect(bench.calls.findLast(({ functionName }) => functionName === 'complete-run')?.payload).toEqual({
        runId: 'basic',
        ownerId: 'usr_1',
        attempt: 1,
        document: told,
      });
    }
  });

  it('makes the document once approved, days later', async () => {
    const arn = await submit('pro');
    await bench.waitsFor('token');
    bench.advanceSeconds(12 * 86_400);
    await decide('approve');
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    const afterwards = ['generate-document', 'complete-run', 'notify-owner'];
    expect(called()).toEqual(['open-submission', 'ask-for-review', ...afterwards]);
  });

  it('only sends the notification once rejected', async () => {
    const arn = await submit('pro');
    await decide('reject');
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    expect(called()).toEqual(['open-submission', 'ask-for-review', 'notify-owner']);
  });

  it('is never approved by time: it asks again after thirty days', async () => {
    const arn = await submit('pro');
    await bench.waitsFor('token');
    bench.advanceSeconds(30 * 86_400);
    await bench.waitsFor('retry');
    bench.advanceSeconds(1);
    await decide('reject', 2);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    expect(called()).not.toContain('generate-document');
  });

  it('does not fail because of a mail', async () => {
    broken = 'notify-owner';
    const arn = await submit('basic');
    await failTries('notify-owner', 6);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });

  it('creates a missing document again an hour later instead of looking repeatedly', async () => {
    missing = true;
    const arn = await submit('basic');
    const [alarm] = await bench.waitForCalls('alarm-generation', 1);
    expect(alarm?.payload).toMatchObject({ failure: { Error: 'DocumentMissing' } });
    expect(called().filter((name) => name === 'complete-run')).toHaveLength(1);
    await bench.waitsFor('wait');
    missing = false;
    bench.advanceSeconds(3600);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
    expect(called().filter((name) => name === 'generate-document')).toHaveLength(2);
  });

  it('raises the alarm when every attempt has failed, and tries again each hour', async () => {
    broken = 'generate-document';
    const arn = await submit('basic');
    await failTries('generate-document', 6);
    const [alarm] = await bench.waitForCalls('alarm-generation', 1);
    const Cause = JSON.stringify({ errorType: 'TypeError', errorMessage: 'no font' });
    expect(alarm?.payload).toMatchObject({ runId: 'basic', failure: { Error: 'TypeError', Cause } });
    await bench.waitsFor('wait');
    broken = undefined;
    bench.advanceSeconds(3600);
    expect((await bench.finish(arn)).status).toBe('SUCCEEDED');
  });
});
