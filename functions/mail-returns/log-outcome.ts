import { alarmNamespace } from '#shared/contract/alarms.ts';
import { stageName } from '../runtime/environment.ts';
import { writeLogLine } from '../runtime/log-line.ts';
import type { ReportOutcome } from './take-reports.ts';

/** Logs one line per report, without the address; stopped addresses are counted on the dashboard. */
export function logOutcome(outcome: ReportOutcome, nowMs: number): void {
  const metrics = {
    Namespace: alarmNamespace,
    Dimensions: [['stage']],
    Metrics: [{ Name: 'addressesStopped', Unit: 'Count' }],
  };
  writeLogLine({
    _aws: { Timestamp: nowMs, CloudWatchMetrics: [metrics] },
    stage: stageName(),
    kind: 'mail-report',
    outcome,
    addressesStopped: outcome === 'stopped' ? 1 : 0,
  });
}
