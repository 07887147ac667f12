import { raiseAlarm } from '../runtime/alarm.ts';

/**
 * Does the work for each item found. One that fails is told to an operator and does not keep the others waiting; it is
 * found again by the next sweep.
 */
export async function forEachItem<T>(
  items: AsyncIterable<T>,
  { sweep, nowMs }: { sweep: string; nowMs: () => number },
  work: (item: T) => Promise<void>,
): Promise<{ found: number; failed: number }> {
  const counts = { found: 0, failed: 0 };
  for await (const item of items) {
    counts.found += 1;
    try {
      await work(item);
    } catch (error) {
      counts.failed += 1;
      const reason = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown';
      raiseAlarm('sweep-fault', { sweep, reason }, nowMs());
    }
  }
  return counts;
}
