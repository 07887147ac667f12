import { alarmNamespace } from './alarm.ts';

/** What a sweep did, as metrics in the embedded format: a check that found nothing says so, too. */
export function emitCounts(sweep: string, counts: Readonly<Record<string, number>>, nowMs: number): void {
  console.log(
    JSON.stringify({
      _aws: {
        Timestamp: nowMs,
        CloudWatchMetrics: [
          {
            Namespace: alarmNamespace,
            Dimensions: [['sweep']],
            Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' })),
          },
        ],
      },
      sweep,
      ...counts,
    }),
  );
}
