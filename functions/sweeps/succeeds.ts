import { raiseAlarm } from '../runtime/alarm.ts';

interface SweepFacts {
  sweep: string;
  nowMs: () => number;
}

/** Tells whether the work succeeded. A failure is reported to an operator, and the next sweep finds the item again. */
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
