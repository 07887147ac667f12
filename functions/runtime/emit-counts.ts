import { alarmNamespace } from './alarm.ts';
import { writeLogLine } from './log-line.ts';

/** What a sweep did, as metrics in the embedded format: a check that found nothing says so, too. */
export function emitCounts(sweep: string, counts: Readonly<Record<string, number>>, nowMs: number): void {
  const metrics = {
    Namespace: alarmNamespace,
    Dimensions: [['sweep']],
    Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' })),
  };
  writeLogLine({ _aws: { Timestamp: nowMs, CloudWatchMetrics: [metrics] }, sweep, ...counts });
}
