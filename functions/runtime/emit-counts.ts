import { alarmNamespace } from '#shared/contract/alarms.ts';
import { stageName } from './environment.ts';
import { writeLogLine } from './log-line.ts';

/**
 * What a sweep did, on one line: a check that found nothing says so, too. Every name of a metric is paid for by the month,
 * so only what shows that all is not well becomes one, for all sweeps together; the line tells which and how many.
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
