import { raiseAlarm } from '../runtime/alarm.ts';

interface SweepFacts {
  sweep: string;
  nowMs: () => number;
}

/** Whether the work came to its end. When not, an operator is told, and the next sweep finds the item again. */
export async function succeeds({ sweep, nowMs }: SweepFacts, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown';
    raiseAlarm('sweep-fault', { sweep, reason }, nowMs());
    return false;
  }
}

/** Does the work for each item found. One that fails does not keep the others waiting. */
export async function forEachItem<T>(
  items: AsyncIterable<T>,
  facts: SweepFacts,
  work: (item: T) => Promise<void>,
): Promise<{ found: number; failed: number }> {
  const counts = { found: 0, failed: 0 };
  for await (const item of items) {
    counts.found += 1;
    if (!(await succeeds(facts, () => work(item)))) counts.failed += 1;
  }
  return counts;
}
