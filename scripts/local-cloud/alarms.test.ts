import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AlarmList } from './alarms.ts';

const root = mkdtempSync(join(tmpdir(), 'waymint-alarms-'));
afterAll(() => rmSync(root, { recursive: true }));

const metric = (alarm: string, atMs: number, detail?: unknown) =>
  JSON.stringify({
    _aws: {
      Timestamp: atMs,
      CloudWatchMetrics: [{ Namespace: 'Waymint', Dimensions: [['alarm']], Metrics: [{ Name: 'raised' }] }],
    },
    alarm,
    raised: 1,
    detail,
  });

describe('the alarms', () => {
  it('are read from what the functions log, oldest first', () => {
    const alarms = new AlarmList(join(root, 'found', 'alarms.jsonl'));
    alarms.read(metric('api-fault', 0, { requestId: 'r1' }));
    alarms.read('{"kind":"request","alarm":"not one"}');
    alarms.read('an alarm in plain words');
    alarms.read('{"_aws": cut short');
    alarms.read('{"_aws":{"Timestamp":1,"CloudWatchMetrics":[]},"latency":5}');
    alarms.read(metric('review-overdue', 1_000, { runId: 'run_1' }));
    expect(alarms.list()).toEqual([
      { at: '1970-01-01T00:00:00.000Z', name: 'api-fault', detail: { requestId: 'r1' } },
      { at: '1970-01-01T00:00:01.000Z', name: 'review-overdue', detail: { runId: 'run_1' } },
    ]);
  });

  it('survive a restart, even after a line that a crash cut short', () => {
    const file = join(root, 'kept.jsonl');
    new AlarmList(file).read(metric('first', 0));
    appendFileSync(file, '{"at":"1970-01-01T00:00:0');
    const alarms = new AlarmList(file);
    alarms.read(metric('second', 0));
    expect(alarms.list().map(({ name }) => name)).toEqual(['first', 'second']);
    expect(new AlarmList(file).list()).toHaveLength(2);
  });
});
