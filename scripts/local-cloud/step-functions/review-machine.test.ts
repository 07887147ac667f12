import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FunctionError, startBench } from './testing/start-bench.ts';

const made = {
  key: 'plan.pdf',
  checksum: 'c',
  workbook: { key: 'plan.xlsx', checksum: 'w' },
  calendar: { key: 'plan.ics', checksum: 'i' },
  brief: { path: 'lawns', title: 'Lawns', supportedCents: 1, byMonth: [1] },
};

let bench: Awaited<ReturnType<typeof startBench>>;
let broken: Record<string, string>;
let tells: object;
beforeEach(async () => {
  broken = {};
  tells = made;
  const working =
    (name: string, answer: (payload: { runId: string }) => unknown = () => null) =>
    (payload: unknown) => {
      if (broken[name] !== undefined) throw new FunctionError(broken[name]);
      return answer(payload as { runId: string });
    };
  bench = await startBench({
    'open-submission': working('open-submission', ({ runId }) => ({
      next: runId === 'basic' ? 'generate' : 'review',
    })),
    'ask-for-review': working('ask-for-review'),
    'generate-document': working('generate-document', () => tells),
    'complete-run': working('complete-run'),
    'notify-owner': working('notify-owner'),
    'alarm-generation': working('alarm-generation'),
  });
});
afterEach(() => bench.close());

async function decide(decision: string, asked = 1): Promise<void> {
  await bench.waitForCalls('ask-for-review', asked);
  await bench.answer(bench.tokenOf(), JSON.stringify({ decision }));
}
/** Each retry happens within its longest delay, whatever the jitter. */
async function failTries(functionName: string, tries: number): Promise<void> {
  for (let tried = 1; tried <= tries; tried += 1) {
    await bench.waitForCalls(functionName, tried);
    if (tried < tries) await bench.waitsFor('basic', 'retry');
    bench.advanceSeconds(900);
  }
}

describe("the product's workflow", () => {
  it('goes straight to the document without a review', async () => {
    await bench.start('basic');
    await bench.ends('basic');
    expect(bench.called()).toEqual(['open-submission', 'generate-document', 'complete-run', 'notify-owner']);
    expect(bench.find('basic')?.data).toEqual({
      runId: 'basic',
      ownerId: 'usr_1',
      attempt: 1,
      submission: { next: 'generate' },
      document: { made },
    });
  });

  it('makes the document once approved, days later', async () => {
    await bench.start('pro');
    await bench.waitsFor('pro', 'token');
    bench.advanceSeconds(12 * 86_400);
    await decide('approve');
    await bench.ends('pro');
    const afterwards = ['generate-document', 'complete-run', 'notify-owner'];
    expect(bench.called()).toEqual(['open-submission', 'ask-for-review', ...afterwards]);
  });

  it('is never approved by time: it asks again after thirty days, with a new token', async () => {
    await bench.start('pro');
    await bench.waitsFor('pro', 'token');
    bench.advanceSeconds(30 * 86_400);
    await bench.waitsFor('pro', 'retry');
    bench.advanceSeconds(1);
    await bench.waitForCalls('ask-for-review', 2);
    const late = bench.answer(bench.tokenOf(0), '{"decision":"approve"}');
    await expect(late).rejects.toMatchObject({ name: 'TaskTimedOut' });
    await decide('reject', 2);
    await bench.ends('pro');
    expect(bench.called()).not.toContain('generate-document');
  });

  it('does not fail because of a mail', async () => {
    broken['notify-owner'] = 'TypeError';
    await bench.start('basic');
    await failTries('notify-owner', 6);
    await bench.ends('basic');
  });

  it('creates a missing document again an hour later instead of looking repeatedly', async () => {
    broken['complete-run'] = 'DocumentMissing';
    await bench.start('basic');
    await bench.waitForCalls('alarm-generation', 1);
    expect(bench.callsOf('alarm-generation')[0]?.payload).toMatchObject({
      failure: { Error: 'DocumentMissing' },
    });
    expect(bench.callsOf('complete-run')).toHaveLength(1);
    await bench.waitsFor('basic', 'wait');
    broken = {};
    bench.advanceSeconds(3600);
    await bench.ends('basic');
    expect(bench.callsOf('generate-document')).toHaveLength(2);
  });

  it('raises the alarm when every attempt has failed, and tries again each hour', async () => {
    broken['generate-document'] = 'TypeError';
    await bench.start('basic');
    await failTries('generate-document', 6);
    await bench.waitForCalls('alarm-generation', 1);
    const Cause = JSON.stringify({ errorType: 'TypeError', errorMessage: 'broken' });
    expect(bench.callsOf('alarm-generation')[0]?.payload).toMatchObject({
      runId: 'basic',
      failure: { Error: 'TypeError', Cause },
    });
    await bench.waitsFor('basic', 'wait');
    broken = {};
    bench.advanceSeconds(3600);
    await bench.ends('basic');
  });
});
