import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { raiseAlarm } from './alarm.ts';
import { emitCounts } from './emit-counts.ts';

const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
vi.stubEnv('STAGE', 'prod');
afterEach(() => written.mockClear());
afterAll(() => vi.unstubAllEnvs());
const line = () => JSON.parse(String(written.mock.lastCall?.[0]));

it('an alarm becomes one metric per kind of loss, and its own name stays in the log line', () => {
  raiseAlarm('run-stuck', { runId: 'run-1' }, 5);
  expect(line()).toEqual({
    _aws: {
      Timestamp: 5,
      CloudWatchMetrics: [
        {
          Namespace: 'Waymint',
          Dimensions: [['stage', 'loss']],
          Metrics: [{ Name: 'raised', Unit: 'Count' }],
        },
      ],
    },
    stage: 'prod',
    loss: 'finished-plans',
    alarm: 'run-stuck',
    raised: 1,
    detail: { runId: 'run-1' },
  });
});

it('a sweep sums failed and remaining items of its jobs into two metrics, and logs the rest', () => {
  const counts = { ordersPending: 4, ordersFailed: 1, ordersLeft: 2, recheckFailed: 3, recheckLeft: 0 };
  emitCounts('reconcile-orders', counts, 5);
  expect(line()).toMatchObject({
    stage: 'prod',
    sweep: 'reconcile-orders',
    itemsFailed: 4,
    itemsLeft: 2,
    counts,
  });
  expect(line()._aws.CloudWatchMetrics[0].Metrics).toHaveLength(2);
  emitCounts('token-expiry', { found: 2, failed: 1, left: 1, expired: 1 }, 5);
  expect(line()).toMatchObject({ itemsFailed: 1, itemsLeft: 1 });
});
