import { realPacing, TryAgain, untilDone } from '../runtime/pacing.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { type TransactItem, transact } from './transact.ts';

interface Transaction {
  items: TransactItem[];
  /** Called only after a lost answer and failed conditions: tells whether the transaction had succeeded. */
  wasDone: () => Promise<boolean>;
}

export type Known = { kind: 'written' } | { kind: 'refused'; at: readonly number[] };

/** For a transaction decided by its conditions alone: it is repeated after conflicts and lost answers. */
export async function transactUntilKnown(dynamo: Dynamo, { items, wasDone }: Transaction): Promise<Known> {
  let answerLost = false;
  return untilDone<Known>(realPacing, async () => {
    const written = await transact(dynamo, items);
    if (written.kind === 'refused' && answerLost && (await wasDone())) return { kind: 'written' };
    if (written.kind === 'written' || written.kind === 'refused') return written;
    answerLost ||= written.kind === 'unknown';
    return new TryAgain(written);
  });
}
