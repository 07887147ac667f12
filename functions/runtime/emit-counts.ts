import { alarmNamespace } from '#shared/contract/alarms.ts';
import { stageName } from './environment.ts';
import { writeLogLine } from './log-line.ts';

/**
 * Logs the result of a sweep on one line, even if it found nothing. Each metric name costs money per month, so only
 * problems become metrics, summed over all sweeps; the line has the details.
 */
export function emitCounts(sweep: string, counts: Readonly<Record<string, number>>, nowMs: number): void {
  const metrics = {
    Namespace: alarmNamespace,
    Dimensions: [['stage']],
    Metrics: ['itemsFailed', 'itemsLeft'].map((Name) => ({ Name, Unit: 'Count' })),
  };
  writeLogLine({
    _aws: { Timestamp: nowMs, CloudWatchMetrics: [metrics] },
    stage: stageName(),
    kind: 'sweep',
    sweep,
    itemsFailed: sumOf(counts, /^failed$|Failed$/),
    itemsLeft: sumOf(counts, /^left$|Left$/),
    counts,
  });
}

const sumOf = (counts: Readonly<Record<string, number>>, names: RegExp): number =>
  Object.entries(counts).reduce((sum, [name, count]) => (names.test(name) ? sum + count : sum), 0);
